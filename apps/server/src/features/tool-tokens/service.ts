import { limits } from '@toolbench/contracts/limits.ts';
import { toolTokenPrefix } from '@toolbench/contracts/tool-tokens.ts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import type { Clock, RandomBytes } from '../../shared/ports.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import { createToken, hashToken } from '../auth/token.ts';

interface ToolTokenParts {
  readonly database: Kysely<Schema>;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Is told that a token has been ended. */
  readonly onEnd: () => Promise<void>;
}

/** Times are milliseconds since 1970. */
interface KnownToken {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
  readonly callsToday: number;
}

const { callsPerMinute, callsPerDay, tokensPerUser } = limits.toolsApi;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Tokens by which programs and agents call the tools. They open nothing else, and last until they are revoked. */
export function createToolTokens({ database, clock, random, onEnd }: ToolTokenParts) {
  const refusalOf = async (hash: string, now: number) => {
    const found = await database
      .selectFrom('tool_tokens')
      .select(['day', 'calls_in_day'])
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    if (found === undefined) return refusal('tool-token-needed');
    const isDayOver = found.calls_in_day >= callsPerDay && found.day === Math.floor(now / dayMs);
    const window = isDayOver ? dayMs : minuteMs;
    return refusal('too-many-tool-calls', { retryAfterMs: window - (now % window) });
  };

  return {
    /** Makes a token and gives it, this once. */
    async make(userId: string, name: string): Promise<Result<string, 'too-many-tool-tokens'>> {
      const token = `${toolTokenPrefix}${createToken(random)}`;
      const values = {
        id: Buffer.from(random(9)).toString('base64url'),
        user_id: userId,
        name,
        token_hash: hashToken(token),
        created_at: clock.now(),
        used_at: null,
        minute: 0,
        calls_in_minute: 0,
        day: 0,
        calls_in_day: 0,
      };
      const { count } = await database
        .selectFrom('tool_tokens')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (count >= tokensPerUser) return refusal('too-many-tool-tokens');
      await database.insertInto('tool_tokens').values(values).execute();
      return ok(token);
    },

    /** The tokens of an account, the newest first. */
    async list(userId: string): Promise<readonly KnownToken[]> {
      const today = Math.floor(clock.now() / dayMs);
      const rows = await database
        .selectFrom('tool_tokens')
        .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt', 'day', 'calls_in_day'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ day, calls_in_day: calls, ...row }) => ({ ...row, callsToday: day === today ? calls : 0 }));
    },

    /** Ends a token at once; false where the account has none of this id. */
    async revoke(userId: string, id: string): Promise<boolean> {
      const gone = await database
        .deleteFrom('tool_tokens')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (gone.numDeletedRows === 0n) return false;
      await onEnd();
      return true;
    },

    /** Counts a call with a token and gives its id; one statement, so that calls to several servers count together. */
    async use(token: string): Promise<Result<string, 'tool-token-needed' | 'too-many-tool-calls'>> {
      const now = clock.now();
      const hash = hashToken(token);
      const [minute, day] = [Math.floor(now / minuteMs), Math.floor(now / dayMs)];
      const used = await database
        .updateTable('tool_tokens')
        .set({
          used_at: now,
          calls_in_minute: sql<number>`case when minute = ${minute} then calls_in_minute + 1 else 1 end`,
          calls_in_day: sql<number>`case when day = ${day} then calls_in_day + 1 else 1 end`,
          minute,
          day,
        })
        .where('token_hash', '=', hash)
        .where((where) => where.or([where('minute', '!=', minute), where('calls_in_minute', '<', callsPerMinute)]))
        .where((where) => where.or([where('day', '!=', day), where('calls_in_day', '<', callsPerDay)]))
        .returning('id')
        .executeTakeFirst();
      return used ? ok(used.id) : refusalOf(hash, now);
    },
  };
}

export type ToolTokens = ReturnType<typeof createToolTokens>;
