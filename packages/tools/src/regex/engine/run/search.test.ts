import { describe, expect, it } from 'vitest';
import { createEditorOffsets, createPlaceFinder, linesOf } from './lines.ts';
import { listedCharacters, listedItems } from '../limits.ts';
import { clip, createListing } from './listing.ts';
import { groupsOf, matchesOf, nextIndex, reflag } from './search.ts';

describe('searching', () => {
  it('starts at the beginning, wherever the last search ended', () => {
    const regex = /a/g;
    regex.test('aaa');
    expect([...matchesOf(regex, 'aaa')].map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it('advances over whole pairs where characters are code points', () => {
    expect(nextIndex('😀a', 0, 'code-points')).toBe(2);
    expect(nextIndex('😀a', 0, 'code-units')).toBe(1);
    expect(nextIndex('a', 1, 'code-points')).toBe(2);
  });

  it('adds and removes flags', () => {
    expect(reflag(/a\/b/gi, { add: 'dg', remove: 'i' }).flags).toBe('dg');
    expect(reflag(/a\/b/gi, {}).source).toBe('a\\/b');
  });

  it.each<[RegExp, number, string[]]>([
    [/a/, 0, []],
    [/(a)(?:b)(?<n>c)|(?<m>d)/g, 3, ['n', 'm']],
    [/(?=(a))/y, 1, []],
    [/^(never)$/, 1, []],
  ])('counts and names the groups of %s', (regex, count, names) => {
    expect(groupsOf(regex)).toEqual({ count, names });
  });
});

describe('lines and places', () => {
  const text = 'a\nb\rc\r\n\nd';

  it('every line end counts once', () => {
    expect([...linesOf(text)]).toEqual([
      { content: 'a', start: 0 },
      { content: 'b', start: 2 },
      { content: 'c', start: 4 },
      { content: '', start: 7 },
      { content: 'd', start: 8 },
    ]);
    expect([...linesOf('\n')]).toEqual([{ content: '', start: 0 }]);
    expect([...linesOf('')]).toEqual([]);
  });

  it('finds the place of offsets in order', () => {
    const placeOf = createPlaceFinder(text);
    expect([0, 2, 4, 7, 8, 9].map((offset) => Object.values(placeOf(offset)))).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [5, 2],
    ]);
  });

  it('an editor has one character for CRLF, and one for CR', () => {
    const offsetOf = createEditorOffsets(text);
    expect([0, 4, 5, 6, 7, 8].map(offsetOf)).toEqual([0, 4, 5, 5, 6, 7]);
    expect(createEditorOffsets('a\nb')(3)).toBe(3);
  });
});

describe('lists of results', () => {
  it('are bounded in number, and count on', () => {
    const listing = createListing<number>();
    for (let item = 0; item <= listedItems; item += 1) listing.add(1, () => item);
    expect({ listed: listing.items.length, count: listing.count }).toEqual({
      listed: listedItems,
      count: listedItems + 1,
    });
  });

  it('are bounded in characters, and have no holes', () => {
    const listing = createListing<string>();
    for (let item = 0; item <= listedCharacters / 10_000; item += 1) listing.add(50_000, () => 'long');
    listing.add(1, () => 'short');
    expect(listing.items).toHaveLength(listedCharacters / 10_000);
    expect(listing.items).not.toContain('short');
  });

  it('cut long items', () => {
    expect(clip('x'.repeat(10_001))).toHaveLength(10_000);
    expect(clip('short')).toBe('short');
  });
});
