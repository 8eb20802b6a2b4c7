import type { Place } from './result.ts';

/** Finds the places of many offsets in one text without going through it for each. */
export function createTextPlaces(text: string): (offset: number) => Place {
  const starts = [0];
  for (const { 0: lineEnd, index } of text.matchAll(/\r\n?|\n/g)) starts.push(index + lineEnd.length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
