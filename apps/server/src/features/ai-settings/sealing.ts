/** Keeps texts so that only this installation can read them. */
export interface Sealing {
  /** `context` says what the text is for and must be the same to open it. */
  readonly seal: (text: string, context: string) => string;
  /** Undefined where it was sealed under another secret, for another context, or changed since. */
  readonly open: (sealed: string, context: string) => string | undefined;
}
