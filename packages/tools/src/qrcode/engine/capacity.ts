export type ErrorCorrection = 'L' | 'M' | 'Q' | 'H';
export type EncodingMode = 'numeric' | 'alphanumeric' | 'byte';

/** Characters (bytes in byte mode) that a version 40 symbol holds (ISO/IEC 18004:2024, table 7). */
const capacities: Readonly<Record<EncodingMode, Readonly<Record<ErrorCorrection, number>>>> = {
  numeric: { L: 7089, M: 5596, Q: 3993, H: 3057 },
  alphanumeric: { L: 4296, M: 3391, Q: 2420, H: 1852 },
  byte: { L: 2953, M: 2331, Q: 1663, H: 1273 },
};

/** The densest mode that can write a text (ISO/IEC 18004, 7.3). */
export function encodingMode(text: string): EncodingMode {
  if (/^\d+$/.test(text)) return 'numeric';
  return /^[\dA-Z $%*+\-./:]+$/.test(text) ? 'alphanumeric' : 'byte';
}

/** How much of the largest symbol a text takes: its length in the mode's units, and the most there can be. */
export function capacityUse(text: string, level: ErrorCorrection): { mode: EncodingMode; used: number; most: number } {
  const mode = encodingMode(text);
  const used = mode === 'byte' ? new TextEncoder().encode(text).length : text.length;
  return { mode, used, most: capacities[mode][level] };
}
