import {
  engineOptions,
  type AiPort,
  type AiProtocol,
  type EngineOptions,
  type ToolUse,
} from '@toolbench/contracts/ai/ai.ts';
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
  readonly protocol: AiProtocol;
  readonly options: EngineOptions;
}

type Row = Schema['ai_engines'];

const engineOf = (row: Row): StoredEngine => ({
  port: row.port,
  baseUrl: row.base_url,
  model: row.model,
  sealedKey: row.sealed_key,
  toolUse: row.tool_use,
  protocol: row.protocol,
  options: engineOptions.parse(JSON.parse(row.options)),
});

const rowOf = (engine: StoredEngine, changedAt: number): Row => ({
  port: engine.port,
  base_url: engine.baseUrl,
  model: engine.model,
  sealed_key: engine.sealedKey,
  tool_use: engine.toolUse,
  changed_at: changedAt,
  protocol: engine.protocol,
  options: JSON.stringify(engine.options),
});

const replaced = ['base_url', 'model', 'sealed_key', 'tool_use', 'changed_at', 'protocol', 'options'] as const;

/** The engines that were set in the lab, on either database. */
export function createEngineStore(database: Kysely<Schema>) {
  return {
    async find(port: AiPort): Promise<StoredEngine | undefined> {
      const row = await database.selectFrom('ai_engines').selectAll().where('port', '=', port).executeTakeFirst();
      return row && engineOf(row);
    },

    async all(): Promise<StoredEngine[]> {
      return (await database.selectFrom('ai_engines').selectAll().orderBy('port').execute()).map(engineOf);
    },

    /** Replaces the engines of these ports, all or none. */
    async put(engines: readonly StoredEngine[], changedAt: number): Promise<void> {
      await database
        .insertInto('ai_engines')
        .values(engines.map((engine) => rowOf(engine, changedAt)))
        .onConflict((conflict) =>
          conflict
            .column('port')
            .doUpdateSet((eb) => Object.fromEntries(replaced.map((name) => [name, eb.ref(`excluded.${name}`)]))),
        )
        .execute();
    },

    async remove(port: AiPort): Promise<void> {
      await database.deleteFrom('ai_engines').where('port', '=', port).execute();
    },
  };
}

export type EngineStore = ReturnType<typeof createEngineStore>;
