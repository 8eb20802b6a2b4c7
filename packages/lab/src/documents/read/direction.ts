import type { Fragment } from './page.ts';

const scripts = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;
const rightToLeft = new RegExp(`[${scripts}]`, 'gu');
const letters = /\p{L}/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

type Kind = 'left' | 'right' | 'number' | 'neutral';

/** Where the letters of a piece begin, or what it is without any. */
function kindOf({ text }: Fragment): Kind {
  const all = count(text, letters);
  if (all === 0) return /\p{N}/u.test(text) ? 'number' : 'neutral';
  return count(text, rightToLeft) * 2 > all ? 'right' : 'left';
}

const opening = '([{<«‹';
const closing = ')]}>»›';

/** An opening bracket, words, the closing one and further words, as pdf.js orders them in a text from left to right. */
const remarkBehind = new RegExp(
  String.raw`([([{])([${scripts}][${scripts}\p{M}\s]*)([)\]}])([${scripts}](?:[${scripts}\p{M}\s]*[${scripts}\p{M}])?)`,
  'gu',
);

/** Brackets as they are written where the text runs from right to left: a page shows them turned around. */
export const turnBrackets = (text: string): string =>
  text.replace(/[()[\]{}<>«»‹›]/gu, (sign) => {
    const at = opening.indexOf(sign);
    return (at < 0 ? opening[closing.indexOf(sign)] : closing[at]) ?? sign;
  });

/**
 * A text of which runs from right to left stand in the order in which they are read, with the brackets in them as they are
 * written. What stands between letters of both directions runs as the whole text does.
 */
export function withTurnedBrackets(text: string, isWholeRight: boolean): string {
  if (count(text, rightToLeft) === 0) return text;
  const runsRight = (sign: string | undefined) => (sign === undefined ? isWholeRight : count(sign, rightToLeft) > 0);
  // Left of a word that a remark in brackets follows, the bracket that ends the remark was taken for one before the word.
  const whole = isWholeRight ? text : text.replace(remarkBehind, '$2$3$4$3');
  return whole.replace(/[()[\]{}<>«»‹›]/gu, (sign, at: number) => {
    const before = runsRight(whole.slice(0, at).match(/\p{L}(?=\P{L}*$)/u)?.[0]);
    const behind = runsRight(/\p{L}/u.exec(whole.slice(at))?.[0]);
    return (before === behind ? before : isWholeRight) ? turnBrackets(sign) : sign;
  });
}

/** Left of a number stands the mark that ends the sentence behind it. */
const withMarkBehind = (piece: Fragment): Fragment => ({
  ...piece,
  text: piece.text.replace(/^([.,:;!?،؛؟])(.*\S)/u, '$2$1'),
});

/** Share of the letters of some pieces whose scripts run from right to left, such as Hebrew and Arabic. */
export function shareFromRight(pieces: readonly Fragment[]): number {
  let [such, all] = [0, 0];
  for (const { text } of pieces) {
    such += count(text, rightToLeft);
    all += count(text, letters);
  }
  return all === 0 ? 0 : such / all;
}

/** Whether most letters of some pieces are of scripts that run from right to left. */
export const isRightToLeft = (pieces: readonly Fragment[]): boolean => shareFromRight(pieces) > 0.5;

/** A page of which such a share runs in one direction decides for rows that may be of either. */
const clearShare = 0.7;

/**
 * Whether a row with letters of both directions runs from right to left: as what it begins and ends with, else as the page
 * does, else as most of it.
 */
function runsFromRight(row: readonly Fragment[], kinds: readonly Kind[], shareOfPage: number): boolean {
  const strong = kinds.filter((kind) => kind === 'left' || kind === 'right');
  if (strong.at(0) === strong.at(-1)) return strong[0] === 'right';
  if (shareOfPage > clearShare || shareOfPage < 1 - clearShare) return shareOfPage > clearShare;
  return isRightToLeft(row);
}

/** Whether the first column of a table is the one on the right: its head tells, else the page does, else most of its cells. */
export function isTableFromRight(rows: readonly (readonly Fragment[])[], shareOfPage: number): boolean {
  const [head = []] = rows;
  const strong = head.map(kindOf).filter((kind) => kind === 'left' || kind === 'right');
  if (strong.length > 1 && new Set(strong).size === 1) return strong[0] === 'right';
  if (shareOfPage > clearShare || shareOfPage < 1 - clearShare) return shareOfPage > clearShare;
  return isRightToLeft(rows.flat());
}

