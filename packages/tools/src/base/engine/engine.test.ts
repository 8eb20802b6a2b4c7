import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { options } from '../options.ts';
import { engine, type Converted } from './index.ts';

const initial = initialValues(options);

function converted(text: string, chosen: Partial<typeof initial> = {}): Converted {
  const result = engine.convert(text, { ...initial, ...chosen });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
const inBase = (text: string, base: number, chosen: Partial<typeof initial> = {}) =>
  converted(text, chosen).whole?.bases.find((one) => one.base === base)?.value;

describe('whole numbers', () => {
  it.each([
    ['255', 10, '11111111', 'ff'],
    ['0xFF', 16, '11111111', 'ff'],
    ['0b1111_1111', 2, '11111111', 'ff'],
    ['0o377', 8, '11111111', 'ff'],
    ['ff', 16, '11111111', 'ff'],
    ['0FFh', 16, '11111111', 'ff'],
    [' 1,000,000 ', 10, '11110100001001000000', 'f4240'],
    ['1’000’000n', 10, '11110100001001000000', 'f4240'],
    ['−10', 10, '-1010', '-a'],
    ['- 0x10', 16, '-10000', '-10'],
    ['0', 10, '0', '0'],
    ['1e3', 10, '1111101000', '3e8'],
    ['-2.50e2', 10, '-11111010', '-fa'],
    ['0x1e3', 16, '111100011', '1e3'],
  ] as const)('[BASE-01] reads %s in base %i', (text, from, binary, hex) => {
    expect(converted(text).from).toBe(from);
    expect(inBase(text, 2)).toBe(binary);
    expect(inBase(text, 16)).toBe(hex);
  });

  it('[BASE-01] goes there and back in every base, and is what JavaScript says, however long', () => {
    const digits = '9'.repeat(1_001);
    for (let base = 2; base <= 36; base += 1) {
      const written = inBase(digits, base, { to: base });
      expect(written).toBe(BigInt(digits).toString(base));
      expect(inBase(String(written).toUpperCase(), 10, { from: String(base) as typeof initial.from })).toBe(digits);
    }
  });

  it('[BASE-01] keeps every digit of the longest number that it takes, and refuses a longer one', () => {
    const longest = '7'.repeat(100_000);
    expect(inBase(longest, 10)).toBe(longest);
    expect(engine.convert(`${longest}7`, initial)).toEqual({ ok: false, code: 'too-long', detail: { limit: 100_000 } });
  });

  it('[BASE-01] points at a digit that the base does not have', () => {
    expect(engine.convert('\n 0b10 2', initial)).toEqual({
      ok: false,
      code: 'bad-digit',
      detail: { digit: '2', base: 2 },
      place: { line: 2, column: 7 },
    });
    expect(engine.convert('1😀', initial)).toMatchObject({ code: 'bad-digit', detail: { digit: '😀', base: 10 } });
    expect(engine.convert('1.5', { ...initial, from: '16' })).toMatchObject({
      code: 'bad-digit',
      detail: { digit: '.' },
    });
    for (const empty of ['', '  ', '0x', '-', '+'])
      expect(engine.convert(empty, initial)).toMatchObject({ code: 'no-number' });
  });

  it('[BASE-01] groups digits where that is asked for', () => {
    expect(inBase('-1234567', 10, { grouped: true })).toBe('-1 234 567');
    expect(inBase('0xfffff', 16, { grouped: true })).toBe('f ffff');
  });
});

describe('two’s complement', () => {
  it.each([
    ['-1', 8, 'ff', '-1', '255', true],
    ['-128', 8, '80', '-128', '128', true],
    ['-129', 8, '7f', '127', '127', false],
    ['255', 8, 'ff', '-1', '255', true],
    ['256', 8, '00', '0', '0', false],
    ['-2', 16, 'fffe', '-2', '65534', true],
    ['0x80000000', 32, '80000000', '-2147483648', '2147483648', true],
    ['18446744073709551615', 64, 'ffffffffffffffff', '-1', '18446744073709551615', true],
    ['-9223372036854775808', 64, '8000000000000000', '-9223372036854775808', '9223372036854775808', true],
    ['-9223372036854775809', 64, '7fffffffffffffff', '9223372036854775807', '9223372036854775807', false],
  ] as const)('[BASE-01] %s in %i bits', (text, width, hex, signed, unsigned, fits) => {
    const register = converted(text, { width }).whole?.register;
    expect(register).toMatchObject({ hex, signed, unsigned, fits });
    expect(register?.binary).toBe(BigInt(`0x${hex}`).toString(2).padStart(width, '0'));
  });
});

describe('floats', () => {
  const asDouble = (value: number) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value);
    return view.getBigUint64(0).toString(16).padStart(16, '0');
  };
  const texts = ['0.1', '-0', '1', '3.141592653589793', '1e308', '1.8e308', '5e-324', '2e-324', '3e-324', '-1e-310'];

  it.each([...texts, '2.2250738585072014e-308', '9007199254740993', '1e999999999', '1e-999999999', '123456789e-7'])(
    '[BASE-01] %s as a double is what the processor says',
    (text) => {
      const { float } = converted(text);
      expect(float.hex).toBe(asDouble(Number(text)));
      expect(Number(float.value)).toBe(Number(text));
      expect(Number(float.exactly)).toBe(Number(text));
    },
  );

  it.each([
    ['1', 'half', '3c00', '1', true],
    ['65504', 'half', '7bff', '65504', true],
    ['65520', 'half', '7c00', 'Infinity', false],
    ['1e400', 'double', '7ff0000000000000', 'Infinity', false],
    ['-1e-999999', 'double', '8000000000000000', '-0', false],
    ['1e999999', 'double', '7ff0000000000000', 'Infinity', false],
    ['0.1', 'bfloat16', '3dcd', '0.10009765625', false],
    ['16777217', 'single', '4b800000', '16777216', false],
    // Rounded to a double first, this would be a tie and go to 1: double rounding.
    ['1.000000059604644775390626', 'single', '3f800001', '1.00000011920928955078125', false],
    ['1.4e-45', 'single', '00000001', (1n * 5n ** 149n).toString().padStart(149, '0').replace(/^/, '0.'), false],
    ['-Infinity', 'single', 'ff800000', '-Infinity', true],
    ['NaN', 'double', '7ff8000000000000', 'NaN', true],
    ['0.5', 'double', '3fe0000000000000', '0.5', true],
  ] as const)('[BASE-01] %s as %s', (text, format, hex, exactly, isExact) => {
    expect(converted(text, { format }).float).toMatchObject({ hex, exactly, isExact });
  });

  it('[BASE-01] writes a whole number beyond every format in other bases, as far as its digits go', () => {
    expect(converted('1e400').whole?.bases.find(({ base }) => base === 10)?.value).toBe(`1${'0'.repeat(400)}`);
    expect(converted('1e99999').whole?.bits).toBe(332_190);
    expect(converted('1e100001').whole).toBeUndefined();
  });

  it('[BASE-01] says what kind a value is, and shows its parts', () => {
    const kinds = ['1', '1e-310', '-0', '1e400', 'nan'].map((text) => converted(text).float.kind);
    expect(kinds).toEqual(['normal', 'subnormal', 'zero', 'infinity', 'nan']);
    expect(converted('-0.15625', { format: 'single' }).float).toMatchObject({
      sign: '1',
      exponent: '01111100',
      fraction: '01000000000000000000000',
    });
  });

  it('[BASE-01] reads written bits as a float, where they are not more than it has', () => {
    expect(converted('0x40490fdb', { format: 'single' }).bitsAsFloat).toMatchObject({
      value: '3.1415927410125732',
      kind: 'normal',
    });
    expect(converted('0x7fc00000', { format: 'single' }).bitsAsFloat?.kind).toBe('nan');
    expect(converted('0x140490fdb', { format: 'single' }).bitsAsFloat).toBeUndefined();
    expect(converted('1078530011', { format: 'single' }).bitsAsFloat).toBeUndefined();
  });

  it('[BASE-01] a number with a fraction has a float and no whole-number bases', () => {
    expect(converted('2.5')).toMatchObject({ from: 10, float: { exactly: '2.5' } });
    expect(converted('2.5').whole).toBeUndefined();
  });
});
