import type { Passage } from '@toolbench/contracts/documents.ts';
import { fuse, nearest } from '@toolbench/lab/documents/fuse.ts';
import { questionTerms } from '@toolbench/lab/documents/question.ts';
import { lookedUp, rank, weigh, type Ranked, type WeighedTerm } from '@toolbench/lab/documents/rank.ts';
import type { StoredDocument } from './document-store.ts';
import type { StoredChunk } from './index-store.ts';
import type { DocumentParts } from './parts.ts';

/** A chunk that was found, with why. */
export interface Hit {
  readonly chunk: StoredChunk;
  readonly ranked: Ranked;
}

interface Found {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** The question's terms with what each counts in this document. */
  readonly terms: readonly WeighedTerm[];
}

/** Terms of a question that are looked up: more are a text and no question. */
const mostTerms = 128;
/** From how far down the two orders are fused. */
const fusedFrom = 50;

const toUnit = (value: number) => Math.round(value * 10_000) / 10_000;

export function passageOf({ filename }: StoredDocument, { chunk, ranked }: Hit): Passage {
  return {
    content: chunk.content,
    metadata: { source: filename, page: chunk.page, last_page: chunk.lastPage, chunk: chunk.number },
    similarity: toUnit(ranked.similarity),
    matched_terms: [...ranked.matched],
    boxes: [...chunk.boxes],
  };
}

/** The chunks by closeness of meaning, where the document was embedded by the model that is configured now. */
async function byMeaning(parts: DocumentParts, document: StoredDocument, question: string): Promise<number[]> {
  if (!parts.fusesEmbeddings || document.embeddingModel === null) return [];
  const port = await parts.engines.embed();
  if (port?.engine.model !== document.embeddingModel) return [];
  const embedded = await port.embed({ texts: [question] });
  const [query] = embedded.ok ? embedded.value.vectors : [];
  return query ? nearest(query, await parts.index.embeddings(document.id), fusedFrom) : [];
}

/** The best passages of a document for a question: by terms and, where it has embeddings, fused with those. */
export async function searchDocument(
  parts: DocumentParts,
  document: StoredDocument,
  question: string,
  limit: number,
): Promise<Found> {
  const asked = questionTerms(question).slice(0, mostTerms);
  const index = await parts.index.lookUp(document.id, lookedUp(asked));
  const terms = weigh(asked, index);
  const meaning = await byMeaning(parts, document, question);
  const byTerms = rank(terms, index, meaning.length > 0 ? fusedFrom : limit);
  const order = byTerms.map(({ chunk }) => chunk);
  const best = (meaning.length > 0 ? fuse([order, meaning]) : order).slice(0, limit);
  if (best.length === 0) return { hits: [], terms };
  const chunks = await parts.index.chunks(
    document.id,
    best.map((number) => number + 1),
  );
  const hits = best.flatMap((number) => {
    const chunk = chunks.find((one) => one.number === number + 1);
    const ranked = byTerms.find((one) => one.chunk === number) ?? {
      chunk: number,
      score: 0,
      similarity: 0,
      matched: [],
    };
    return chunk ? [{ chunk, ranked }] : [];
  });
  return { hits, terms };
}
