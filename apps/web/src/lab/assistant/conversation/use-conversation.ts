import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatRequest, ChatResponse, MadeVersion } from '@toolbench/contracts/assistant/assistant.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { LabAnswer } from '../../lab-call.ts';
import { sendChat } from '../assistant-calls.ts';
import { chatRequestOf, confirmation, type Extra } from './chat-request.ts';
import type { Choices } from '../choices.ts';
import {
  answerMessage,
  asksForConfirmation,
  errorMessage,
  failedQuestion,
  noConversation,
  nothingYet,
  projectAfter,
  userMessage,
  withChatEvent,
  type Conversation,
  type ShownMessage,
} from './conversation.ts';
import { failureText } from './failure-text.ts';
import type { Draft } from '../card/requirement-draft.ts';
import { openSession, type OpenedSession } from './session-id.ts';
import { useWords } from '../use-words.ts';
import { restoreFailure, useRestored } from './use-restored.ts';

interface ConversationOptions {
  readonly session: OpenedSession;
  readonly choices: Choices;
  readonly onAnswer: (answer: ChatResponse) => void;
}

const stamp = () => ({ id: crypto.randomUUID(), timestamp: new Date().toISOString() });

/** The conversation of a session: restored when it is opened, one message under way at a time. */
export function useConversation({ session, choices, onAnswer }: ConversationOptions) {
  const { id: sessionId } = session;
  const t = useWords();
  const language = useLanguage();
  const [state, setState] = useState<Conversation>(noConversation);
  const { answer: restored, reload: restoreAgain } = useRestored(session, setState);
  const controller = useRef<AbortController | null>(null);
  /** What went with the message that was sent last. */
  const lastExtra = useRef<Extra>({});

  /** The card as it was edited last, by its message. */
  const draft = useRef<{ readonly id: string; readonly draft: Draft } | null>(null);

  useEffect(() => () => controller.current?.abort(), [sessionId]);

  const { messages, project } = state;
  const requestOf = useCallback(
    (message: string, extra: Extra = {}): ChatRequest =>
      chatRequestOf({ sessionId, choices, texts: t }, { messages, project }, message, extra),
    [sessionId, choices, messages, project, t],
  );

  const take = (answer: LabAnswer<ChatResponse>, isGeneration: boolean): boolean => {
    const isDone = answer.ok && answer.value.success;
    setState((before) => {
      const message = isDone
        ? answerMessage(stamp(), answer.value, before.project.currentVersion)
        : errorMessage(stamp(), failureText(answer, t.errors, isGeneration));
      return {
        messages: [...before.messages, message],
        project: isDone ? projectAfter(before.project, answer.value) : before.project,
        pending: null,
      };
    });
    if (isDone) onAnswer(answer.value);
    return isDone;
  };

  const ask = async (request: ChatRequest): Promise<LabAnswer<ChatResponse> | null> => {
    const { signal } = (controller.current = new AbortController());
    openSession.keep(sessionId);
    setState((before) => ({ ...before, pending: nothingYet }));
    const answer = await sendChat(
      request,
      ({ event, data }) => {
        if (signal.aborted) return;
        setState((before) =>
          before.pending ? { ...before, pending: withChatEvent(before.pending, event, data) } : before,
        );
      },
      { language, signal },
    );
    return signal.aborted ? null : answer;
  };

  const mark = (id: string, change: Partial<ShownMessage>) =>
    setState((before) => ({
      ...before,
      messages: before.messages.map((message) => (message.id === id ? { ...message, ...change } : message)),
    }));

  const deliver = async (request: ChatRequest, { findings }: Extra) => {
    const asking = messages.findLast((message) => asksForConfirmation(messages, message));
    const edited = asking?.id === draft.current?.id ? draft.current?.draft : undefined;
    const requirement = edited?.model;
    const commands = edited?.given ?? [];
    const answer = await ask({
      ...request,
      ...(requirement && { requirement }),
      ...(commands.length > 0 && { commands: [...commands] }),
    });
    if (!answer || !take(answer, findings !== undefined) || !answer.ok || !asking) return;
    // A yes in words has confirmed the card.
    if (answer.value.response.actions.some(({ type }) => type === 'project_updated')) {
      mark(asking.id, { confirmed: true, ...(requirement && { requirement }) });
    }
  };

  const send = async (text: string, extra: Extra = {}) => {
    const message = text.trim();
    if (message === '' || state.pending) return;
    lastExtra.current = extra;
    setState((before) => ({ ...before, messages: [...before.messages, userMessage(stamp(), message)] }));
    await deliver(requestOf(message, extra), extra);
  };

  /** Asks once more what only got an error; the error makes room for the new answer. */
  const retry = async () => {
    const message = failedQuestion(messages);
    if (message === null || state.pending) return;
    setState((before) => ({ ...before, messages: before.messages.slice(0, -1) }));
    const extra = lastExtra.current;
    const earlier = { messages: messages.slice(0, -2), project };
    await deliver(chatRequestOf({ sessionId, choices, texts: t }, earlier, message, extra), extra);
  };

  /** Marks the message as confirmed and has its requirement generated; after a failure it can be confirmed again. */
  const confirm = async (id: string, { model: requirement, given: commands }: Draft) => {
    if (state.pending) return;
    mark(id, { confirmed: true, requirement });
    const answer = await ask(requestOf(confirmation(requirement), { requirement, commands }));
    if (!answer || !take(answer, true)) mark(id, { confirmed: false, requirement });
  };

  return {
    ...state,
    isRestoring: restored === null,
    /** Why the session could not be read; null where it could, or where it is new. */
    restoreFailure: restoreFailure(restored),
    restoreAgain,
    send,
    retry,
    confirm,
    /** Keeps what was edited on the card of a message, so that it goes with whatever is said next. */
    keepDraft: (id: string, edited: Draft) => {
      draft.current = { id, draft: edited };
    },
    requestOf,
    /** Ends the answer that is on its way: the server makes no version of it. */
    stop: () => {
      controller.current?.abort();
      setState((before) => ({ ...before, pending: null }));
    },
    /** A version that was made beside the conversation. */
    takeVersion: ({ projectState }: MadeVersion) => setState((before) => ({ ...before, project: projectState })),
  };
}

export type ConversationState = ReturnType<typeof useConversation>;
