import { Button } from '@mantine/core';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { asksForConfirmation, failedQuestion } from './conversation.ts';
import { Composer } from './composer.tsx';
import { MessageView, PendingView } from './message-view.tsx';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import type { ConversationState } from './use-conversation.ts';
import { useNewestInView } from './use-newest-in-view.ts';
import styles from '../assistant.module.css';

interface ConversationPanelProps {
  readonly conversation: ConversationState;
  /** Begins a new conversation with a sentence. */
  readonly onNewApp: (message: string) => void;
}

/** The conversation: its messages, the newest below, and where the next is written. */
export function ConversationPanel({ conversation, onNewApp }: ConversationPanelProps) {
  const t = useTexts({ zh, en });
  const {
    messages,
    pending,
    isRestoring,
    restoreFailure,
    restoreAgain,
    send,
    retry,
    confirm,
    keepDraft,
    stop,
    requestOf,
  } = conversation;
  const isBusy = pending !== null;
  const isEmpty = !isRestoring && restoreFailure === null && messages.length === 0 && !isBusy;
  const canRetry = !isBusy && failedQuestion(messages) !== null;
  const list = useNewestInView(messages.length, pending);
  // What was pressed goes away: the keyboard goes on from the conversation.
  const focusList = () => list.current?.focus({ preventScroll: true });
  return (
    <section className={styles.conversation} aria-label={t.conversation}>
      <div className={styles.messages} ref={list} role="log" aria-label={t.conversation} tabIndex={0}>
        {isRestoring && <p className={styles.hint}>{t.restoring}</p>}
        {restoreFailure && <LoadFailure failure={restoreFailure} onRetry={restoreAgain} />}
        {isEmpty && (
          <Beginnings
            onChoose={(example) => {
              focusList();
              void send(example);
            }}
          />
        )}
        {messages.map((message) => (
          <MessageView
            key={message.id}
            message={message}
            isAsking={asksForConfirmation(messages, message)}
            isBusy={isBusy}
            isGenerating={isBusy && message === messages.at(-1)}
            onConfirm={(draft) => {
              focusList();
              void confirm(message.id, draft);
            }}
            onEdit={(draft) => keepDraft(message.id, draft)}
            onKind={
              !isBusy && message === messages.at(-1)
                ? (kind) => {
                    focusList();
                    const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
                    void send(t.ofKind({ kind, asked }));
                  }
                : null
            }
            onApp={
              !isBusy && message === messages.at(-1)
                ? (isNew) => {
                    focusList();
                    const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
                    if (isNew) onNewApp(asked);
                    else void send(asked, { changesThis: true });
                  }
                : null
            }
            onWiden={
              !isBusy && message === messages.at(-1)
                ? () => {
                    focusList();
                    void send(t.confirmWidening);
                  }
                : null
            }
            onRetry={
              canRetry && message === messages.at(-1)
                ? () => {
                    focusList();
                    void retry();
                  }
                : null
            }
          />
        ))}
        {pending && <PendingView pending={pending} />}
      </div>
      <Composer
        isBusy={isBusy}
        canUndo={messages.length > 0}
        isReady={!isRestoring && restoreFailure === null}
        requestOf={requestOf}
        onSend={(message) => void send(message)}
        onStop={stop}
      />
    </section>
  );
}

function Beginnings({ onChoose }: { readonly onChoose: (example: string) => void }) {
  const t = useTexts({ zh, en });
  return (
    <div className={styles.beginnings}>
      <p>{t.empty}</p>
      {t.examples.map((example) => (
        <Button key={example} variant="default" size="xs" onClick={() => onChoose(example)}>
          {example}
        </Button>
      ))}
    </div>
  );
}
