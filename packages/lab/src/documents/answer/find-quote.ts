/** Where a quotation stands in a text. */
export interface FoundQuote {
  readonly start: number;
  /** Behind its last character. */
  readonly end: number;
}

/** A quotation shorter than this stands anywhere and proves nothing. */
const leastCharacters = 4;

const isKept = /[\p{L}\p{N}]/u;

/** The letters and digits of a text in one form, with the place of each in the text. */
function lettersOf(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const letters: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const plain of character.normalize('NFKC').toLowerCase()) {
      if (!isKept.test(plain)) continue;
      letters.push(plain);
      // One place for each UTF-16 unit, as the search counts them.
      places.push(...Array<number>(plain.length).fill(at));
    }
    at += character.length;
  }
  return { letters: letters.join(''), places };
}

/**
 * Looks for a quotation, letter for letter and digit for digit; spaces, punctuation, case and full width do not matter,
 * because models change them. Nothing where it does not stand there or is too short to tell.
 */
export function findQuote(quote: string, text: string): FoundQuote | undefined {
  const wanted = lettersOf(quote).letters;
  if (wanted.length < leastCharacters) return undefined;
  const { letters, places } = lettersOf(text);
  const index = letters.indexOf(wanted);
  const [start, last] = [places[index], places[index + wanted.length - 1]];
  return index < 0 || start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}
