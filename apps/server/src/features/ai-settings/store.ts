import type { AiPort, ToolUse } from '@toolbench/contracts/ai.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';

/** One port's engine as an administrator set it. */
export interface StoredEngine {
  readonly port: AiPort;
  readonly baseUrl: string;
  readonly model: string;
  /** Null where there is no key. */
  readonly sealedKey: string | null;
  readonly toolUse: ToolUse;
}

/** The engines that were set in the lab, on either database. */
export function createEngineStore(database: Kysely<Schema>) {
  return {
    async find(port: AiPort): Promise<StoredEngine | undefined> {
      return database
        .selectFrom('ai_engines')
        .select(['port', 'base_url as baseUrl', 'model', 'sealed_key as sealedKey', 'tool_use as toolUse'])
        .where('port', '=', port)
        .executeTakeFirst();
    },

    async put({ port, baseUrl, model, sealedKey, toolUse }: StoredEngine, changedAt: number): Promise<void> {
      const row = { base_url: baseUrl, model, sealed_key: sealedKey, tool_use: toolUse, changed_at: changedAt };
      await database
        .insertInto('ai_engines')
        .values({ port, ...row })
        .onConflict((conflict) => conflict.column('port').doUpdateSet(row))
        .execute();
    },

    async remove(port: AiPort): Promise<void> {
      await database.deleteFrom('ai_engines').where('port', '=', port).execute();
    },
  };
}

export type EngineStore = ReturnType<typeof createEngineStore>;
