import { groupsOf, writeWhole } from './whole.ts';

export interface TwosComplement {
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
export function twosComplement(value: bigint, width: number, isGrouped: boolean): TwosComplement {
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
