import { describe, expect, it } from 'vitest';
import { checkCrc, crc16, crcOf, withExpectedCrc } from './crc.ts';
import { readFields } from './fields/read-fields.ts';

const check = (text: string) => {
  const { fields, end } = readFields(text);
  return checkCrc(text, fields, 0, end);
};

describe('[EMV-04] the CRC', () => {
  it('has the check value of CRC-16/CCITT-FALSE', () => {
    expect(crc16(new TextEncoder().encode('123456789'))).toBe(0x29b1);
    expect(crc16(new Uint8Array())).toBe(0xffff);
  });

  it('agrees with the bitwise definition', () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => (index * 7919) & 0xff);
    let crc = 0xffff;
    for (const byte of bytes) {
      crc ^= byte << 8;
      for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) >>> 0) & 0xffff;
    }
    expect(crc16(bytes)).toBe(crc);
  });

  it('keeps leading zeros', () => {
    const text = Array.from({ length: 2000 }, (_, index) => `5904${String(index).padStart(4, '0')}6304`).find(
      (candidate) => crcOf(candidate).startsWith('00'),
    );
    expect(text).toBeDefined();
    expect(check(`${text}${crcOf(text ?? '')}`).state).toBe('valid');
  });

  it('covers the UTF-8 bytes of other scripts', () => {
    expect(crcOf('64200002ZH0104最佳运输0202北京6304')).toBe(
      crc16(new TextEncoder().encode('64200002ZH0104最佳运输0202北京6304')).toString(16).toUpperCase().padStart(4, '0'),
    );
  });

  it.each([
    ['valid', '5802SG63042F42'],
    ['wrong', '5802SG63040000'],
    ['missing', '5802SG'],
  ])('is %s in %s', (state, text) => {
    const head = '5802SG6304';
    const crc = check(state === 'valid' ? head + crcOf(head) : text);
    expect(crc).toMatchObject({ state, expected: crcOf(head) });
  });

  it('is right in lower case too', () => {
    const head = '5802SG6304';
    expect(check(head + crcOf(head).toLowerCase()).state).toBe('valid');
  });

  it.each(['5802SG63040000', '5802SG', '5802SG6304FFFF', '5802SG6302AB'])('is put right in %s', (text) => {
    const repaired = withExpectedCrc(text, check(text));
    expect(check(repaired).state).toBe('valid');
    expect(repaired).toBe(`5802SG6304${crcOf('5802SG6304')}`);
  });
});
