import { excerpt } from '@toolbench/kit/excerpt.ts';
import 'culori/css';
import { parse, type Color } from 'culori/fn';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';

export type ReadCode = 'empty' | 'unknown' | 'needs-page';

/** Enough of a text that is no color to know it again. */
const shownCharacters = 60;

/** What only a page gives a value: variables, colors of the system and of the text around, mixes and relative colors. */
const needsPage =
  /^(?:var|env|color-mix|light-dark|contrast-color|device-cmyk)\(|^\w+\(\s*from\s|^(?:currentcolor|accentcolor|accentcolortext|activetext|buttonborder|buttonface|buttontext|canvas|canvastext|field|fieldtext|graytext|highlight|highlighttext|linktext|mark|marktext|selecteditem|selecteditemtext|visitedtext|inherit|initial|unset|revert)$/;

/**
 * Reads a color as CSS Color 4 writes it, in any case, also as a declaration (`color: red;`) or without the `#`.
 * `rgb()` is clamped as the specification says; the other functions keep what lies outside sRGB.
 */
export function readColor(input: Text): Result<Color, ReadCode> {
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
