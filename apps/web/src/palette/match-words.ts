/** What a search looks in, best first: the name, then the search words, then the sentence about it. */
export interface SearchFields {
  readonly name: string;
  readonly words: readonly string[];
  readonly text: string;
}

const fold = (text: string) => text.toLowerCase().normalize('NFKC');

function startsAWord(text: string, at: number): boolean {
  return at === 0 || !/[a-z0-9]/.test(text[at - 1]);
}

function scoreIn(text: string, query: string): number {
  const at = text.indexOf(query);
  // Blanks between Chinese and Latin words are written or not: 图片转 base64.
  if (at < 0) return text.replaceAll(' ', '').includes(query) ? 0.4 : 0;
  if (text === query) return 1;
  return at === 0 ? 0.9 : startsAWord(text, at) ? 0.7 : 0.4;
}

/** True when the query's letters stand in the text in their order. */
function isSubsequence(query: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === query[at]) at += 1;
  return at === query.length;
}

/** The share of a text that the words of a query are where it has them in their order: “CSV to JSON”, and not “JSON to CSV”. */
function shareInOrder(text: string, parts: readonly string[]): number {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) return 0;
    from = at + part.length;
  }
  return parts.join('').length / text.length;
}

/**
 * How well a query fits, 0 to 1; 0 is no match. Every word of the query must be found somewhere, and names that have them
 * in their order fit better; a short query may also be the letters of a name in their order ("jf" for "JSON formatter").
 */
export function matchScore(fields: SearchFields, query: string): number {
  const name = fold(fields.name);
  const words = fields.words.map(fold);
  const text = fold(fields.text);
  const parts = fold(query).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return 1;
  let total = 0;
  for (const part of parts) {
    const inName = scoreIn(name, part);
    const inWords = Math.max(0, ...words.map((word) => scoreIn(word, part))) * 0.85;
    const inText = scoreIn(text, part) * 0.3;
    const letters = part.length >= 2 && isSubsequence(part, name) ? 0.2 : 0;
    const best = Math.max(inName, inWords, inText, letters);
    if (best === 0) return 0;
    total += best;
  }
  const score = total / parts.length;
  const share = parts.length > 1 ? Math.max(...[name, ...words].map((one) => shareInOrder(one, parts))) : 0;
  return score + (1 - score) * share;
}
