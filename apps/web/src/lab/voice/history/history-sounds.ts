import type { EntryAudio } from './history.ts';
import type { HistoryKeeper } from './history-keeper.ts';

/** The sound of entries. */
interface HistorySounds {
  /** Adds to the sound of an entry; resolves when it is kept, or cannot be. */
  readonly put: (id: string, audio: EntryAudio) => Promise<void>;
  readonly of: (id: string) => Promise<EntryAudio | null>;
  readonly remove: (ids: readonly string[]) => void;
}

/**
 * Holds sound in memory only until the keeper has it: a conversation of an hour would fill the page. Where the keeper can
 * keep nothing it stays in memory.
 */
export function createHistorySounds(keeper: HistoryKeeper): HistorySounds {
  const unkept = new Map<string, EntryAudio>();
  /** One after the other: the recording of an entry and its speech may be on their way at once. */
  let last: Promise<void> = Promise.resolve();

  const keep = async (id: string) => {
    const fresh = unkept.get(id);
    if (!fresh) return;
    const isKept = await keeper.putAudio(id, { ...(await keeper.audio(id)), ...fresh });
    if (isKept && unkept.get(id) === fresh) unkept.delete(id);
  };

  return {
    put(id, audio) {
      unkept.set(id, { ...unkept.get(id), ...audio });
      return (last = last.then(() => keep(id)));
    },
    async of(id) {
      const fresh = unkept.get(id);
      const kept = await keeper.audio(id);
      return fresh || kept ? { ...kept, ...fresh } : null;
    },
    remove(ids) {
      for (const id of ids) unkept.delete(id);
      if (ids.length > 0) last = last.then(() => keeper.removeAudio(ids));
    },
  };
}
