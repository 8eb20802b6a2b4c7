import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import type { AnalysedFile, ArchiveFile, FileContent, FileToAnalyse, PackedFile } from './ports.ts';

export type StoredProject = Selectable<Schema['code_projects']>;

/** A content that is not analysed yet, with one of the paths it has in the project. */
export interface PendingContent extends FileToAnalyse {
  readonly contentId: string;
  /** Files of the project that hold it. */
  readonly files: number;
}

/** The databases' drivers take bytes as buffers; none is copied for that. */
const bufferOn = ({ buffer, byteOffset, length }: Uint8Array) => Buffer.from(buffer, byteOffset, length);

const pageSize = 64;

/** Uploaded projects on either database. Contents are shared by the projects of one owner. */
export function createCodeStore(database: Kysely<Schema>) {
  const ofProject = (id: string) =>
    database
      .selectFrom('code_files')
      .innerJoin('code_contents', 'code_contents.id', 'code_files.content_id')
      .where('project_id', '=', id);

  const dropUnusedContents = async () => {
    await database
      .deleteFrom('code_contents')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('code_files').select('path').whereRef('content_id', '=', 'code_contents.id'))),
      )
      .execute();
  };

  return {
    async create(project: StoredProject): Promise<void> {
      await database.insertInto('code_projects').values(project).execute();
    },

    /**
     * @param files with the ids of their contents, which name the owner too
     * @returns the ids of the contents that were not there yet
     */
    async addFiles(
      project: string,
      files: readonly (ArchiveFile & { readonly contentId: string })[],
    ): Promise<ReadonlySet<string>> {
      const contents = new Map(files.map((file) => [file.contentId, file]));
      return database.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('code_contents')
          .values(
            [...contents].map(([id, { packedText }]) => ({
              id,
              packed_text: bufferOn(packedText),
              packed_analysis: null,
              units: 0,
              is_fallback: 0,
            })),
          )
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .execute();
        await transaction
          .insertInto('code_files')
          .values(
            files.map(({ path, bytes, contentId }) => ({ project_id: project, path, bytes, content_id: contentId })),
          )
          .execute();
        return new Set(added.map(({ id }) => id));
      });
    },

    async update(id: string, change: Partial<Omit<StoredProject, 'id' | 'owner'>>): Promise<void> {
      await database.updateTable('code_projects').set(change).where('id', '=', id).execute();
    },

    async find(id: string, owner: string): Promise<StoredProject | undefined> {
      return database
        .selectFrom('code_projects')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
    },

    /** Newest first. */
    async list(owner: string): Promise<readonly StoredProject[]> {
      return database
        .selectFrom('code_projects')
        .selectAll()
        .where('owner', '=', owner)
        .orderBy('created_at', 'desc')
        .execute();
    },

    async files(id: string): Promise<readonly { readonly path: string; readonly bytes: number }[]> {
      return database
        .selectFrom('code_files')
        .select(['path', 'bytes'])
        .where('project_id', '=', id)
        .orderBy('path')
        .execute();
    },

    /** The packed texts of files, by their paths; those that are not there are left out. */
    async texts(id: string, paths: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
      if (paths.length === 0) return new Map();
      const rows = await ofProject(id).select(['path', 'packed_text']).where('path', 'in', paths).execute();
      return new Map(rows.map(({ path, packed_text: text }) => [path, text]));
    },

    /** What is analysed already: files, their units, and those without syntax. */
    async analysed(id: string): Promise<{ files: number; units: number; fallbacks: number }> {
      const row = await ofProject(id)
        .select(({ fn }) => [
          fn.countAll<number>().as('files'),
          fn.sum<number>('units').as('units'),
          fn.sum<number>('is_fallback').as('fallbacks'),
        ])
        .where('packed_analysis', 'is not', null)
        .executeTakeFirst();
      return {
        files: Number(row?.files ?? 0),
        units: Number(row?.units ?? 0),
        fallbacks: Number(row?.fallbacks ?? 0),
      };
    },

    /** Contents of a project that are not analysed yet, in parts, each with the first of its paths. */
    async *pending(id: string): AsyncGenerator<readonly PendingContent[]> {
      const found = await database
        .selectFrom('code_files')
        .select('content_id')
        .select(({ fn }) => [fn.min('path').as('path'), fn.countAll<number>().as('files')])
        .where('project_id', '=', id)
        .where('content_id', 'in', ({ selectFrom }) =>
          selectFrom('code_contents').select('id').where('packed_analysis', 'is', null),
        )
        .groupBy('content_id')
        .orderBy('path')
        .execute();
      for (let at = 0; at < found.length; at += pageSize) {
        const page = found.slice(at, at + pageSize);
        const ids = page.map(({ content_id: contentId }) => contentId);
        const rows = await database
          .selectFrom('code_contents')
          .select(['id', 'packed_text'])
          .where('id', 'in', ids)
          .execute();
        const texts = new Map(rows.map((row) => [row.id, row.packed_text]));
        yield page.flatMap(({ content_id: contentId, path, files }) => {
          const packedText = texts.get(contentId);
          return packedText ? [{ contentId, packedText, path, files: Number(files) }] : [];
        });
      }
    },

    async saveAnalyses(analyses: readonly (AnalysedFile & { readonly contentId: string })[]): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        for (const { contentId, packedAnalysis, units, isFallback } of analyses) {
          await transaction
            .updateTable('code_contents')
            .set({ packed_analysis: bufferOn(packedAnalysis), units, is_fallback: isFallback ? 1 : 0 })
            .where('id', '=', contentId)
            .execute();
        }
      });
    },

    /** What the files of a project hold, in their order. */
    async contents(id: string): Promise<readonly FileContent[]> {
      return database
        .selectFrom('code_files')
        .select(['path', 'content_id as contentId'])
        .where('project_id', '=', id)
        .orderBy('path')
        .execute();
    },

    /** The analyses of files, in parts; those that have none are left out. */
    async *analyses(id: string, paths: readonly string[]): AsyncGenerator<readonly PackedFile[]> {
      for (let at = 0; at < paths.length; at += pageSize) {
        const rows = await ofProject(id)
          .select(['path', 'packed_analysis'])
          .where('path', 'in', paths.slice(at, at + pageSize))
          .execute();
        yield rows.flatMap(({ path, packed_analysis: packedAnalysis }) =>
          packedAnalysis ? [{ path, packedAnalysis }] : [],
        );
      }
    },

    async remove(id: string): Promise<void> {
      await database.deleteFrom('code_projects').where('id', '=', id).execute();
      await dropUnusedContents();
    },

    /** What all owners have here: projects, their packed bytes, and when the oldest was made. */
    async total(): Promise<{ readonly count: number; readonly bytes: number; readonly oldest: number | null }> {
      const projects = await database
        .selectFrom('code_projects')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
        .executeTakeFirst();
      const contents = await database
        .selectFrom('code_contents')
        .select(sql<number>`sum(length(packed_text) + coalesce(length(packed_analysis), 0))`.as('bytes'))
        .executeTakeFirst();
      const { count, oldest } = projects ?? {};
      return { count: Number(count ?? 0), bytes: Number(contents?.bytes ?? 0), oldest: oldest ? Number(oldest) : null };
    },

    /** Deletes everything; gives the ids that are gone. */
    async removeAll(): Promise<readonly string[]> {
      const gone = await database.deleteFrom('code_projects').returning('id').execute();
      await dropUnusedContents();
      return gone.map(({ id }) => id);
    },

    /** Deletes what has expired; gives the ids that are gone. */
    async removeExpired(now: number): Promise<readonly string[]> {
      const gone = await database.deleteFrom('code_projects').where('expires_at', '<=', now).returning('id').execute();
      if (gone.length > 0) await dropUnusedContents();
      return gone.map(({ id }) => id);
    },
  };
}

export type CodeStore = ReturnType<typeof createCodeStore>;
