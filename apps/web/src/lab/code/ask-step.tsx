import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { AnswerView, PendingView } from './answer-view.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { Wizard } from './use-wizard.ts';
import { isVectorized } from './work.ts';
import { QuestionForm } from '../wizard/question-form.tsx';
import styles from '../wizard/wizard.module.css';
import results from '../wizard/results.module.css';
import code from './code.module.css';

/** Step 3: questions and their answers, the newest on top. */
export function AskStep({ wizard }: { readonly wizard: Wizard }) {
  const { ask: t } = useTexts({ zh, en });
  const { work, busy, pending, question, setQuestion, ask, clearTurns } = wizard;
  const isReady = busy === null && isVectorized(work);
  const newestFirst = work.turns.map((turn, index) => ({ ...turn, index })).reverse();
  return (
    <>
      <QuestionForm
        texts={t}
        maxLength={limits.code.questionCharacters}
        question={question}
        onChange={setQuestion}
        isReady={isReady}
        onAsk={ask}
      />
      <div className={code.chips}>
        <span className={styles.hint}>{t.examples}</span>
        {t.exampleQuestions.map((example) => (
          <Button
            key={example}
            variant="default"
            size="compact-sm"
            disabled={!isReady}
            onClick={() => {
              setQuestion(example);
              ask(example);
            }}
          >
            {example}
          </Button>
        ))}
      </div>
      <section className={results.results} aria-label={t.conversation}>
        {pending && <PendingView pending={pending} />}
        {newestFirst.map(({ index, ...turn }) => (
          <AnswerView key={index} turn={turn} />
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
