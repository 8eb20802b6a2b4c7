import { isLabel, piecesOf, type Piece } from '../read/pieces.ts';
import type { Ranked } from './rank.ts';
import { sectionOf } from '../read/section.ts';
import { termsOf } from '../index/terms.ts';

/** A passage in which an answer may stand. */
export interface SearchedChunk {
  readonly content: string;
  /** Characters at its beginning that the chunk before has, too. */
  readonly overlap: number;
  /** The heading it stands under, those that stand in it, and the larger ones above. */
  readonly headings: readonly string[];
  readonly ranked: Ranked;
}

/** A sentence with what stands around it. */
export interface Candidate {
  /** Index of its passage among those given. */
  readonly chunk: number;
  /** Where it begins in its passage. */
  readonly at: number;
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** The sentence before, and the one its paragraph begins with. */
  readonly before: ReadonlySet<string>;
  /** The heading of its section. */
  readonly heading: ReadonlySet<string>;
  /** The first row of its table. */
  readonly columns: ReadonlySet<string>;
  /** The first cell of a row, which says what the row is of. */
  readonly label: ReadonlySet<string>;
  /** The headings it stands under, to be shown: the wider first, at most two. */
  readonly section: readonly string[];
  /** All of its passage. */
  readonly passage: ReadonlySet<string>;
  /** 0 to 1: the passage's score against the best one's. */
  readonly rank: number;
}

const termSet = (text: string): ReadonlySet<string> => new Set(termsOf(text).map(({ term }) => term));
const nothing: ReadonlySet<string> = new Set();

function union(...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

const isRow = (text: string | undefined) => text?.includes('\t') === true;

/** The first row of the table that a row stands in: the rows before it, back to a line that is none. */
function tableHead(texts: readonly string[], index: number): string | undefined {
  if (!isRow(texts[index])) return undefined;
  let first = index;
  while (first > 0 && isRow(texts[first - 1])) first -= 1;
  return first === index ? undefined : texts[first];
}

/** Whether a piece of a passage is one of its headings, or a part of one where the chunk begins or ends inside it. */
function isHeading(pieces: readonly Piece[], index: number, headings: readonly string[]): boolean {
  const { text = '', beginsLine = false } = pieces[index] ?? {};
  const isAlone = beginsLine && pieces[index + 1]?.beginsLine !== false;
  return headings.some((heading) => heading === text || (isAlone && heading.includes(text)));
}

/** What names something and what it is: `Deadline: 30 June`, 负责人：李明. */
const labelled = /^[^:：]{1,40}[:：]\s*(?<value>\S.*)$/u;

/**
 * Whether a heading says something itself: a line of a notice or a form that is set larger than the text. It has a figure or
 * an address behind its label, or nothing stands under it.
 */
function tellsValue(pieces: readonly Piece[], index: number, headings: readonly string[]): boolean {
  const value = labelled.exec(pieces[index]?.text ?? '')?.groups?.value;
  if (value === undefined || /[?？]\s*$/u.test(value)) return false;
  return /[\d@]/u.test(value) || index + 1 === pieces.length || isHeading(pieces, index + 1, headings);
}

/** Index of the sentence that each sentence's paragraph begins with; rows of a table are none of a paragraph. */
function paragraphStarts(pieces: readonly Piece[]): number[] {
  const starts: number[] = [];
  for (const [index, { beginsLine }] of pieces.entries())
    starts.push(beginsLine ? index : (starts[index - 1] ?? index));
  return starts;
}

/** The sentences of a passage that may be shown, questions and most headings left out; `best` is the score of the best passage. */
export function candidatesOf(passage: SearchedChunk, chunk: number, best: number): Candidate[] {
  const { content, overlap, headings, ranked } = passage;
  const own = content.slice(overlap);
  const pieces = piecesOf(own);
  const texts = pieces.map(({ text }) => text);
  const sets = texts.map(termSet);
  const starts = paragraphStarts(pieces);
  const section = termSet(headings[0] ?? '');
  const whole = union(...sets, termSet(headings.join('\n')));
  let above = section;
  let run = own.includes(headings[0] ?? '') ? [] : headings.slice(0, 1);
  let label = nothing;
  let isOfParagraph = false;
  let wasHeading = false;
  const candidates: Candidate[] = [];
  const candidateAt = (index: number, terms: ReadonlySet<string>): Candidate => {
    const text = texts[index] ?? '';
    const head = tableHead(texts, index);
    const start = starts[index] ?? index;
    return {
      chunk,
      at: overlap + (pieces[index]?.at ?? 0),
      text,
      terms,
      before:
        start < index - 1 ? union(sets[index - 1] ?? nothing, sets[start] ?? nothing) : (sets[index - 1] ?? nothing),
      heading: label.size > 0 ? union(above, label) : above,
      columns: head === undefined ? nothing : termSet(head),
      label: isRow(text) && head !== undefined ? termSet(text.split('\t', 1)[0] ?? '') : nothing,
      section: sectionOf(run, headings, own),
      passage: whole,
      rank: best > 0 ? ranked.score / best : 0,
    };
  };
  for (const [index, text] of texts.entries()) {
    const terms = sets[index] ?? nothing;
    const isHead = isHeading(pieces, index, headings);
    // A question of the document is what a heading is: it says what the next lines are about, and answers nothing.
    if (isHead || /[?？]\s*$/u.test(text)) {
      if (isHead && tellsValue(pieces, index, headings)) candidates.push(candidateAt(index, terms));
      run = wasHeading ? [...run, text] : [text];
      above = terms;
      label = nothing;
      wasHeading = true;
      continue;
    }
    if (isLabel(pieces, index)) {
      label = terms;
      isOfParagraph = pieces[index + 1]?.beginsParagraph === false;
      continue;
    }
    if (isOfParagraph && pieces[index]?.beginsParagraph === true) label = nothing;
    // Signs, numbers and leaders alone say nothing.
    if (!/\p{L}/u.test(text)) continue;
    wasHeading = false;
    candidates.push(candidateAt(index, terms));
  }
  return candidates;
}
