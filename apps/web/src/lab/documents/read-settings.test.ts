import { expect, it } from 'vitest';
import { presetSettings, readSettings } from './read-settings.ts';

it('[RAG-03] settings to compare are read line by line, with any sign between the numbers', () => {
  expect(readSettings('500, 4, 3\n\n1000/50/10')).toEqual([
    { chunk_size: 500, chunk_overlap: 4, k: 3 },
    { chunk_size: 1000, chunk_overlap: 50, k: 10 },
  ]);
  expect(readSettings('')).toEqual([]);
  expect(readSettings(presetSettings)).toHaveLength(3);
});

it.each(['500', '500, 4', '500, 4, 11', '500, 4, 0', '40, 4, 3', '500, 500, 3', 'x', '1,2,3,4', '500,4,3\n'.repeat(7)])(
  '[RAG-03] %j names no settings',
  (text) => {
    expect(readSettings(text)).toBeUndefined();
  },
);
