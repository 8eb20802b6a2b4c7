import { formatHex, parse, type Color } from 'culori/fn';
import 'culori/css';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { type Text, textToString } from '@toolbench/kit/text.ts';
import { excerpt } from '@toolbench/kit/excerpt.ts';
import { contrastOf, type Contrast } from './contrast.ts';
import { isInP3, isInSrgb, nameOf, nearestInSrgb, pickerValues, writeColor, type WrittenColor } from './formats.ts';

type ReadCode = 'empty' | 'unknown' | 'needs-page';

/** Enough of a text that is no color to know it again. */
const shownCharacters = 60;

/** What only a page gives a value: variables, colors of the system and of the text around, mixes and relative colors. */
const needsPage =
  /^(?:var|env|color-mix|light-dark|contrast-color|device-cmyk)\(|^\w+\(\s*from\s|^(?:currentcolor|accentcolor|accentcolortext|activetext|buttonborder|buttonface|buttontext|canvas|canvastext|field|fieldtext|graytext|highlight|highlighttext|linktext|mark|marktext|selecteditem|selecteditemtext|visitedtext|inherit|initial|unset|revert)$/;

/**
 * Reads a color as CSS Color 4 writes it, in any case, also as a declaration (`color: red;`) or without the `#`.
 * `rgb()` is clamped as the specification says; the other functions keep what lies outside sRGB.
 */
function readColor(input: Text): Result<Color, ReadCode> {
  const written = textToString(input).trim();
  const text = written
    .replace(/^[\w-]+\s*:\s*/, '')
    .replace(/\s*(?:!\s*important\s*)?;?$/i, '')
    .toLowerCase();
  if (text === '') return fail('empty');
  const detail = { text: excerpt(written, shownCharacters) };
  if (needsPage.test(text)) return fail('needs-page', detail);
  const color = parse(text);
  if (!color) return fail('unknown', detail);
  if (color.mode !== 'rgb' || !/^rgba?\(/.test(text)) return ok(color);
  const clamp = (value: number) => Math.min(Math.max(value, 0), 1);
  return ok({ ...color, r: clamp(color.r), g: clamp(color.g), b: clamp(color.b) });
}

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
