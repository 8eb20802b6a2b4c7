/** Matches, parts and lines that are listed in full. Copying 5,000 of them to the page takes about 10 ms. */
export const listedItems = 5_000;

/** Matches that are marked in the text; the count goes on beyond. */
export const markedMatches = 100_000;

/** Characters of one listed match, part or line; what is longer is cut, its end index still tells the true length. */
export const itemCharacters = 10_000;

/** Characters that all listed items may hold together. */
export const listedCharacters = 4_000_000;

/** Characters that a replaced or extracted text may grow to. */
export const outputCharacters = 200_000_000;
