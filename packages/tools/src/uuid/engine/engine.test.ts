import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import type { Result } from '@toolbench/kit/result.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { outside } from '../outside.ts';
import { engine } from './index.ts';
import { examples } from '../examples.ts';
import { clampQuantity } from './quantity.ts';
import { options } from '../options.ts';
import { uuid } from '../tool.ts';

const initial = initialValues(options);
const realRandom = (length: number) => webcrypto.getRandomValues(new Uint8Array(length));
const context = testContext({ random: realRandom, subtle: webcrypto.subtle as unknown as Subtle });
const standard = /^[0-9a-f]{8}-[0-9a-f]{4}-([1-8])[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`failed with ${result.code}`);
  return result.value;
}

const generate = (chosen: Partial<typeof initial>) =>
  valueOf(engine.generate(undefined, { ...initial, ...chosen }, context));
const bulkText = (chosen: Partial<typeof initial>) =>
  textToString(valueOf(engine.bulk(undefined, { ...initial, ...chosen }, context)).text);

describe('generating', () => {
  it.each(['v1', 'v4', 'v6', 'v7'] as const)('[UUID-01] makes five %s by default, all different', (version) => {
    const { ids } = generate({ version });
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
    expect(ids.map((id) => standard.exec(id)?.[1])).toEqual(Array(5).fill(version.slice(1)));
  });

  it.each([
    ['7', 7],
    ['0', 1],
    ['-3', 1],
    ['', 1],
    ['101', 100],
    ['1e9', 100],
    ['3.9', 3],
    ['abc', 1],
    ['５', 5],
    [' 12 ', 12],
    [NaN, 1],
    [Infinity, 100],
  ])('[UUID-01] takes the quantity %j as %i', (typed, quantity) => {
    expect(clampQuantity(typed)).toBe(quantity);
  });

  it('[UUID-01] never makes more than 100 rows whatever it is asked for', () => {
    expect(generate({ quantity: 5000 }).ids).toHaveLength(100);
    expect(generate({ quantity: NaN }).ids).toHaveLength(1);
  });

  it.each([
    ['hyphens', false, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
    ['hyphens', true, /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/],
    ['compact', false, /^[0-9a-f]{32}$/],
    ['braces', true, /^\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}$/],
    ['urn', false, /^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
  ] as const)('[UUID-03] writes the format %s, upper case %s', (format, uppercase, pattern) => {
    for (const line of generate({ format, uppercase }).text.split('\n')) expect(line).toMatch(pattern);
    for (const line of bulkText({ format, uppercase, count: 5 }).trimEnd().split('\n')) expect(line).toMatch(pattern);
  });

  it('[UUID-03] writes lists for JSON and SQL', () => {
    const json = generate({ list: 'json' });
    expect(JSON.parse(json.text)).toEqual(json.ids);
    const sql = generate({ list: 'sql', quantity: 2 });
    expect(sql.text).toBe(`(\n  '${sql.ids[0]}',\n  '${sql.ids[1]}'\n)`);
  });
});

describe('bulk download', () => {
  it('[UUID-03] writes as many as asked for, one per line, each once', () => {
    const lines = bulkText({ version: 'v4', count: 5000 }).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(5000);
    expect(new Set(lines).size).toBe(5000);
    expect(lines.every((line) => standard.test(line))).toBe(true);
  });

  it('[UUID-03] writes whole lists at every size', () => {
    for (const count of [1, 2, 777]) {
      expect(JSON.parse(bulkText({ list: 'json', count }))).toHaveLength(count);
      expect(bulkText({ list: 'sql', count }).match(/'/g)).toHaveLength(2 * count);
    }
  });

  it('[UUID-03] keeps within a million and tells how far it is', () => {
    const fractions: number[] = [];
    const watched = { ...context, report: (fraction: number) => fractions.push(fraction) };
    const nanoid = { ...initial, version: 'nanoid', length: 1, count: 9e9 } as const;
    expect(valueOf(engine.bulk(undefined, nanoid, watched)).count).toBe(1_000_000);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });
});

describe('names', () => {
  const fromNames = (input: string | Uint8Array, chosen: Partial<typeof initial> = {}) =>
    engine['from-names'](input, { ...initial, ...chosen }, context);

  it('[UUID-02] makes the versions 3 and 5 of RFC 9562, appendix A', async () => {
    expect(valueOf(await fromNames('www.example.com', { hash: 'v3' })).text).toBe(
      '5df41881-3aed-3515-88a7-2f4a814cf09e',
    );
    expect(valueOf(await fromNames('www.example.com')).text).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  });

  it('[UUID-03] takes a name from every line that is not blank', async () => {
    const { text, count } = valueOf(await fromNames(new TextEncoder().encode('一\r\n\n二\n')));
    expect(count).toBe(2);
    expect(text).toBe(`${valueOf(await fromNames('一')).text}\n${valueOf(await fromNames('二')).text}`);
  });

  it('[UUID-04] makes it of the name exactly as it was typed, and tells white space around it', async () => {
    // As Python's uuid5(NAMESPACE_URL, 'a ') has it.
    const made = valueOf(await fromNames('a \nb\n', { namespace: 'url' }));
    expect(made.text.split('\n')[0]).toBe('b285400c-8cc0-569b-98d9-4b0cf655da6a');
    expect(made.spaced).toEqual({ count: 1, places: [{ line: 1, column: 1 }] });
    const spellings = ['a', ' a', 'a ', 'a\t', '\u00a0a', 'a\u3000', '\ufeffa', 'A', 'á', 'a\u0301'];
    const texts = await Promise.all(spellings.map(async (name) => valueOf(await fromNames(name)).text));
    expect(new Set(texts).size).toBe(spellings.length);
    const call = { input: '', options: {}, language: 'en' } as const;
    expect(outside['from-names'].present(made, call)).toMatchObject({ warnings: [expect.stringContaining('line 1')] });
  });

  it('[UUID-04] hashes a name of blanks alone, and parts names at LF and CRLF only', async () => {
    // As Python's uuid5(NAMESPACE_DNS, …) has them: ' ', 'a\rb' and 'a\r'.
    expect(valueOf(await fromNames(' ')).text.trim()).toBe('e4651143-99bb-5707-b2a5-93f9534add4f');
    const made = valueOf(await fromNames('a\rb\r\na\r\n\nx\na\r'));
    expect(made.text.trim().split('\n')).toEqual([
      '0a81e112-600f-5816-b2b5-81385e93fea2',
      '4f3f2898-69e3-5a0d-820a-c4e87987dbce',
      '05b16a01-46c6-56dd-bd6e-c6dfb4a1427a',
      'ff5a514d-18c4-5ba0-a8a1-3224d7f7c745',
    ]);
    expect(made.returned).toEqual({
      count: 2,
      places: [
        { line: 1, column: 1 },
        { line: 6, column: 1 },
      ],
    });
    expect(made.spaced.count).toBe(1);
    const call = { input: '', options: {}, language: 'en' } as const;
    expect(outside['from-names'].present(made, call)).toMatchObject({
      warnings: [expect.stringContaining('line 6'), expect.stringContaining('CR')],
    });
    expect(await fromNames('\n\r\n')).toMatchObject({ code: 'empty' });
  });

  it('[UUID-04] refuses bytes that are not UTF-8 rather than to name something else', async () => {
    expect(await fromNames(Uint8Array.of(0x61, 0x0a, 0x62, 0xe9))).toMatchObject({
      code: 'not-utf8',
      place: { line: 2, column: 2 },
    });
  });

  it('[UUID-03] takes any UUID as a namespace of one’s own', async () => {
    const dns = '{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}';
    const custom = await fromNames('www.example.com', { namespace: 'custom', customNamespace: dns });
    expect(custom).toEqual(await fromNames('www.example.com'));
    expect(await fromNames('a', { namespace: 'custom', customNamespace: 'mine' })).toMatchObject({ code: 'namespace' });
  });

  it('[UUID-03] says when there are too many, none, or half a character', async () => {
    expect(await fromNames('a\n'.repeat(10_001))).toMatchObject({ code: 'too-many-names', detail: { limit: 10_000 } });
    expect(await fromNames('\n'.repeat(4000))).toMatchObject({ code: 'empty' });
    expect(await fromNames('a\nb\ud800')).toMatchObject({ code: 'lone-surrogate', place: { line: 2, column: 2 } });
  });

  it('[UUID-03] says when the browser gives no SHA-1, as without https', async () => {
    const result = await engine['from-names']('a', initial, testContext());
    expect(result).toMatchObject({ ok: false, code: 'no-digest' });
    expect((await engine['from-names']('a', { ...initial, hash: 'v3' }, testContext())).ok).toBe(true);
  });
});

describe('decoding', () => {
  const decode = (input: string | Uint8Array) => engine.decode(input);

  it('[UUID-03] decodes its own output in every format and list', () => {
    for (const format of options.format.values)
      for (const list of options.list.values) {
        const { ids, text } = generate({ version: 'v7', format, list, uppercase: true });
        const { entries } = valueOf(decode(text));
        expect(entries.map(({ result }) => result.ok && result.value.id)).toEqual(ids);
      }
  });

  it('[UUID-03] keeps the good ones and says line and column of the bad', () => {
    const { entries } = valueOf(decode(`${examples[0].input}\r\n\r\n  {c232ab00-9414-11eg-b3c8-9f6bdeced846}`));
    expect(entries.slice(0, 9).every(({ result }) => result.ok)).toBe(true);
    expect(entries[9].result).toMatchObject({ code: 'character', place: { line: 11, column: 21 } });
  });

  it('[UUID-03] gives the decoded ones as a table too', () => {
    const { text } = valueOf(decode('00000000-0000-0000-0000-000000000000 x 01ARZ3NDEKTSV4RRFFQ69G5FAV'));
    expect(text.split('\n')).toEqual([
      'id\tversion\tvariant\ttime\tclock_sequence\tnode',
      '00000000-0000-0000-0000-000000000000\t\tnil\t\t\t',
      '01ARZ3NDEKTSV4RRFFQ69G5FAV\tulid\t\t2016-07-30T23:54:10.259Z\t\t',
      '',
    ]);
  });

  it('[UUID-03] decodes at most 10,000 and says so', () => {
    const list = valueOf(decode(`00000000-0000-0000-0000-000000000000\n${'x\n'.repeat(10_000)}`));
    expect([list.entries.length, list.isCut]).toEqual([10_000, true]);
  });

  it.each([
    ['empty', '', 'empty'],
    ['blank', ' \n\t ', 'empty'],
    ['only punctuation', '[]();,', 'empty'],
    ['too short', '123', 'digits'],
    ['too long', '0'.repeat(33), 'digits'],
    ['misplaced hyphens', '0000-00000000-0000-0000-0000-00000000', 'hyphens'],
    ['one brace', '{00000000-0000-0000-0000-000000000000', 'brace'],
    ['the other brace', '00000000-0000-0000-0000-000000000000}', 'brace'],
    ['a lone brace', '}', 'brace'],
    ['markup', '<script>alert(1)</script>', 'character'],
    ['a lone surrogate', '\ud800', 'character'],
    ['a right-to-left mark', '\u202e00000000-0000-0000-0000-000000000000', 'character'],
    ['full-width digits', '０'.repeat(32), 'character'],
    ['deep nesting', '['.repeat(100_000), 'empty'],
    ['many braces', '{'.repeat(100_000), 'brace'],
    ['one huge word', 'a'.repeat(2_000_000), 'digits'],
    ['binary', Uint8Array.from({ length: 4096 }, (_, index) => index), 'character'],
    ['invalid UTF-8', Uint8Array.of(0xff, 0xfe, 0x80), 'character'],
  ])('[UUID-03] refuses %s with a reason', (_, input, code) => {
    expect(decode(input)).toMatchObject({ ok: false, code });
  });
});

describe('recognising', () => {
  it.each([
    ['c232ab00-9414-11ec-b3c8-9f6bdeced846', 0.95],
    ["'c232ab00-9414-11ec-b3c8-9f6bdeced846',\n'c232ab00-9414-11ec-b3c8-9f6bdeced846'", 0.95],
    ['{C232AB00-9414-11EC-B3C8-9F6BDECED846}', 0.95],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 0.7],
    ['c232ab00941411ecb3c89f6bdeced846', 0],
    ['', 0],
    ['user c232ab00-9414-11ec-b3c8-9f6bdeced846', 0],
  ])('[UUID-03] takes %j for identifiers with certainty %d', (sample, certainty) => {
    expect(uuid.recognise?.(sample)).toBe(certainty);
  });
});
