import { textToString } from '@toolbench/kit/text.ts';
import { codePointName } from '@toolbench/kit/code-point-name.ts';
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

/** Names by the Unicode Character Database, of what is met in texts without being seen. */
const invisibleNames: Readonly<Record<number, string>> = {
  0x09: 'CHARACTER TABULATION',
  0x0b: 'LINE TABULATION',
  0x0c: 'FORM FEED',
  0x0d: 'CARRIAGE RETURN',
  0x20: 'SPACE',
  0x85: 'NEXT LINE',
  0xa0: 'NO-BREAK SPACE',
  0xad: 'SOFT HYPHEN',
  0x34f: 'COMBINING GRAPHEME JOINER',
  0x61c: 'ARABIC LETTER MARK',
  0x180e: 'MONGOLIAN VOWEL SEPARATOR',
  0x2000: 'EN QUAD',
  0x2001: 'EM QUAD',
  0x2002: 'EN SPACE',
  0x2003: 'EM SPACE',
  0x2004: 'THREE-PER-EM SPACE',
  0x2005: 'FOUR-PER-EM SPACE',
  0x2006: 'SIX-PER-EM SPACE',
  0x2007: 'FIGURE SPACE',
  0x2008: 'PUNCTUATION SPACE',
  0x2009: 'THIN SPACE',
  0x200a: 'HAIR SPACE',
  0x200b: 'ZERO WIDTH SPACE',
  0x200c: 'ZERO WIDTH NON-JOINER',
  0x200d: 'ZERO WIDTH JOINER',
  0x200e: 'LEFT-TO-RIGHT MARK',
  0x200f: 'RIGHT-TO-LEFT MARK',
  0x2028: 'LINE SEPARATOR',
  0x2029: 'PARAGRAPH SEPARATOR',
  0x202a: 'LEFT-TO-RIGHT EMBEDDING',
  0x202b: 'RIGHT-TO-LEFT EMBEDDING',
  0x202c: 'POP DIRECTIONAL FORMATTING',
  0x202d: 'LEFT-TO-RIGHT OVERRIDE',
  0x202e: 'RIGHT-TO-LEFT OVERRIDE',
  0x202f: 'NARROW NO-BREAK SPACE',
  0x205f: 'MEDIUM MATHEMATICAL SPACE',
  0x2060: 'WORD JOINER',
  0x2066: 'LEFT-TO-RIGHT ISOLATE',
  0x2067: 'RIGHT-TO-LEFT ISOLATE',
  0x2068: 'FIRST STRONG ISOLATE',
  0x2069: 'POP DIRECTIONAL ISOLATE',
  0x2800: 'BRAILLE PATTERN BLANK',
  0x3000: 'IDEOGRAPHIC SPACE',
  0x3164: 'HANGUL FILLER',
  0xfe0e: 'VARIATION SELECTOR-15',
  0xfe0f: 'VARIATION SELECTOR-16',
  0xfeff: 'ZERO WIDTH NO-BREAK SPACE',
};

/** A blank of some width: what stands between words, and the tabulator. */
const blankCharacter = /[\t\p{Zs}\u2800]/u;

/** What has no width or no form of its own: format and control characters, fillers and variation selectors. */
const hiddenCharacter = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** A character by its code point and, where it has one here, its name: `U+200B ZERO WIDTH SPACE`. */
function nameInvisible(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const code = codePointName(point);
  return point in invisibleNames ? `${code} ${invisibleNames[point]}` : code;
}

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
