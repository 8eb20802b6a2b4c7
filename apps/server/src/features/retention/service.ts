import type { HeldDeleted, HeldKind, HeldThings } from '@toolbench/contracts/held.ts';
import type { Clock } from '../../shared/ports.ts';

/** One kind of thing that is held for a while. */
export interface TemporaryThings {
  readonly kind: HeldKind;
  /** The longest that one is held. */
  readonly lifetimeMs: number;
  /** `oldest` is when it was made, in milliseconds since 1970; `bytes` is null where it is not worth counting. */
  readonly held: () => Promise<{
    readonly count: number;
    readonly bytes: number | null;
    readonly oldest: number | null;
  }>;
  /** Deletes those that have passed their time. */
  readonly sweep: () => Promise<void>;
  /** Deletes all of them and tells how many there were. */
  readonly removeAll: () => Promise<number>;
}

interface RetentionParts {
  readonly things: readonly TemporaryThings[];
  /** Makes what was deleted unreadable in the files as well. */
  readonly forgetDeleted: () => Promise<void>;
  readonly clock: Clock;
}

/** Everything temporary: what is held, and its deletion, by time or by an administrator. */
export function createRetention({ things, forgetDeleted, clock }: RetentionParts) {
  let sweptAt: number | undefined;
  return {
    /** The deletions to run now and then, the traces last. */
    sweeps: [
      ...things.map(({ sweep }) => sweep),
      forgetDeleted,
      async () => {
        sweptAt = clock.now();
      },
    ],

    async held(): Promise<HeldThings> {
      const now = clock.now();
      const kinds = things.map(async ({ kind, lifetimeMs, held }) => {
        const { count, bytes, oldest } = await held();
        const age = oldest === null ? null : Math.max(now - oldest, 0);
        return { kind, count, bytes, oldest_age_ms: age, lifetime_ms: lifetimeMs };
      });
      return {
        kinds: await Promise.all(kinds),
        swept_at: sweptAt === undefined ? null : new Date(sweptAt).toISOString(),
      };
    },

    /** Deletes everything of a kind, at once and without traces. */
    async removeAll(kind: HeldKind): Promise<HeldDeleted> {
      const deleted = await things.find((some) => some.kind === kind)?.removeAll();
      await forgetDeleted();
      return { deleted: deleted ?? 0 };
    },

    /** Makes deleted things unreadable in the files as well. */
    forgetDeleted,
  };
}

export type Retention = ReturnType<typeof createRetention>;
