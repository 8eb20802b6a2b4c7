import { describe, expect, it } from 'vitest';
import { changeLine, changesAt } from './change-line.ts';

const made = (...restored: readonly (number | undefined)[]) =>
  changeLine(restored.map((restoredFrom, index) => ({ number: index + 1, restoredFrom })));

describe('[NC-10] where a project stands in the line of its changes', () => {
  it('has nothing before its first version', () => {
    expect(made()).toEqual({});
    expect(made(undefined)).toEqual({ now: 1 });
  });

  it('goes back step by step, and forward again', () => {
    expect(made(undefined, undefined, undefined)).toEqual({ now: 3, undo: 2 });
    expect(made(undefined, undefined, undefined, 2)).toEqual({ now: 2, undo: 1, redo: 3 });
    expect(made(undefined, undefined, undefined, 2, 1)).toEqual({ now: 1, redo: 2 });
    expect(made(undefined, undefined, undefined, 2, 1, 2)).toEqual({ now: 2, undo: 1, redo: 3 });
    expect(made(undefined, undefined, undefined, 2, 3)).toEqual({ now: 3, undo: 2 });
  });

  it('cannot redo what another change came after', () => {
    expect(made(undefined, undefined, 1, undefined)).toEqual({ now: 4, undo: 1 });
  });

  it('takes a version restored from further back for a change of its own', () => {
    expect(made(undefined, undefined, undefined, 1)).toEqual({ now: 1, undo: 3 });
  });

  it('knows a step by what it repeats, also where that repeats another', () => {
    expect(made(undefined, undefined, 1, 2, 3)).toEqual({ now: 1, redo: 2 });
  });

  it('names the version that restored another as the change that is undone and redone', () => {
    const steps = (...restored: readonly (number | undefined)[]) =>
      changesAt(restored.map((restoredFrom, index) => ({ number: index + 1, restoredFrom })));
    expect(steps(undefined, undefined, undefined, 1)).toEqual({ undone: 4, redone: undefined });
    expect(steps(undefined, undefined, undefined, 1, 3)).toEqual({ undone: 3, redone: 4 });
    expect(steps(undefined, undefined, 1)).toEqual({ undone: 1, redone: 2 });
  });
});
