import type { DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import type {
  HeldDocument,
  Passage,
  SplitResponse,
  StoreResponse,
  UploadResponse,
} from '@toolbench/contracts/documents.ts';
import type { Page, Route } from '@playwright/test';

/** Stands in for the server where a test needs an answer that the real one gives only with a model, or not at will. */
export interface DocumentsDouble {
  /** The fields of each call that came, oldest first. */
  readonly asked: { readonly call: string; readonly fields: Readonly<Record<string, string>> }[];
  /** What the next call of a kind is answered instead, once. */
  instead(call: string, answer: (route: Route) => Promise<void>): void;
  /** The next answer to a question. */
  answer: DocumentAnswer;
  /** The server holds no document any more. */
  forget(): void;
}

const soon = () => new Date(Date.now() + 23.8 * 60 * 60_000).toISOString();

const uploaded: UploadResponse = {
  file_id: 'f-1',
  filename: 'manual.pdf',
  content_preview: 'Egret water filter jug: manual. '.repeat(4).slice(0, 100),
  pages: 3,
  characters: 1_490,
  pages_without_text: [],
  expires_at: soon(),
};

const held: HeldDocument = {
  file_id: 'f-1',
  filename: 'manual.pdf',
  bytes: 9_000,
  pages: 3,
  created_at: new Date().toISOString(),
  expires_at: soon(),
  chunk_count: null,
  vector_count: null,
};

const texts = [
  'The jug and its lid have a warranty of two years from the day of purchase. Filters wear out with use and are not covered. Proof of purchase is needed.',
  'Each filter cleans 150 litres of water, which lasts about four weeks.',
  'The box holds the jug, its lid, one filter and this manual.',
];

const passages: Passage[] = texts.map((content, index) => ({
  content,
  metadata: { source: 'manual.pdf', page: 3 - index, first_page: 3 - index, last_page: 3 - index, chunk: index + 1 },
  similarity: [0.8754, 0.3, 0][index],
  matched_terms: [['warranty', 'long'], ['filter'], []][index],
  boxes: [{ page: 3 - index, x: 72, y: 96, width: 420, height: 16 }],
}));

const split: SplitResponse = {
  chunks_preview: texts.map((text) => text.slice(0, 100)),
  chunks: texts.map((text, index) => ({
    number: index + 1,
    page: index + 1,
    first_page: index + 1,
    last_page: index + 1,
    characters: text.length,
  })),
  chunk_size: 500,
  chunk_overlap: 4,
};

const stored: StoreResponse = { vector_count: 3, vectors: 'terms' };

/** An answer with its sources, as a model gives it. */
export const citedAnswer: DocumentAnswer = {
  result: `${texts[0].slice(0, 75)} [3]`,
  source_documents: passages.slice(0, 1),
  abstained: false,
  engine: 'embedded',
  sentences: [
    {
      text: texts[0].slice(0, 75),
      citations: [{ page: 3, quote: texts[0].slice(0, 75), boxes: passages[0].boxes }],
      support: 'verified',
      pages: [3],
      section: ['2 Warranty', '2.1 Length'],
    },
  ],
};

/** What the embedded engine answers: a passage with a mark, and the next best ones. */
export const embeddedAnswer: DocumentAnswer = {
  ...citedAnswer,
  verdict: 'found',
  passages: texts.map((text, index) => ({
    text: `${text}\n\nPart\tLength\nLamp\t2 m`,
    heading: ['2 Warranty', '2.1 Length'],
    page: 3 - index,
    first_page: 3 - index,
    last_page: 3 - index,
    marks: [{ start: 0, end: text.indexOf('.') + 1, page: 3 - index, boxes: passages[index].boxes }],
  })),
};

/** The text of a text/event-stream. */
export function eventsText(events: readonly (readonly [event: string, data: unknown])[]): string {
  return events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
}

export const sendEvents = (route: Route, events: readonly (readonly [event: string, data: unknown])[]) =>
  route.fulfill({ contentType: 'text/event-stream', body: eventsText(events) });

function fieldsOf(route: Route): Record<string, string> {
  const body = route.request().postDataBuffer()?.toString('utf8') ?? '';
  return Object.fromEntries(
    [...body.matchAll(/name="([^"]+)"\r\n\r\n([^]*?)\r\n--/g)].map(([, name, value]) => [name, value]),
  );
}

/** Answers every call of the documents page for a small English manual. */
export async function doubleDocuments(page: Page): Promise<DocumentsDouble> {
  let documents: HeldDocument[] = [];
  const instead = new Map<string, (route: Route) => Promise<void>>();
  const double: DocumentsDouble = {
    asked: [],
    instead: (call, answer) => instead.set(call, answer),
    answer: embeddedAnswer,
    forget: () => (documents = []),
  };
  const answers: Record<string, (route: Route) => Promise<void>> = {
    upload: (route) => {
      documents = [held];
      return sendEvents(route, [
        ['progress', { stage: 'reading', done: 3, total: 3 }],
        ['uploaded', uploaded],
      ]);
    },
    split: (route) => route.fulfill({ json: split }),
    store: (route) => sendEvents(route, [['stored', stored]]),
    retrieval: (route) => route.fulfill({ json: { results: passages.slice(0, Number(fieldsOf(route).k)) } }),
    question: (route) => {
      const { source_documents, sentences } = double.answer;
      return sendEvents(route, [
        ['sources', { source_documents }],
        ...sentences.map((sentence) => ['sentence', sentence] as const),
        ['answer', { answer: double.answer }],
      ]);
    },
    documents: (route) => {
      if (route.request().method() === 'DELETE') documents = [];
      return route.fulfill({ json: { documents } });
    },
  };
  await page.route('**/rag/**', async (route) => {
    const call = new URL(route.request().url()).pathname.split('/')[2];
    double.asked.push({ call, fields: fieldsOf(route) });
    const once = instead.get(call);
    instead.delete(call);
    await (once ?? answers[call])(route);
  });
  return double;
}
