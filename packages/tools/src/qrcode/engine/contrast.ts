/** A colour as red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Reads #rgb or #rrggbb; null for anything else. */
export function readColour(written: string): Colour | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(written);
  if (short)
    return [Number(`0x${short[1]}${short[1]}`), Number(`0x${short[2]}${short[2]}`), Number(`0x${short[3]}${short[3]}`)];
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(written);
  return long && [Number(`0x${long[1]}`), Number(`0x${long[2]}`), Number(`0x${long[3]}`)];
}

/** Relative luminance, 0 black to 1 white (WCAG 2.2). */
export function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
