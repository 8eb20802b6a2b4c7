import { visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { ambiguitiesOf, type Ambiguity } from './ambiguity.ts';
import { buildAutomaton, type Automaton } from './automaton.ts';
import { createBudget, TooLarge, type Budget } from './budget.ts';
import { createCharacterSets } from './character-sets.ts';
import { confirm, type Attack } from './confirm.ts';
import { compileProgram } from './program.ts';

export type Danger =
  | { readonly kind: 'none' }
  /** The pattern is too large to be looked at; nothing is known. */
  | { readonly kind: 'unknown' }
  | Finding;

export interface Finding {
  readonly kind: 'exponential' | 'polynomial';
  /** Steps grow with this power of the text's length; null when exponential. */
  readonly degree: number | null;
  /** The part of the pattern to blame, UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly attack: Attack;
}

/** Repeats up to this count are unrolled while looking for ambiguities: ten and more behave like endless ones. */
const shortRepeat = 9;
/** Repeats up to this count are unrolled to count the steps of an attack. */
const exactRepeat = 1000;
const maxLookarounds = 8;
/** About a third of a second, most of the time that a pattern may take. */
const maxUnits = 1_000_000;

/**
 * Looks for patterns that backtrack without reasonable bound. Every finding comes with a text that was counted out
 * to need very many steps. Not finding any is no proof: lookarounds and backreferences are only looked at in part,
 * and so is the search itself, which may start at every character.
 */
export function findDanger(pattern: AST.Pattern, flags: string): Danger {
  const budget = createBudget(maxUnits);
  try {
    for (const until of [null, ...lookaroundsOf(pattern)]) {
      const finding = findIn(pattern, flags, until, budget);
      if (finding) return finding;
    }
    return { kind: 'none' };
  } catch (error) {
    if (error instanceof TooLarge || error instanceof RangeError) return { kind: 'unknown' };
    throw error;
  }
}

function lookaroundsOf(pattern: AST.Pattern): readonly AST.LookaroundAssertion[] {
  const found: AST.LookaroundAssertion[] = [];
  visitRegExpAST(pattern, {
    onAssertionEnter(node) {
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') found.push(node);
    },
  });
  return found.slice(0, maxLookarounds);
}

function findIn(
  pattern: AST.Pattern,
  flags: string,
  until: AST.LookaroundAssertion | null,
  budget: Budget,
): Finding | null {
  const sets = createCharacterSets(flags);
  const automatonFor = (longestRepeat: number) =>
    buildAutomaton(compileProgram(pattern, flags, sets, { longestRepeat, until }));
  const simplified = automatonFor(shortRepeat);
  const alphabet = sets.alphabet();
  let exact: Automaton | null = null;
  for (const ambiguity of ambiguitiesOf(simplified, alphabet, budget)) {
    exact ??= automatonFor(exactRepeat);
    const confirmed = confirm(exact, alphabet, ambiguity, budget);
    if (!confirmed) continue;
    const { attack, degree } = confirmed;
    return {
      kind: degree === null ? 'exponential' : 'polynomial',
      degree,
      ...blame(simplified, ambiguity),
      attack: until?.kind === 'lookbehind' ? reversed(attack) : attack,
    };
  }
  return null;
}

/** From the first to the last repetition that the ambiguity runs through. */
function blame({ nodes }: Automaton, { states }: Ambiguity): Pick<Finding, 'start' | 'end'> {
  const blamed = states.flatMap((state) => outermostRepetition(nodes[state] ?? null) ?? []);
  return {
    start: Math.min(...blamed.map(({ start }) => start)),
    end: Math.max(...blamed.map(({ end }) => end)),
  };
}

function outermostRepetition(node: AST.Node | null): AST.Quantifier | null {
  let outermost: AST.Quantifier | null = null;
  for (let at = node; at; at = at.parent) {
    if (at.type === 'Quantifier' && at.max > shortRepeat) outermost = at;
  }
  return outermost;
}

/** A lookbehind reads from right to left. */
function reversed({ prefix, pump, repeats, suffix }: Attack): Attack {
  const backward = (text: string) => [...text].reverse().join('');
  return { prefix: backward(suffix), pump: backward(pump), repeats, suffix: backward(prefix) };
}
