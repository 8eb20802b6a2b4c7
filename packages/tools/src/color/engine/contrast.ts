import { converter, formatHex, wcagContrast, type Color, type Rgb } from 'culori/fn';
import { alphaOf, nearestInSrgb } from './formats.ts';

const toRgb = converter('rgb');
const toOklch = converter('oklch');

const white: Rgb = { mode: 'rgb', r: 1, g: 1, b: 1 };

/** Lays a translucent color over an opaque one, as a browser does: in gamma-encoded sRGB. */
function layOver(above: Color, below: Rgb): Rgb {
  const alpha = alphaOf(above);
  const { r, g, b } = toRgb(nearestInSrgb(above));
  const mix = (over: number, under: number) => Math.min(Math.max(over * alpha + under * (1 - alpha), 0), 1);
  return { mode: 'rgb', r: mix(r, below.r), g: mix(g, below.g), b: mix(b, below.b) };
}

/**
 * Lightness contrast of a text on its background by APCA 0.0.98G-4g, from the published formula and constants (SAPC-APCA,
 * "APCA-W3 base formula" and the change notice of 1 October 2021). Above 0 for dark text on light, below 0 for light on dark.
 */
export function apcaContrast(text: Rgb, background: Rgb): number {
  const luminance = ({ r, g, b }: Rgb) => 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
  const softClip = (y: number) => (y < 0.022 ? y + (0.022 - y) ** 1.414 : y);
  const textY = softClip(luminance(text));
  const backgroundY = softClip(luminance(background));
  if (Math.abs(backgroundY - textY) < 0.0005) return 0;
  const isDarkOnLight = backgroundY > textY;
  const difference = isDarkOnLight ? backgroundY ** 0.56 - textY ** 0.57 : backgroundY ** 0.65 - textY ** 0.62;
  const scaled = difference * 1.14;
  if (Math.abs(scaled) < 0.1) return 0;
  return (scaled - (isDarkOnLight ? 0.027 : -0.027)) * 100;
}

/** What APCA's levels are good for, by the least lightness contrast that they ask. */
const uses = [
  [90, 'body-preferred'],
  [75, 'body'],
  [60, 'content'],
  [45, 'large'],
  [30, 'spot'],
  [15, 'shape'],
] as const;
export type ApcaUse = (typeof uses)[number][1] | 'none';

export interface Contrast {
  /** WCAG 2: 1 to 21, cut off after two decimals so that 4.499 does not pass as 4.5. */
  readonly ratio: number;
  /** WCAG 2.2: 1.4.3 and 1.4.6 for text, 1.4.11 for parts of controls and graphics. */
  readonly passes: {
    readonly aa: boolean;
    readonly aaLarge: boolean;
    readonly aaa: boolean;
    readonly aaaLarge: boolean;
    readonly graphics: boolean;
  };
  /** Lc of APCA with one decimal, below 0 for light text on dark. */
  readonly apca: number;
  readonly apcaUse: ApcaUse;
  /** The text and the background as they are seen, in hex: within sRGB and opaque. */
  readonly text: string;
  readonly background: string;
  /** Whether the background is translucent, and so was laid over white. */
  readonly isOverWhite: boolean;
  /** The text with as little change of lightness as reaches AA; absent where it does already. */
  readonly suggestion?: string;
}

/** The ratio as it is reported: never rounded up to a threshold. */
const ratioOf = (text: Rgb, background: Rgb) => Math.floor(wcagContrast(text, background) * 100 + 1e-6) / 100;

/** The nearest lightness of the text, lighter or darker, at which it has a ratio of 4.5 on the background. */
function suggestText(text: Rgb, background: Rgb): string | undefined {
  const color = toOklch(text);
  const steps = 200;
  for (let step = 1; step <= steps; step += 1) {
    for (const l of [color.l - step / steps, color.l + step / steps]) {
      if (l < 0 || l > 1) continue;
      const hex = formatHex(nearestInSrgb({ ...color, l }));
      if (ratioOf(toRgb(hex) as Rgb, background) >= 4.5) return hex;
    }
  }
  return undefined;
}

/** WCAG 2 and APCA contrast of a text on a background. */
export function contrastOf(text: Color, background: Color): Contrast {
  const below = layOver(background, white);
  const above = layOver(text, below);
  const ratio = ratioOf(above, below);
  const apca = Number(apcaContrast(above, below).toFixed(1));
  const suggestion = ratio < 4.5 ? suggestText(above, below) : undefined;
  return {
    ratio,
    passes: { aa: ratio >= 4.5, aaLarge: ratio >= 3, aaa: ratio >= 7, aaaLarge: ratio >= 4.5, graphics: ratio >= 3 },
    apca: apca === 0 ? 0 : apca,
    apcaUse: uses.find(([least]) => Math.abs(apca) >= least)?.[1] ?? 'none',
    text: formatHex(above),
    background: formatHex(below),
    isOverWhite: alphaOf(background) < 1,
    ...(suggestion !== undefined && { suggestion }),
  };
}
