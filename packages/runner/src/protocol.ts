import type { Job, Outcome } from '@toolbench/tools/outside/perform.ts';

/** What an engine worker starts with. */
export interface WorkerSettings {
  /** Larger pictures are refused. */
  readonly picturePixels?: number | undefined;
  /** Larger results are refused. */
  readonly resultBytes?: number | undefined;
}

/** What is sent to an engine worker. It works on one request at a time. */
export interface WorkRequest {
  readonly id: number;
  readonly job: Job;
}

/** What it answers, in this order: started, when the tool is loaded; any reports; then done or crashed. */
export type WorkReply =
  | { readonly id: number; readonly kind: 'started' }
  | { readonly id: number; readonly kind: 'report'; readonly fraction: number }
  | { readonly id: number; readonly kind: 'done'; readonly outcome: Outcome }
  | { readonly id: number; readonly kind: 'crashed'; readonly error: unknown };
