import { limits } from '@toolbench/contracts/limits.ts';
import { bitLength } from './whole.ts';

/** A binary interchange format: how many bits its exponent and its fraction have beside the sign (IEEE 754-2019, 3.6). */
interface Format {
  readonly exponentBits: number;
  readonly fractionBits: number;
}

export type FormatName = 'half' | 'bfloat16' | 'single' | 'double';

const formats: Readonly<Record<FormatName, Format>> = {
  half: { exponentBits: 5, fractionBits: 10 },
  bfloat16: { exponentBits: 8, fractionBits: 7 },
  single: { exponentBits: 8, fractionBits: 23 },
  double: { exponentBits: 11, fractionBits: 52 },
};

/** An exact number: numerator over a denominator above zero, or one of the values that are no number. */
export type Exact =
  | {
      readonly isNegative: boolean;
      readonly numerator: bigint;
      readonly denominator: bigint;
      /** It has more digits than are worked with, and this is another number that is as far beyond every format. */
      readonly isCut?: boolean;
    }
  | 'infinity'
  | '-infinity'
  | 'nan';

export interface Float {
  readonly format: FormatName;
  readonly sign: string;
  readonly exponent: string;
  readonly fraction: string;
  readonly hex: string;
  readonly kind: 'normal' | 'subnormal' | 'zero' | 'infinity' | 'nan';
  /** The shortest decimal that gives this value again as a double. */
  readonly value: string;
  /** The value that the bits hold, to its last digit. */
  readonly exactly: string;
  /** Whether that is the number that was given. */
  readonly isExact: boolean;
}

/** A number of more digits than this, before or behind the point, is not worked with. */
const farthestPower = limits.base.characters;

/** Beyond this power of ten every format has only infinity, and below its negative only zero. */
const beyondFormats = 400;

const decimal = /^([-+−]?)(\d*)(?:\.(\d*))?(?:e([-+−]?\d+))?$/i;
const special = /^([-+−]?)(inf|infinity|∞|nan)$/i;

