import { describe, expect, it } from 'vitest';
import { searchEntries } from '../palette/palette-entries.ts';
import { stepEntries } from './step-entries.ts';

const entries = stepEntries('text', 'zh');
const found = (query: string) => searchEntries(entries, query, []).map(({ id }) => id);

describe('[SHELL-21] the actions that a step can be', () => {
  it('are told apart by the name of their tool', () => {
    const names = entries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(40);
  });

  it.each([
    ['json 格式化', 'json_format'],
    ['format json', 'json_format'],
    ['csv to json', 'csv_csv_to_json'],
    ['base64 解码', 'base64_decode'],
    ['base64 deco', 'base64_decode'],
    ['base64 jiema', 'base64_decode'],
  ])('are found by what they are called in either language and by pinyin: %s', (query, id) => {
    expect(found(query).slice(0, 3)).toContain(id);
  });

  it.each([
    ['CSV 转 JSON', 'csv_csv_to_json'],
    ['JSON 转 CSV', 'csv_json_to_csv'],
    ['csv转json', 'csv_csv_to_json'],
    ['csv json', 'csv_csv_to_json'],
    ['json csv', 'csv_json_to_csv'],
    ['csv to json', 'csv_csv_to_json'],
    ['json to csv', 'csv_json_to_csv'],
  ])('are told apart by the order of words: %s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  it('are those that can work on what the last step gives', () => {
    expect(stepEntries('picture', 'en').every(({ called }) => called.action.input === 'bytes')).toBe(true);
    expect(entries.some(({ called }) => called.action.input === 'none')).toBe(false);
  });
});
