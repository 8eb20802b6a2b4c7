import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { yamlBlock, yamlNumber, yamlString } from './yaml-scalar.ts';

describe('a string in YAML', () => {
  it.each([
    'a',
    'hello world',
    '你好，世界',
    'snake_case',
    'kebab-case',
    'a.b.c',
    'path/to/file',
    '/etc/hosts',
    'https://example.com:8080/a?b=c&d=e',
    'user@example.com',
    'f(x) = 1+1',
    'a, b; c',
    '加“引号”、（括号）——完',
    '_private',
    'a:b',
    'none',
    'yesterday',
  ])('[JSON-04] %s needs no quotes', (value) => {
    expect(yamlString(value)).toBe(value);
    expect(parse(`k: ${value}`)).toEqual({ k: value });
    expect(parse(`k: ${value}`, { version: '1.1' })).toEqual({ k: value });
  });

  it.each([
    '',
    ' ',
    ' a',
    'a ',
    'a:',
    'a: b',
    'a #c',
    '#a',
    '-',
    '- a',
    '? a',
    ': a',
    '&a',
    '*a',
    '!a',
    '|',
    '>',
    '%a',
    '@a',
    '`a`',
    '"a"',
    "'a'",
    '[a]',
    '{a}',
    ',a',
    '0',
    '1e3',
    '0x10',
    '0o7',
    '1_000',
    '12:30:45',
    '.5',
    '.inf',
    '.nan',
    '+1',
    '-1',
    '~',
    'null',
    'Null',
    'true',
    'FALSE',
    'yes',
    'No',
    'on',
    'OFF',
    'y',
    'n',
    'e6',
    'E05',
    'nan',
    'inf',
    '2026-01-01',
    '2026-01-01T00:00:00Z',
    '=',
    '<<',
    'a\tb',
    'a\rb',
    '\u0000',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\u007f',
    '---',
    '...',
  ])('[JSON-04] %j is put in quotes', (value) => {
    expect(yamlString(value)).toMatch(/^".*"$/);
    expect(parse(`k: ${yamlString(value)}`)).toEqual({ k: value });
    expect(parse(`k: ${yamlString(value)}`, { version: '1.1' })).toEqual({ k: value });
  });
});

describe('a block in YAML', () => {
  it.each([
    ['a\nb', '|-\n  a\n  b'],
    ['a\nb\n', '|\n  a\n  b'],
    ['a\n\nb', '|-\n  a\n\n  b'],
    ['a\n  indented\nb', '|-\n  a\n    indented\n  b'],
    ['# no comment\n- no list', '|-\n  # no comment\n  - no list'],
    ['中\n文', '|-\n  中\n  文'],
  ])('[JSON-04] keeps %j', (value, block) => {
    expect(yamlBlock(value, '  ')).toBe(block);
    expect(parse(`k: ${block}\nz: 1`)).toEqual({ k: value, z: 1 });
  });

  it.each(['one line', ' a\nb', '\na', 'a\n\n', 'a\r\nb', 'a\tb\nc', 'a\nb\u0000', 'a\n\u2028', '\n', 'a\n\ufeff'])(
    '[JSON-04] does not take %j',
    (value) => {
      expect(yamlBlock(value, '  ')).toBeUndefined();
    },
  );
});

describe('a number in YAML', () => {
  /** yaml.org/type/float.html: what readers of YAML 1.1 take for a number with an exponent. */
  const float = /^[-+]?([0-9][0-9_]*)?\.[0-9.]*([eE][-+][0-9]+)?$/;

  it.each([
    ['1E+5', '1.0E+5'],
    ['1e5', '1.0e+5'],
    ['-2E-7', '-2.0E-7'],
    ['1.50e10', '1.50e+10'],
    ['1e400', '1.0e+400'],
  ])('[JSON-04] %s stays a number for readers of YAML 1.1 and 1.2', (json, yaml) => {
    expect(yamlNumber(json)).toBe(yaml);
    expect(yaml).toMatch(float);
    expect(parse(yaml)).toBe(Number(json));
  });

  it.each(['0', '-0', '1.0', '12345678901234567890', '0.10'])('[JSON-04] %s is kept as it is', (json) => {
    expect(yamlNumber(json)).toBe(json);
  });
});
