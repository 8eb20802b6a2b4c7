import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type {
  EarlierTurn,
  GlossaryTerm,
  VoiceErrorCode,
  VoiceLanguage,
  VoiceStage,
} from '@toolbench/contracts/voice.ts';
import type { ChatPort, SpeakPort, TranscribePort } from '../ports.ts';

/** Who does what in a turn. Where translation or speech is absent, the phrase book does it, within the book. */
export interface TurnEngines {
  readonly recognition: TranscribePort | undefined;
  readonly translation: ChatPort | undefined;
  readonly speech: SpeakPort | undefined;
  /** The speech of a phrase, made beforehand; nothing where it is missing. */
  readonly phraseSpeech: (id: string, language: VoiceLanguage) => Promise<Uint8Array | undefined>;
}

/** What was said, recorded or typed. */
export type Said =
  | {
      readonly kind: 'audio';
      readonly audio: Uint8Array;
      readonly mediaType: string;
      /** Voice in it, where that is known. */
      readonly voicedMs?: number | undefined;
      /** It was taken for a whisper, which noise may be as well. */
      readonly isWhispered?: boolean | undefined;
    }
  | { readonly kind: 'text'; readonly text: string };

export interface Direction {
  readonly sourceLanguage: VoiceLanguage;
  readonly targetLanguage: VoiceLanguage;
}

export interface Turn extends Direction {
  readonly said: Said;
  readonly glossary: readonly GlossaryTerm[];
  /** Either of the two languages may have been spoken. */
  readonly tellsApart?: boolean;
  /** What was said before, oldest first. */
  readonly earlier: readonly EarlierTurn[];
}

/** What a turn tells while it runs. `text` of a partial event replaces the one before. */
export type TurnEvent =
  | { readonly kind: 'stage'; readonly stage: VoiceStage }
  | { readonly kind: 'partial'; readonly of: 'transcription' | 'translation'; readonly text: string }
  | { readonly kind: 'transcription' | 'translation'; readonly text: string }
  | { readonly kind: 'language'; readonly language: VoiceLanguage }
  | { readonly kind: 'speech'; readonly bytes: Uint8Array; readonly part: number; readonly isLast: boolean };

/** Why a turn did not succeed. `error`: what the engine of that stage failed with. */
export interface TurnProblem {
  readonly code: VoiceErrorCode;
  readonly stage?: VoiceStage;
  readonly error?: AiError;
}

/** Milliseconds after the turn was spoken. */
export interface TurnTimes {
  transcription?: number;
  firstWord?: number;
  translation?: number;
  firstSound?: number;
}

export type TurnEnd =
  | { readonly kind: 'done'; readonly times: TurnTimes; readonly costUsd: number | undefined }
  | { readonly kind: 'failed'; readonly problem: TurnProblem }
  | { readonly kind: 'cancelled' };

/** The time of one stage. */
export interface StageLimit {
  /** Aborted when the time is over or the turn is cancelled. */
  readonly signal: AbortSignal;
  /** The stage is in time, or over: only cancelling ends it now. */
  readonly met: () => void;
}

export interface TurnParts {
  readonly engines: TurnEngines;
  readonly emit: (event: TurnEvent) => void;
  /** Milliseconds since the turn was spoken. */
  readonly elapsedMs: () => number;
  readonly limitStage: (stage: VoiceStage) => StageLimit;
  /** Aborted when the turn is cancelled. */
  readonly cancelled: AbortSignal;
  /** Which of two languages a text is in; undefined where that cannot be told. */
  readonly tellApart: (
    text: string,
    between: readonly [VoiceLanguage, VoiceLanguage],
  ) => Promise<VoiceLanguage | undefined>;
  /** Random for each turn: see translationMessages. */
  readonly mark: string;
}

/** What a stage gives: its value, or why the turn ends with it. */
export type StageResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: TurnProblem };
