import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { OutOfReach } from '../language/read/out-of-reach.ts';
import type { Commanded } from '../model/commands.ts';

/** A request that was read without a model. */
export type ReadRequest =
  | {
      readonly understood: true;
      readonly model: AppModel;
      /** 0 to 1. */
      readonly confidence: number;
      /** What was not said and taken for granted. */
      readonly assumptions: readonly Bilingual[];
      /** Words of the request that nothing in the app comes from: not understood, or nothing that can be made. */
      readonly unused: readonly string[];
    }
  /** `beyond`: what it asks for, where no app of pages and records can be that. */
  | { readonly understood: false; readonly beyond?: OutOfReach; readonly isTooLong?: boolean };

/** Why a sentence was given up that nobody could wait for. */
export const tooLongToRead: Bilingual = {
  zh: `这段话读了 ${limits.assistant.readingMs / 1_000} 秒还没有读完，没有改动。请分成几句短的来说。`,
  en: `This could not be read within ${limits.assistant.readingMs / 1_000} seconds, so nothing has changed. Please say it in a few shorter sentences.`,
};

export type ChangedModel =
  | {
      readonly ok: true;
      readonly model: AppModel;
      readonly changes: readonly Bilingual[];
      /** Parts of the sentence that were left out because they wish for nothing that is known. */
      readonly unused?: readonly string[];
      /** Words of it that were read as others. */
      readonly assumptions?: readonly Bilingual[];
    }
  | { readonly ok: false; readonly reason: Bilingual; readonly suggestions: readonly Bilingual[] };

/** Reads what people write. No sentence can hold up whoever waits for something else: reading has its time. */
export interface SentenceReader {
  /** `today` (YYYY-MM-DD) is the day that example dates lie around. */
  readonly readRequest: (sentence: string, options: { readonly today: string }) => Promise<ReadRequest>;
  readonly changeModel: (model: AppModel, sentence: string) => Promise<ChangedModel>;
}

/** Rules and templates that make apps without a model. All of it is pure, and equal arguments give equal answers. */
export interface BlueprintEngine extends SentenceReader {
  /** Carries commands out, all of them or none. */
  readonly runCommands: (model: AppModel, commands: readonly AppCommand[]) => Commanded;
  /** What does not fit together in a model that people edited; nothing where all does. */
  readonly checkModel: (model: AppModel) => readonly Bilingual[];
  readonly generate: (model: AppModel, stack: TechStack) => ReadonlyMap<string, string>;
}
