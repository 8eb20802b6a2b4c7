import type { Ambiguity } from './ambiguity.ts';
import type { Automaton } from './automaton.ts';
import { countSteps } from './backtracking.ts';
import type { Budget } from './budget.ts';
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

const mostSteps = 1_000_000;
/** Steps that take an engine several seconds. */
const hangingSteps = 1e10;
const mostRepeats = 200_000;

/**
 * Counts the steps of an attack with every possible last letter. An ambiguity that can never fail to match harms
 * nobody. No last letter comes last: engines notice early when a text is merely too short.
 */
export function confirm(
  automaton: Automaton,
  alphabet: Alphabet,
  { kind, prefix, pump }: Ambiguity,
  budget: Budget,
): Confirmed | null {
  for (const suffix of [...alphabet.letters, '']) {
    const steps = (repeats: number, limit: number) => {
      const text = prefix + pump.repeat(repeats) + suffix;
      budget.spend(text.length);
      const { steps, outcome } = countSteps(automaton, alphabet, text, limit);
      budget.spend(steps / 10);
      return outcome === 'matched' ? 0 : steps;
    };
    const growth = kind === 'exponential' ? explodes(steps, longTries) : (explodes(steps, shortTries) ?? grows(steps));
    if (growth) return { attack: simplify({ prefix, pump, suffix, repeats: growth.repeats }), degree: growth.degree };
  }
  return null;
}

/** Steps to fail after so many repeats, counted up to a limit; 0 if it matches. */
type Count = (repeats: number, limit: number) => number;
type Growth = Pick<Confirmed, 'degree'> & Pick<Attack, 'repeats'>;

interface Tries {
  /** The longest first: where it is enough, one more is all there is to try. */
  readonly repeats: readonly number[];
  /** Steps that are beyond all reason for so few repeats. */
  readonly limit: number;
}

const longTries: Tries = { repeats: [64, 32, 16, 8], limit: 20_000 };
/** What looked polynomial may explode for a while: optional parts without end are one thing, thirty of them another. */
const shortTries: Tries = { repeats: [4, 2, 1], limit: 300_000 };

function explodes(count: Count, { repeats, limit }: Tries): Growth | null {
  const isEnough = (times: number) => count(times, limit) >= limit;
  const most = repeats.find(isEnough);
  if (most === undefined) return null;
  const isAlone = !repeats.some((times) => times < most && isEnough(times));
  // Where only one try was enough, three times its length raises the steps to the third power.
  return { repeats: isAlone ? most * 3 : most, degree: null };
}

/** Doubles the length as long as the steps can be counted, and looks at how much the last doublings cost. */
function grows(count: Count): Growth | null {
  const sizes = [5, 10, 20, 40, 80];
  const counts = sizes.map((repeats) => count(repeats, mostSteps)).filter((steps) => steps < mostSteps);
  const [few, some, many] = counts.slice(-3);
  if (!few || !some || !many || some < 3 * few || many < 3 * some) return null;
  const degree = Math.round(Math.log2(many / some));
  const repeats = Math.ceil(sizes[counts.length - 1] * (hangingSteps / many) ** (1 / degree));
  return { repeats: Math.min(repeats, mostRepeats), degree };
}

/** What stands before or after and is the pump again belongs to its repeats. */
function simplify({ prefix, pump, repeats, suffix }: Attack): Attack {
  if (prefix.endsWith(pump)) {
    return simplify({ prefix: prefix.slice(0, -pump.length), pump, repeats: repeats + 1, suffix });
  }
  if (suffix.startsWith(pump)) return { prefix, pump, repeats: repeats + 1, suffix: suffix.slice(pump.length) };
  return { prefix, pump, repeats, suffix };
}
