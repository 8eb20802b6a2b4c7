import { isSame } from './attribute-spans.ts';
import { GREATER_THAN, skipSpace } from './characters.ts';
import { leaveScope } from './namespaces.ts';
import { expected, readName, STOP, stop, unfinished } from './reader.ts';
import type { Scan } from './scan.ts';
import { addToken, END_TAG, UNTIDY } from './tokens.ts';

/** [42] ETag, from its `</` at `at`. */
export function readEndTag(scan: Scan, at: number): number {
  const { text, tokens, open } = scan;
  const nameStop = readName(scan, at + 2);
  if (nameStop === STOP || checkMatch(scan, at, nameStop) === STOP) return STOP;
  const end = skipSpace(text, nameStop);
  if (end === text.length) return unfinished(scan, 'tag', at);
  if (text.charCodeAt(end) !== GREATER_THAN) return expected(scan, 'tag-end', end);
  addToken(tokens, end === nameStop ? END_TAG : END_TAG | UNTIDY, at);
  scan.counts.tags += 1;
  open.tokens.pop();
  open.nameEnds.pop();
  leaveScope(scan.bindings, open.tokens.length);
  return end + 1;
}

/** WFC Element Type Match. */
function checkMatch(scan: Scan, at: number, nameStop: number): number {
  const { text, tokens, open } = scan;
  const name = at + 2;
  const last = open.tokens.length - 1;
  if (last === -1) return stop(scan, 'unmatched-end-tag', at, { name: text.slice(name, nameStop) });
  const openName = tokens.starts[open.tokens[last]] + 1;
  const length = open.nameEnds[last] - openName;
  if (nameStop - name === length && isSame(text, openName, name, length)) return nameStop;
  return stop(scan, 'tag-mismatch', at, {
    expected: text.slice(openName, open.nameEnds[last]),
    got: text.slice(name, nameStop),
  });
}
