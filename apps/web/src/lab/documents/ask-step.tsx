import { limits } from '@toolbench/contracts/limits.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { AnswerView, PendingView } from './answer-view.tsx';
import type { ShowPlace } from './place.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { Wizard } from './use-wizard.ts';
import { Conversation } from '../wizard/conversation.tsx';
import { QuestionForm } from '../wizard/question-form.tsx';

interface AskStepProps {
  readonly wizard: Wizard;
  readonly onShow: ShowPlace;
}

/** Step 5: questions and their answers, the newest on top; earlier ones go along with the next. */
export function AskStep({ wizard, onShow }: AskStepProps) {
  const { ask: t } = useTexts({ zh, en });
  const { work, busy, pending, typed, ask, clearTurns } = wizard;
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
      <Conversation
        texts={t}
        turns={work.turns}
        show={(turn) => <AnswerView turn={turn} onShow={onShow} />}
        pending={pending && <PendingView pending={pending} onShow={onShow} />}
        canClear={busy === null}
        onClear={clearTurns}
      />
    </>
  );
}
