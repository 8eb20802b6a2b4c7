import { z } from 'zod';
import { limits } from '@toolbench/contracts/limits.ts';
import { isKeeping } from '@toolbench/ui/work/keep-switch.ts';
import { conversationsPrefix } from '../../../session/tab-conversations.ts';

const { keptConversations: mostConversations, keptTurns: mostTurns } = limits.ui;

const stored = z.array(z.object({ id: z.string(), turns: z.array(z.unknown()) }));

type Stored = z.infer<typeof stored>;

/** Browsers may forbid their storage, and it may be full. */
function readFrom(place: string): Stored {
  try {
    return stored.parse(JSON.parse(sessionStorage.getItem(place) ?? '[]'));
  } catch {
    return [];
  }
}

/** Writes the newest conversations, as many as there is room for. */
function writeTo(place: string, all: Stored): void {
  for (let from = Math.max(0, all.length - mostConversations); from <= all.length; from += 1) {
    try {
      sessionStorage.setItem(place, JSON.stringify(all.slice(from)));
      return;
    } catch {
      // The oldest conversation makes room.
    }
  }
}

/**
 * The conversations of this tab about documents or projects: they outlast a reload, and end with the tab or the session of
 * the user. What `turns` refuses was written by another version and is left out.
 */
export function keptConversations<Turn>(kind: string, turns: { parse: (value: unknown) => readonly Turn[] }) {
  const place = conversationsPrefix + kind;
  return {
    /** Keeps what was said about a thing, which is the one opened last from now on, unless its user keeps nothing. */
    keep(id: string, said: readonly Turn[]): void {
      if (!isKeeping()) return;
      const others = readFrom(place).filter((one) => one.id !== id);
      writeTo(place, [...others, { id, turns: said.slice(-mostTurns) }]);
    },
    forget(id: string): void {
      const all = readFrom(place);
      const others = all.filter((one) => one.id !== id);
      if (others.length < all.length) writeTo(place, others);
    },
    /** What was said about a thing, oldest first. */
    of(id: string): readonly Turn[] {
      try {
        return turns.parse(readFrom(place).find((one) => one.id === id)?.turns ?? []);
      } catch {
        return [];
      }
    },
    lastOpened: (): string | undefined => readFrom(place).at(-1)?.id,
  };
}
