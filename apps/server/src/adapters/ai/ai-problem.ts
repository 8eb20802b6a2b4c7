import type { AiError } from '@toolbench/contracts/ai.ts';

/** Carries a failure that is already one of the closed set to where the call ends. */
export class AiProblem extends Error {
  readonly error: AiError;

  constructor(error: AiError) {
    super(error.code);
    this.name = 'AiProblem';
    this.error = error;
  }
}
