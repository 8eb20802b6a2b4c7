import { Checkbox } from '@mantine/core';
import type { HeldDocument } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import styles from './passage.module.css';
import { AnswerView, PendingView } from './answer-view.tsx';
import { conversationText } from './conversation-text.ts';
import type { ShowPlace } from '../pages/place.ts';
import { useWords } from '../use-words.ts';
import { SameFile } from '../upload-step.tsx';
import type { Wizard } from '../use-wizard.ts';
import { Conversation } from '../../wizard/answers/conversation.tsx';
import { QuestionForm } from '../../wizard/answers/question-form.tsx';

interface AskStepProps {
  readonly wizard: Wizard;
  readonly documents: readonly HeldDocument[];
  readonly onShow: ShowPlace;
}

/** Besides the open document. */
const mostOthers = limits.documents.askedTogether - 1;

interface AlsoAskedProps {
  /** Those that can be asked, without the open one. */
  readonly documents: readonly HeldDocument[];
  readonly chosen: readonly string[];
  readonly isBusy: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The user's other documents: a question goes to the chosen ones as well. */
function AlsoAsked({ documents, chosen, isBusy, onChange }: AlsoAskedProps) {
  const { also: t } = useWords();
  const isFull = chosen.length >= mostOthers;
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <details className={styles.also}>
      <summary>{chosen.length > 0 ? t.chosen({ count: chosen.length }) : t.title}</summary>
      <div role="group" aria-label={t.title}>
        {documents.map(({ file_id: id, filename }) => {
          const isChosen = chosen.includes(id);
          return (
            <Checkbox
              key={id}
              size="xs"
              label={filename}
              checked={isChosen}
              disabled={isBusy || (isFull && !isChosen)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
          );
        })}
      </div>
      {documents.length > mostOthers && <p>{t.most({ most: mostOthers })}</p>}
    </details>
  );
}

/** Step 5: questions and their answers, the newest on top; earlier ones go along with the next. */
export function AskStep({ wizard, documents, onShow }: AskStepProps) {
  const texts = useWords();
  const { ask: t } = texts;
  const { work, busy, pending, typed, ask, clearTurns } = wizard;
  const { fileId = '', filename = '' } = work.document ?? {};
  const others = documents.filter((held) => held.file_id !== fileId && (held.vector_count ?? 0) > 0);
  // What was deleted meanwhile is asked no more.
  const also = work.also.filter((id) => others.some((held) => held.file_id === id));
  return (
    <>
      {work.turns.length === 0 && <SameFile wizard={wizard} documents={documents} />}
      {others.length > 0 && (
        <AlsoAsked documents={others} chosen={also} isBusy={busy !== null} onChange={wizard.askAlso} />
      )}
      <QuestionForm
        texts={t}
        maxLength={limits.documents.questionCharacters}
        question={typed.values.question}
        onChange={(question) => typed.set({ question })}
        isReady={busy === null && work.vectorCount > 0}
        onAsk={(question) => ask(question, also)}
      />
      <Conversation
        texts={t}
        turns={work.turns}
        show={(turn) => <AnswerView turn={turn} onShow={onShow} />}
        pending={pending && <PendingView pending={pending} onShow={onShow} />}
        canClear={busy === null}
        onClear={clearTurns}
        markdown={() => conversationText(filename, work.turns, texts)}
        fileName={`${filename.replace(/\.\w+$/, '')}.md`}
      />
    </>
  );
}
