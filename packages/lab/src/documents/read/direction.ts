import type { Fragment } from './page.ts';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const letters = /\p{L}/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a piece of a row that runs from right to left does, too: no number, and no word of another script. */
const isOfSuch = ({ text }: Fragment) =>
  count(text, letters) === 0 ? !/\p{N}/u.test(text) : count(text, rightToLeft) * 2 > count(text, letters);

/** Left of a number stands the mark that ends the sentence behind it. */
const withMarkBehind = (piece: Fragment): Fragment => ({
  ...piece,
  text: piece.text.replace(/^([.,:;!?،؛؟])(.*\S)/u, '$2$1'),
});

/** Whether most letters of some pieces are of scripts that run from right to left, such as Hebrew and Arabic. */
export function isRightToLeft(pieces: readonly Fragment[]): boolean {
  let [such, all] = [0, 0];
  for (const { text } of pieces) {
    such += count(text, rightToLeft);
    all += count(text, letters);
  }
  return such * 2 > all;
}

const mirrored = <Piece extends Fragment>(pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, x: -piece.x - piece.width }));

/**
 * Joins the pieces of a row, which stand from left to right, in the order in which they are read. In a row that runs from
 * right to left, numbers and words of other scripts that follow each other still run from left to right.
 */
export function inDirection(row: readonly Fragment[], join: (row: readonly Fragment[]) => Fragment[]): Fragment[] {
  if (!isRightToLeft(row)) return join(row);
  const runs: Fragment[][] = [];
  let wasSuch = true;
  for (const piece of row) {
    const isSuch = isOfSuch(piece);
    if (isSuch || wasSuch) runs.push([piece]);
    else runs.at(-1)?.push(piece);
    wasSuch = isSuch;
  }
  const pieces = runs
    .flatMap((run) => (run.length > 1 ? join(run) : run))
    .map((piece) => (isOfSuch(piece) ? piece : withMarkBehind(piece)));
  return mirrored(join(mirrored(pieces.reverse())));
}
