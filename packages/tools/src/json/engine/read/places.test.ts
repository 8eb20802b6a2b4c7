import { describe, expect, it } from 'vitest';
import { placeOf } from '@toolbench/kit/text.ts';
import { placeInBytes, placesInBytes, placesInText } from './places.ts';
import { seeded } from '../random-json.ts';

const encoder = new TextEncoder();

describe('places', () => {
  it.each([
    ['abc', 0, 1, 1],
    ['abc', 2, 1, 3],
    ['abc', 3, 1, 4],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\rb', 2, 2, 1],
    ['\n\n\n', 3, 4, 1],
    ['\r\r\n\n', 4, 4, 1],
    ['中b', 1, 1, 2],
    ['😀b', 2, 1, 3],
    ['é\n😀中x', 5, 2, 4],
  ])('[JSON-02] of %j at unit %i is line %i, column %i', (text, offset, line, column) => {
    expect(placesInText(text, [offset])).toEqual([{ line, column }]);
    expect(placeInBytes(encoder.encode(text), encoder.encode(text.slice(0, offset)).length)).toEqual({ line, column });
  });

  it('[JSON-02] a byte order mark has no column', () => {
    expect(placeInBytes(encoder.encode('\ufeffab'), 4)).toEqual({ line: 1, column: 2 });
    expect(placeInBytes(encoder.encode('\ufeff\nab'), 5)).toEqual({ line: 2, column: 2 });
  });

  it('[JSON-02] many at once are the same as one by one', () => {
    const letters = ['a', '中', '😀', 'é', '\n', '\r', '\r\n', ' '];
    const everyPlace: unknown[] = [];
    const inTexts: unknown[] = [];
    const inBytes: unknown[] = [];
    for (let seed = 0; seed < 25; seed++) {
      const random = seeded(seed);
      const parts = Array.from({ length: 40 }, () => letters[random(letters.length)]);
      const text = parts.join('');
      const starts = parts.map((_, index) => parts.slice(0, index).join('').length);
      everyPlace.push(starts.map((start) => placeOf(text, start)));
      inTexts.push(placesInText(text, starts));
      const bytes = encoder.encode(text);
      const offsets = starts.map((start) => encoder.encode(text.slice(0, start)).length);
      inBytes.push(placesInBytes(bytes, offsets));
    }
    expect(inTexts).toEqual(everyPlace);
    expect(inBytes).toEqual(everyPlace);
  });

  it('none are none', () => {
    expect(placesInBytes(encoder.encode('a'), [])).toEqual([]);
    expect(placesInText('a', [])).toEqual([]);
  });
});
