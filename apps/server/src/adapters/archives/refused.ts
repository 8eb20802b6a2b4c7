import type { ErrorCode } from '@toolbench/contracts/errors.ts';

/** Ends the reading of an archive; never leaves the worker. */
export class Refused extends Error {
  readonly code: ErrorCode;
  /** The entry it is about, as people may see it. */
  readonly entry: string | undefined;

  constructor(code: ErrorCode, entry?: string) {
    super(code);
    this.code = code;
    // oxlint-disable-next-line no-control-regex
    this.entry = entry?.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd').slice(0, 200);
  }
}
