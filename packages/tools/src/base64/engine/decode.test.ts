import { encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from './decode.ts';

const decoded = (text: string) => {
  const result = decodeBase64(encodeLatin1(text));
  return 'fault' in result ? result : [...result];
};

/** WHATWG Infra, "forgiving-base64 decode": input and the bytes it gives. */
const accepted: readonly (readonly [string, readonly number[]])[] = [
  ['', []],
  [' ', []],
  ['\t\n\f\r ', []],
  ['abcd', [105, 183, 29]],
  [' abcd', [105, 183, 29]],
  ['abcd ', [105, 183, 29]],
  [' abcd ', [105, 183, 29]],
  ['ab', [105]],
  ['abc', [105, 183]],
  ['ab==', [105]],
  ['abc=', [105, 183]],
  ['ab\tcd', [105, 183, 29]],
  ['ab\ncd', [105, 183, 29]],
  ['ab\fcd', [105, 183, 29]],
  ['ab\rcd', [105, 183, 29]],
  ['ab cd', [105, 183, 29]],
  ['ab\t\n\f\r cd', [105, 183, 29]],
  ['ab\t\n\f\r =\t\n\f\r =\t\n\f\r ', [105]],
  ['a b\nc\td\r\ne f g=', [105, 183, 29, 121, 248]],
  [' \t\n\f\r ab\t\n\f\r cd\t\n\f\r ', [105, 183, 29]],
  ['ab ==', [105]],
  ['ab= =', [105]],
  ['abc =', [105, 183]],
  ['abc= ', [105, 183]],
  ['ab== ', [105]],
  ['A B C D', [0, 16, 131]],
  ['/A', [252]],
  ['//A', [255, 240]],
  ['//==', [255]],
  ['///A', [255, 255, 192]],
  ['////', [255, 255, 255]],
  ['/a==', [253]],
  ['AA', [0]],
  ['AAA', [0, 0]],
  ['AAAA', [0, 0, 0]],
  ['AA/', [0, 15]],
  ['AAAA/w==', [0, 0, 0, 255]],
  ['AAAA//8=', [0, 0, 0, 255, 255]],
  ['+/+/', [251, 255, 191]],
  ['++++', [251, 239, 190]],
  ['YQ', [97]],
  ['YR', [97]],
  ['YR==', [97]],
  ['YWF=', [97, 97]],
  ['YWE', [97, 97]],
  ['YWF', [97, 97]],
  ['YWFh', [97, 97, 97]],
  ['NaN', [53, 163]],
  ['Infinity', [34, 119, 226, 158, 43, 114]],
  ['null', [158, 233, 101]],
  ['12', [215]],
  ['1234', [215, 109, 248]],
  ['12==', [215]],
  ['0000', [211, 77, 52]],
  ['zzzz', [207, 60, 243]],
];

/** Input and what is wrong with it, at which offset. */
const refused: readonly (readonly [string, string, number])[] = [
  ['a', 'length', 0],
  [' a ', 'length', 1],
  ['abcde', 'length', 4],
  ['abcd e', 'length', 5],
  ['abcdefghi\n', 'length', 8],
  ['undefined', 'length', 8],
  ['=', 'padding', 0],
  ['==', 'padding', 0],
  ['===', 'padding', 0],
  ['====', 'padding', 0],
  ['=====', 'padding', 0],
  ['a=', 'padding', 1],
  ['a==', 'padding', 1],
  ['a===', 'padding', 1],
  ['ab=', 'padding', 2],
  ['ab===', 'padding', 2],
  ['ab====', 'padding', 2],
  ['abc==', 'padding', 3],
  ['abc===', 'padding', 3],
  ['abcd=', 'padding', 4],
  ['abcd==', 'padding', 4],
  ['abcd===', 'padding', 4],
  ['abcd====', 'padding', 4],
  ['abcde=', 'padding', 5],
  ['abcde==', 'padding', 5],
  ['=a', 'padding', 0],
  ['=a=', 'padding', 0],
  ['a=b', 'padding', 1],
  ['a=b=', 'padding', 1],
  ['ab=c', 'padding', 2],
  ['ab=cd', 'padding', 2],
  ['ab=c=', 'padding', 2],
  ['abc=d', 'padding', 3],
  ['YQ==YQ==', 'padding', 2],
  ['ab\u000bcd', 'character', 2],
  ['ab\u0000cd', 'character', 2],
  ['ab\u00a0cd', 'character', 2],
  ['abcd,', 'character', 4],
  ['ab.d', 'character', 2],
  ['~', 'character', 0],
  ['%3D', 'character', 0],
  ['abcdefgh\nab:d', 'character', 11],
  ['{"a":1}', 'character', 0],
  ['\u0080\u0081\u00ff', 'character', 0],
  ['ab==!', 'character', 4],
];

describe('[B64-05] forgiving Base64 as WHATWG Infra defines it', () => {
  it.each(accepted)('reads %j', (input, expected) => {
    expect(decoded(input)).toEqual(expected);
  });

  it.each(refused)('refuses %j: %s at %i', (input, fault, at) => {
    expect(decoded(input)).toEqual({ fault, at });
  });

  it.each([...accepted, ...refused].map(([input]) => input))('agrees with the platform about %j', (input) => {
    let expected: number[] | undefined;
    try {
      expected = [...encodeLatin1(atob(input))];
    } catch {
      expected = undefined;
    }
    const result = decoded(input);
    expect('fault' in result ? undefined : result).toEqual(expected);
  });
});

describe('[B64-06] the URL-safe alphabet', () => {
  it('reads - and _ as + and /', () => {
    expect(decoded('-_-_')).toEqual(decoded('+/+/'));
    expect(decoded('_w')).toEqual([255]);
    expect(decoded('-_\n-_ \nYQ==')).toEqual([251, 255, 191, 97]);
  });

  it('refuses a text that mixes both alphabets, at the first character of the second one', () => {
    expect(decoded('ab+_')).toEqual({ fault: 'alphabets', at: 3 });
    expect(decoded('AAAA-AAA\nAAA/')).toEqual({ fault: 'alphabets', at: 12 });
    expect(decoded('_ /  w==')).toEqual({ fault: 'alphabets', at: 2 });
  });
});

describe('long texts', () => {
  it('reads groups that white space cuts anywhere', () => {
    const base64 = btoa('The quick brown fox jumps over the lazy dog.');
    const expected = decoded(base64);
    const cuts = Array.from({ length: base64.length - 1 }, (_, index) => index + 1);
    const read = cuts.map((cut) => decoded(`${base64.slice(0, cut)}\r\n${base64.slice(cut)}`));
    expect(read).toEqual(cuts.map(() => expected));
  });

  it('tells how far it is and finds a fault behind millions of characters', () => {
    const length = (2 << 20) + 4;
    const source = new Uint8Array(length).fill(0x41);
    source[length - 2] = 0x2e;
    const fractions: number[] = [];
    const fault = decodeBase64(source, (fraction) => fractions.push(fraction));
    expect(fault).toEqual({ fault: 'character', at: length - 2 });
    expect(fractions.length).toBeGreaterThan(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(decodeBase64(source.subarray(0, 40_000))).toHaveProperty('length', 30_000);
  });
});
