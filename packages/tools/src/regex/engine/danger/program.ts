import type { AST } from '@eslint-community/regexpp';
import { initialModes, modesInside, type Modes } from '../modes.ts';
import { TooLarge } from './budget.ts';
import type { CharacterSets } from './character-sets.ts';

/** What must hold between two characters. */
export type Guard = 'text-start' | 'line-start' | 'text-end' | 'line-end' | 'boundary' | 'no-boundary';

/** One step of a backtracking matcher; `next` holds indexes of steps. */
export type Step =
  | { readonly kind: 'accept' }
  | { readonly kind: 'character'; readonly set: number; readonly node: AST.Node; readonly next: number }
  | { readonly kind: 'guard'; readonly guard: Guard; readonly next: number }
  | Fork;

interface Fork {
  readonly kind: 'fork';
  /** In the order the engine tries them. */
  readonly next: number[];
  /** Coming from one of these without a character in between is an empty iteration, which the engine refuses. */
  readonly emptyAfter: number[];
}

export interface Program {
  readonly steps: readonly Step[];
  readonly start: number;
}

export interface ProgramOptions {
  /** Repeats above this count are taken as endless. */
  readonly longestRepeat: number;
  /** Ends the program where this lookaround is satisfied, to see what it may cost. */
  readonly until: AST.LookaroundAssertion | null;
}

const maxSteps = 20_000;
const accept = 0;

interface Builder extends ProgramOptions {
  readonly steps: Step[];
  readonly sets: CharacterSets;
}

/**
 * Thompson's construction, kept in the order of preference. Lookarounds and backreferences are taken as matching the
 * empty text: what is found is confirmed by counting afterwards, what they alone cause is not found. A lookbehind is
 * matched from right to left, so it is laid out in reverse.
 */
export function compileProgram(
  pattern: AST.Pattern,
  flags: string,
  sets: CharacterSets,
  options: ProgramOptions,
): Program {
  const builder: Builder = { ...options, sets, steps: [{ kind: 'accept' }] };
  const root = isBackward(builder) && options.until ? options.until : pattern;
  return { start: addAlternatives(builder, root.alternatives, initialModes(flags), accept), steps: builder.steps };
}

function isBackward({ until }: Builder): boolean {
  return until?.kind === 'lookbehind';
}

function add({ steps }: Builder, step: Step): number {
  if (steps.length >= maxSteps) throw new TooLarge();
  return steps.push(step) - 1;
}

function addAlternatives(builder: Builder, branches: readonly AST.Alternative[], modes: Modes, next: number): number {
  const starts = branches.map(({ elements }) => {
    const inOrder = isBackward(builder) ? elements.toReversed() : elements;
    return inOrder.reduceRight((after, element) => addElement(builder, element, modes, after), next);
  });
  return starts.length === 1 ? (starts[0] ?? next) : add(builder, { kind: 'fork', next: starts, emptyAfter: [] });
}

function addElement(builder: Builder, element: AST.Element, modes: Modes, next: number): number {
  switch (element.type) {
    case 'Quantifier':
      return addQuantifier(builder, element, modes, next);
    case 'Group':
      return addAlternatives(builder, element.alternatives, modesInside(element, modes), next);
    case 'CapturingGroup':
      return addAlternatives(builder, element.alternatives, modes, next);
    case 'Assertion':
      return addAssertion(builder, element, modes, next);
    case 'Backreference':
      return next;
    default:
      return add(builder, { kind: 'character', set: builder.sets.add(element, modes), node: element, next });
  }
}

function addAssertion(builder: Builder, node: AST.Assertion, modes: Modes, next: number): number {
  if (node.kind !== 'lookahead' && node.kind !== 'lookbehind') {
    return add(builder, { kind: 'guard', guard: guardOf(builder, node, modes), next });
  }
  const { until } = builder;
  const leadsThere = until !== null && node.start <= until.start && until.end <= node.end;
  return leadsThere ? addAlternatives(builder, node.alternatives, modes, accept) : next;
}

function guardOf(builder: Builder, node: AST.BoundaryAssertion, { multiline }: Modes): Guard {
  if (node.kind === 'word') return node.negate ? 'no-boundary' : 'boundary';
  const isStart = (node.kind === 'start') !== isBackward(builder);
  if (isStart) return multiline ? 'line-start' : 'text-start';
  return multiline ? 'line-end' : 'text-end';
}

function addQuantifier(builder: Builder, quantifier: AST.Quantifier, modes: Modes, next: number): number {
  const { element, min, max } = quantifier;
  const isEndless = max > builder.longestRepeat;
  const required = Math.min(min, builder.longestRepeat);
  let after = isEndless ? addLoop(builder, quantifier, modes, next) : next;
  for (let copy = required; copy < max && !isEndless; copy += 1) {
    after = addOptional(builder, quantifier, modes, after, next);
  }
  // A loop that must run once holds one of the required copies itself.
  for (let copy = isEndless ? 1 : 0; copy < required; copy += 1) after = addElement(builder, element, modes, after);
  return after;
}

function addLoop(builder: Builder, { element, min, greedy }: AST.Quantifier, modes: Modes, next: number): number {
  const again: Fork = { kind: 'fork', next: [], emptyAfter: [] };
  const back = add(builder, again);
  const body = addElement(builder, element, modes, back);
  again.next.push(...inPreference(greedy, body, next));
  again.emptyAfter.push(back);
  if (min > 0) return body;
  const entry = add(builder, { kind: 'fork', next: inPreference(greedy, body, next), emptyAfter: [] });
  again.emptyAfter.push(entry);
  return entry;
}

/** One more copy that may be left out: after it comes `after`, without it comes `next`. */
function addOptional(
  builder: Builder,
  { element, greedy }: AST.Quantifier,
  modes: Modes,
  after: number,
  next: number,
): number {
  const done: Fork = { kind: 'fork', next: [after], emptyAfter: [] };
  const body = addElement(builder, element, modes, add(builder, done));
  const entry = add(builder, { kind: 'fork', next: inPreference(greedy, body, next), emptyAfter: [] });
  done.emptyAfter.push(entry);
  return entry;
}

function inPreference(greedy: boolean, into: number, past: number): number[] {
  return greedy ? [into, past] : [past, into];
}
