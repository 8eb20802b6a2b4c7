import { blankCharacter, hiddenCharacter, nameInvisible } from '@toolbench/kit/invisible-characters.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { IGNORED, type HiddenReason, type LookAlike } from './comparison.ts';
import { hunkAt, hunkCount } from './lines/hunks.ts';
import type { Lines } from './lines/intern-lines.ts';

/** So many are told, and so many bytes of differing lines are looked at for them. */
const mostTold = 20;
const mostBytes = 1_000_000;

/** The first pairs of lines in the hunks that look the same and are not, with why. */
export function lookAlikes(left: Lines, right: Lines, hunks: Int32Array, states: Uint8Array): readonly LookAlike[] {
  const found: LookAlike[] = [];
  let looked = 0;
  for (let index = 0; index < hunkCount(hunks) && found.length < mostTold; index++) {
    if (states[index] === IGNORED) continue;
    const hunk = hunkAt(hunks, index);
    if (hunk.leftCount === 0 || hunk.rightCount === 0) continue;
    looked += sizeOf(left, hunk.left, hunk.leftCount) + sizeOf(right, hunk.right, hunk.rightCount);
    if (looked > mostBytes) break;
    const added = new Map<string, number[]>();
    for (let line = hunk.right; line < hunk.right + hunk.rightCount; line++) {
      const seen = asSeen(lineAt(right, line));
      added.set(seen, [...(added.get(seen) ?? []), line]);
    }
    for (let line = hunk.left; line < hunk.left + hunk.leftCount; line++) {
      const rightLine = added.get(asSeen(lineAt(left, line)))?.shift();
      if (rightLine === undefined) continue;
      const reasons = reasonsOf(lineAt(left, line), lineAt(right, rightLine));
      if (reasons.length > 0) found.push({ leftLine: line, rightLine, reasons });
    }
  }
  return found.slice(0, mostTold);
}

const sizeOf = ({ starts }: Lines, first: number, count: number) => starts[first + count] - starts[first];

const lineAt = ({ bytes, starts }: Lines, line: number) => textToString(bytes.subarray(starts[line], starts[line + 1]));

const everyHidden = new RegExp(hiddenCharacter.source, 'gu');
const everyBlank = new RegExp(blankCharacter.source, 'gu');

/** A line as it looks: composed, each blank a space, without what is not seen and what stands at its end. */
function asSeen(line: string): string {
  return withoutHidden(line).normalize('NFC').replace(everyBlank, ' ').trimEnd();
}

const withoutHidden = (line: string) => line.replace(everyHidden, (hidden) => (hidden === '\t' ? hidden : ''));

function reasonsOf(left: string, right: string): readonly HiddenReason[] {
  const [before, after] = [apart(left), apart(right)];
  const reasons: HiddenReason[] = [];
  const [extra, missing] = [unseen(before.text), unseen(after.text)];
  const [onLeft, onRight] = [more(extra, missing), more(missing, extra)];
  if (onLeft !== '' || onRight !== '') reasons.push({ kind: 'characters', left: onLeft, right: onRight });
  const [one, other] = [visible(before.text), visible(after.text)];
  if (one !== other) reasons.push({ kind: 'normal-form', left: formOf(one), right: formOf(other) });
  if (before.end !== after.end) reasons.push({ kind: 'line-end', left: before.end, right: after.end });
  return reasons;
}

/** A line and the name of its end. */
function apart(line: string): { text: string; end: string } {
  const text = line.replace(/\r?\n$|\r$/, '');
  const end = line.slice(text.length);
  return { text, end: { '\r\n': 'CRLF', '\n': 'LF', '\r': 'CR' }[end] ?? '' };
}

const visible = (line: string) => withoutHidden(line).replace(everyBlank, ' ').trimEnd();

/** How often each character that is not seen stands in a line. */
function unseen(line: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const character of line) {
    if (!hiddenCharacter.test(character) && !blankCharacter.test(character)) continue;
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
}

/** What one line has more of than another, with how many more where there is more than one. */
function more(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string {
  return [...one]
    .map(([character, count]) => ({ character, extra: count - (other.get(character) ?? 0) }))
    .filter(({ extra }) => extra > 0)
    .map(({ character, extra }) => `${nameInvisible(character)}${extra > 1 ? ` × ${extra}` : ''}`)
    .join(', ');
}

function formOf(line: string): string {
  const forms = (['NFC', 'NFD'] as const).filter((form) => line.normalize(form) === line);
  return forms[0] ?? 'NFC + NFD';
}
