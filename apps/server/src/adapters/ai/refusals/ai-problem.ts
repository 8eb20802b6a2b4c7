import type { AiError } from '@toolbench/contracts/ai/ai.ts';

/** Carries a failure that is already one of the closed set through the libraries that throw. */
export class AiProblem extends Error {
  readonly error: AiError;

  constructor(error: AiError) {
    super(error.code);
    this.name = 'AiProblem';
    this.error = error;
  }
}

/** The failure inside a thrown error, however deep libraries have wrapped it. */
export function problemIn(thrown: unknown): AiError | undefined {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 8; error = error.cause, depth += 1) {
    if (error instanceof AiProblem) return error.error;
  }
  return undefined;
}
