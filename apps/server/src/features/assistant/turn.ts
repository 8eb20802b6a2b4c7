import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import type { AssistantAction, ChatRequest, RefusedChange } from '@toolbench/contracts/assistant/assistant.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import type { Said } from '@toolbench/lab/assistant/conversation/said.ts';
import { conversationTexts } from '@toolbench/lab/assistant/conversation/texts.ts';
import type { Language } from '@toolbench/lab/assistant/conversation/language.ts';
import type { TurnEvent } from '@toolbench/lab/assistant/conversation/model-turn.ts';
import type { ChatPort } from '@toolbench/lab/ports.ts';
import type { Files } from './manifest.ts';
import type { Commit, StoredSession } from './stored.ts';

/** Everything that an answer is made from. */
export interface Turn {
  readonly session: StoredSession;
  readonly request: ChatRequest;
  /** The newest version's; none before the first. */
  readonly files: Files;
  /** Paths that the newest version changed. */
  readonly recent: readonly string[];
  /** The nearest one to what was asked that can be. */
  readonly stack: TechStack;
  readonly language: Language;
  /** The chat model; undefined where none is configured or none is wanted. */
  readonly port: ChatPort | undefined;
  /** The model that was chosen in the lab. */
  readonly model: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** What an answer says and changes; nothing is written down yet. */
export interface Outcome extends Pick<Commit, 'version' | 'session' | 'confirms'> {
  readonly content: string;
  readonly actions?: readonly AssistantAction[];
  readonly requirement?: AppModel | undefined;
  readonly requiresConfirmation?: boolean;
  readonly refused?: readonly RefusedChange[];
  readonly engine: string;
  readonly engineHost?: string | undefined;
  readonly cost?: number | undefined;
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number; readonly estimated: boolean };
  readonly failure?: AiError | undefined;
  /** The message of what went wrong; `content` says it in full. */
  readonly error?: string;
}

export type Work = AsyncGenerator<TurnEvent, Outcome>;

export const textsOf = ({ language }: Pick<Turn, 'language'>) => conversationTexts[language];

/** What the rules and templates answer: it costs nothing. */
export const byBlueprint = (content: string, more: Omit<Partial<Outcome>, 'content'> = {}): Outcome => ({
  content,
  engine: 'blueprint',
  cost: 0,
  ...more,
});

/** An answer that lists what can be said next; without any sentence it lists nothing. */
export const bySaid = ({ content, sentences }: Said, more: Omit<Partial<Outcome>, 'content'> = {}): Outcome => {
  const says: AssistantAction[] = sentences.length > 0 ? [{ type: 'say', sentences }] : [];
  return byBlueprint(content, { ...more, actions: [...says, ...(more.actions ?? [])] });
};

/** Words before an answer, each a paragraph. */
export const paragraphs = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('\n\n');
