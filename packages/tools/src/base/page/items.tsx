import type { ValueItem } from '@toolbench/ui/controls/value-list.tsx';
import type { Converted } from '../engine/index.ts';
import type { zh } from '../text/zh.ts';

type Words = typeof zh;

/** The rows of a register: its bits, and what they are with and without a sign. */
export function registerItems({ register, bits }: NonNullable<Converted['whole']>, t: Words): readonly ValueItem[] {
  const { width, binary, hex, signed, unsigned, fits } = register;
  return [
    { name: t.binary, value: binary, ...(!fits && { tone: 'warning' as const, note: t.cut(width, bits) }) },
    { name: t.hex, value: hex },
    { name: t.signed, value: signed },
    { name: t.unsigned, value: unsigned },
  ];
}

/** The rows of a float, and of the written bits as one. */
export function floatItems({ float, bitsAsFloat }: Converted, t: Words): readonly ValueItem[] {
  return [
    { name: t.parts, value: `${float.sign} ${float.exponent} ${float.fraction}` },
    { name: t.hex, value: float.hex },
    { name: t.value, value: float.value },
    { name: t.exactly, value: float.exactly, note: float.isExact ? t.same : t.rounded },
    ...(bitsAsFloat ? [{ name: t.bitsAs, value: bitsAsFloat.value, note: t.kinds[bitsAsFloat.kind] }] : []),
  ];
}
