import type { Unread } from '@toolbench/contracts/document-answers.ts';
import type { Page } from '@toolbench/lab/documents/read/page.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import type { DocumentKind } from './upload/document-kind.ts';

/** An uploaded document, without its text. */
export interface StoredDocument {
  readonly id: string;
  readonly filename: string;
  readonly kind: DocumentKind;
  readonly bytes: number;
  /** Pages, or sections where it has no pages. */
  readonly pages: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly chunkCount: number | null;
  readonly vectorCount: number | null;
  readonly embeddingModel: string | null;
  /** JSON: what of it was not read; null where all of it was. */
  readonly unread: string | null;
}

interface NewDocument {
  readonly id: string;
  readonly owner: string;
  readonly kind: DocumentKind;
  readonly filename: string;
  readonly bytes: number;
  /** SHA-256 of the file, in hexadecimal. */
  readonly digest: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

const columns = [
  'id',
  'filename',
  'kind',
  'bytes',
  'pages',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'chunk_count as chunkCount',
  'vector_count as vectorCount',
  'embedding_model as embeddingModel',
  'unread',
] as const;

/** What a page's row holds besides its number. */
type PageContent = Omit<Page, 'page'>;

/** Documents and their pages, on either database. Nobody finds the document of somebody else, or one that has expired. */
export function createDocumentStore(database: Kysely<Schema>) {
  const ownedBy = (owner: string, now: number) =>
    database.selectFrom('documents').where('owner', '=', owner).where('expires_at', '>', now).where('is_read', '=', 1);

  return {
    /** Begins a document: its pages follow, and it is there for others after `finish`. */
    async begin({ id, owner, kind, filename, bytes, digest, createdAt, expiresAt }: NewDocument): Promise<void> {
      const row = { id, owner, kind, filename, bytes, digest, created_at: createdAt, expires_at: expiresAt };
      await database
        .insertInto('documents')
        .values({ ...row, pages: 0, characters: 0, is_read: 0 })
        .execute();
    },

    async addPages(id: string, pages: readonly Page[]): Promise<void> {
      const rows = pages.map(({ page, ...content }) => ({
        document_id: id,
        page,
        content: JSON.stringify(content satisfies PageContent),
      }));
      await database.insertInto('document_pages').values(rows).execute();
    },

    async finish(
      id: string,
      { unread, ...counts }: { readonly pages: number; readonly characters: number; readonly unread: Unread },
    ): Promise<void> {
      await database
        .updateTable('documents')
        .set({ ...counts, is_read: 1, unread: Object.keys(unread).length > 0 ? JSON.stringify(unread) : null })
        .where('id', '=', id)
        .execute();
    },

    async find(id: string, owner: string, now: number): Promise<StoredDocument | undefined> {
      return ownedBy(owner, now).select(columns).where('id', '=', id).executeTakeFirst();
    },

    /** The newest document of an owner that was read from the same file. */
    async sameAs(digest: string, owner: string, now: number): Promise<StoredDocument | undefined> {
      const held = ownedBy(owner, now).select(columns).where('digest', '=', digest);
      return held.orderBy('created_at', 'desc').orderBy('id').limit(1).executeTakeFirst();
    },

    /** Newest first. */
    async list(owner: string, now: number): Promise<StoredDocument[]> {
      return ownedBy(owner, now).select(columns).orderBy('created_at', 'desc').orderBy('id').execute();
    },

    /** Pages `from` to `to`, both included. */
    async pages(id: string, from: number, to: number): Promise<Page[]> {
      const rows = await database
        .selectFrom('document_pages')
        .select(['page', 'content'])
        .where('document_id', '=', id)
        .where('page', '>=', from)
        .where('page', '<=', to)
        .orderBy('page')
        .execute();
      return rows.map(({ page, content }) => ({ page, ...(JSON.parse(content) as PageContent) }));
    },

    /** What is to be said of some pages: what they are called and numbered, and that their words were recognised. */
    async notesOf(
      id: string,
      pages: readonly number[],
    ): Promise<Pick<Page, 'page' | 'place' | 'label' | 'isRecognised'>[]> {
      if (pages.length === 0) return [];
      const rows = await database
        .selectFrom('document_pages')
        .select(['page', 'content'])
        .where('document_id', '=', id)
        .where('page', 'in', pages)
        .orderBy('page')
        .execute();
      return rows.map(({ page, content }) => {
        const { place, label, isRecognised } = JSON.parse(content) as PageContent;
        return {
          page,
          ...(place !== undefined && { place }),
          ...(label !== undefined && { label }),
          ...(isRecognised && { isRecognised }),
        };
      });
    },

    /** Deletes a document with everything that was made of it. */
    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await database.deleteFrom('documents').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0;
    },

    /** Deletes what has expired, and what was begun before a time and never finished. */
    async removeExpired(now: number, begunBefore: number): Promise<number> {
      const { numDeletedRows } = await database
        .deleteFrom('documents')
        .where(({ or, and, eb }) =>
          or([eb('expires_at', '<=', now), and([eb('is_read', '=', 0), eb('created_at', '<', begunBefore)])]),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** How many are held of all users, how much text they have, and when the oldest was made. */
    async held(): Promise<{ readonly count: number; readonly characters: number; readonly oldest: number | null }> {
      const row = await database
        .selectFrom('documents')
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.sum<number | null>('characters').as('characters'),
          fn.min('created_at').as('oldest'),
        ])
        .executeTakeFirstOrThrow();
      return { count: Number(row.count), characters: Number(row.characters ?? 0), oldest: row.oldest };
    },

    async removeAll(): Promise<number> {
      const { numDeletedRows } = await database.deleteFrom('documents').executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;
