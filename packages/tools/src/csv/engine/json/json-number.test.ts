import { describe, expect, it } from 'vitest';
import { exactSpelling, isExactNumber, looksNumeric } from './json-number.ts';
import { createRandom } from '../test-random.ts';

describe('numbers in cells', () => {
  it.each([
    '0',
    '-0',
    '7',
    '-42',
    '3.14',
    '9.90',
    '1.0',
    '0.001',
    '123456789012345',
    '9007199254740991',
    '0.30000000000000004',
    '1e+21',
    '1.5e-9',
    '-2e-7',
  ])('[CSV-06] %s is a number', (text) => {
    expect(isExactNumber(text)).toBe(true);
    expect(JSON.parse(text)).toBe(Number(text));
  });

  it.each(['', '007', '00', '-01', '+1', '.5', '5.', '1,5', '1 000', ' 1', '1_0', '0x1f', 'Infinity', 'NaN', '１２'])(
    '[CSV-06] %j stays text',
    (text) => expect(isExactNumber(text)).toBe(false),
  );

  it.each([
    ['a long id', '12345678901234567'],
    ['a long id that a double happens to carry', '1234567890123456800'],
    ['an identity card number', '110101199003074514'],
    ['the first unsafe integer', '9007199254740992'],
    ['more decimals than a double has', '0.12345678901234567890'],
    ['a product code', '1E5'],
    ['a spelling with an exponent', '1e5'],
    ['a number beyond all doubles', '1e400'],
    ['a number below all doubles', '1e-400'],
  ])('[CSV-06] %s stays text: %s', (_, text) => {
    expect(isExactNumber(text)).toBe(false);
    expect(looksNumeric(text)).toBe(true);
  });

  it.each(['abc', '', '-', '.', '1-2', '2024-01-31', '1.2.3', '12px', 'e5'])(
    '%j does not look like a number',
    (text) => {
      expect(looksNumeric(text)).toBe(false);
    },
  );

  it('keeps every number of up to 15 digits', () => {
    const random = createRandom(15);
    const texts = Array.from({ length: 2_000 }, () =>
      (random.next() * 10 ** random.below(10)).toFixed(random.below(6)),
    );
    const spelled = (text: string) => Number(text).toFixed(text.split('.')[1]?.length ?? 0);
    expect(texts.filter((text) => !isExactNumber(text) || spelled(text) !== text)).toEqual([]);
  });
});

describe('JSON numbers on their way into a cell', () => {
  it.each([
    ['1', '1'],
    ['9.90', '9.90'],
    ['-0', '-0'],
    ['1e2', '100'],
    ['1E+2', '100'],
    ['1.50e1', '15'],
    ['100e-2', '1'],
    ['1e21', '1e+21'],
    ['0e9', '0'],
    ['5e-7', '5e-7'],
    ['0.0000005', '0.0000005'],
  ])('[CSV-04] %s is written %s', (number, cell) => {
    expect(exactSpelling(number)).toBe(cell);
    expect(Object.is(Number(number), Number(cell))).toBe(true);
  });

  it.each([
    '12345678901234567890',
    '1e400',
    '1e-400',
    '0.1000000000000000055',
    '123456789012345678e1',
    '-0e1',
    '1e99999999999999999999',
  ])('[CSV-06] no double carries %s', (number) => expect(exactSpelling(number)).toBeUndefined());
});
