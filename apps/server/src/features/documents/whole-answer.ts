import type { DocumentAnswer, ShownPassage } from '@toolbench/contracts/document-answers.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { answerWords } from '@toolbench/lab/documents/rank/answer-words.ts';
import { boxesOf, type DocumentText } from '@toolbench/lab/documents/read/document-text.ts';
import { openingOf, outlineOf } from '@toolbench/lab/documents/answer/outline.ts';
import { pageAt, placeInShown } from '@toolbench/lab/documents/answer/passage.ts';
import { saysOrigin, type WholeRequest } from '@toolbench/lab/documents/answer/whole-request.ts';
import type { StoredDocument } from './document-store.ts';
import { labelsOf } from './page-notes.ts';
import type { DocumentParts } from './parts.ts';
import { markedSentences } from './shown-passages.ts';
import { wholeText } from './split.ts';

/** The beginning of a document as a passage under its title; of who made it, the sentences that say so are marked. */
function openingPassage(text: DocumentText, request: WholeRequest): ShownPassage {
  const { passage, thoughts } = openingOf(text);
  const [first] = passage.spans;
  const titles = text.headings.filter(({ end }) => end <= (first?.start ?? 0));
  const telling = thoughts.filter(({ start, end }) => request === 'origin' && saysOrigin(text.text.slice(start, end)));
  const page = pageAt(text, first?.start ?? 0);
  return {
    text: passage.text,
    heading: titles.map((title) => title.text),
    page,
    first_page: page,
    last_page: pageAt(text, (passage.spans.at(-1)?.end ?? 1) - 1),
    marks: telling.flatMap((span) => {
      const place = placeInShown(passage, span);
      const boxes = boxesOf(text, span.start, span.end);
      return place ? [{ ...place, page: boxes[0]?.page ?? page, boxes }] : [];
    }),
  };
}

/**
 * What is answered of the whole document without a model: what it is about, by its title, its beginning and its outline;
 * who made it, by what its beginning says. Nothing is made up from sentences in between.
 */
export async function wholeAnswer(
  parts: Pick<DocumentParts, 'store'>,
  document: StoredDocument,
  question: string,
  request: 'summary' | 'origin',
): Promise<DocumentAnswer> {
  const text = await wholeText(parts, document);
  const opening = openingPassage(text, request);
  const isFound = request === 'summary' || opening.marks.length > 0;
  const outline = request === 'summary' ? outlineOf(text, limits.documents.outlineEntries) : [];
  const words = answerWords(question);
  const isPaged = document.kind === 'pdf';
  const labels = isPaged
    ? await labelsOf(
        parts.store,
        document.id,
        outline.map(({ page }) => page),
      )
    : new Map<number, string>();
  const lines = [
    ...opening.heading,
    opening.text,
    ...outline.map(
      (entry) => `- ${entry.text}${isPaged ? words.page({ page: entry.page, label: labels.get(entry.page) }) : ''}`,
    ),
  ];
  return {
    result: lines.join('\n'),
    verdict: isFound ? 'found' : 'perhaps',
    passages: [opening],
    ...(outline.length > 0 && { outline }),
    source_documents: [],
    abstained: false,
    certainty: isFound ? 'high' : 'low',
    engine: 'embedded',
    sentences: markedSentences(opening),
  };
}