/** Reads a decimal number, with or without a power of ten, exactly; undefined where it is none. */
export function readDecimal(text: string): Exact | undefined {
  const plain = text.trim().replace(/[\s_,'’]/g, '');
  const [, sign, whole, fraction = '', power = '0'] = decimal.exec(plain) ?? [];
  const isNegative = /[-−]/.test(plain[0] ?? '');
  if (sign === undefined || whole + fraction === '') {
    const name = special.exec(plain)?.[2].toLowerCase();
    if (name === undefined) return undefined;
    return name === 'nan' ? 'nan' : isNegative ? '-infinity' : 'infinity';
  }
  const digits = BigInt(whole + fraction);
  const scale = Number(power.replace('−', '-')) - fraction.length;
  const magnitude = digits.toString().length + scale;
  if (digits === 0n) return { isNegative, numerator: 0n, denominator: 1n };
  const farthest = 10n ** BigInt(beyondFormats);
  if (magnitude > farthestPower) return { isNegative, numerator: farthest, denominator: 1n, isCut: true };
  if (magnitude < -farthestPower) return { isNegative, numerator: 1n, denominator: farthest, isCut: true };
  return scale >= 0
    ? { isNegative, numerator: digits * 10n ** BigInt(scale), denominator: 1n }
    : { isNegative, numerator: digits, denominator: 10n ** BigInt(-scale) };
}

/**
 * The bits of the nearest value of a format; of two that are equally near, the even one. A number goes there at once and not
 * over a double, whose own rounding can lead to the wrong neighbour.
 */
function bitsOf(exact: Exact, { exponentBits, fractionBits }: Format): bigint {
  const fractionSize = BigInt(fractionBits);
  const signBit = 1n << (BigInt(exponentBits) + fractionSize);
  const infinity = ((1n << BigInt(exponentBits)) - 1n) << fractionSize;
  if (exact === 'nan') return infinity | (1n << (fractionSize - 1n));
  if (exact === 'infinity') return infinity;
  if (exact === '-infinity') return signBit | infinity;
  const { isNegative, numerator, denominator } = exact;
  let magnitude = 0n;
  if (numerator > 0n) {
    const least = 2 - 2 ** (exponentBits - 1);
    const near = bitLength(numerator) - bitLength(denominator);
    const isBelow = near >= 0 ? numerator < denominator << BigInt(near) : numerator << BigInt(-near) < denominator;
    const exponent = Math.max(near - (isBelow ? 1 : 0), least);
    const significand = roundedToEven(numerator, denominator, exponent - fractionBits);
    // A significand that rounding made one bit longer carries into the exponent by itself, and so does the largest into infinity.
    magnitude = (BigInt(exponent - least) << fractionSize) + significand;
    if (magnitude > infinity) magnitude = infinity;
  }
  return isNegative ? signBit | magnitude : magnitude;
}

/** A quotient in units of a power of two, rounded to the nearest whole number, halves to even. */
function roundedToEven(numerator: bigint, denominator: bigint, unit: number): bigint {
  const above = unit < 0 ? numerator << BigInt(-unit) : numerator;
  const below = unit > 0 ? denominator << BigInt(unit) : denominator;
  const whole = above / below;
  const twice = (above % below) * 2n;
  return twice > below || (twice === below && whole % 2n === 1n) ? whole + 1n : whole;
}

/** How a number stands in a format. */
export function floatOf(exact: Exact, name: FormatName): Float {
  const float = floatOfBits(bitsOf(exact, formats[name]), name);
  return { ...float, isExact: typeof exact === 'string' || isSame(exact, float) };
}

function isSame(given: Exclude<Exact, string>, { exactly }: Float): boolean {
  const held = readDecimal(exactly);
  return (
    given.isCut !== true &&
    held !== undefined &&
    typeof held !== 'string' &&
    held.numerator * given.denominator === given.numerator * held.denominator
  );
}

/** How many bits a format has. */
export function widthOf(name: FormatName): number {
  return 1 + formats[name].exponentBits + formats[name].fractionBits;
}

/** What bits mean in a format. */
export function floatOfBits(bits: bigint, name: FormatName): Float {
  const { exponentBits, fractionBits } = formats[name];
  const width = widthOf(name);
  const binary = bits.toString(2).padStart(width, '0');
  const exponent = binary.slice(1, 1 + exponentBits);
  const fraction = binary.slice(1 + exponentBits);
  const sign = binary[0] === '1' ? '-' : '';
  const isLargest = !exponent.includes('0');
  const isSmallest = !exponent.includes('1');
  const hasFraction = fraction.includes('1');
  const significand = BigInt(`0b${isSmallest ? '0' : '1'}${fraction}`);
  const power = Math.max(parseInt(exponent, 2), 1) - (2 ** (exponentBits - 1) - 1) - fractionBits;
  const magnitude = isLargest ? (hasFraction ? 'NaN' : 'Infinity') : decimalOf(significand, power);
  const exactly = magnitude === 'NaN' ? magnitude : sign + magnitude;
  return {
    format: name,
    sign: binary[0],
    exponent,
    fraction,
    hex: bits.toString(16).padStart(width / 4, '0'),
    kind: isLargest ? (hasFraction ? 'nan' : 'infinity') : !isSmallest ? 'normal' : hasFraction ? 'subnormal' : 'zero',
    value: exactly === '-0' ? '-0' : String(Number(exactly)),
    exactly,
    isExact: true,
  };
}

/** A whole number times a power of two in decimal digits, all of them. */
function decimalOf(significand: bigint, power: number): string {
  if (power >= 0 || significand === 0n) return (significand << BigInt(Math.max(power, 0))).toString();
  const digits = (significand * 5n ** BigInt(-power)).toString().padStart(1 - power, '0');
  return `${digits.slice(0, power)}.${digits.slice(power)}`.replace(/\.?0+$/, '');
}
