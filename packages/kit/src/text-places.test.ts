import { expect, it } from 'vitest';
import { placeOf } from './text.ts';
import { createTextPlaces } from './text-places.ts';

it('finds the same places as going through the text for each', () => {
  const text = 'a\r\nb\rc\n\n\ud83d\udc4b\r\n';
  const placeAt = createTextPlaces(text);
  // Between CR and LF stands nothing that could be wrong.
  const offsets = [...text, ''].map((_, at) => at).filter((at) => text.slice(at - 1, at + 1) !== '\r\n');
  expect(offsets.map(placeAt)).toEqual(offsets.map((offset) => placeOf(text, offset)));
});
