import { type AiPort } from '@toolbench/contracts/ai/ai.ts';
import { learnedShape, type LearnedShape } from '@toolbench/contracts/ai/ai-lessons.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';

/** How requests to one model of a service have to differ. */
export interface Lesson {
  readonly port: AiPort;
  readonly baseUrl: string;
  readonly model: string;
  readonly shape: LearnedShape;
  readonly learnedAt: number;
}

/** What refusals taught, on either database. */
export function createLessonStore(database: Kysely<Schema>) {
  return {
    /** Of a port at an address, learned since then; the newest first. */
    async since(port: AiPort, baseUrl: string, learnedAt: number): Promise<Lesson[]> {
      const rows = await database
        .selectFrom('ai_lessons')
        .selectAll()
        .where('port', '=', port)
        .where('base_url', '=', baseUrl)
        .where('learned_at', '>=', learnedAt)
        .orderBy('learned_at', 'desc')
        .orderBy('model')
        .execute();
      return rows.map((row) => ({
        port,
        baseUrl,
        model: row.model,
        shape: learnedShape.parse(JSON.parse(row.shape)),
        learnedAt: row.learned_at,
      }));
    },

    async put({ port, baseUrl, model, shape, learnedAt }: Lesson): Promise<void> {
      const row = { base_url: baseUrl, shape: JSON.stringify(shape), learned_at: learnedAt };
      await database
        .insertInto('ai_lessons')
        .values({ port, model, ...row })
        .onConflict((conflict) => conflict.columns(['port', 'model']).doUpdateSet(row))
        .execute();
    },

    async forget(port: AiPort): Promise<void> {
      await database.deleteFrom('ai_lessons').where('port', '=', port).execute();
    },
  };
}

export type LessonStore = ReturnType<typeof createLessonStore>;
