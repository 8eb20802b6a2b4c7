import type { AnswerSentence, ShownPassage } from '@toolbench/contracts/document-answers.ts';
import { isEmpty, lookUpCells, missesRow, type FoundCell } from '@toolbench/lab/documents/rank/look-up.ts';
import { tablesOf } from '@toolbench/lab/documents/read/tables.ts';
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

export interface Shown {
  /** The best first. */
  readonly passages: ShownPassage[];
  /** What the question looks up in tables. */
  readonly cells: readonly FoundCell[];
  /** Whether the most telling sentence is a row of a table that is about something else, or none of the rows looked up. */
  readonly missesRow: boolean;
}

/** The passages that are shown for a question, at most `count`; and the cells that it looks up in tables. */
export async function shownPassages(
  parts: PageParts,
  id: string,
  { question, hits, sentences }: Searched,
  count: number,
): Promise<Shown> {
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
  const tables = tablesOf(text);
  const lookedUp = lookUpCells(question, tables, text.text);
  const cells = lookedUp.filter((cell) => !isEmpty(cell.text));
  const [first] = placed;
  const isMissed = (place: number) =>
    lookedUp.length > 0 ? !cells.some((cell) => cell.place === place) : missesRow(question, text.text, tables, place);
  const rows = cells.map(({ place }) => ({ place, section: sectionAt(text, place), chance: 1 }));
  const passages = answerPassages(text, [...rows, ...placed, ...begun], count).map(
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
  return { passages, cells, missesRow: first !== undefined && isMissed(first.place) };
}

/** The heading above a place. */
function sectionAt({ headings }: DocumentText, place: number): readonly string[] {
  const above = headings.findLast(({ start }) => start <= place);
  return above ? [above.text] : [];
}

/** The sentences that a passage marks, each quoted from its page. */
export function markedSentences({ text, heading, marks }: ShownPassage): AnswerSentence[] {
  return marks.map(({ start, end, page, boxes }) => {
    const quote = text.slice(start, end);
    const section = heading.length > 0 ? { section: heading } : {};
    return { text: quote, citations: [{ page, quote, boxes }], pages: [page], support: 'verified', ...section };
  });
}
