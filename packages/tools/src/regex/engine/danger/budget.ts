/** Thrown inside the analysis, and caught by it, when a pattern asks for more than it may spend. */
export class TooLarge extends Error {}

/** What the analysis of one pattern may cost. A unit is a look at one move, about 0.3 µs. */
export interface Budget {
  spend(units: number): void;
}

export function createBudget(units: number): Budget {
  let left = units;
  return {
    spend(amount) {
      left -= amount;
      if (left < 0) throw new TooLarge();
    },
  };
}
