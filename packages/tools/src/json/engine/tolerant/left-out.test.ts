import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { engine } from '../index.ts';
import { options } from '../../options.ts';
import { outside } from '../../outside.ts';
import { mutated, randomJson, seeded } from '../random-json.ts';
import { mend } from './mend.ts';

function repaired(text: string) {
  const result = engine.repair(text, initialValues(options), testContext());
  if (!result.ok) throw new Error(result.code);
  const { omissions } = result.value;
  return {
    value: JSON.parse(textToString(result.value.text)) as unknown,
    omitted: omissions.map((one) => one.removed),
  };
}

/** What stands in braces and what was left out on the way to it. */
type Row = [text: string, value: unknown, ...omitted: string[]];

describe('repair', () => {
  it.each([
    '  1\t{\n  2\t  "id": 7,\n  3\t  "name": "x"\n  4\t}',
    '1 {\n2   "id": 7,\n3   "name": "x"\n4 }\n',
    ' 9 | {\n10 |   "id": 7,\n11 |   name: "x",\n12 | }',
    '41: {\n42:   "id": 7,\n\n43:   "name": "x"\n44: }',
  ])('[JSON-05] takes the numbers of lines away, and says so: %j', (text) => {
    const { value, omitted } = repaired(text);
    expect(value).toEqual({ id: 7, name: 'x' });
    expect(omitted).toHaveLength(1);
  });

  it('[JSON-05] keeps the JSON behind a number and a colon, and names what stood before it', () => {
    expect(repaired('12:{"id":7}\n15:{"id":8}')).toEqual({ value: [{ id: 7 }, { id: 8 }], omitted: ['12:', '15:'] });
    expect(repaired('500: {"error":"x"}')).toEqual({ value: { error: 'x' }, omitted: ['500: '] });
    expect(repaired('200: [1,2]').value).toEqual([1, 2]);
    expect(repaired('{12: {"a":1}}').value).toEqual({ '12': { a: 1 } });
  });

  it('[JSON-05] keeps numbers that are no numbers of lines', () => {
    expect(repaired('[\n1,\n2,\n3\n]').value).toEqual([1, 2, 3]);
    expect(repaired('1\n2\n3').value).toEqual([1, 2, 3]);
    expect(mend('1\t{\n2\t"a": 1\n3\t}', 'repair')).toMatchObject({ ok: true, value: { text: '{\n"a": 1\n}' } });
  });

  it.each<Row>([
    // regular expressions, calls and other code
    ['{"pattern": /[0-9]+x/, "flags":"g"}', { pattern: '/[0-9]+x/', flags: 'g' }],
    ['{re: /a, "b"[\\]}]{1,2}/gi, n: 1}', { re: '/a, "b"[\\]}]{1,2}/gi', n: 1 }],
    ['[/usr/bin, /home]', ['/usr/bin', '/home']],
    ['{"f": function(x) { return [x, "}"]; }, "n": 1}', { f: 'function(x) { return [x, "}"]; }', n: 1 }],
    ['{"f": list[0].name, "n": 1}', { f: 'list[0].name', n: 1 }],
    ['{"x": foo("a").bar(), "y": max(1, 2)}', { x: 'foo("a").bar()', y: 'max(1, 2)' }],
    ['{"a": <b class="x">hi</b>, "n": 1}', { a: '<b class="x">hi</b>', n: 1 }],
    ['{"w": 5 kg, "b": 10 %, "c": 1 + 2}', { w: '5 kg', b: '10 %', c: '1 + 2' }],
    ['{"_id": ObjectId("5f")}', { _id: '5f' }, 'ObjectId('],
    // quotation marks inside strings, before closing brackets
    ['{"size": "the frame (24") is large", "n": 1}', { size: 'the frame (24") is large', n: 1 }],
    ['{"size": "the {24"} is large", "n": 1}', { size: 'the {24"} is large', n: 1 }],
    ['[{"size": "the [24"] is large", "n": 1}]', [{ size: 'the [24"] is large', n: 1 }]],
    ['{"a": "b"} and {"c": "d"}', [{ a: 'b' }, { c: 'd' }], 'and '],
    ['{"body":"{"a":"x","c":[2]}","n":2}', { body: '{"a":"x","c":[2]}', n: 2 }],
    // a missing quotation mark costs one value
    ['{"a":red","b":"blue"}', { a: 'red', b: 'blue' }],
    ['{name":"Ada","n":1}', { name: 'Ada', n: 1 }],
    ["{'a':red','b':'blue'}", { a: 'red', b: 'blue' }],
    ['{“a”：red”，“b”：“blue”}', { a: 'red', b: 'blue' }],
    ['[red","blue"]', ['red', 'blue']],
    ['{"n": 5", "b": 1}', { n: '5', b: 1 }],
    ["{owner: the boys', n: 1}", { owner: "the boys'", n: 1 }],
    ['[{"a":"red},{"a":"blue"}]', [{ a: 'red' }, { a: 'blue' }]],
    ['{"a":["red],"b":"blue"}', { a: ['red'], b: 'blue' }],
    // texts that break off
    ['{"a": "x\\u20', { a: 'x' }, '\\u20'],
    ['{"a": "x\\u20\n', { a: 'x' }, '\\u20'],
    ['{"a": "x\\ud83d\\ud', { a: 'x' }, '\\ud83d\\ud'],
    ['["x\\', ['x'], '\\'],
    ['["x\\\\u20', ['x\\u20']],
    // brackets in the wrong place end nothing early
    ['{"a": 1}, "b": 2}', { a: 1, b: 2 }, '}'],
    ['{"a": 1], "b": 2}', { a: 1, b: 2 }, ']'],
    ['{"a": [1, 2}, "b": 3}', { a: [1, 2], b: 3 }, '}'],
    ['[1, 2}, 3]', [1, 2, 3], '}'],
    // what stands around JSON
    ['2025-03-01 12:00:00 INFO {"id":7,"ok":true}', { id: 7, ok: true }, '2025-03-01 12:00:00 INFO '],
    ['[INFO] {"id":7}', { id: 7 }, '[INFO] '],
    ['12:00:00.123 [main] DEBUG c.e.App - {"id":7}', { id: 7 }, '12:00:00.123 [main] DEBUG c.e.App - '],
    ['9:05 worker got [1,2,3]', [1, 2, 3], '9:05 worker got '],
    ['[2025-03-01 12:00:00] [main] - {"id":7} took 5 ms', { id: 7 }, '[2025-03-01 12:00:00] [main] - ', 'took 5 ms'],
    [
      '127.0.0.1 - - [10/Oct/2025:13:55:36 +0800] "GET / HTTP/1.1" 200 {"id":7}',
      { id: 7 },
      '127.0.0.1 - - [10/Oct/2025:13:55:36 +0800] "GET / HTTP/1.1"…',
    ],
    ['app[12345]: {"id":7}', { id: 7 }, 'app[12345]: '],
    ['ERROR: {"id":7}', { id: 7 }, 'ERROR: '],
    ['<json>\n{"a":1}\n</json>', { a: 1 }, '<json>\n', '</json>'],
    ['[TOOL_CALLS] [{"name":"x"}]', [{ name: 'x' }], '[TOOL_CALLS] '],
    [')]}\',\n{"a":1}', { a: 1 }, ")]}',\n"],
    ['"{"a": 1}"', { a: 1 }, '"'],
    ['INFO {"a":1}\nINFO {"a":2}\n', [{ a: 1 }, { a: 2 }], 'INFO '],
    ['data: {"a":1}\n\ndata: {"a":2}\n\ndata: [DONE]', [{ a: 1 }, { a: 2 }], 'data: ', 'data: [DONE]'],
    ['{"a":1}\n{"a":2}\nHope this helps!', [{ a: 1 }, { a: 2 }], 'Hope this helps!'],
    [
      '```sh\nls [x]\n```\n```json\n{"a":1}\n```\nand\n```\n[2]\n```',
      [{ a: 1 }, [2]],
      '```sh\nls [x]\n```\n```json\n',
      '```\nand\n```\n',
      '```',
    ],
    ['scripts: { build: "x" }', { scripts: { build: 'x' } }],
    ['a: foo\nb: {"c":1}', { a: 'foo', b: { c: 1 } }],
    ['[1, NaN, /* c */ 2 ...]', [1, null, 2], 'NaN', '/* c */', '...'],
    ['[1, /* c */ ...]', [1], ', /* c */ ...'],
    ['"a" + /* c */ "b"', 'ab', '" + /* c */ "'],
  ])('[JSON-05] reads %j and names what it leaves out', (text, value, ...omitted) => {
    expect(repaired(text)).toEqual({ value, omitted });
  });

  it('[JSON-05] leaves no letter and no digit out without naming it, whatever was damaged', () => {
    const lost: string[] = [];
    for (let seed = 0; seed < 1_500; seed++) {
      const random = seeded(seed);
      const source = randomJson(random, 4);
      const text = random(4) === 0 ? `2026-01-02 [x1] ${source} z9` : mutated(random, source);
      if (text.trim() === '') continue;
      const result = mend(text, 'repair');
      if (!result.ok || result.value.moreLeftOut > 0) throw new Error(text);
      const { text: json, leftOut } = result.value;
      const named = leftOut.map(({ edit, count }) => text.slice(edit.start, edit.end).repeat(count)).join('');
      for (const character of 'abelnrstu013456789xz中文') {
        if (times(json + named, character) < times(text, character)) lost.push(`${character}: ${text}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it('[JSON-05] counts equal things together and names them in words outside pages', () => {
    const text = `{"ids": [${'ObjectId("5f"),'.repeat(300)}], "n": 1} // end`;
    const result = engine.repair(text, initialValues(options), testContext());
    if (!result.ok) throw new Error(result.code);
    expect(result.value.omissions).toMatchObject([
      { removed: 'ObjectId(', count: 300, place: { line: 1, column: 10 } },
      { removed: '// end', count: 1 },
    ]);
    const call = { input: text, options: initialValues(options), language: 'en' } as const;
    expect(outside.repair.present(result.value, call)).toMatchObject({
      warnings: [
        'Repaired, 602 changes made.',
        '301 pieces left out of the result:',
        'line 1, column 10 “ObjectId(” (300 times)',
        expect.stringContaining('“// end”'),
      ],
    });
    const valid = engine.repair('{"a":1}', initialValues(options), testContext());
    expect(valid.ok && outside.repair.present(valid.value, call)).not.toHaveProperty('warnings');
  });

  it('[JSON-05] says of a thousand different things how many there are', () => {
    const text = `[${Array.from({ length: 1_000 }, (_, index) => `${String(index)} // c${String(index)}\n`).join(',')}]`;
    const result = engine.repair(text, initialValues(options), testContext());
    expect(result.ok && [result.value.omissions.length, result.value.moreOmissions]).toEqual([100, 900]);
  });

  // Reading any of them in a time that grows with the square of its length would take longer than a test may.
  it.each([
    ['brackets of tags', '[a '.repeat(400_000)],
    ['brackets of tags before JSON', `${'[a '.repeat(400_000)}{"x":1}`],
    ['tags that are closed', `${'[a] '.repeat(400_000)}{"x":1}`],
    ['calls that never close', `{"a": ${'f('.repeat(400_000)}`],
    ['values with brackets that never close', `[${'a(,'.repeat(400_000)}`],
    ['solidi', `[${'/[a,'.repeat(80_000)}`],
    ['lines of prose and JSON', 'INFO {"a":1} ok\n'.repeat(120_000)],
  ])('[JSON-05] is not kept busy by %s', (_, text) => {
    expect(mend(text, 'repair').ok).toBe(true);
  });
});

function times(text: string, character: string): number {
  return text.split(character).length - 1;
}
