import { limits } from '@toolbench/contracts/limits.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import type { options } from '../options.ts';
import { floatOf, floatOfBits, readDecimal, widthOf, type Exact, type Float } from './float.ts';
import { bitLength, readWhole, writeWhole, groupsOf } from './whole.ts';

export type ErrorCode = 'no-number' | 'bad-digit' | 'too-long';

interface TwosComplement {
  readonly width: number;
  readonly binary: string;
  readonly hex: string;
  /** The same bits read with and without a sign. */
  readonly signed: string;
  readonly unsigned: string;
  /** False where the number needs more bits: then these are its lowest ones, as a processor keeps them. */
  readonly fits: boolean;
}

/** The bits of a number in a register. */
function twosComplement(value: bigint, width: number, isGrouped: boolean): TwosComplement {
  const bits = BigInt.asUintN(width, value);
  const signed = BigInt.asIntN(width, value);
  const written = (base: number, digits: number) => {
    const padded = bits.toString(base).padStart(digits, '0');
    return isGrouped ? groupsOf(padded, 4) : padded;
  };
  return {
    width,
    binary: written(2, width),
    hex: written(16, width / 4),
    signed: writeWhole(signed, 10, isGrouped),
    unsigned: writeWhole(bits, 10, isGrouped),
    fits: value === bits || value === signed,
  };
}

export interface Converted {
  /** The base in which the number was read. */
  readonly from: number;
  /** Absent for a number with a fraction. */
  readonly whole?: {
    readonly bits: number;
    readonly bases: readonly { readonly base: number; readonly value: string }[];
    readonly register: TwosComplement;
  };
  /** The nearest value of the chosen floating-point format. */
  readonly float: Float;
  /** What the written bits mean as a float, where a binary or hexadecimal number is not longer than the format. */
  readonly bitsAsFloat?: Float;
}

type Chosen = OptionValues<typeof options>;

interface ReadNumber {
  readonly base: number;
  readonly exact: Exact;
  /** Absent where it is not a whole one. */
  readonly value?: bigint;
}

/** A decimal point or a power of ten, which only decimal numbers have: 1e3 is a thousand and not hexadecimal. */
const scaled = /^[^.e]*\.[^.]*$|^[\s\d.,_+−-]+e[+−-]?\d+\s*$|inf|nan|∞/i;

function readNumber(text: string, from: number | 'auto'): Result<ReadNumber, 'no-number' | 'bad-digit'> {
  const exact = (from === 'auto' || from === 10) && scaled.test(text) ? readDecimal(text) : undefined;
  if (exact !== undefined) {
    const isWhole = typeof exact !== 'string' && exact.isCut !== true && exact.numerator % exact.denominator === 0n;
    if (!isWhole) return ok({ base: 10, exact });
    const size = exact.numerator / exact.denominator;
    return ok({ base: 10, exact, value: exact.isNegative ? -size : size });
  }
  const whole = readWhole(text, from);
  if (!whole.ok) return whole;
  const { value, base } = whole.value;
  const isNegative = /^\s*[-−]/.test(text);
  return ok({ base, value, exact: { isNegative, numerator: value < 0n ? -value : value, denominator: 1n } });
}

/** A number in other bases, in a register and as a float; one with a fraction only as a float. */
function convert(input: Text, chosen: Chosen): Result<Converted, ErrorCode> {
  const text = textToString(input);
  if (text.length > limits.base.characters) return fail('too-long', { limit: limits.base.characters });
  const read = readNumber(text, chosen.from === 'auto' ? 'auto' : Number(chosen.from));
  if (!read.ok) return read;
  const { base, exact, value } = read.value;
  const float = floatOf(exact, chosen.format);
  if (value === undefined) return ok({ from: base, float });
  const isNegative = typeof exact !== 'string' && exact.isNegative;
  const isBits = (base === 2 || base === 16) && !isNegative && bitLength(value) <= widthOf(chosen.format);
  return ok({
    from: base,
    whole: {
      bits: bitLength(value),
      bases: [...new Set([2, 8, 10, 16, chosen.to])].map((one) => ({
        base: one,
        value: writeWhole(value, one, chosen.grouped),
      })),
      register: twosComplement(value, chosen.width, chosen.grouped),
    },
    float,
    ...(isBits && { bitsAsFloat: floatOfBits(value, chosen.format) }),
  });
}

export const engine = { convert } satisfies EngineActions;
export type Engine = typeof engine;
