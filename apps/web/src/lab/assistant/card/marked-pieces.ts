/** A piece of a sentence, and whether it is one of the words looked for. */
interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A sentence in pieces, the first occurrence of each of the words marked; letters of either case are the same. */
export function markedPieces(sentence: string, words: readonly string[]): readonly MarkedPiece[] {
  const lower = sentence.toLowerCase();
  // Where lower case has another length, places would not be those of the sentence.
  const found = (lower.length === sentence.length ? words : [])
    .map((word) => ({ start: lower.indexOf(word.toLowerCase()), length: word.length }))
    .filter(({ start, length }) => start >= 0 && length > 0)
    .sort((one, other) => one.start - other.start || other.length - one.length);
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { start, length } of found) {
    if (start < at) continue;
    pieces.push({ text: sentence.slice(at, start), isMarked: false });
    pieces.push({ text: sentence.slice(start, start + length), isMarked: true });
    at = start + length;
  }
  return [...pieces, { text: sentence.slice(at), isMarked: false }].filter(({ text }) => text !== '');
}
