/**
 * The first index at which something holds that holds from there on, found by halving.
 * @returns `length` where it holds nowhere
 */
export function lowerBound(length: number, holds: (index: number) => boolean): number {
  let from = 0;
  for (let to = length; from < to;) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
