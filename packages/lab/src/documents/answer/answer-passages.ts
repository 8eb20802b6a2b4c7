import type { DocumentText } from '../read/document-text.ts';
import { pageAt, passageAt, placeInShown, thoughtAt } from './passage.ts';
import type { Span } from '../index/sentences.ts';

/** A sentence with its place in the text of its document. */
export interface PlacedSentence {
  readonly place: number;
  readonly section: readonly string[];
  /** 0 to 1: how probably it answers the question. */
  readonly chance: number;
}

/** A passage that is shown for a question. */
export interface AnswerPassage {
  readonly text: string;
  /** The headings it stands under, the wider first. */
  readonly heading: readonly string[];
  /** The page of its most telling sentence, its first and its last, counted from 1. */
  readonly page: number;
  readonly firstPage: number;
  readonly lastPage: number;
  /** Its most telling sentences, in the order of the text: in the document's text, and in the passage's own. */
  readonly marks: readonly { readonly inDocument: Span; readonly inText: Span }[];
}

/** Sentences that are marked in a passage, at most. */
const mostMarks = 3;
/** A further sentence is marked when it is not much less probable than the best. */
const markedShare = 0.3;

const isWithin = (place: number, spans: readonly Span[]) =>
  spans.some(({ start, end }) => start <= place && place < end);

/**
 * The passages around the most probable sentences, the best first, none of which shows what one before it does. The
 * sentences come with the most probable first.
 */
export function answerPassages(
  document: DocumentText,
  sentences: readonly PlacedSentence[],
  count: number,
): AnswerPassage[] {
  const shown: AnswerPassage[] = [];
  const taken: Span[] = [];
  for (const best of sentences) {
    if (shown.length === count) break;
    if (isWithin(best.place, taken)) continue;
    const passage = passageAt(document, best.place);
    taken.push(...passage.spans);
    const telling = sentences
      .filter(({ place, chance }) => isWithin(place, passage.spans) && chance >= best.chance * markedShare)
      .slice(0, mostMarks);
    const thoughts = new Map(telling.map(({ place }) => thoughtAt(document, place)).map((span) => [span.start, span]));
    const marks = [...thoughts.values()].flatMap((inDocument) => {
      const inText = placeInShown(passage, inDocument);
      return inText ? [{ inDocument, inText }] : [];
    });
    const main = passage.spans.at(-1) ?? { start: 0, end: 1 };
    shown.push({
      text: passage.text,
      heading: best.section,
      page: pageAt(document, best.place),
      firstPage: pageAt(document, main.start),
      lastPage: pageAt(document, main.end - 1),
      marks: marks.sort((a, b) => a.inText.start - b.inText.start),
    });
  }
  return shown;
}
