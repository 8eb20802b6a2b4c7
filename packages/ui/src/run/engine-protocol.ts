/** What the page sends to an engine worker: to have an engine ready, to run one of its actions, and a long input's parts. */
export type EngineRequest = { readonly kind: 'load'; readonly tool: string } | InputPart | RunRequest;

/** A piece of a byte array of the next run's input. */
export interface InputPart {
  readonly kind: 'part';
  /** The field of the input; empty where the bytes are the input. */
  readonly field: string;
  /** Of the whole array. */
  readonly length: number;
  readonly at: number;
  readonly part: Uint8Array;
}

export interface RunRequest {
  readonly kind: 'run';
  readonly id: number;
  readonly tool: string;
  readonly action: string;
  readonly input: unknown;
  readonly options: unknown;
}

/** What an engine worker answers to a run, in this order: started, any reports, then done or crashed. */
export type EngineReply =
  | { readonly id: number; readonly kind: 'started' }
  | { readonly id: number; readonly kind: 'report'; readonly fraction: number; readonly partial?: unknown }
  | { readonly id: number; readonly kind: 'done'; readonly result: unknown }
  | { readonly id: number; readonly kind: 'crashed'; readonly message: string };
