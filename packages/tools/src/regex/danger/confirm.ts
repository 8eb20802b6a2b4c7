import type { Ambiguity } from './ambiguity.ts';
import type { Automaton } from './automaton.ts';
import { countSteps } from './backtracking.ts';
import type { Alphabet } from './character-sets.ts';

/** A text that makes a pattern slow: prefix, then pump as often as `repeats` says, then suffix. */
export interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly repeats: number;
  readonly suffix: string;
}

export interface Confirmed {
  readonly attack: Attack;
  /** Steps grow with this power of the length; null when exponential. */
  readonly degree: number | null;
}

const manySteps = 100_000;
const mostSteps = 3_000_000;
/** Steps that take an engine about ten seconds. */
const hangingSteps = 1e9;
const mostRepeats = 50_000;

/** Counts the steps of an attack with every possible last letter. An ambiguity that can never fail to match harms nobody. */
export function confirm(automaton: Automaton, alphabet: Alphabet, { kind, prefix, pump }: Ambiguity): Confirmed | null {
  for (const suffix of ['', ...alphabet.letters]) {
    const steps = (repeats: number, limit: number) =>
      countSteps(automaton, alphabet, prefix + pump.repeat(repeats) + suffix, limit);
    const growth = kind === 'exponential' ? explodes(steps) : grows(steps);
    if (growth) return { attack: { prefix, pump, suffix, repeats: growth.repeats }, degree: growth.degree };
  }
  return null;
}

type Count = (repeats: number, limit: number) => number;
type Growth = Pick<Confirmed, 'degree'> & Pick<Attack, 'repeats'>;

function explodes(count: Count): Growth | null {
  for (let repeats = 4; repeats <= 64; repeats *= 2) {
    const steps = count(repeats, manySteps);
    if (steps === 0) return null;
    // Twice the length squares the steps.
    if (steps >= manySteps) return { repeats: repeats * 2, degree: null };
  }
  return null;
}

function grows(count: Count): Growth | null {
  const [few, some, many] = [20, 40, 80].map((repeats) => count(repeats, mostSteps));
  if (few === mostSteps) return { repeats: 40, degree: null };
  if (!few || !some || !many || some < 3 * few || many < 3 * some) return null;
  const degree = Math.round(Math.log2(many / some));
  const repeats = Math.ceil(80 * (hangingSteps / many) ** (1 / degree));
  return { repeats: Math.min(repeats, mostRepeats), degree };
}
