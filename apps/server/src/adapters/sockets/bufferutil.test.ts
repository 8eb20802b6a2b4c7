import { expect, it } from 'vitest';
import { mask, unmask } from './bufferutil.ts';

const key = Uint8Array.from([0x37, 0xfa, 0x21, 0x3d]);
const bytes = Uint8Array.from({ length: 64 }, (_, at) => (at * 89) % 256);

it('[VOICE-03] masks as the standard says, whatever the length and the place in memory', () => {
  for (let offset = 0; offset < 8; offset += 1) {
    for (let length = 0; length <= bytes.length - offset; length += 1) {
      const piece = bytes.slice().subarray(offset, offset + length);
      const expected = [...piece].map((byte, at) => byte ^ (key[at % 4] ?? 0));
      unmask(piece, key);
      expect([...piece]).toEqual(expected);
    }
  }
});

it('[VOICE-03] unmasks the example of RFC 6455, 5.7', () => {
  const hello = Uint8Array.from([0x7f, 0x9f, 0x4d, 0x51, 0x58]);
  unmask(hello, key);
  expect(Buffer.from(hello).toString()).toBe('Hello');
});

it('[VOICE-03] masks from one place to another and touches nothing else', () => {
  const output = new Uint8Array(70).fill(1);
  mask(bytes, key, output, 3, 64);
  expect([...output.subarray(0, 3), ...output.subarray(67)]).toEqual([1, 1, 1, 1, 1, 1]);
  unmask(output.subarray(3, 67), key);
  expect([...output.subarray(3, 67)]).toEqual([...bytes]);
});
