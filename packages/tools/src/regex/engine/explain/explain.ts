import type { AST } from '@eslint-community/regexpp';
import { initialModes, modesInside, type Modes } from '../modes.ts';
import { itemsIn, itemsOf, type Item } from './item.ts';
import { meaningOf } from './meaning.ts';
import type { Piece } from './piece.ts';

const maxPieces = 5000;

export interface Explanation {
  readonly pieces: readonly Piece[];
  /** Whether a very long pattern has more pieces than these. */
  readonly isCut: boolean;
}

interface Step {
  readonly item: Item;
  readonly depth: number;
  readonly modes: Modes;
}

/** Takes a pattern apart, outer pieces before inner ones. A loop with its own stack: patterns may be nested deeply. */
export function explain(pattern: AST.Pattern, flags: string): Explanation {
  const pieces: Piece[] = [];
  const steps: Step[] = [];
  const push = (items: readonly Item[], depth: number, modes: Modes) => {
    for (const item of items.toReversed()) steps.push({ item, depth, modes });
  };
  push(itemsOf(pattern.alternatives), 0, initialModes(flags));
  let captures = 0;
  for (let step = steps.pop(); step; step = steps.pop()) {
    if (pieces.length === maxPieces) return { pieces, isCut: true };
    const { item, depth, modes } = step;
    if (item.type === 'CapturingGroup') captures += 1;
    const { start, end, raw: source } = item;
    pieces.push({ ...meaningOf(item, modes, captures), start, end, depth, source });
    push(itemsIn(item), depth + 1, item.type === 'Group' ? modesInside(item, modes) : modes);
  }
  return { pieces, isCut: false };
}
