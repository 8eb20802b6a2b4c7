import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import type { AssistantMessage, ChatRequest } from '@toolbench/contracts/assistant/assistant.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import type { Selectable } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import type { Files } from './manifest.ts';

type SessionRow = Selectable<Schema['assistant_sessions']>;
export type VersionRow = Selectable<Schema['assistant_versions']>;

/** A card as it was after a sentence. */
export interface CardStep {
  readonly model: AppModel;
  readonly description: string;
  readonly said: string;
}

/** A wish that is asked about before it is done. */
interface Widening {
  readonly message: string;
  readonly commands?: ChatRequest['commands'];
  readonly changesThis?: boolean | undefined;
  readonly lines: readonly string[];
}

/** What waits to be confirmed. Without a model of the app, the description is all there is. */
interface PendingRequirement {
  readonly description: string;
  readonly model?: AppModel | undefined;
  /** Number of the message that asks. */
  readonly message: number;
  /** What was asked of the app that is there and would let more people see or change data, and that in words. */
  readonly asked?: Widening | undefined;
  /** The sentence that means a new app or a change to the one that is there, where it was asked which. */
  readonly newOrChange?: string | undefined;
  /** The sentence that led to this model; absent where it is the description. */
  readonly said?: string | undefined;
  /** Cards before this one, the newest last, and those that were undone, the next one first. */
  readonly past?: readonly CardStep[] | undefined;
  readonly future?: readonly CardStep[] | undefined;
}

/** Whether a question about the app that is there is open, which any other message or change of it closes. */
export const isQuestion = (pending: StoredSession['pending']): boolean =>
  pending?.asked !== undefined || pending?.newOrChange !== undefined;

export interface StoredSession extends Omit<SessionRow, 'stack' | 'model' | 'pending' | 'repairs'> {
  readonly stack: TechStack;
  readonly model: AppModel | null;
  readonly pending: PendingRequirement | null;
  readonly repairs: readonly string[];
}

/** A version without its files. */
export interface StoredVersion extends Omit<VersionRow, 'session_id' | 'stack' | 'model' | 'manifest'> {
  readonly stack: TechStack;
  readonly model: AppModel | null;
  readonly files: number;
}

export interface NewVersion {
  readonly files: Files;
  readonly description: string;
  readonly madeBy: VersionRow['made_by'];
  readonly restoredFrom?: number | undefined;
  readonly stack: TechStack;
  readonly model: AppModel | null;
}

/** Everything that one answer changes, written down together or not at all. */
export interface Commit {
  readonly now: number;
  /** The version that it was made from; a newer one refuses it. */
  readonly on: number;
  readonly version?: NewVersion | undefined;
  readonly session?: Partial<
    Pick<StoredSession, 'title' | 'description' | 'stack' | 'model' | 'pending' | 'repairs' | 'first_version'>
  >;
  /** Without ids: those are their numbers. */
  readonly messages?: readonly Omit<AssistantMessage, 'id'>[];
  /** Number of a message that is confirmed by it. */
  readonly confirms?: number | undefined;
}

/** For a column that may be null. */
export const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
/** PostgreSQL has no NUL in a text. */
export const plain = (text: string) => text.replaceAll('\0', '');
const parsed = <Value>(text: string | null) => (text === null ? null : (JSON.parse(text) as Value));

export const sessionOf = ({ stack, model, pending, repairs, ...row }: SessionRow): StoredSession => ({
  ...row,
  stack: JSON.parse(stack) as TechStack,
  model: parsed<AppModel>(model),
  pending: parsed<PendingRequirement>(pending),
  repairs: JSON.parse(repairs) as string[],
});

export const entriesOf = (manifest: string) => JSON.parse(manifest) as [string, string][];

export const versionOf = ({ session_id: _, stack, model, manifest, ...row }: VersionRow): StoredVersion => ({
  ...row,
  stack: JSON.parse(stack) as TechStack,
  model: parsed<AppModel>(model),
  files: entriesOf(manifest).length,
});
