import { describe, expect, it } from 'vitest';
import { mergeLines } from './merge-lines.ts';
import { mergeProjects } from './merge-projects.ts';

const text = (...lines: (string | number)[]) => lines.map((line) => `${line}\n`).join('');
const files = (entries: Record<string, string>) => new Map(Object.entries(entries));

/** The same numbers in each run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('[NC-04] merging lines', () => {
  it.each([
    ['one side changed', text(1, 2, 3), text(1, 'x', 3), text(1, 2, 3), text(1, 'x', 3)],
    [
      'both changed other places',
      text(1, 2, 3, 4, 5),
      text('a', 2, 3, 4, 5),
      text(1, 2, 3, 4, 'b'),
      text('a', 2, 3, 4, 'b'),
    ],
    ['both changed the same way', text(1, 2, 3), text(1, 'x', 3), text(1, 'x', 3), text(1, 'x', 3)],
    ['one side removed, the other added', text(1, 2, 3, 4), text(1, 3, 4), text(1, 2, 3, 4, 5), text(1, 3, 4, 5)],
    ['a last line without its end', 'a\nb', 'A\nb', 'a\nb', 'A\nb'],
  ])('%s', (_, base, mine, theirs, merged) => {
    expect(mergeLines(base, mine, theirs)).toBe(merged);
  });

  it.each([
    ['the same line differently', text(1, 2, 3), text(1, 'x', 3), text(1, 'y', 3)],
    ['an insertion at the same place', text(1, 2), text(1, 'x', 2), text(1, 'y', 2)],
    ['a line that the other removed', text(1, 2, 3), text(1, 'x', 3), text(1, 3)],
  ])('is refused where both changed %s', (_, base, mine, theirs) => {
    expect(mergeLines(base, mine, theirs)).toBeUndefined();
  });

  it('gives the other side where one changed nothing, whatever the texts are', () => {
    const random = seeded(7);
    for (let round = 0; round < 200; round += 1) {
      const lines = Array.from({ length: random(30) }, () => random(6));
      const edited = lines.flatMap((line) => [[], [line], [line], [random(6)], [line, random(6)]][random(5)] ?? []);
      expect(mergeLines(text(...lines), text(...lines), text(...edited))).toBe(text(...edited));
      expect(mergeLines(text(...lines), text(...edited), text(...lines))).toBe(text(...edited));
      expect(mergeLines(text(...lines), text(...edited), text(...edited))).toBe(text(...edited));
    }
  });
});

describe('[NC-04] merging projects', () => {
  it('takes what only one side changed, and keeps what was edited where both did', () => {
    const base = files({
      same: '1\n',
      mine: '1\n',
      theirs: '1\n',
      both: text(1, 2, 3),
      clash: '1\n',
      gone: '1\n',
      dropped: '1\n',
    });
    const mine = files({
      same: '1\n',
      mine: '2\n',
      theirs: '1\n',
      both: text('a', 2, 3),
      clash: '2\n',
      added: 'x\n',
      dropped: '2\n',
    });
    const theirs = files({
      same: '1\n',
      mine: '1\n',
      theirs: '3\n',
      both: text(1, 2, 'b'),
      clash: '3\n',
      gone: '1\n',
      fresh: 'y\n',
    });
    expect(mergeProjects(base, mine, theirs)).toEqual({
      files: files({
        same: '1\n',
        mine: '2\n',
        theirs: '3\n',
        both: text('a', 2, 'b'),
        clash: '2\n',
        added: 'x\n',
        dropped: '2\n',
        fresh: 'y\n',
      }),
      merged: ['both'],
      conflicts: ['clash', 'dropped'],
    });
  });
});
