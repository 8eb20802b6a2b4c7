import { sentencesOf } from '../index/sentences.ts';

/** A sentence, a line that is none, or a row of a table. */
export interface Piece {
  readonly text: string;
  /** Where it begins in the passage. */
  readonly at: number;
  /** Whether it begins a line and a paragraph. */
  readonly beginsLine: boolean;
  readonly beginsParagraph: boolean;
}

const endsClause = /[.!?:;,。！？：；，、…][”"’'」』）)\]]*$/u;
/** A label that has its value beside it is no title of what follows. */
const withValue = /[:：]\s*\S/u;
const item = /^(?:[•·▪◦●○■□\-–—*]|\(?\d{1,3}[.)、）]\s?(?!\d))/u;
/** Labels are not longer than so many characters. */
const longestLabel = 40;

/** The pieces of a passage in their order. */
export function piecesOf(passage: string): Piece[] {
  let end = 0;
  return [...sentencesOf(passage)].map((span) => {
    const gap = passage.slice(end, span.start);
    const isFirst = end === 0;
    end = span.end;
    return {
      text: passage.slice(span.start, span.end),
      at: span.start,
      beginsLine: isFirst || gap.includes('\n'),
      beginsParagraph: isFirst || gap.includes('\n\n'),
    };
  });
}

const isRow = ({ text }: Piece) => text.includes('\t');
const isItem = ({ text }: Piece) => item.test(text);

/**
 * Whether a piece is what a heading is, only set like the text: a term before its meaning, the title of a note. It is a
 * line that ends with no mark and stands above a longer sentence that does.
 */
export function isLabel(pieces: readonly Piece[], index: number): boolean {
  const [piece, next] = [pieces[index], pieces[index + 1]];
  if (!piece || !next || !piece.beginsLine || !next.beginsLine || isItem(piece) || isRow(piece) || isRow(next))
    return false;
  const isShort = piece.text.length <= longestLabel && piece.text.length < next.text.length;
  return isShort && !withValue.test(piece.text) && !endsClause.test(piece.text) && endsClause.test(next.text);
}
