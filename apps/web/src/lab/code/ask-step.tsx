import { Button, Textarea } from '@mantine/core';
import { MessageCircleQuestion } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import { enterRuns } from '@toolbench/ui/enter-runs.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { AnswerView, PendingView } from './answer-view.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { Wizard } from './use-wizard.ts';
import { isVectorized } from './work.ts';
import styles from '../wizard/wizard.module.css';
import results from '../wizard/results.module.css';
import code from './code.module.css';

/** Step 3: questions and their answers, the newest on top. */
export function AskStep({ wizard }: { readonly wizard: Wizard }) {
  const { ask: t } = useTexts({ zh, en });
  const { work, busy, pending, question, setQuestion, ask, clearTurns } = wizard;
  const isReady = busy === null && isVectorized(work);
  const asked = question.trim();
  const submit = () => {
    if (isReady && asked !== '') ask(asked);
  };
  const newestFirst = work.turns.map((turn, index) => ({ ...turn, index })).reverse();
  return (
    <>
      <form
        className={styles.askForm}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Textarea
          label={t.question}
          placeholder={t.placeholder}
          rows={2}
          maxLength={limits.code.questionCharacters}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          onKeyDown={enterRuns(submit)}
        />
        <Button
          type="submit"
          leftSection={<MessageCircleQuestion size={16} aria-hidden />}
          disabled={!isReady || asked === ''}
        >
          {t.action}
        </Button>
      </form>
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
