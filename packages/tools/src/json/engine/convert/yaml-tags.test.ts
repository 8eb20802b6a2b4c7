import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { options } from '../../options.ts';
import { outside } from '../../outside.ts';
import { compress } from '../rewrite-actions.ts';
import { readYaml } from './from-yaml.ts';

const chosen = initialValues(options);

function converted(text: string) {
  const result = readYaml(text, chosen, testContext());
  if (!result.ok) return result;
  const json = compress(result.value.text, chosen, testContext());
  return { value: result.value, json: json.ok ? textToString(json.value.text) : json.code };
}
/** The JSON on one line and what was said, or code, tag and place of the failure. */
function brief(text: string): readonly unknown[] {
  const result = converted(text);
  if ('code' in result) return [result.code, result.detail?.tag, `${result.place?.line}:${result.place?.column}`];
  const notes = result.value.yaml?.listed ?? [];
  const said = notes.map((note) => (note.kind === 'version' ? `${note.text}=${note.before}` : note.tag));
  return [result.json, ...said];
}

describe('tags and types of YAML', () => {
  it.each([
    ['!!binary Zm9v', ['"Zm9v"', '!!binary']],
    ['a: !!binary |\n  Zm9v\n  YmFy\n', ['{"a":"Zm9vYmFy"}', '!!binary']],
    ['? !!binary Zm9v\n: 1', ['{"Zm9v":1}', '!!binary']],
    ['- &a !!binary Zm9v\n- *a\n- *a', ['["Zm9v","Zm9v","Zm9v"]', '!!binary']],
    ['!!omap [a: 1]', ['[{"a":1}]', '!!omap']],
    ['!!omap\n- a: 1\n- b: 2', ['[{"a":1},{"b":2}]', '!!omap']],
    ['!!pairs [a: 1, a: 2]', ['[{"a":1},{"a":2}]', '!!pairs']],
    ['!!set {a, b}', ['{"a":null,"b":null}', '!!set']],
    ['!!timestamp 2001-12-14t21:59:43.10-05:00', ['"2001-12-14t21:59:43.10-05:00"', '!!timestamp']],
    ['!Ref foo', ['"foo"', '!Ref']],
    ['!Sub {a: 1}', ['{"a":1}', '!Sub']],
    ['%TAG !e! tag:e.example,2000:\n---\n!e!x a', ['"a"', 'tag:e.example,2000:x']],
    ['!!value =', ['"="', '!!value']],
  ])('[JSON-04] %j becomes JSON, and the tag that JSON has not is said', (text, expected) => {
    expect(brief(text)).toEqual(expected);
  });

  it.each([
    ['!!str 12', '"12"'],
    ['! 12', '"12"'],
    ['!!int "12"', '12'],
    ['!!int 1_000', '1000'],
    ['!!int -0b11', '-3'],
    ['!!float 1', '1'],
    ['!!float 1_0.50', '10.50'],
    ['!!bool yes', 'true'],
    ['!!null ""', 'null'],
    ['!!str', '""'],
    ['!!map {a: !!seq []}', '{"a":[]}'],
    ['!!merge <<: {a: 1}', '{"a":1}'],
    ['!!str <<: {a: 1}', '{"<<":{"a":1}}'],
    ['+12345678901234567890.123', '12345678901234567890.123'],
    ['[1., -01.5, .5e400, -0]', '[1,-1.5,0.5e400,-0]'],
    [
      '%YAML 1.1\n---\nm: 0644\ny: yes\nt: 1:30\nd: 2001-12-14\nx: {<<: {a: 1}, b: 2}\nf: 1_000.5\ng: 190:20:30.15',
      '{"m":420,"y":true,"t":90,"d":"2001-12-14","x":{"b":2,"a":1},"f":1000.5,"g":685230.15}',
    ],
  ])('[JSON-04] %j is read by its tag and version, and nothing is to be said', (text, expected) => {
    expect(brief(text)).toEqual([expected]);
  });

  it.each([
    ['a: !!binary Zm9', ['yaml-tag', '!!binary', '1:13']],
    ['!!timestamp soon', ['yaml-tag', '!!timestamp', '1:13']],
    ['!!int x', ['yaml-tag', '!!int', '1:7']],
    ['!!bool x', ['yaml-tag', '!!bool', '1:8']],
    ['[!!null x]', ['yaml-tag', '!!null', '1:9']],
    ['!!map [1]', ['yaml-tag', '!!map', '1:7']],
    ['!!seq {a: 1}', ['yaml-tag', '!!seq', '1:7']],
    ['!!omap {a: 1}', ['yaml-tag', '!!omap', '1:8']],
    ['!!str [1]', ['yaml-tag', '!!str', '1:7']],
    ['!!float .inf', ['yaml-value', '', '1:9']],
    ['!e!x a', ['not-yaml', undefined, '1:1']],
  ])('[JSON-04] %j is refused with its place', (text, expected) => {
    expect(brief(text)).toEqual(expected);
  });

  it('[JSON-04] says what YAML 1.1 takes for another value: words, octals, times, digits in groups', () => {
    expect(brief('mode: 0644\non: yes\nt: 1:30\nb: 0b11\nu: 1_000\no: 0o17\nd: 2001-01-01\nq: "yes"\nf: 1e3')).toEqual([
      '{"mode":644,"on":"yes","t":"1:30","b":"0b11","u":"1_000","o":15,"d":"2001-01-01","q":"yes","f":1e3}',
      '0644=420',
      'on=true',
      'yes=true',
      '1:30=90',
      '0b11=3',
      '1_000=1000',
      '0o17="0o17"',
    ]);
  });

  it('[JSON-04] says it with its place in the words of the call', () => {
    const result = converted('a: !!binary Zm9v\nm: 0644\n');
    if ('code' in result) throw new Error(result.code);
    const call = { input: '', options: chosen };
    expect(outside['from-yaml'].present(result.value, { ...call, language: 'en' }).warnings).toEqual([
      'JSON has no words for 2 things in this YAML, or versions of YAML differ in them: line 1, column 13: JSON has no !!binary; it became its Base64 text; line 2, column 4: 0644 was read by YAML 1.2 as 644, which programs of YAML 1.1 take for 420',
    ]);
    expect(outside['from-yaml'].present(result.value, { ...call, language: 'zh' }).warnings).toEqual([
      'YAML 有 2 处在 JSON 里没有对应的写法，或各版本读法不同： 第 1 行第 13 列：JSON 没有 !!binary，写成 Base64 文本；第 2 行第 4 列：0644 按 YAML 1.2 读作 644，YAML 1.1 的程序读作 420',
    ]);
  });
});
