import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type { Passage } from '@toolbench/contracts/documents.ts';
import { orderByAnswer, scoreSentences, type ScoredSentence } from '@toolbench/lab/documents/rank/find-answer.ts';
import { fuse, nearest } from '@toolbench/lab/documents/rank/fuse.ts';
import { matchTerms, type MatchedTerms } from '@toolbench/lab/documents/rank/match-terms.ts';
import type { PlacedChunk } from '@toolbench/lab/documents/index/place-chunks.ts';
import { questionTerms } from '@toolbench/lab/documents/rank/question.ts';
import { lookedUp, rank, weigh, type Ranked } from '@toolbench/lab/documents/rank/rank.ts';
import { readQuestion } from '@toolbench/lab/documents/rank/signals.ts';
import type { WholeRequest } from '@toolbench/lab/documents/answer/whole-request.ts';
import type { StoredDocument } from './document-store.ts';
import type { IndexStore } from './index-store.ts';
import type { DocumentParts } from './parts.ts';
import { pagesOfChunk } from './split.ts';

/** A chunk that was found, with why. */
export interface Hit extends MatchedTerms {
  readonly chunk: PlacedChunk;
  readonly similarity: number;
}

interface Found {
  /** Why nothing was looked for by meaning, where the document has embeddings. */
  readonly embeddingError?: AiError;
  /** Best first. */
  readonly hits: readonly Hit[];
  /** The sentences of these hits that may answer, the most probable first; `chunk` is the index of the hit. */
  readonly sentences: readonly ScoredSentence[];
}

/** What was found for a question that is to be answered. */
export interface Searched extends Found {
  readonly question: string;
  /** What is asked of the whole document; absent where something in it is asked for. */
  readonly request?: WholeRequest;
}

/** What a search needs; the index may be one that is only held in memory. */
export interface SearchParts extends Pick<DocumentParts, 'engines' | 'fusesEmbeddings'> {
  readonly index: Pick<IndexStore, 'lookUp' | 'chunks' | 'embeddings'>;
}

/** Terms of a question that are looked up: more are a text and no question. */
const mostTerms = 128;
/** Passages whose sentences are looked at; they decide the order. */
const read = 20;
/** Characters of them that are, at most: chunks may be long. */
const readCharacters = 20_000;
/** From how far down the two orders are fused. */
const fusedFrom = 50;

const toUnit = (value: number) => Math.round(value * 10_000) / 10_000;

/** @param letter of the document, where several are asked */
export function passageOf(
  { filename }: StoredDocument,
  { chunk, similarity, matched, related }: Hit,
  letter?: string,
): Passage {
  const [first_page, last_page] = pagesOfChunk(chunk);
  const place = { page: chunk.page, first_page, last_page, chunk: chunk.number };
  return {
    content: chunk.content,
    metadata: { source: filename, ...place, ...(letter !== undefined && { document: letter }) },
    similarity: toUnit(similarity),
    matched_terms: [...matched],
    related_terms: [...related],
    boxes: [...chunk.boxes],
  };
}

interface Meaning {
  readonly order: readonly number[];
  readonly error?: AiError;
}

/** The chunks by closeness of meaning, where the document was embedded by the model that is configured now. */
async function byMeaning(parts: SearchParts, document: StoredDocument, question: string): Promise<Meaning> {
  if (!parts.fusesEmbeddings || document.embeddingModel === null) return { order: [] };
  const port = await parts.engines.embed();
  if (port?.engine.model !== document.embeddingModel) return { order: [] };
  const embedded = await port.embed({ texts: [question] });
  if (!embedded.ok) return { order: [], error: embedded.error };
  const [query] = embedded.value.vectors;
  const vectors = await parts.index.embeddings(document.id);
  if (query === undefined || vectors.some(({ length }) => length !== query.length)) {
    const detail = `${query?.length ?? 0} dimensions, other than those of the document`;
    return { order: [], error: { code: 'bad-answer', cause: 'unusable', detail } };
  }
  return { order: nearest(query, vectors, fusedFrom) };
}

const unranked = (chunk: number): Ranked => ({ chunk, score: 0, similarity: 0 });

/** The first chunks, together not longer than `most` characters, but at least one. */
function firstCharacters<Chunk extends PlacedChunk>(chunks: readonly Chunk[], most: number): readonly Chunk[] {
  let length = 0;
  const tooLong = chunks.findIndex(({ content }) => (length += content.length) > most);
  return tooLong < 0 ? chunks : chunks.slice(0, Math.max(tooLong, 1));
}

/** The chunks of some numbers, counted from 0, in the order of the numbers. */
async function chunksOf({ index }: SearchParts, id: string, numbers: readonly number[]): Promise<PlacedChunk[]> {
  if (numbers.length === 0) return [];
  const found = await index.chunks(
    id,
    numbers.map((number) => number + 1),
  );
  const byNumber = new Map(found.map((chunk) => [chunk.number, chunk]));
  return numbers.flatMap((number) => byNumber.get(number + 1) ?? []);
}

/**
 * The best passages of a document for a question: found by terms, put in order by their best sentence and, where the
 * document has embeddings, fused with the order of those.
 */
export async function searchDocument(
  parts: SearchParts,
  document: StoredDocument,
  question: string,
  limit: number,
): Promise<Found> {
  const asked = questionTerms(question).slice(0, mostTerms);
  const index = await parts.index.lookUp(document.id, lookedUp(asked));
  const terms = weigh(asked, index);
  const ranked = new Map(rank(terms, index, fusedFrom).map((one) => [one.chunk, one]));
  const { order: meaning, error } = await byMeaning(parts, document, question);
  const looked = [...new Set([...[...ranked.keys()].slice(0, read), ...meaning.slice(0, limit)])];
  const chunks = (await chunksOf(parts, document.id, looked)).map((chunk) => ({
    ...chunk,
    ranked: ranked.get(chunk.number - 1) ?? unranked(chunk.number - 1),
  }));
  const sentences = scoreSentences(readQuestion(question, terms), firstCharacters(chunks, readCharacters));
  const byAnswer = orderByAnswer(sentences, chunks.length);
  const places = new Map(chunks.map(({ ranked: { chunk } }, place) => [chunk, place]));
  const near = meaning.flatMap((chunk) => places.get(chunk) ?? []);
  const order = (meaning.length > 0 ? fuse([byAnswer, near]) : byAnswer).slice(0, limit);
  const hits = order.flatMap((place) => {
    const chunk = chunks[place];
    return chunk ? [{ chunk, similarity: chunk.ranked.similarity, ...matchTerms(terms, chunk.content) }] : [];
  });
  const shown = sentences.flatMap((sentence) => {
    const chunk = order.indexOf(sentence.chunk);
    return chunk < 0 ? [] : [{ ...sentence, chunk }];
  });
  return { hits, sentences: shown, ...(error && { embeddingError: error }) };
}
