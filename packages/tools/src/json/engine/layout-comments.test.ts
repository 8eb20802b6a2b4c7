import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { engine } from './index.ts';
import { options } from '../options.ts';
import { outside } from '../outside.ts';
import { randomJson, seeded, type Random } from './random-json.ts';

const chosen = { ...initialValues(options), dialect: 'json5' } as const;

function formatted(text: string, changed: Partial<typeof chosen> = {}): string {
  const result = engine.format(text, { ...chosen, ...changed }, testContext());
  return result.ok ? textToString(result.value.text) : result.code;
}

describe('formatting JSON with comments', () => {
  it.each([
    ['[1, // one\n2]', '[\n  1, // one\n  2\n]'],
    ['[1 // one\n, 2]', '[\n  1, // one\n  2\n]'],
    ['[1 /* one */, 2]', '[\n  1 /* one */,\n  2\n]'],
    ['// head\n// more\n{"a":1} // end', '// head\n// more\n{\n  "a": 1\n} // end'],
    ['/* head */ {"a":1}\n/* end */', '/* head */ {\n  "a": 1\n}\n/* end */'],
    ['{ // start\n"a":1}', '{ // start\n  "a": 1\n}'],
    [
      '{\n// first\n"a":1,\n\n  // second\n"b":2\n// last\n}',
      '{\n  // first\n  "a": 1,\n  // second\n  "b": 2\n  // last\n}',
    ],
    ['{"a":1, /* b is */ "b":2}', '{\n  "a": 1,\n  /* b is */ "b": 2\n}'],
    ['{"a":1, /* about a */\n"b":2}', '{\n  "a": 1, /* about a */\n  "b": 2\n}'],
    ['{"a": /* x */ 1, "b" /* y */ : 2}', '{\n  "a": /* x */ 1,\n  "b" /* y */: 2\n}'],
    ['{"a": // x\n1}', '{\n  "a": // x\n  1\n}'],
    ['[1, 2, // two\n]', '[\n  1,\n  2 // two\n]'],
    ['[\n// nothing\n]', '[\n  // nothing\n]'],
    ['[ /* nothing */ ]', '[ /* nothing */ ]'],
    ['{"a":[1 /* x */ ]}', '{\n  "a": [\n    1 /* x */\n  ]\n}'],
    ['/* a\n * b\n */\n1', '/* a\n * b\n */\n1'],
    ['["// no", "/* no */"] // 是', '[\n  "// no",\n  "/* no */"\n] // 是'],
    ['\ufeff// c\r\n{"a":1.0}\r\n', '// c\n{\n  "a": 1.0\n}'],
    ['[1,2,]', '[\n  1,\n  2\n]'],
  ])('[JSON-05] %j becomes %j', (text, expected) => {
    expect(formatted(text)).toBe(expected);
    expect(formatted(expected)).toBe(expected);
  });

  it.each(['[,] // c', '[1,,] // c', '{"a":,} // c', '[1] /* c', '[1] / c', '[1 // c'])(
    '[JSON-05] refuses %j as it does without comments kept',
    (text) => {
      expect(formatted(text)).toBe('not-json5');
    },
  );

  it('[JSON-05] keeps every comment, in order and between the same tokens, and changes nothing by a second time', () => {
    for (let seed = 0; seed < 400; seed++) {
      const random = seeded(seed);
      const text = commented(random, randomJson(random, 4));
      const once = formatted(text);
      expect(commentsOf(once), text).toEqual(commentsOf(text));
      expect(formatted(withoutComments(once)), text).toBe(formatted(withoutComments(text)));
      expect(formatted(once), text).toBe(once);
      const bytes = engine.format(new TextEncoder().encode(text), chosen, testContext());
      expect(bytes.ok && textToString(bytes.value.text)).toBe(once);
    }
  });

  it('[JSON-05] tells where comments are lost', () => {
    const text = '{"b":[1, // one\n2], /* two */ "a":"{}"}';
    const lost = (
      action: 'format' | 'compress' | 'expand' | 'to-yaml' | 'to-typescript' | 'to-schema',
      sortKeys = false,
    ) => {
      const result = engine[action](text, { ...chosen, sortKeys }, testContext());
      if (!result.ok) throw new Error(result.code);
      return outside[action].present(result.value as never, { input: text, options: { ...chosen }, language: 'en' });
    };
    const warnings = ['2 comments of the input are not in the result.'];
    expect(lost('format')).not.toHaveProperty('warnings');
    expect(lost('format', true)).toMatchObject({ warnings });
    for (const action of ['compress', 'expand', 'to-yaml', 'to-typescript', 'to-schema'] as const) {
      expect(lost(action), action).toMatchObject({ warnings });
    }
    const json5 = engine.format('{a: 1 /* x */} // y', chosen, testContext());
    expect(json5.ok && json5.value.lostComments).toBe(2);
    const valid = engine.validate(text, chosen, testContext());
    expect(
      valid.ok && outside.validate.present(valid.value, { input: text, options: chosen, language: 'zh' }),
    ).not.toHaveProperty('warnings');
  });

  it('[JSON-05] counts the comments in the size of the result', () => {
    const result = engine.format('[1] // 一', chosen, testContext());
    expect(result.ok && result.value.statistics.formattedSize).toBe(new TextEncoder().encode('[\n  1\n] // 一').length);
  });

  it('[JSON-05] reads a comment that is no UTF-8 as the whole text is read', () => {
    const bytes = Uint8Array.of(...new TextEncoder().encode('[1] // '), 0xff);
    expect(engine.format(bytes, chosen, testContext())).toMatchObject({ ok: false, code: 'utf-8' });
  });
});

const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|[\w.+-]+|[[\]{},:]/g;

function tokensOf(text: string): string[] {
  return text.match(token) ?? [];
}

function isComment(text: string): boolean {
  return text.startsWith('//') || text.startsWith('/*');
}

function withoutComments(text: string): string {
  return tokensOf(text)
    .filter((one) => !isComment(one))
    .join(' ');
}

/** Each comment with the tokens around it, commas aside, because a comma may change places with a comment. */
function commentsOf(text: string): string[] {
  const tokens = tokensOf(text).filter((one) => one !== ',');
  return tokens
    .map((one, at) => (isComment(one) ? `${tokens[at - 1] ?? ''} ${one} ${tokens[at + 1] ?? ''}` : ''))
    .filter((one) => one !== '');
}

/** The text with comments between some of its tokens, on lines of their own or not. */
function commented(random: Random, text: string): string {
  let count = 0;
  const comment = () => {
    const gap = () => ['', ' ', '\n', '\n\n  '][random(4)];
    const name = `c${String((count += 1))}`;
    return random(2) === 0 ? `${gap()}// ${name}\n` : `${gap()}/* ${name}${random(4) === 0 ? '\n' : ''} */${gap()}`;
  };
  return tokensOf(text)
    .map(
      (one) => (random(4) === 0 ? comment() + (random(4) === 0 ? comment() : '') : random(4) === 0 ? '\n' : '') + one,
    )
    .join(' ')
    .concat(random(2) === 0 ? comment() : '');
}
