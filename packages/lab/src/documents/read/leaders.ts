const point = '[.·…‥_⋅]';
/** A point that leads from a label to its value over the width of a line, with the blank that may stand behind it. */
const leading = String.raw`${point}[^\S\n]?`;

/** Points that lead somewhere, at least so many of them, as the source of a regular expression. */
export const leaderOf = (least: number): string => `(?:${leading}){${least},}`;

/** Three points, or four at the end of a sentence, leave something unsaid; more of them lead. */
export const leastPoints = 5;
/** Points around a place are looked at as far as this. */
const mostPoints = 300;

const leader = new RegExp(leaderOf(leastPoints), 'u');
const runBehind = new RegExp(`(?:${leading}){1,${mostPoints}}`, 'uy');
const runBefore = new RegExp(`(?:${leading})*$`, 'u');
const points = new RegExp(point, 'gu');

const pointsIn = (text: string) => text.match(points)?.length ?? 0;

/** Whether a line is a label with the points that lead to its value: "Alpha ...... 12 EUR". */
export function isLed(line: string): boolean {
  const found = leader.exec(line);
  if (!found) return false;
  return line.slice(0, found.index).trim() !== '' && /[\p{L}\p{N}]/u.test(line.slice(found.index + found[0].length));
}

/** Whether a place of a text is among points that lead to what stands behind them in the line. */
export function isInLeader(text: string, at: number): boolean {
  runBehind.lastIndex = at;
  const behind = runBehind.exec(text)?.[0] ?? '';
  const before = runBefore.exec(text.slice(Math.max(at - 2 * leastPoints, 0), at))?.[0] ?? '';
  return (
    pointsIn(before) + pointsIn(behind) >= leastPoints &&
    /^[^\S\n]*\S/u.test(text.slice(at + behind.length, at + behind.length + 20))
  );
}
