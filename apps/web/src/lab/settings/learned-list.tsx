import { Button } from '@mantine/core';
import type { EngineState } from '@toolbench/contracts/ai/ai.ts';
import { lessonTexts } from '@toolbench/contracts/ai/ai-lesson-texts.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import settings from './settings.module.css';

interface LearnedListProps {
  readonly state: EngineState;
  readonly isBusy: boolean;
  readonly onForget: () => void;
}

/** What the refusals of a port's service taught, model by model. */
export function LearnedList({ state: { learned = [] }, isBusy, onForget }: LearnedListProps) {
  const { settings: t } = useTexts({ zh, en });
  const language = useLanguage();
  if (learned.length === 0) return null;
  return (
    <section className={settings.learned} aria-label={t.learned}>
      <strong>{t.learned}</strong>
      <p>{t.learnedNote({ days: limits.ai.learnedDays })}</p>
      <ul>
        {learned.map(({ model, at, shape }) => (
          <li key={model}>
            <code>{model}</code> ·{' '}
            <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleDateString(language)}</time>
            <ul>
              {lessonTexts(shape, language).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Button size="xs" variant="default" disabled={isBusy} onClick={onForget}>
        {t.forget}
      </Button>
    </section>
  );
}
