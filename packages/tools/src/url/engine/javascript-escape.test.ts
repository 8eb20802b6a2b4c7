import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { options } from '../options.ts';
import { outside } from '../outside.ts';
import { url } from '../tool.ts';
import { engine } from './index.ts';

const initial = initialValues(options);

function decode(input: string, chosen: Partial<typeof initial> = {}) {
  const result = engine.decode(input, { ...initial, ...chosen });
  return result.ok ? textToString(result.value.text) : result;
}

/** ECMAScript, B.2.1: what escape() writes. */
function escaped(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const unit = text.charCodeAt(at);
    if (/[\w@*+\-./]/.test(text[at])) return text[at];
    const digits = unit.toString(16).toUpperCase();
    return unit < 256 ? `%${digits.padStart(2, '0')}` : `%u${digits.padStart(4, '0')}`;
  }).join('');
}

describe('[URL-02] escapes of JavaScript’s escape()', () => {
  it.each(['中', '中文 test', '😀', 'a😀b中', 'é中ü', 'ÿ\u0100', '\u0000中', '中\n%', '100%中', '\u{10ffff}'])(
    '%j is read back',
    (text) => expect(decode(escaped(text))).toBe(text),
  );

  it('are read beside others, in either case of digits, and counted', () => {
    expect(decode('%u4e2D%E6%96%87+%41')).toBe('中文+A');
    expect(decode('%u4E2D+%D6%D0', { charset: 'gb18030', scope: 'form' })).toBe('中 中');
    expect(engine.decode('%u4E2D%u6587%E9%41', initial)).toMatchObject({
      value: { decoded: 4, utf16: 2, latin1: 1, malformedCount: 0, encodedAgain: false },
    });
    expect(decode('%E9')).toMatchObject({ code: 'not-utf8' });
  });

  it.each(['%uD83D', '%uDE00', '%uD83D%u4E2D', '%uDE00%uD83D', '%uD83Dx'])('%s names the half pair', (input) => {
    const result = decode(`中${input}`);
    expect(result).toMatchObject({ code: 'half-pair', detail: { sequence: input.slice(0, 6) } });
    expect(result).toHaveProperty('place.column', 2);
    expect(textToString(decode(input, { keepMalformed: true }) as string)).toContain(input.slice(0, 6));
  });

  it.each(['%u', '%u4E2', '%u4E2G', '%U4E2D', '%u 4E2D', '%u+E2D', '%u{4E2D}'])('%j stays the error it is', (input) => {
    expect(decode(input)).toMatchObject({
      code: 'malformed-escape',
      detail: { sequence: /^\S{1,3}/.exec(input)?.[0] },
    });
  });

  it('of characters that part a URL stay where the whole URL is decoded', () => {
    expect(decode('https://a.example/%u4E2D%u002F%u0025%u0020', { scope: 'url' })).toMatch(/\/中%u002F%u0025/);
  });

  it('are told, found behind another level, and recognised', () => {
    const found = engine.decode('%25u4E2D', initial);
    expect(found).toMatchObject({ value: { encodedAgain: true } });
    expect(engine.levels('%25u4E2D', initial)).toMatchObject({ value: { end: 'plain', levels: { length: 2 } } });
    const read = engine.decode('%u4E2D%FC', initial);
    const call = { input: '', options: {}, language: 'en' } as const;
    expect(read.ok && outside.decode.present(read.value, call)).toMatchObject({
      warnings: [expect.stringMatching(/escape\(\).*not RFC 3986.*U\+00XX.*: 1\./)],
    });
    expect(url.recognise?.('%u4E2D')).toBe(0.6);
  });
});
