import { sampleOf, textToString, type Text } from '@toolbench/kit/text.ts';

/** How the lines of a text end, as far as its beginning shows. */
export type LineEnds = 'LF' | 'CRLF' | 'mixed';

export function lineEndsOf(text: Text): LineEnds {
  const head = sampleOf(text);
  if (!/\r(?!$)/.test(head)) return 'LF';
  return /(^|[^\r])\n|\r[^\n]/.test(head) ? 'mixed' : 'CRLF';
}

/** The text with all of its lines ended alike. */
export const withLineEnds = (text: Text, ends: 'LF' | 'CRLF'): string =>
  textToString(text).replaceAll(/\r\n?|\n/g, ends === 'LF' ? '\n' : '\r\n');
