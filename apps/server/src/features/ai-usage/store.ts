import type { AiPort } from '@toolbench/contracts/ai/ai.ts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';

export type UsageSums = Omit<Schema['ai_usage'], 'day'>;

/** The figures of a row that add up. */
export const summed = [
  'calls',
  'failures',
  'input_tokens',
  'output_tokens',
  'audio_ms',
  'characters',
  'cost_nano_usd',
  'estimated_calls',
  'unpriced_calls',
] as const;

/** What models used, day by day, on either database. */
export function createUsageStore(database: Kysely<Schema>) {
  return {
    /**
     * Adds figures to the sums of a day, each port and model once; several calls and servers may do so at once. All in one
     * statement, since each waits for the disk.
     */
    async add(day: string, figures: readonly UsageSums[]): Promise<void> {
      await database
        .insertInto('ai_usage')
        .values(figures.map((row) => ({ day, ...row })))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'port', 'model'])
            .doUpdateSet(
              Object.fromEntries(
                summed.map((name) => [name, sql`${sql.ref(`ai_usage.${name}`)} + ${sql.ref(`excluded.${name}`)}`]),
              ),
            ),
        )
        .execute();
    },

    async rows(day: string): Promise<UsageSums[]> {
      const rows = await database
        .selectFrom('ai_usage')
        .selectAll()
        .where('day', '=', day)
        .orderBy('port')
        .orderBy('model')
        .execute();
      return rows.map(({ day: _day, ...sums }) => sums);
    },

    /** Removes the sums of the days before this one. */
    async forgetBefore(day: string): Promise<void> {
      await database.deleteFrom('ai_usage').where('day', '<', day).execute();
    },
  };
}

export type UsageStore = ReturnType<typeof createUsageStore>;

/** A row without any use, to add to. */
export function noUse(port: AiPort, model: string): UsageSums {
  const zeros = Object.fromEntries(summed.map((name) => [name, 0])) as Record<(typeof summed)[number], number>;
  return { port, model, ...zeros };
}
