import type { Box } from '@toolbench/contracts/documents.ts';
import type { PlacedChunk } from '@toolbench/lab/documents/index/place-chunks.ts';
import { bucketOf, type Postings, type TermIndex } from '@toolbench/lab/documents/index/term-index.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import { nextTurn } from '../../shared/paced.ts';

/** Rows that one statement writes: enough to be quick, few enough to leave the process to others in between. */
const rowsAtOnce = 50;

const toBase64 = (vector: Float32Array) =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');

function fromBase64(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64');
  return new Float32Array(new Uint8Array(bytes).buffer);
}

/** Gives the rows in parcels, and the process to others between them. */
async function inParcels<Row>(
  rows: readonly Row[],
  write: (parcel: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await write(rows.slice(at, at + rowsAtOnce));
    await nextTurn();
  }
}

function parcelsOf({ postings }: TermIndex): Map<number, Record<string, Postings>> {
  const buckets = new Map<number, Record<string, Postings>>();
  for (const [term, list] of postings) {
    const bucket = bucketOf(term);
    // Terms are words of a stranger's document: one may be named like something of every object.
    const terms = buckets.get(bucket) ?? (Object.create(null) as Record<string, Postings>);
    terms[term] = list;
    buckets.set(bucket, terms);
  }
  return buckets;
}

const chunkColumns = ['number', 'content', 'overlap', 'heading', 'page', 'last_page as lastPage', 'boxes'] as const;

const chunkOf = <Row extends { readonly boxes: string; readonly heading: string }>({
  heading,
  boxes,
  ...row
}: Row) => ({
  ...row,
  headings: heading === '' ? [] : heading.split('\n'),
  boxes: JSON.parse(boxes) as Box[],
});

/** Chunks and what they are found by, on either database. */
export function createIndexStore(database: Kysely<Schema>) {
  const removeVectors = async (id: string): Promise<void> => {
    const none = { vector_count: null, chunk_lengths: null, embedding_model: null };
    await database.updateTable('documents').set(none).where('id', '=', id).execute();
    await database.deleteFrom('document_postings').where('document_id', '=', id).execute();
  };

  const chunksOfDocument = (id: string) =>
    database.selectFrom('document_chunks').select(chunkColumns).where('document_id', '=', id).orderBy('number');

  return {
    /** Replaces the chunks of a document. Until all are written it counts as not split. */
    async putChunks(id: string, chunks: readonly PlacedChunk[]): Promise<void> {
      await removeVectors(id);
      await database.updateTable('documents').set({ chunk_count: null }).where('id', '=', id).execute();
      await database.deleteFrom('document_chunks').where('document_id', '=', id).execute();
      await inParcels(chunks, (parcel) => {
        const rows = parcel.map(({ lastPage, boxes, headings, ...chunk }) => ({
          ...chunk,
          heading: headings.map((heading) => heading.replaceAll('\n', ' ')).join('\n'),
          document_id: id,
          last_page: lastPage,
          boxes: JSON.stringify(boxes),
          embedding: null,
        }));
        return database.insertInto('document_chunks').values(rows).execute();
      });
      await database.updateTable('documents').set({ chunk_count: chunks.length }).where('id', '=', id).execute();
    },

    /** The chunks of these numbers, in their order. */
    async chunks(id: string, numbers: readonly number[]): Promise<PlacedChunk[]> {
      const rows = await chunksOfDocument(id).where('number', 'in', numbers).execute();
      return rows.map(chunkOf);
    },

    /** All chunks in their order; the process is given to others in between. */
    async allChunks(id: string, count: number): Promise<PlacedChunk[]> {
      const chunks: PlacedChunk[] = [];
      for (let from = 1; from <= count; from += rowsAtOnce) {
        const rows = await chunksOfDocument(id)
          .where('number', '>=', from)
          .where('number', '<', from + rowsAtOnce)
          .execute();
        chunks.push(...rows.map(chunkOf));
        await nextTurn();
      }
      return chunks;
    },

    /** Replaces the term weights of a document; `vector_count` says when they are complete. */
    async putIndex(id: string, index: TermIndex): Promise<void> {
      await removeVectors(id);
      await inParcels([...parcelsOf(index)], (parcel) => {
        const rows = parcel.map(([bucket, terms]) => ({ document_id: id, bucket, postings: JSON.stringify(terms) }));
        return database.insertInto('document_postings').values(rows).execute();
      });
    },

    async putEmbeddings(id: string, first: number, vectors: readonly Float32Array[]): Promise<void> {
      for (const [offset, vector] of vectors.entries()) {
        await database
          .updateTable('document_chunks')
          .set({ embedding: toBase64(vector) })
          .where('document_id', '=', id)
          .where('number', '=', first + offset)
          .execute();
      }
    },

    async finishIndex(id: string, lengths: readonly number[], embeddingModel: string | null): Promise<void> {
      const row = {
        vector_count: lengths.length,
        chunk_lengths: JSON.stringify(lengths),
        embedding_model: embeddingModel,
      };
      await database.updateTable('documents').set(row).where('id', '=', id).execute();
    },

    /** The number of terms in each chunk, and where these terms stand. */
    async lookUp(id: string, terms: readonly string[]): Promise<TermIndex> {
      const document = await database
        .selectFrom('documents')
        .select('chunk_lengths')
        .where('id', '=', id)
        .executeTakeFirst();
      const lengths = JSON.parse(document?.chunk_lengths ?? '[]') as number[];
      const buckets = [...new Set(terms.map(bucketOf))];
      if (buckets.length === 0) return { postings: new Map(), lengths };
      const rows = await database
        .selectFrom('document_postings')
        .select('postings')
        .where('document_id', '=', id)
        .where('bucket', 'in', buckets)
        .execute();
      const wanted = new Set(terms);
      const postings = new Map<string, Postings>();
      for (const row of rows) {
        for (const [term, list] of Object.entries(JSON.parse(row.postings) as Record<string, number[]>)) {
          if (wanted.has(term)) postings.set(term, list);
        }
      }
      return { postings, lengths };
    },

    /** The embeddings of all chunks, in their order. */
    async embeddings(id: string): Promise<Float32Array[]> {
      const rows = await database
        .selectFrom('document_chunks')
        .select('embedding')
        .where('document_id', '=', id)
        .orderBy('number')
        .execute();
      return rows.map(({ embedding }) => fromBase64(embedding ?? ''));
    },
  };
}

export type IndexStore = ReturnType<typeof createIndexStore>;
