import { limits } from '@toolbench/contracts/limits.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import styles from './code-card.module.css';
import { codeLanguages } from '../../engine/code/language.ts';
import type { Engine } from '../../engine/index.ts';
import { valueOf } from '../outcome.tsx';
import { useWords } from '../use-words.tsx';
import type { options } from '../../options.ts';
import { regex } from '../../tool.ts';
import { ExplanationCard } from './explanation-card.tsx';
import type { useRegex, RegexState } from '../use-regex.tsx';

/** What the pattern means, and how it is written in other languages. */
export default function PatternCards({ state }: { readonly state: ReturnType<typeof useRegex> }) {
  return (
    <>
      <ExplanationCard state={state} />
      <CodeCard state={state} />
    </>
  );
}

/** What the open tab does, as a few lines of another language, and what differs there. */
function CodeCard({ state }: { readonly state: RegexState }) {
  const t = useWords();
  const language = useLanguage();
  const coder = useTool<Engine, typeof options>(regex);
  const { mode, expression, replacement } = state;
  const { pattern, flags } = expression;
  const chosen = coder.options.language;
  const task = mode === 'extract' ? 'match' : mode;
  const { rerunDelayMs } = limits.regex;

  useLive([], [pattern, flags, replacement, task, chosen], rerunDelayMs, () => {
    void coder.run('code', undefined, { options: { pattern, flags, replacement, task } });
  });

  const { text = '', notes = [] } = valueOf(coder.outcome, 'code') ?? {};
  const source = String(text);
  return (
    <Card
      title={t.code}
      aside={
        <>
          <Segments
            aria-label={regex.options.language.label[language]}
            values={codeLanguages}
            nameOf={(one) => regex.options.language.names?.[one]?.[language] ?? one}
            value={chosen}
            onChange={(next) => coder.setOption('language', next)}
          />
          <CopyButton text={() => source} disabled={source === ''} />
        </>
      }
    >
      {source === '' ? (
        <p className={styles.hint}>{t.codeHint}</p>
      ) : (
        <pre className={styles.code} role="group" tabIndex={0} aria-label={t.code}>
          {source}
        </pre>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{t.notes[note]}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
