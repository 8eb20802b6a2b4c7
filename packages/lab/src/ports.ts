import type { AiError, ToolUse } from '@toolbench/contracts/ai/ai.ts';

/**
 * The lab's four ports to language and speech engines. Services get them as arguments; tests give doubles. A port never
 * throws for what an engine does: failures are values of a closed set (see AiError).
 */
export type AiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: AiError };

/** Which engine answers: shown beside its answers. */
export interface EngineName {
  /** As the service calls it, such as `gpt-4.1-nano`. */
  readonly model: string;
  /** Host of the service, without path; never a key. */
  readonly host: string;
}

/** What a call used. Absent where the service does not say. */
export interface Usage {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
}

/** What every call may carry. */
interface Request {
  /** Ends the call at once: the connection to the service is closed and nothing more is billed. */
  readonly signal?: AbortSignal | undefined;
}

/** A port over a network. */
interface Reached {
  /** A call is about to come: opens a connection for it, so that it need not wait for one. */
  readonly prepare?: () => void;
}

/** What a finished call took. */
interface Ended {
  readonly engine: EngineName;
  readonly usage: Usage;
  /** In US dollars; absent where the price of the model is not known. */
  readonly costUsd?: number;
}

/** The last event of every stream, unless its reader leaves earlier: a failure. What came before it stands. */
export interface Failed {
  readonly kind: 'failed';
  readonly error: AiError;
}

/** The next part of a text; the parts joined are the whole. */
export interface TextPart {
  readonly kind: 'text';
  readonly text: string;
  /** All that came before it turned out to be what the model thought: the text begins with this part. */
  readonly restarts?: true;
}

/** A text with the next part of it. */
export const joinPart = (text: string, part: TextPart): string => (part.restarts ? '' : text) + part.text;

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatRequest extends Request {
  /** Those of the system are rules: they go first, as one. */
  readonly messages: readonly ChatMessage[];
  /** The model the user chose in the lab; without it the configured one. */
  readonly model?: string | undefined;
  /** 0 to 2; without it the service's own. */
  readonly temperature?: number | undefined;
  readonly maxOutputTokens?: number | undefined;
  /** So much text is read, though a service that ignores the limit of output writes more than that: whoever asks ends it. */
  readonly mostCharacters?: number | undefined;
  /** Whoever asks takes back what turns out to have been a thought, so that no text has to wait for it. */
  readonly takesThoughtsOut?: boolean | undefined;
}

export interface ChatEnd extends Ended {
  readonly kind: 'end';
  /** `length`: the answer was cut at the limit of output; `filter`: the service withheld the rest. */
  readonly finish: 'stop' | 'length' | 'filter';
  /** The model thought, and then said nothing. */
  readonly hasOnlyThoughts?: boolean | undefined;
}

export type ChatEvent = TextPart | ChatEnd | Failed;

/** Something a model may call instead of answering in words. */
export interface ChatTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of an object. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The next part of the arguments of a call, JSON; the parts of one call joined are the whole. */
export interface CallPart {
  readonly kind: 'call';
  /** Tells the calls of an answer apart. */
  readonly call: string;
  readonly tool: string;
  readonly text: string;
}

export interface ChatPort extends Reached {
  readonly engine: EngineName;
  /** Texts, then exactly one `end` or `failed`. What a model thinks before it answers is left out. */
  readonly stream: (request: ChatRequest) => AsyncIterable<ChatEvent>;
  /** How an administrator wants it asked for changes; absent: `automatic`. */
  readonly toolUse?: ToolUse | undefined;
  /** The same with tools; absent where the port has none. Nothing is executed: the reader carries out the calls. */
  readonly streamWithTools?: (
    request: ChatRequest & { readonly tools: readonly ChatTool[] },
  ) => AsyncIterable<ChatEvent | CallPart>;
}

export interface EmbedRequest extends Request {
  readonly texts: readonly string[];
}

export interface Embeddings extends Ended {
  /** One for each text, in their order, all of the same length and none of them zero. Not normalised. */
  readonly vectors: readonly Float32Array[];
}

export interface EmbedPort {
  readonly engine: EngineName;
  readonly embed: (request: EmbedRequest) => Promise<AiResult<Embeddings>>;
}

export interface TranscribeRequest extends Request {
  readonly audio: Uint8Array;
  /** What the bytes really are, such as `audio/wav` or `audio/webm`. */
  readonly mediaType: string;
  /** BCP 47, such as `zh-CN`; only its language is sent. */
  readonly language?: string | undefined;
  /** Words that are likely to be said, such as names. */
  readonly hint?: string | undefined;
}

export interface TranscribeEnd extends Ended {
  readonly kind: 'end';
}

export type TranscribeEvent = TextPart | TranscribeEnd | Failed;

export interface TranscribePort extends Reached {
  readonly engine: EngineName;
  /** Texts, in one part or many, then exactly one `end` or `failed`. */
  readonly transcribe: (request: TranscribeRequest) => AsyncIterable<TranscribeEvent>;
}

export interface SpeakRequest extends Request {
  readonly text: string;
  /** A voice of the service, such as `alloy`. */
  readonly voice: string;
  /** BCP 47: of the text, for models whose voices speak one language each. */
  readonly language?: string | undefined;
}

export type SpeakEvent =
  | { readonly kind: 'audio'; readonly bytes: Uint8Array }
  | ({ readonly kind: 'end' } & Ended)
  | Failed;

export interface SpeakPort extends Reached {
  readonly engine: EngineName;
  /** Whether it speaks a language (BCP 47); absent: any, as far as is known. */
  readonly speaks?: (language: string) => boolean;
  /** Parts of one file, then exactly one `end` or `failed`: mp3, or what else the service has (wav, Ogg, mp4). */
  readonly speak: (request: SpeakRequest) => AsyncIterable<SpeakEvent>;
}

/**
 * The engines that are configured now. Ask anew for each call: an administrator may change them while the server runs.
 * Undefined where none is configured: then the lab's embedded engine answers, or the page says what is missing.
 */
export interface AiEngines {
  readonly chat: () => Promise<ChatPort | undefined>;
  readonly embed: () => Promise<EmbedPort | undefined>;
  readonly transcribe: () => Promise<TranscribePort | undefined>;
  readonly speak: () => Promise<SpeakPort | undefined>;
}
