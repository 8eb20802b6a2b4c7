import { describe, expect, it } from 'vitest';
import { closeObject, createKeyRegister, pushKey } from './key-register.ts';
import { containerPath, visitOpenContainers } from './open-containers.ts';
import { pathText, stepSegment, type Step } from '../query/path-text.ts';
import { stringValue, validStringEnd } from './string-value.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('the value of a string', () => {
  it.each([
    '""',
    '"a"',
    '"\\n\\t\\"\\\\\\/"',
    '"\\u4e2d文"',
    '"\\ud83d\\ude00😀"',
    '"\\ud800"',
    '"\u2028"',
    '"\ufeff"',
  ])('%s is what JSON.parse says', (token) => {
    expect(stringValue(bytesOf(`[${token},1]`), 1)).toBe(JSON.parse(token));
    expect(validStringEnd(bytesOf(`[${token},1]`), 1)).toBe(1 + bytesOf(token).length);
  });
});

describe('a path', () => {
  it.each([
    ['a', '.a'],
    ['_a1', '._a1'],
    ['键', '.键'],
    ['é', '.é'],
    ['😀', '.😀'],
    ['', '[""]'],
    ['1a', '["1a"]'],
    ['a-b', '["a-b"]'],
    ['a b', '["a b"]'],
    ['a.b', '["a.b"]'],
    ['"', '["\\""]'],
    ["'", '["\'"]'],
    ['\n', '["\\n"]'],
    [0, '[0]'],
    [12, '[12]'],
  ] as const)('[JSON-04] steps into %j as %s', (step, segment) => {
    expect(stepSegment(step)).toBe(segment);
  });

  it.each([
    [[], '$', ''],
    [['a'], '$.a', 'a'],
    [[0], '$[0]', '[0]'],
    [['a', 0, 'b c'], '$.a[0]["b c"]', 'a[0]["b c"]'],
    [['x y', 'z'], '$["x y"].z', '["x y"].z'],
  ] as const)('[JSON-04] of %j is %s, dotted %j', (steps, jsonpath, dotted) => {
    expect(pathText(steps as readonly Step[], 'jsonpath')).toBe(jsonpath);
    expect(pathText(steps as readonly Step[], 'dotted')).toBe(dotted);
  });
});

describe('the containers that are open', () => {
  const text = '{"a":[1,{"b":{}}],"c d":[[2]]}';
  const pathsAt = (offsets: number[]) => {
    const paths: string[] = [];
    visitOpenContainers(bytesOf(text), 0, offsets, (open) => paths.push(containerPath(bytesOf(text), open)));
    return paths;
  };

  it('[JSON-03] at an offset, outermost first, with what leads to each', () => {
    visitOpenContainers(bytesOf(text), 0, [text.indexOf('}')], (open) => {
      expect(open.map(({ start, isObject, index }) => [start, isObject, index])).toEqual([
        [0, true, 0],
        [5, false, 1],
        [8, true, 0],
        [13, true, 0],
      ]);
    });
  });

  it('[JSON-03] have paths', () => {
    expect(pathsAt([0])).toEqual(['$']);
    expect(pathsAt([1, 6, 9, 14, 25, 26, 28])).toEqual([
      '$',
      '$.a',
      '$.a[1]',
      '$.a[1].b',
      '$["c d"]',
      '$["c d"][0]',
      '$["c d"]',
    ]);
  });

  it('[JSON-03] are not confused by brackets in strings', () => {
    const tricky = '{"[":"]{","x":[0]}';
    visitOpenContainers(bytesOf(tricky), 0, [tricky.length - 2], (open) => {
      expect(containerPath(bytesOf(tricky), open)).toBe('$.x');
    });
  });
});

describe('the register of keys', () => {
  const repeated = (text: string, keys: readonly number[]) => {
    const bytes = bytesOf(text);
    const register = createKeyRegister(bytes);
    for (const start of keys) pushKey(register, start, validStringEnd(bytes, start));
    closeObject(register, 0);
    return { count: register.duplicates, offsets: register.duplicateOffsets, left: register.size };
  };

  it('[JSON-03] tells which keys repeat an earlier one', () => {
    expect(repeated('"a""b""a""a"', [0, 3, 6, 9])).toEqual({ count: 2, offsets: [6, 9], left: 0 });
    expect(repeated('"a""\\u0061"', [0, 3])).toEqual({ count: 1, offsets: [3], left: 0 });
    expect(repeated('"a""b"', [0, 3])).toEqual({ count: 0, offsets: [], left: 0 });
    expect(repeated('', [])).toEqual({ count: 0, offsets: [], left: 0 });
  });

  it('[JSON-03] grows, and leaves the keys of outer objects alone', () => {
    const text = Array.from({ length: 3000 }, (_, index) => `"${String(index).padStart(4, '0')}"`).join('');
    const bytes = bytesOf(`${text}"0001"`);
    const register = createKeyRegister(bytes);
    for (let key = 0; key < 3000; key++) pushKey(register, key * 6, key * 6 + 6);
    pushKey(register, 18_000, 18_006);
    closeObject(register, 2000);
    expect(register.duplicates).toBe(0);
    expect(register.size).toBe(2000);
    pushKey(register, 18_000, 18_006);
    closeObject(register, 0);
    expect(register.duplicateOffsets).toEqual([18_000]);
  });
});
