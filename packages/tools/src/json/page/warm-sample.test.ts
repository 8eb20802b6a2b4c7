import { describe, expect, it } from 'vitest';
import { textToString } from '@toolbench/kit/text.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from '../engine/index.ts';
import { warmSample } from './warm-sample.ts';

describe('the sample that the engine is compiled with', () => {
  it('is formatted: a failure would have compiled the wrong half of the engine', () => {
    const result = engine.format(warmSample, { indent: 2, sortKeys: false, dialect: 'json' }, testContext());
    expect(result).toMatchObject({ ok: true, value: { duplicates: { count: 0 } } });
  });

  it.each([
    ['characters of two bytes', /[\u0080-\u07ff]/],
    ['characters of three bytes', /[\u0800-\ud7ff]/],
    ['characters of four bytes', /[\u{10000}-\u{10ffff}]/u],
    ['escapes of a letter', /\\n/],
    ['escapes of four digits', /\\u[\da-f]{4}/],
    ['whole numbers', /:\d+,/],
    ['fractions', /-\d\.\d/],
    ['exponents', /\de\d/],
    ['literals', /true,false,null/],
    ['empty objects', /\{\}/],
    ['empty arrays', /\[\]/],
    ['white space', /\n.* /],
  ])('has %s', (_, token) => {
    expect(textToString(warmSample)).toMatch(token);
  });
});
