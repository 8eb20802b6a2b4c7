import { formatHex } from 'culori/fn';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { contrastOf, type Contrast } from './contrast.ts';
import { isInP3, isInSrgb, nameOf, nearestInSrgb, pickerValues, writeColor, type WrittenColor } from './formats.ts';
import { readColor, type ReadCode } from './read.ts';

export type ErrorCode = ReadCode | `${ReadCode}-background`;

export interface ConvertedColor {
  readonly written: readonly WrittenColor[];
  /** Its CSS name, where it has one. */
  readonly name?: string;
  /** Whether common screens can show it, and whether newer ones with Display P3 can. */
  readonly isInSrgb: boolean;
  readonly isInP3: boolean;
  /** OKLCH and opacity, as the sliders of a picker need them. */
  readonly picker: { readonly l: number; readonly c: number; readonly h: number; readonly alpha: number };
  /** The nearest opaque color within sRGB, for controls that know nothing else. */
  readonly swatch: string;
}

/** Writes a CSS color in every notation and says which gamuts hold it. */
function convert(input: Text): Result<ConvertedColor, ErrorCode> {
  const read = readColor(input);
  if (!read.ok) return read;
  const color = read.value;
  const name = nameOf(color);
  return ok({
    written: writeColor(color),
    ...(name !== undefined && { name }),
    isInSrgb: isInSrgb(color),
    isInP3: isInP3(color),
    picker: pickerValues(color),
    swatch: formatHex(nearestInSrgb(color)),
  });
}

/** Contrast of a text (left) on a background (right). */
function contrast({ left, right }: { readonly left: Text; readonly right: Text }): Result<Contrast, ErrorCode> {
  const text = readColor(left);
  if (!text.ok) return text;
  const background = readColor(right);
  if (!background.ok) return fail(`${background.code}-background`, background.detail);
  return ok(contrastOf(text.value, background.value));
}

export const engine = { convert, contrast } satisfies EngineActions;
export type Engine = typeof engine;
