import { useCallback, useEffect, useRef, useState } from 'react';
import type { AppModel } from '@toolbench/contracts/app-model.ts';
import type {
  AssistantAction,
  ChatRequest,
  ChatResponse,
  Finding,
  MadeVersion,
} from '@toolbench/contracts/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import type { LabAnswer } from '../lab-call.ts';
import { loadSession, sendChat } from './assistant-calls.ts';
import type { Choices } from './choices.ts';
import {
  answerMessage,
  errorMessage,
  historyOf,
  noConversation,
  noProject,
  nothingYet,
  projectAfter,
  userMessage,
  withChatEvent,
  type Conversation,
} from './conversation.ts';
import { failureText } from './failure-text.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** What goes with a message besides its words. */
interface Extra {
  /** A confirmation: the project begins anew with this requirement. */
  readonly requirement?: AppModel;
  readonly findings?: readonly Finding[];
}

interface ConversationOptions {
  readonly sessionId: string;
  readonly choices: Choices;
  readonly onActions: (actions: readonly AssistantAction[]) => void;
}

const stamp = () => ({ id: crypto.randomUUID(), timestamp: new Date().toISOString() });

/** The conversation of a session: restored when it is opened, one message under way at a time. */
export function useConversation({ sessionId, choices, onActions }: ConversationOptions) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  const [state, setState] = useState<Conversation>(noConversation);
  const [isRestoring, setIsRestoring] = useState(true);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => {
    let isGone = false;
    void loadSession(sessionId, language).then((answer) => {
      if (isGone) return;
      // A session that does not exist yet begins clean.
      const session = answer.ok ? answer.value.session : undefined;
      if (session) setState({ messages: session.chatHistory, project: session.projectState, pending: null });
      setIsRestoring(false);
    });
    return () => {
      isGone = true;
      controller.current?.abort();
    };
    // The language of the moment: another one is no other conversation.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [sessionId]);

  const requestOf = useCallback(
    (message: string, { requirement, findings }: Extra = {}): ChatRequest => ({
      sessionId,
      message,
      techStack: choices.stack,
      cloudProvider: { value: choices.provider, label: t.providers[choices.provider] },
      deploymentPlan: { value: choices.plan, label: t.plans[choices.plan] },
      chatHistory: historyOf(state.messages, limits.assistant.historyMessages),
      // The server has the files; sending them back would only cost time.
      projectState: requirement ? noProject : { ...state.project, files: {} },
      projectPath: null,
      ...(requirement && { requirement }),
      ...(findings && { findings: [...findings] }),
      ...(choices.engine === 'blueprint' && { engine: 'blueprint' as const }),
    }),
    [sessionId, choices, state.messages, state.project, t],
  );

  const take = (answer: LabAnswer<ChatResponse>, isGeneration: boolean): boolean => {
    const isDone = answer.ok && answer.value.success;
    setState((before) => {
      const message = isDone
        ? answerMessage(stamp(), answer.value)
        : errorMessage(stamp(), failureText(answer, t.errors, isGeneration));
      return {
        messages: [...before.messages, message],
        project: isDone ? projectAfter(before.project, answer.value) : before.project,
        pending: null,
      };
    });
    if (isDone) onActions(answer.value.response.actions);
    return isDone;
  };

  const ask = async (request: ChatRequest): Promise<LabAnswer<ChatResponse> | null> => {
    const { signal } = (controller.current = new AbortController());
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

  const send = async (text: string, extra: Extra = {}) => {
    const message = text.trim();
    if (message === '' || state.pending) return;
    setState((before) => ({ ...before, messages: [...before.messages, userMessage(stamp(), message)] }));
    const answer = await ask(requestOf(message, extra));
    if (answer) take(answer, extra.findings !== undefined);
  };

  /** Marks the message as confirmed and has its requirement generated; after a failure it can be confirmed again. */
  const confirm = async (id: string, requirement: AppModel) => {
    if (state.pending) return;
    const mark = (confirmed: boolean) =>
      setState((before) => ({
        ...before,
        messages: before.messages.map((message) =>
          message.id === id ? { ...message, confirmed, requirement } : message,
        ),
      }));
    mark(true);
    const { description } = requirement;
    const message = `confirm requirement: ${description}\nstart generating code`;
    const answer = await ask(requestOf(message.slice(0, limits.assistant.messageCharacters), { requirement }));
    if (!answer || !take(answer, true)) mark(false);
  };

  return {
    ...state,
    isRestoring,
    send,
    confirm,
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
