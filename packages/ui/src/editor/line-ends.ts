import { textToString, type Text } from '@toolbench/kit/text.ts';

/** How the lines of a text end. */
export type LineEnds = 'LF' | 'CRLF' | 'mixed';

/** Bytes are read as they are: a text of many megabytes is not decoded for this. */
export function lineEndsOf(text: Text): LineEnds {
  const next = (mark: '\r' | '\n', from: number) =>
    typeof text === 'string' ? text.indexOf(mark, from) : text.indexOf(mark.charCodeAt(0), from);
  if (next('\r', 0) < 0) return 'LF';
  for (let from = 0; ;) {
    const [cr, lf] = [next('\r', from), next('\n', from)];
    if (cr < 0 && lf < 0) return 'CRLF';
    if (cr < 0 || lf !== cr + 1) return 'mixed';
    from = lf + 1;
  }
}

/** The text with all of its lines ended alike. */
export const withLineEnds = (text: Text, ends: 'LF' | 'CRLF'): string =>
  textToString(text).replaceAll(/\r\n?|\n/g, ends === 'LF' ? '\n' : '\r\n');
