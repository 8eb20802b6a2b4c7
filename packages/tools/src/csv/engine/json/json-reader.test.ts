import { describe, expect, it } from 'vitest';
import { createJsonReader } from './json-reader.ts';
import { createRandom, type Random } from '../test-random.ts';

/** A reader over a text that is cut into slices. */
function readerOf(text: string, chunk = 1_000_000) {
  const slices = [];
  for (let at = 0; at < text.length; at += chunk) slices.push(text.slice(at, at + chunk));
  return createJsonReader(slices.values());
}

function events(text: string, chunk?: number) {
  const reader = readerOf(text, chunk);
  const seen: string[] = [];
  for (;;) {
    const event = reader.next();
    if (event === 'end' || event === 'fault') return { seen, fault: reader.fault };
    seen.push(event.includes('-') ? event : `${event} ${reader.text}`);
  }
}

/** How many pieces there are before the end or a fault, and the fault. */
function countEvents(text: string, chunk?: number) {
  const reader = readerOf(text, chunk);
  for (let count = 0; ; count += 1) {
    const event = reader.next();
    if (event === 'end' || event === 'fault') return { count, fault: reader.fault };
  }
}

describe('reading JSON piece by piece', () => {
  it('[CSV-04] keeps the spelling of every piece', () => {
    expect(events(' {"a" : [1.0, 1e400, -0], "b\\u0020":"\\"", "c":{} ,"d":[true,null]}\n').seen).toEqual([
      'begin-object',
      'key "a"',
      'begin-array',
      'number 1.0',
      'number 1e400',
      'number -0',
      'end-array',
      'key "b\\u0020"',
      'string "\\""',
      'key "c"',
      'begin-object',
      'end-object',
      'key "d"',
      'begin-array',
      'literal true',
      'literal null',
      'end-array',
      'end-object',
    ]);
  });

  it.each([
    ['', 0, 'value', ''],
    ['  ', 2, 'value', ''],
    ['[1,]', 3, 'value', ']'],
    ['[', 1, 'value-or-end', ''],
    ['[1', 2, 'comma-or-bracket', ''],
    ['[1 2]', 3, 'comma-or-bracket', '2'],
    ['{', 1, 'key-or-end', ''],
    ['{"a"', 4, 'colon', ''],
    ['{"a" 1}', 5, 'colon', '1'],
    ['{"a":}', 5, 'value', '}'],
    ['{"a":1', 6, 'comma-or-brace', ''],
    ['{"a":1,}', 7, 'key', '}'],
    ['{a:1}', 1, 'key-or-end', 'a'],
    ["['a']", 1, 'value-or-end', "'"],
    ['"abc', 4, 'string-end', ''],
    ['"a\nb"', 2, 'character', '\n'],
    ['"\\x"', 1, 'escape', '\\'],
    ['"\\u12g4"', 1, 'escape', '\\'],
    ['[01]', 2, 'comma-or-bracket', '1'],
    ['[1.]', 2, 'comma-or-bracket', '.'],
    ['[+1]', 1, 'value-or-end', '+'],
    ['[.5]', 1, 'value-or-end', '.'],
    ['[nul]', 1, 'value-or-end', 'n'],
    ['[NaN]', 1, 'value-or-end', 'N'],
    ['[1]]', 3, 'nothing', ']'],
    ['[1] 👋', 4, 'nothing', '👋'],
    ['[}', 1, 'value-or-end', '}'],
  ])('[CSV-02] finds the fault in %j', (text, offset, expected, found) => {
    expect(events(text).fault).toEqual({ offset, expected, found });
    expect(events(text, 1).fault).toEqual({ offset, expected, found });
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it('reads nesting of 100,000 levels', () => {
    const deep = '[{"a":'.repeat(50_000) + '1' + '}]'.repeat(50_000);
    expect(countEvents(deep)).toEqual({ count: 50_000 * 5 + 1, fault: undefined });
  });
});

describe('reading JSON in slices', () => {
  const scalar = (random: Random) =>
    random.pick([null, true, false, 0, -1.5, 1e21, 2 ** 31, '', 'text', '中"👋\\\n\u0001', 'a'.repeat(300)]);
  const value = (random: Random, depth: number): unknown => {
    if (depth === 0 || random.below(3) === 0) return scalar(random);
    const items = random.list(4, () => value(random, depth - 1));
    return random.below(2) === 0 ? items : Object.fromEntries(items.map((item, at) => [`k${at}"`, item]));
  };

  it('[CSV-06] is the same however the text is cut', () => {
    const random = createRandom(8259);
    for (let round = 0; round < 60; round += 1) {
      const text = JSON.stringify(value(random, 5), null, random.below(3));
      const whole = events(text);
      expect(whole.fault).toBeUndefined();
      expect(events(text, 1 + random.below(12))).toEqual(whole);
    }
  });

  it('[CSV-06] drops what was read, so that long texts take little memory, and still counts it', () => {
    const text = `[${`"${'a'.repeat(60)}",`.repeat(10_000)}]`;
    const fault = { offset: text.length - 1, expected: 'value', found: ']' };
    expect(countEvents(text, 5_000)).toEqual({ count: 10_001, fault });
  });
});
