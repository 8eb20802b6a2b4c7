import { describe, expect, it } from 'vitest';
import { looksLikeChipData } from './looks-like-chip-data.ts';

const hexBytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

describe('[SCAN-04] recognising chip data', () => {
  it.each([
    ['an FCI', '6F1A840E315041592E5359532E4444463031A5088801025F2D02656E'],
    ['a PPSE answer', '6F23840E325041592E5359532E4444463031A511BF0C0E610C4F07A0000000031010870101'],
    ['a record', '700E5A0847617390010100105F340101'],
    ['processing options', '770E8202580094080801010010010301'],
    ['a transaction', '9F2608AABBCCDD112233449F2701809F36020001950500800480009A032411219C0100'],
    ['spaces and lower case', '9f 02 06 00 00 00 00 12 50\n5f 2a 02 07 02 9a 03 24 11 21'],
    ['an unknown tag among known ones', '9F2608AABBCCDD112233449F2701809F36020001DF1102AABB9A03241121'],
    ['a consumer-presented code', 'hQVDUFYwMWEaTwegAAAAVVVVVw8SNFZ4kBI0WNGRIgESNF8='],
  ])('takes %s', (_, text) => {
    expect(looksLikeChipData(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['zeros', '0'.repeat(64)],
    ['a SHA-256', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['an MD5', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['a UUID', '0192e4a0-7c3b-7d4e-9f26-08aabbccdd11'],
    ['a hash with a known tag in it', '9f2608ffb7b4f3a2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8'],
    ['one short data object', '9C0100'],
    ['a digits-only number', '5004123456781234'],
    ['a payment code', '000201010211'],
    ['known tags and a rest', '9F2608AABBCCDD112233449F2701809F36020001AB'],
    ['a date of letters', '9A03ABCDEF9F21031234569F360200019F3704AABBCCDD'],
    ['text', 'hello'],
  ])('leaves %s', (_, text) => {
    expect(looksLikeChipData(text)).toBe(false);
  });

  it.each([16, 20, 28, 32, 48, 64])('takes no random bytes of a hash of %i bytes', (size) => {
    let state = size * 2_654_435_761;
    const taken: string[] = [];
    for (let round = 0; round < 1_000; round += 1) {
      let hex = '';
      for (let byte = 0; byte < size; byte += 1) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
        hex += hexBytes[state >>> 24];
      }
      if (looksLikeChipData(hex)) taken.push(hex);
    }
    expect(taken).toEqual([]);
  });

  it('takes no random bytes behind a known tag either', () => {
    const texts = hexBytes.flatMap((hex) => [`9F26${hex.repeat(30)}`, `5A${hex.repeat(31)}`]);
    expect(texts.filter(looksLikeChipData)).toEqual([]);
  });
});
