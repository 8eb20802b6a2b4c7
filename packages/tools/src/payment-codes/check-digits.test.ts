import { describe, expect, it } from 'vitest';
import { isCnpj, isCpf, isThaiNumber, isUen, isGtin } from './check-digits.ts';

describe('[QR-07] check digits', () => {
  it.each([
    [
      'UEN',
      isUen,
      ['00192200M', '197401143C', 'S16FC0121D', 'T01FC6132D', '201403121W', '201512004R', '198701251D', '53384102W'],
    ],
    ['Thai numbers', isThaiNumber, ['1234567890121', '1101700230708']],
    ['CPF', isCpf, ['11144477735', '52998224725', '12345678909']],
    ['CNPJ', isCnpj, ['11222333000181', '11444777000161', '12ABC34501DE35']],
  ] as const)('%s are right', (_, check, numbers) => {
    for (const number of numbers) expect(check(number), number).toBe(true);
  });

  it.each([
    ['UEN', isUen, ['00192200X', '197401143X', 'T01FC6132A', '20140312W', '', '201403121w', 'X'.repeat(10)]],
    ['Thai numbers', isThaiNumber, ['1234567890120', '123456789012', '', 'x'.repeat(13)]],
    ['CPF', isCpf, ['11144477734', '11111111111', '00000000000', '1114447773', '']],
    ['GTIN', isGtin, ['36400638134568', '4006381333930', '400638133393', '40063813339310', '']],
    ['CNPJ', isCnpj, ['11222333000180', '00000000000000', '12ABC34501DE36', '12abc34501de35', '']],
  ] as const)('%s are wrong', (_, check, numbers) => {
    for (const number of numbers) expect(check(number), number).toBe(false);
  });

  it.each([
    ['UEN', isUen, '201403121W'],
    ['CPF', isCpf, '52998224725'],
    ['CNPJ', isCnpj, '11222333000181'],
    ['GTIN', isGtin, '36400638134569'],
  ] as const)('any one digit of a %s changed is noticed', (_, check, number) => {
    for (let at = 0; at < number.length - 1; at += 1) {
      const other = String((Number(number[at]) + 1) % 10);
      expect(check(number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
    }
  });
});
