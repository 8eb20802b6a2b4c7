import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeBytes } from '@toolbench/kit/encodings/decode-bytes.ts';
import './web-text-decoder.ts';

const decodeHex = (encoding: string, hex: string) => decodeBytes(new Uint8Array(Buffer.from(hex, 'hex')), encoding);

/** Every pair of bytes that is one character of an encoding, in the order of the bytes. */
function* charactersOf(encoding: string, leads: readonly (readonly [number, number])[]): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (const [first, last] of leads) {
    for (let lead = first; lead <= last; lead += 1) {
      for (let trail = 0x40; trail <= 0xfe; trail += 1) {
        const text = decoder.decode(Uint8Array.of(lead, trail));
        if (!text.includes('\ufffd')) yield text;
      }
    }
  }
}

describe('text decoders outside the browser', () => {
  // The digests are those of Python's cp949 and, for the rows of Big5 that the web has no more of, big5hkscs.
  it.each([
    ['euc-kr', [[0x81, 0xfe]], 17_048, 'f49bf642f090c1ce9815815ce783022b6deebb12346af361db70c72d9d7bb59d'],
    [
      'big5',
      [
        [0x88, 0x8d],
        [0x97, 0x9a],
        [0xa4, 0xc5],
        [0xc7, 0xf9],
      ],
      14753,
      '6918e4d5aa4f80f5b6d15a3cc8a2ac0bbb6d1068e51fd6e94922ba187362bb8a',
    ],
  ] as const)('[CSV-06] know every character of %s', (encoding, leads, count, digest) => {
    const characters = [...charactersOf(encoding, leads)];
    expect(characters).toHaveLength(count);
    expect(createHash('sha256').update(characters.join('')).digest('hex')).toBe(digest);
  });

  it.each([
    ['euc-kr', '8c63b9e6b0a2c7cf2cbc84bdc32c92de', '똠방각하,펲시,믜'],
    ['big5', 'b3afa46aa4e52cb260a4f496f52ca7f59def9df72ca4fd916fb3bdaf46', '陳大文,深水埗,李嘅咗,王鰂魚涌'],
    ['koi8-u', 'aebe', 'ўЎ'],
    ['shift_jis', '8740878aeee0', '①㈱髙'],
    ['iso-8859-16', 'a4aabade', '€ȘșȚ'],
    ['windows-1252', '80', '€'],
    ['utf-16le', '2d4e', '中'],
  ])('[CSV-06] read %s of the web', (encoding, hex, text) => {
    expect(decodeHex(encoding, hex)).toBe(text);
  });

  it('[CSV-06] refuse what is no text where that is asked for', () => {
    expect(() => new TextDecoder('euc-kr', { fatal: true }).decode(Uint8Array.of(0x80, 0x20))).toThrow(TypeError);
    expect(() => new TextDecoder('no-such-set')).toThrow(RangeError);
  });
});