export const mirrored = <Piece extends Fragment>(pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, x: -piece.x - piece.width }));

type Join = (row: readonly Fragment[]) => Fragment[];

/** Pieces that stand from left to right and are read from right to left, joined; what is not joined stays in its place. */
const joinedFromRight = (pieces: readonly Fragment[], join: Join) => mirrored(join(mirrored([...pieces].reverse())));

const nearest = (kinds: readonly (Kind | undefined)[]) => kinds.find((kind) => kind === 'left' || kind === 'right');

/** Which pieces of a row from left to right belong to words that run from right to left, brackets and numbers in them too. */
function ofSuchWords(row: readonly Fragment[], kinds: readonly Kind[]): boolean[] {
  const isSuch = kinds.map((kind, index) => {
    if (kind === 'left' || kind === 'right') return kind === 'right';
    return nearest(kinds.slice(0, index).reverse()) === 'right' && nearest(kinds.slice(index + 1)) === 'right';
  });
  // A remark in brackets stands left of the word that it follows.
  for (const [open, { text }] of row.entries()) {
    const side = opening.indexOf(text.trim());
    if (text.trim().length !== 1 || side < 0 || isSuch[open]) continue;
    const close = row.findIndex((piece, index) => index > open && piece.text.trim() === closing[side]);
    const isWithin = close > open + 1 && kinds.slice(open + 1, close).every((kind) => kind !== 'left');
    if (isWithin && kinds[close + 1] === 'right') isSuch.fill(true, open, close + 1);
  }
  return isSuch;
}

/** The pieces in runs of the same answer. */
function runsOf(row: readonly Fragment[], isSuch: readonly boolean[]) {
  const runs: { readonly isSuch: boolean; readonly pieces: Fragment[] }[] = [];
  for (const [index, piece] of row.entries()) {
    const is = isSuch[index] === true;
    if (runs.at(-1)?.isSuch === is) runs.at(-1)?.pieces.push(piece);
    else runs.push({ isSuch: is, pieces: [piece] });
  }
  return runs;
}

const turned = (piece: Fragment): Fragment =>
  kindOf(piece) === 'neutral' ? { ...piece, text: turnBrackets(piece.text) } : piece;

/** A row from left to right in which words run from right to left: each run of them is read from its right end. */
function fromLeft(row: readonly Fragment[], kinds: readonly Kind[], join: Join): Fragment[] {
  const pieces = runsOf(row, ofSuchWords(row, kinds)).flatMap((run) =>
    run.isSuch && run.pieces.length > 1 ? joinedFromRight(run.pieces.map(turned), join).reverse() : run.pieces,
  );
  return join(pieces.sort((one, other) => one.x - other.x));
}

/** A row from right to left: numbers and words of other scripts that follow each other still run from left to right. */
function fromRight(row: readonly Fragment[], kinds: readonly Kind[], join: Join): Fragment[] {
  const isOther = kinds.map((kind, index) => {
    if (kind !== 'neutral') return kind !== 'right';
    const [before, behind] = [kinds[index - 1], kinds[index + 1]];
    return [before, behind].every((one) => one === 'left' || one === 'number');
  });
  const pieces = runsOf(row, isOther).flatMap((run) => {
    if (!run.isSuch) return run.pieces.map(turned);
    return (run.pieces.length > 1 ? join(run.pieces) : run.pieces).map(withMarkBehind);
  });
  return joinedFromRight(pieces, join);
}

/**
 * Joins the pieces of a row, which stand from left to right, in the order in which they are read (Unicode, UAX #9).
 * @param shareOfPage of the letters around it, those that run from right to left
 */
export function inDirection(row: readonly Fragment[], join: Join, shareOfPage: number): Fragment[] {
  const kinds = row.map(kindOf);
  if (!kinds.includes('right')) return join(row);
  return runsFromRight(row, kinds, shareOfPage) ? fromRight(row, kinds, join) : fromLeft(row, kinds, join);
}
