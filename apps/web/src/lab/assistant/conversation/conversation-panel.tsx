import { Button } from '@mantine/core';
import { useEffect, useRef, type RefObject } from 'react';
import { LoadFailure } from '../../load-failure.tsx';
import { asksForConfirmation, failedQuestion } from './conversation.ts';
import { Composer } from './composer.tsx';
import { MessageView, PendingView } from './message-view.tsx';
import { useWords } from '../use-words.ts';
import type { ConversationState } from './use-conversation.ts';
import styles from '../assistant.module.css';

interface ConversationPanelProps {
  readonly conversation: ConversationState;
  /** Begins a new conversation with a sentence. */
  readonly onNewApp: (message: string) => void;
}

/** How far from its end, in CSS pixels, a list still counts as being read at its end. */
const nearEndPx = 120;
const marginPx = 12;

/**
 * Keeps the newest of a list in view: a new one shows from its beginning, one that grows is followed to its end, unless
 * somebody has scrolled up to read.
 */
function useNewestInView(count: number, growing: unknown): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const newest = list.current?.querySelector<HTMLElement>(':scope > article:last-of-type');
    // Not scrollIntoView: the page itself stays where it is.
    if (list.current && newest) list.current.scrollTo({ top: newest.offsetTop - list.current.offsetTop - marginPx });
  }, [count]);
  useEffect(() => {
    if (!list.current || growing === null) return;
    const { scrollHeight, scrollTop, clientHeight } = list.current;
    if (scrollHeight - scrollTop - clientHeight < nearEndPx) list.current.scrollTo({ top: scrollHeight });
  }, [growing]);
  return list;
}

/** The conversation: its messages, the newest below, and where the next is written. */
export function ConversationPanel({ conversation, onNewApp }: ConversationPanelProps) {
  const t = useWords();
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
            onSay={
              !isBusy && message === messages.at(-1)
                ? (sentence) => {
                    focusList();
                    void send(sentence);
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
  const t = useWords();
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
