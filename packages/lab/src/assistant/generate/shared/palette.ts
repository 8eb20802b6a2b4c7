/** Colours of a generated app, worked out from the one its maker chose so that text on them can always be read. */

type Rgb = readonly [number, number, number];

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

const readHex = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const writeHex = (color: Rgb) => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** WCAG 2.2, relative luminance. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const ratio = (one: Rgb, other: Rgb) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, z) => z - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

/** WCAG 2.2, contrast ratio of two `#rrggbb` colours. */
export const contrast = (one: string, other: string) => ratio(readHex(one), readHex(other));

/** The colour, moved towards `goal` in small steps until it has `least` contrast with `ground`. */
function until(color: Rgb, goal: Rgb, ground: Rgb, least: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = readHex(writeHex(mix(color, goal, share)));
    if (ratio(moved, ground) >= least) return moved;
  }
  return goal;
}

export interface Palette {
  /** Of buttons, links and bars. */
  readonly accent: string;
  readonly accentStrong: string;
  /** Text on the accent. */
  readonly onAccent: string;
  /** A quiet ground with a breath of the accent. */
  readonly accentSoft: string;
}

const darkGround = '#14161a';
const darkCard = '#1c1f25';
export const grounds = { light: '#ffffff', dark: darkCard } as const;

/** The accent for light and for dark pages: at least 4.5:1 against cards, against its own text and on its soft ground. */
export function paletteOf(color: string): { readonly light: Palette; readonly dark: Palette } {
  const chosen = readHex(color);
  const soft = mix(white, chosen, 0.1);
  const light = until(chosen, black, soft, 4.6);
  const darkSoft = mix(readHex(darkGround), chosen, 0.2);
  const onCard = until(chosen, white, readHex(darkCard), 4.8);
  const dark = until(onCard, white, darkSoft, 4.8);
  const darkest = readHex(darkGround);
  return {
    light: {
      accent: writeHex(light),
      accentStrong: writeHex(mix(light, black, 0.2)),
      onAccent: '#ffffff',
      accentSoft: writeHex(soft),
    },
    dark: {
      accent: writeHex(dark),
      accentStrong: writeHex(mix(dark, white, 0.2)),
      onAccent: ratio(dark, darkest) >= 4.5 ? darkGround : '#ffffff',
      accentSoft: writeHex(darkSoft),
    },
  };
}
