/** What the page sends to an engine worker. */
export interface EngineRequest {
  readonly id: number;
  readonly tool: string;
  readonly action: string;
  readonly input: unknown;
  readonly options: unknown;
}

/** What an engine worker answers, in this order: started, any reports, then done or crashed. */
export type EngineReply =
  | { readonly id: number; readonly kind: 'started' }
  | { readonly id: number; readonly kind: 'report'; readonly fraction: number; readonly partial?: unknown }
  | { readonly id: number; readonly kind: 'done'; readonly result: unknown }
  | { readonly id: number; readonly kind: 'crashed'; readonly message: string };
