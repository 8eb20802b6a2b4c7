import type {
  AssistantMessage,
  ChatResponse,
  ProjectState,
  RefusedChange,
} from '@toolbench/contracts/assistant/assistant.ts';

export const noProject: ProjectState = {
  initialized: false,
  originalDescription: '',
  codeStructure: '',
  files: {},
  modificationHistory: [],
  currentVersion: 0,
};

/** A file of the answer that is being written. */
interface FileProgress {
  readonly path: string;
  readonly state: 'writing' | 'written' | 'edited' | 'deleted';
}

/** The answer that is on its way. */
export interface PendingAnswer {
  readonly text: string;
  readonly files: readonly FileProgress[];
}

export interface ShownMessage extends AssistantMessage {
  readonly refused?: readonly RefusedChange[] | undefined;
  readonly engineHost?: string | undefined;
}

export interface Conversation {
  readonly messages: readonly ShownMessage[];
  readonly project: ProjectState;
  /** While it is there, nothing else can be sent. */
  readonly pending: PendingAnswer | null;
}

export const noConversation: Conversation = { messages: [], project: noProject, pending: null };

export const nothingYet: PendingAnswer = { text: '', files: [] };

/** What an event of the answer adds to what is shown of it. */
export function withChatEvent(pending: PendingAnswer, event: string, data: unknown): PendingAnswer {
  if (event === 'text') return { ...pending, text: pending.text + (data as { text: string }).text };
  if (event !== 'file') return pending;
  const { path, state } = data as FileProgress;
  const others = pending.files.filter((file) => file.path !== path);
  return { ...pending, files: [...others, { path, state }] };
}

const marker = /修改完成|modification complete/i;

/**
 * The project after an answer. An answer that says that a modification is complete keeps what the project is and where it
 * came from, and brings files, history and version only.
 */
export function projectAfter(before: ProjectState, { response, projectState }: ChatResponse): ProjectState {
  if (projectState === undefined) return before;
  if (!before.initialized || !marker.test(response.content)) return { ...projectState, initialized: true };
  const { files, codeStructure, modificationHistory, currentVersion, model } = projectState;
  const { initialized, originalDescription, previewId } = before;
  return {
    initialized,
    originalDescription,
    codeStructure,
    files,
    modificationHistory,
    currentVersion,
    ...(previewId !== undefined && { previewId }),
    ...(model && { model }),
  };
}

interface MessageParts {
  readonly id: string;
  readonly timestamp: string;
}

export const userMessage = (parts: MessageParts, content: string): ShownMessage => ({
  ...parts,
  role: 'user',
  content,
});

export const errorMessage = (parts: MessageParts, content: string): ShownMessage => ({
  ...parts,
  role: 'assistant',
  content,
  isError: true,
});

/** An answer as it is shown; `before` is the version that there was when it was asked for. */
export function answerMessage(parts: MessageParts, answer: ChatResponse, before: number): ShownMessage {
  const { content, actions, requiresConfirmation, requirement, refused } = answer.response;
  const made = answer.projectState?.currentVersion ?? 0;
  return {
    ...parts,
    role: 'assistant',
    content,
    actions,
    requiresConfirmation,
    requirement,
    refused,
    cost: answer.cost,
    usage: answer.usage,
    engine: answer.engine,
    engineHost: answer.engine_host,
    ...(made > before && { version: made }),
  };
}

/** What was asked last and only got an error, to be asked again; null where nothing was. */
export function failedQuestion(messages: readonly ShownMessage[]): string | null {
  const [asked, answer] = messages.slice(-2);
  return answer?.isError && asked.role === 'user' ? asked.content : null;
}

/** What is sent along of the conversation: its last messages, without errors. */
export function historyOf(
  messages: readonly ShownMessage[],
  most: number,
): { role: 'user' | 'assistant'; content: string }[] {
  return messages
    .filter(({ isError, content }) => !isError && content.trim() !== '')
    .slice(-most)
    .map(({ role, content }) => ({ role, content }));
}

const confirming = /^confirm requirement: [^]*\nstart generating code$/;

/** The sentences of a message that can be said next as they stand. */
export function sayable({ actions = [] }: ShownMessage): readonly string[] {
  const sentences = actions.find(({ type }) => type === 'say')?.sentences;
  return Array.isArray(sentences) ? sentences.filter((sentence) => typeof sentence === 'string') : [];
}

/** A conversation as the server has it: what a press of the confirm button said is no message of its own. */
export const restoredMessages = (messages: readonly AssistantMessage[]): AssistantMessage[] =>
  messages.filter(({ role, content }) => role !== 'user' || !confirming.test(content));

/** Whether the message still asks to be confirmed: only the newest one that does. */
export function asksForConfirmation(messages: readonly ShownMessage[], message: ShownMessage): boolean {
  if (!message.requiresConfirmation || message.confirmed) return false;
  return messages.findLast(({ requiresConfirmation }) => requiresConfirmation) === message;
}
