import { describe, expect, it } from 'vitest';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import { engine } from './index.ts';
import { maxColumns } from './limits.ts';
import { createRandom } from './test-random.ts';
import { run, utf8 } from './test-run.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

const actions = Object.keys(engine) as (keyof typeof engine)[];
const random = createRandom(666);
const noise = Uint8Array.from({ length: 4_000 }, () => random.below(256));
const deep = 2_000;

const inputs: readonly (readonly [name: string, input: Text])[] = [
  ['nothing', ''],
  ['white space', ' \t\r\n'],
  ['a byte-order mark', '\ufeff'],
  ['separators alone', ',,,\n,,,\n'],
  ['quotes alone', '"'.repeat(999)],
  ['an open quote and a long rest', `a\n"${'x,\n'.repeat(2_000)}`],
  ['line ends alone', '\r'.repeat(1_000) + '\n'.repeat(1_000)],
  ['one very long cell', 'x'.repeat(10_000)],
  ['one very long line', '1,'.repeat(300)],
  ['more columns than allowed', utf8(','.repeat(maxColumns))],
  ['many equal names', `${'a,'.repeat(200)}a\n1\n`],
  ['random bytes', noise],
  ['random bytes without zeros', noise.map((byte) => byte || 1)],
  ['zero bytes', new Uint8Array(1_000)],
  ['a lone continuation byte', Uint8Array.from([0x61, 0x2c, 0x80, 0x0a])],
  ['a cut UTF-8 character', Uint8Array.from([0x61, 0x2c, 0xe4, 0xb8])],
  ['half of a UTF-16 unit', Uint8Array.from([0xff, 0xfe, 0x61, 0x00, 0x62])],
  ['lone surrogates', 'a\ud800,\udc00\n\ud83d,x\n'],
  ['right-to-left marks', '\u202ea,\u200fb\n\u2066,\u2069\n'],
  ['markup', '<script>alert(1)</script>,"<img src=x onerror=alert(1)>"\n&lt;,</table>\n'],
  ['names of the language', '__proto__,constructor,toString\n1,2,3\n'],
  ['deep arrays in a cell', `a\n"${'['.repeat(deep)}${']'.repeat(deep)}"\n`],
  ['a deep path', `${'a.'.repeat(2_000)}a\n1\n`],
  ['deep arrays', '['.repeat(deep) + ']'.repeat(deep)],
  ['deep arrays never closed', '['.repeat(deep)],
  ['deep objects', `[${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}]`],
  ['a JSON array of everything', '[1,"",null,true,{},[],{"":{"":[]}},"\\ud800"]'],
  ['a JSON object with odd keys', '[{"__proto__":1,"":2,"a.b":3,"\\u0000":4}]'],
  ['JSON that ends early', '[{"a":1},{"b":'],
  ['sep= and nothing else', 'sep=;\n'],
];

describe('hostile input', () => {
  for (const action of actions) {
    it.each(inputs)(`${action} answers %s with a result or a failure in words`, (_, input) => {
      for (const form of typeof input === 'string' ? [input, utf8(input)] : [input]) {
        const result = run(action, form, { delimiter: 'auto' });
        if (!result.ok) {
          for (const texts of [zh, en]) expect(texts.errors[result.code](result.detail ?? {})).toMatch(/[.。]$/);
          continue;
        }
        const isDone = action !== 'csv-to-json' || ('text' in result.value && isJson(textToString(result.value.text)));
        expect(isDone).toBe(true);
        const { notices } = result.value;
        const words = [zh, en].flatMap((texts) => notices.map((notice) => texts.notices[notice.code](notice)));
        expect(words.filter((text) => !/\S.*[\S]$/s.test(text))).toEqual([]);
      }
    });
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
