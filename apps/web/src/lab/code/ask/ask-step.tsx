import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { AnswerView, PendingView } from './answer-view.tsx';
import { useWords } from '../use-words.ts';
import type { Wizard } from '../use-wizard.ts';
import { isVectorized } from '../work.ts';
import { Conversation } from '../../wizard/answers/conversation.tsx';
import { QuestionForm } from '../../wizard/answers/question-form.tsx';
import styles from '../../wizard/wizard.module.css';
import code from '../code.module.css';

/** Step 3: questions and their answers, the newest on top. */
export function AskStep({ wizard }: { readonly wizard: Wizard }) {
  const { ask: t } = useWords();
  const { work, busy, pending, question, setQuestion, ask, clearTurns } = wizard;
  const name = work.project?.name ?? '';
  const isReady = busy === null && isVectorized(work);
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
      <Conversation
        texts={t}
        turns={work.turns}
        show={(turn) => <AnswerView turn={turn} />}
        pending={pending && <PendingView pending={pending} />}
        canClear={busy === null}
        onClear={clearTurns}
        markdown={() =>
          [`# ${name}`, ...work.turns.map((turn) => `## ${turn.question}\n\n${turn.answer.answer}`)].join('\n\n')
        }
        fileName={`${name.replace(/\.\w+$/, '')}.md`}
      />
    </>
  );
}
