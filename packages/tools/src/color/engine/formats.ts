import 'culori/css';
import { colorsNamed, converter, formatHex, formatHex8, toGamut, type Color } from 'culori/fn';

/** The ways a color is written, in the order in which they are shown. */
export const notations = ['hex', 'rgb', 'hsl', 'hwb', 'oklch', 'oklab', 'lch', 'lab', 'display-p3'] as const;
export type Notation = (typeof notations)[number];

export interface WrittenColor {
  readonly notation: Notation;
  /** As CSS reads it. */
  readonly value: string;
  /** Whether the notation cannot say the color itself, so that this is the nearest it can. */
  readonly isNearest: boolean;
}

const to = {
  rgb: converter('rgb'),
  p3: converter('p3'),
  hsl: converter('hsl'),
  hwb: converter('hwb'),
  oklch: converter('oklch'),
  oklab: converter('oklab'),
  lch: converter('lch'),
  lab: converter('lab'),
};

/** The gamut mapping of CSS Color 4: chroma is taken away in OKLCH until the color fits. */
export const nearestInSrgb = toGamut('rgb', 'oklch');
const nearestInP3 = toGamut('p3', 'oklch');

/** Conversions leave errors of about 1e-7; a step of an 8-bit channel is 4e-3. */
const tolerance = 1e-4;
const fits = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }) =>
  [r, g, b].every((value) => value >= -tolerance && value <= 1 + tolerance);

/** Whether sRGB, what most screens and all of hex, rgb(), hsl() and hwb() cover, holds the color. */
export const isInSrgb = (color: Color) => fits(to.rgb(color));
/** Whether Display P3, the gamut of newer screens, holds it. */
export const isInP3 = (color: Color) => fits(to.p3(color));

/** A number with at most so many decimals, never -0; a missing component (none) is 0. */
function short(value = 0, decimals = 0): string {
  const rounded = Number(value.toFixed(decimals));
  return String(rounded === 0 ? 0 : rounded);
}

const percent = (value: number | undefined, decimals = 1) => `${short((value ?? 0) * 100, decimals)}%`;

/** Opacity, 0 to 1. */
export const alphaOf = ({ alpha = 1 }: Color) => Math.min(Math.max(alpha, 0), 1);

/** The hexadecimal of a color that sRGB holds; with opacity only where it is not opaque. */
export const toHex = (color: Color) => (alphaOf(color) < 1 ? formatHex8(color) : formatHex(color));

/** Writes a color in every notation. Outside a notation's gamut it is the nearest color within. */
export function writeColor(color: Color): WrittenColor[] {
  const srgb = isInSrgb(color) ? color : nearestInSrgb(color);
  const { r, g, b } = to.rgb(srgb);
  const hsl = to.hsl(srgb);
  const hwb = to.hwb(srgb);
  const p3 = to.p3(isInP3(color) ? color : nearestInP3(color));
  const oklch = to.oklch(color);
  const oklab = to.oklab(color);
  const lch = to.lch(color);
  const lab = to.lab(color);
  const byte = (value: number) => short(Math.min(Math.max(value, 0), 1) * 255);
  const parts: Readonly<Record<Exclude<Notation, 'hex'>, string>> = {
    rgb: `rgb(${byte(r)} ${byte(g)} ${byte(b)}`,
    hsl: `hsl(${short(hsl.h, 1)} ${percent(hsl.s)} ${percent(hsl.l)}`,
    hwb: `hwb(${short(hwb.h, 1)} ${percent(hwb.w)} ${percent(hwb.b)}`,
    oklch: `oklch(${short(oklch.l, 4)} ${short(oklch.c, 4)} ${short(oklch.c < tolerance ? 0 : oklch.h, 2)}`,
    oklab: `oklab(${short(oklab.l, 4)} ${short(oklab.a, 4)} ${short(oklab.b, 4)}`,
    lch: `lch(${short(lch.l, 2)} ${short(lch.c, 2)} ${short(lch.c < 0.01 ? 0 : lch.h, 2)}`,
    lab: `lab(${short(lab.l, 2)} ${short(lab.a, 2)} ${short(lab.b, 2)}`,
    'display-p3': `color(display-p3 ${short(p3.r, 4)} ${short(p3.g, 4)} ${short(p3.b, 4)}`,
  };
  const alpha = alphaOf(color);
  const opacity = alpha < 1 ? ` / ${short(alpha, 3)}` : '';
  const isWide = (notation: Notation) => !['hex', 'rgb', 'hsl', 'hwb'].includes(notation);
  return notations.map((notation) => ({
    notation,
    value: notation === 'hex' ? toHex(srgb) : `${parts[notation]}${opacity})`,
    isNearest: notation === 'display-p3' ? !isInP3(color) : !isWide(notation) && !isInSrgb(color),
  }));
}

/** The CSS name of exactly this color, as `rebeccapurple`; absent where it has none. */
export function nameOf(color: Color): string | undefined {
  if (alphaOf(color) === 0) return formatHex8(color) === '#00000000' ? 'transparent' : undefined;
  if (alphaOf(color) < 1 || !isInSrgb(color)) return undefined;
  const wanted = Number.parseInt(formatHex(color).slice(1), 16);
  return Object.keys(colorsNamed).find((name) => colorsNamed[name as keyof typeof colorsNamed] === wanted);
}

/** OKLCH, what the picker's sliders show: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees, opacity. */
export function pickerValues(color: Color) {
  const { l, c, h = 0 } = to.oklch(color);
  return { l, c, h: c < tolerance ? 0 : h, alpha: alphaOf(color) };
}
