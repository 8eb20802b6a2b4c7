/**
 * The work a search may still do, in steps of its inner loop. Steps rather than milliseconds, so that the same two
 * texts give the same answer on every machine.
 */
export interface Budget {
  steps: number;
}

/** Takes steps from the budget; false when it cannot pay for them. */
export function spend(budget: Budget, steps: number): boolean {
  if (budget.steps < steps) return false;
  budget.steps -= steps;
  return true;
}
