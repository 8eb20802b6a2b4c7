import type { AST } from '@eslint-community/regexpp';
import { TooLarge } from './budget.ts';
import type { Guard, Program } from './program.ts';

/** Where an edge leads when the match is complete. */
export const accepted = -1;

/** A way from one character to the next. Two edges with the same target are two ways to match the same text. */
export interface Edge {
  readonly to: number;
  readonly guards: readonly Guard[];
}

/** A matcher without empty steps. State 0 is the start; entering any other state reads one character of its set. */
export interface Automaton {
  readonly sets: readonly number[];
  readonly nodes: readonly (AST.Node | null)[];
  /** Per state, in the order the engine tries them. */
  readonly edges: readonly (readonly Edge[])[];
}

const maxEdges = 200_000;
/** How often a step may be reached from one state under the same guards: twice is enough to see that there are two ways. */
const maxVisits = 2;

/** What nearly all edges share. */
const unguarded: readonly Guard[] = [];

/** Removes the empty steps of a program by following them from every character to the next ones. */
export function buildAutomaton({ steps, start }: Program): Automaton {
  const sets: number[] = [-1];
  const nodes: (AST.Node | null)[] = [null];
  const entries: number[] = [start];
  const stateOf = new Map<number, number>();
  steps.forEach((step, index) => {
    if (step.kind !== 'character') return;
    stateOf.set(index, sets.length);
    sets.push(step.set);
    nodes.push(step.node);
    entries.push(step.next);
  });
  let edgeCount = 0;
  const edges = entries.map((entry) => {
    const found = edgesFrom(steps, entry, stateOf);
    edgeCount += found.length;
    if (edgeCount > maxEdges) throw new TooLarge();
    return found;
  });
  return { sets, nodes, edges };
}

function edgesFrom(steps: Program['steps'], entry: number, stateOf: ReadonlyMap<number, number>): readonly Edge[] {
  const edges: Edge[] = [];
  const visits = new Map<number | string, number>();
  const path = new Set<number>();
  const guards: Guard[] = [];
  const guardsHere = () => (guards.length === 0 ? unguarded : [...guards]);

  const follow = (index: number): void => {
    const step = steps[index];
    const visit = guards.length === 0 ? index : `${index} ${[...new Set(guards)].sort().join()}`;
    const visited = visits.get(visit) ?? 0;
    if (!step || visited >= maxVisits) return;
    visits.set(visit, visited + 1);
    switch (step.kind) {
      case 'accept':
        edges.push({ to: accepted, guards: guardsHere() });
        return;
      case 'character':
        edges.push({ to: stateOf.get(index) ?? accepted, guards: guardsHere() });
        return;
      case 'guard':
        guards.push(step.guard);
        follow(step.next);
        guards.pop();
        return;
      case 'fork':
        if (step.emptyAfter.some((before) => path.has(before))) return;
        path.add(index);
        step.next.forEach(follow);
        path.delete(index);
    }
  };
  follow(entry);
  return edges;
}
