import type { LookAlike } from '../comparison.ts';
import { looksOf } from './as-seen.ts';
import { nameCharacter } from './names.ts';
import type { Piece } from './pair-looks.ts';

/** All that ends a line for some program. */
const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const known: Readonly<Record<string, string>> = { '\r\n': 'CRLF', '\n': 'LF', '\r': 'CR' };

/** Stretches of two texts that have the same lines, but end them with other characters, such as CR alone. */
export function lookAlikeBreaks(removed: readonly Piece[], added: readonly Piece[]): readonly LookAlike[] {
  if (removed.length === 0 || added.length === 0) return [];
  const [left, right] = [removed, added].map((pieces) => pieces.map(({ text }) => text).join(''));
  const [before, after] = [breaksIn(left), breaksIn(right)];
  if (before === after || linesIn(left) !== linesIn(right)) return [];
  const reasons = [{ kind: 'line-end' as const, left: before, right: after }];
  return [{ leftLine: removed[0].line, rightLine: added[0].line, reasons }];
}

const linesIn = (text: string) =>
  text
    .split(lineBreaks)
    .map((line) => looksOf(line)[0])
    .join('\n')
    .trimEnd();

/** The line ends of a text by name, each with how often it stands there. */
function breaksIn(text: string): string {
  const counts = new Map<string, number>();
  for (const [one] of text.matchAll(lineBreaks)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts]
    .map(([one, count]) => `${known[one] ?? nameCharacter(one)}${count > 1 ? ` × ${count}` : ''}`)
    .join(', ');
}
