import type { AnswerSentence, ShownPassage } from '@toolbench/contracts/document-answers.ts';
import { answerPassages } from '@toolbench/lab/documents/answer/answer-passages.ts';
import { boxesOf, documentText, type DocumentText } from '@toolbench/lab/documents/read/document-text.ts';
import type { Page } from '@toolbench/lab/documents/read/page.ts';
import type { PlacedChunk } from '@toolbench/lab/documents/index/place-chunks.ts';
import type { DocumentParts } from './parts.ts';
import type { Hit, Searched } from './search.ts';
import { pagesOfChunk } from './split.ts';

type PageParts = Pick<DocumentParts, 'store'>;

/** The text around some hits, each with the page before it and the one behind: a passage may go on there. */
async function textAround({ store }: PageParts, id: string, hits: readonly Hit[]): Promise<DocumentText> {
  const pages = new Map<number, Page>();
  for (const { chunk } of hits) {
    const [first, last] = pagesOfChunk(chunk);
    for (const page of await store.pages(id, first - 1, last + 1)) pages.set(page.page, page);
  }
  return documentText([...pages.values()].sort((a, b) => a.page - b.page));
}

/** Where a chunk begins in the text around it; nothing where it is not found there. */
function placeOfChunk({ text, starts, boxes }: DocumentText, { content, boxes: [first] }: PlacedChunk) {
  const line = boxes.findIndex(({ page }) => page === first?.page);
  const place = text.indexOf(content, starts[line] ?? 0);
  return place < 0 ? undefined : place;
}

/** The passages that are shown for a question, the best first, at most `count`. */
export async function shownPassages(
  parts: PageParts,
  id: string,
  { hits, sentences }: Searched,
  count: number,
): Promise<ShownPassage[]> {
  const text = await textAround(parts, id, hits);
  const places = hits.map(({ chunk }) => placeOfChunk(text, chunk));
  const placed = sentences.flatMap(({ chunk, at, section, chance }) => {
    const place = places[chunk];
    return place === undefined ? [] : [{ place: place + at, section, chance }];
  });
  // A chunk of headings alone has no sentence, but may be the closest there is.
  const begun = hits.flatMap(({ chunk: { overlap, headings } }, index) => {
    const place = places[index];
    return place === undefined ? [] : [{ place: place + overlap, section: headings.slice(0, 1), chance: 0 }];
  });
  return answerPassages(text, [...placed, ...begun], count).map(
    ({ firstPage, lastPage, heading, marks, ...passage }) => ({
      ...passage,
      heading: [...heading],
      first_page: firstPage,
      last_page: lastPage,
      marks: marks.map(({ inDocument, inText }) => {
        const boxes = boxesOf(text, inDocument.start, inDocument.end);
        return { ...inText, page: boxes[0]?.page ?? passage.page, boxes };
      }),
    }),
  );
}

/** The sentences that a passage marks, each quoted from its page. */
export function markedSentences({ text, heading, marks }: ShownPassage): AnswerSentence[] {
  return marks.map(({ start, end, page, boxes }) => {
    const quote = text.slice(start, end);
    const section = heading.length > 0 ? { section: heading } : {};
    return { text: quote, citations: [{ page, quote, boxes }], pages: [page], support: 'verified', ...section };
  });
}
