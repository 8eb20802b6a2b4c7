import { isChinese, partsPair } from '../read/scripts.ts';
import { sentencesOf, type Span } from './sentences.ts';

export interface ChunkSettings {
  /** Longest chunk, in characters (UTF-16 units), its overlap included. */
  readonly size: number;
  /**
   * Characters of the chunk before that each chunk repeats at its beginning; less than the size. A word that would be
   * cut there is repeated whole.
   */
  readonly overlap: number;
}

export interface Chunk extends Span {
  /** Where what is new in it begins: behind the overlap. */
  readonly own: number;
}

/** The last good place to break a text that is too long for one chunk: behind a clause, else a space, else anywhere. */
function breakBefore(text: string, start: number, limit: number): number {
  const piece = text.slice(start, limit);
  const least = Math.floor(piece.length / 2);
  const clause = Math.max(
    ...['，', '；', '、', '：', ', ', '; ', ': ', '\t'].map((mark) => piece.lastIndexOf(mark) + 1),
  );
  if (clause > least) return start + clause;
  const space = piece.lastIndexOf(' ') + 1;
  if (space > least) return start + space;
  return partsPair(text, limit) ? limit - 1 : limit;
}

/** A place, moved on by one where it is inside a surrogate pair. */
const outsidePair = (text: string, at: number) => (partsPair(text, at) ? at + 1 : at);

/** A word longer than this is cut rather than repeated whole. */
const longestWord = 32;
const insideWord = /[\p{L}\p{M}\p{N}'’_-]{2}/u;

/** A place, moved back to the beginning of the word it is inside of; Chinese may be cut anywhere. */
function wordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < longestWord) {
    const pair = text.slice(start - 1, start + 1);
    if (!insideWord.test(pair) || isChinese(pair[0] ?? '') || isChinese(pair[1] ?? '')) return start;
    start -= 1;
  }
  return start === 0 ? 0 : at;
}

const announces = /[:：]/u;

const skipSpace = (text: string, at: number) => at + (/^\s*/u.exec(text.slice(at, at + 64))?.[0].length ?? 0);

/** Tells of ascending places whether each stands in one of these stretches, which ascend, too. */
function within(spans: readonly Span[]): (place: number) => boolean {
  let next = 0;
  return (place) => {
    while ((spans[next]?.end ?? Infinity) <= place) next += 1;
    return (spans[next]?.start ?? Infinity) <= place;
  };
}

/**
 * Cuts a text into chunks that end at the ends of sentences, and at the end of a paragraph where that costs less than
 * half of the size; a heading or a sentence with a colon at its end begins a chunk rather than ending one. Only a
 * sentence longer than a chunk is cut, at a clause or a space. Lazy: callers may pause.
 */
export function* chunksOf(
  text: string,
  { size, overlap }: ChunkSettings,
  headings: readonly Span[] = [],
): Generator<Chunk> {
  const isHeading = within(headings);
  let start = skipSpace(text, 0);
  let own = start;
  let end = own;
  /** The end of the last sentence that is no heading and announces nothing. */
  let body = own;
  /** The last end of a paragraph inside the current chunk. */
  let paragraph = own;
  const close = (at: number): Chunk => {
    const chunk = { start, own, end: own + text.slice(own, at).trimEnd().length };
    own = skipSpace(text, at);
    start = overlap > 0 ? outsidePair(text, Math.max(wordStart(text, at - overlap), chunk.start + 1)) : own;
    if (/\s/u.test(text[start] ?? '')) start = Math.min(skipSpace(text, start), own);
    // Space between the chunks counts, too: it must leave room for something new.
    if (own - start >= size) start = own;
    paragraph = own;
    return chunk;
  };
  for (const sentence of sentencesOf(text)) {
    if (end > own && end === body && text.slice(end, sentence.start).includes('\n\n')) paragraph = end;
    if (sentence.end - start > size && end > own) {
      const last = body > own ? body : end;
      yield close(paragraph > own && paragraph - start > size / 2 ? paragraph : last);
      if (sentence.end - start > size && end > own) yield close(end);
    }
    while (sentence.end - start > size) {
      const at = breakBefore(text, start, start + size);
      yield close(at > own ? at : outsidePair(text, start + size));
    }
    end = sentence.end;
    if (!isHeading(sentence.start) && !announces.test(text[end - 1] ?? '')) body = end;
  }
  if (end > own) yield { start, own, end };
}
