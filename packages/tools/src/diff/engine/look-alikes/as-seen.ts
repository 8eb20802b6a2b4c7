import { lookAlikeLetters, lookAlikeSigns } from '@toolbench/kit/look-alikes.ts';

/** A blank of some width: what stands between words, and the tabulator. */
export const blankCharacter = /[\t\p{Zs}\u2800]/u;

/** What has no width or no form of its own: format and control characters, fillers and variation selectors. */
export const hiddenCharacter = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** An order to a terminal, such as a colour, which shows nothing there (ECMA-48, control sequences). */
// oxlint-disable-next-line no-control-regex
export const controlSequences = /\u001b\[[0-?]*[ -/]*[@-~]/g;

const blanks = new RegExp(`${blankCharacter.source}+`, 'gu');
const hidden = new RegExp(hiddenCharacter.source, 'gu');
/** What ends a line for some programs and is a blank, or nothing, for others. */
const separators = /[\v\f\u0085\u2028\u2029]/g;
const beyondAscii = /[^\0-\u007f]/gu;
/** Signs that stand for themselves though Unicode knows a plainer form: raised and circled ones, ™, ½. */
const ownForm = /(?!\p{Radical})[\p{No}\p{Lm}\p{So}]/u;

/** The plainest character, or characters, that one is taken for by sight. */
function plainForm(character: string): string {
  const known = lookAlikeLetters.get(character) ?? lookAlikeSigns.get(character);
  if (known !== undefined) return known;
  if (/[\u2053\u223c\u301c\u3030\uff5e]/.test(character)) return '~';
  if (/[\u2022\u2027\u2219\u22c5\u30fb\uff65]/.test(character)) return '\u00b7';
  if (/\p{Dash}/u.test(character)) return '-';
  const plain = ownForm.test(character) ? character : character.normalize('NFKC');
  return lookAlikeLetters.get(plain) ?? lookAlikeSigns.get(plain) ?? plain;
}

/** A text without what is not seen; tabulators are blanks and stay. */
export function withoutHidden(text: string): string {
  return text.replace(controlSequences, '').replace(hidden, (one) => (one === '\t' ? one : ''));
}

/** A text without what is not seen, composed, but with every letter as it was written. */
export const composed = (text: string): string => withoutHidden(text).normalize('NFC').replace(blanks, ' ').trimEnd();

/** A text as it looks, but for blanks: composed, without what is not seen, every character the plainest of its look. */
function plainly(text: string): string {
  return withoutHidden(text).normalize('NFC').replace(beyondAscii, plainForm).normalize('NFC');
}

/** A text as it looks: each blank a space, of any number of them one, and none at its end. */
function asSeen(text: string): string {
  return plainly(text).replace(blanks, ' ').trimEnd();
}

const plainText = /^[ -~]*\n?$/;

/** How a text may look: separators of lines are drawn as a blank here and as nothing there. */
export function looksOf(text: string): readonly string[] {
  if (plainText.test(text)) return [text.replace(/ +/g, ' ').trimEnd()];
  return [...new Set([' ', ''].map((drawn) => asSeen(text.replace(/\r?\n$/, '').replace(separators, drawn))))];
}

/** Whether two texts of one look have only blanks that look alike: two spaces are seen to be more than one, a tabulator may be either. */
export function haveBlanksAlike(left: string, right: string): boolean {
  const [one, other] = [left, right].map((text) => withoutHidden(text.replace(separators, ' ')).trimEnd());
  const [before, after] = [one, other].map((text) => text.match(blanks)?.join('') ?? '');
  const differing = new Set(
    [...`${before}${after}`].filter((blank) => timesIn(before, blank) !== timesIn(after, blank)),
  );
  return differing.size !== 1 || looksOf(left).length > 1 || looksOf(right).length > 1;
}

const timesIn = (text: string, character: string) => text.split(character).length;
