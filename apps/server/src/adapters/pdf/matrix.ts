/** A transformation [a b c d e f] (ISO 32000-1, 8.3.3): x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly number[];

/** The product of two transformations (ISO 32000-1, 8.3.4): the second is applied first. */
export function multiply(m: Matrix, n: Matrix): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [na = 1, nb = 0, nc = 0, nd = 1, ne = 0, nf = 0] = n;
  return [a * na + c * nb, b * na + d * nb, a * nc + c * nd, b * nc + d * nd, a * ne + c * nf + e, b * ne + d * nf + f];
}

/** What undoes a transformation; nothing where it makes a line or a point of everything. */
export function invert([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix): number[] | undefined {
  const area = a * d - b * c;
  if (!Number.isFinite(1 / area)) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** The smallest upright rectangle around the unit square, transformed. */
export function boundsOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix) {
  return {
    left: e + Math.min(0, a) + Math.min(0, c),
    right: e + Math.max(0, a) + Math.max(0, c),
    top: f + Math.min(0, b) + Math.min(0, d),
    bottom: f + Math.max(0, b) + Math.max(0, d),
  };
}
