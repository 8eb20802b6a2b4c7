import { describe, expect, it } from 'vitest';
import { closestEntries } from './closest-entries.ts';

describe('[SHELL-05] the pages that an unknown address was most likely meant for', () => {
  it.each([
    ['/tools/json', 'json'],
    ['/tool/jsn', 'json'],
    ['/bas64', 'base64'],
    ['/recipe', 'recipes'],
    ['/tool/compare', 'diff'],
  ])('%s', (path, id) => expect(closestEntries(path, 'en')[0]?.id).toBe(id));

  it('are none where none is like it', () => {
    expect(closestEntries('/qwxzv', 'en')).toEqual([]);
    expect(closestEntries('/tool/', 'zh')).toEqual([]);
  });
});
