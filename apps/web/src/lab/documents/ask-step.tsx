import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { AnswerView, PendingView } from './answer-view.tsx';
import type { ShowPlace } from './place.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { Wizard } from './use-wizard.ts';
import { QuestionForm } from '../wizard/question-form.tsx';
import styles from '../wizard/wizard.module.css';
import results from '../wizard/results.module.css';

interface AskStepProps {
  readonly wizard: Wizard;
  readonly onShow: ShowPlace;
}

/** Step 5: questions and their answers, the newest on top; earlier ones go along with the next. */
export function AskStep({ wizard, onShow }: AskStepProps) {
  const { ask: t } = useTexts({ zh, en });
  const { work, busy, pending, typed, ask, clearTurns } = wizard;
  const newestFirst = work.turns.map((turn, index) => ({ ...turn, index })).reverse();
  return (
    <>
      <QuestionForm
        texts={t}
        maxLength={limits.documents.questionCharacters}
        question={typed.values.question}
        onChange={(question) => typed.set({ question })}
        isReady={busy === null && work.vectorCount > 0}
        onAsk={ask}
      />
      <section className={results.results} aria-label={t.conversation}>
        {pending && <PendingView pending={pending} onShow={onShow} />}
        {newestFirst.map(({ index, ...turn }) => (
          <AnswerView key={index} turn={turn} onShow={onShow} />
        ))}
        {newestFirst.length === 0 && !pending && <p className={styles.note}>{t.empty}</p>}
        {newestFirst.length > 0 && (
          <Button variant="subtle" size="xs" disabled={busy !== null} onClick={clearTurns}>
            {t.clear}
          </Button>
        )}
      </section>
      <p className="visually-hidden" role="status">
        {!pending && work.turns.length > 0 && t.answerReady}
      </p>
    </>
  );
}
