import { accepted, type Automaton } from './automaton.ts';
import type { Alphabet } from './character-sets.ts';
import type { Guard } from './program.ts';

interface Frame {
  readonly state: number;
  readonly position: number;
  edge: number;
}

export interface Run {
  readonly steps: number;
  /** `stopped` at the limit. */
  readonly outcome: 'matched' | 'failed' | 'stopped';
}

/** Matches from the start of a text as a backtracking engine does, and counts its steps. Knows the alphabet's letters only. */
export function countSteps({ sets, edges }: Automaton, alphabet: Alphabet, text: string, limit: number): Run {
  const letters = [...text].map((letter) => alphabet.letters.indexOf(letter));
  const stack: Frame[] = [{ state: 0, position: 0, edge: 0 }];
  let steps = 0;
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const edge = edges[top.state]?.[top.edge];
    top.edge += 1;
    if (!edge) {
      stack.pop();
      continue;
    }
    steps += 1;
    if (steps >= limit) return { steps, outcome: 'stopped' };
    const { position } = top;
    if (!edge.guards.every((guard) => holds(guard, letters, position, alphabet))) continue;
    if (edge.to === accepted) return { steps, outcome: 'matched' };
    const letter = letters[position];
    if (letter === undefined || alphabet.members[sets[edge.to] ?? -1]?.[letter] !== 1) continue;
    stack.push({ state: edge.to, position: position + 1, edge: 0 });
  }
  return { steps, outcome: 'failed' };
}

function holds(guard: Guard, letters: readonly number[], position: number, alphabet: Alphabet): boolean {
  const before = letters[position - 1];
  const after = letters[position];
  const isWord = (letter: number | undefined) => letter !== undefined && alphabet.isWord[letter] === true;
  switch (guard) {
    case 'text-start':
      return before === undefined;
    case 'text-end':
      return after === undefined;
    case 'line-start':
      return before === undefined || alphabet.isLineEnd[before] === true;
    case 'line-end':
      return after === undefined || alphabet.isLineEnd[after] === true;
    case 'boundary':
      return isWord(before) !== isWord(after);
    case 'no-boundary':
      return isWord(before) === isWord(after);
  }
}
