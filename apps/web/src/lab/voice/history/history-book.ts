import { bounded, withEntry, withoutAudio, type EntryAudio, type HistoryEntry } from './history.ts';
import type { HistoryKeeper } from './history-keeper.ts';
import { createStore, type Store } from '../session/store.ts';

interface Shelf {
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
  /** The history was cleared and can be brought back. */
  readonly canUndo: boolean;
}

export interface HistoryBook {
  readonly shelf: Store<Shelf>;
  readonly find: (id: string) => HistoryEntry | undefined;
  readonly put: (entry: HistoryEntry) => void;
  readonly putAudio: (id: string, audio: EntryAudio) => Promise<void>;
  readonly audio: (id: string) => Promise<EntryAudio | null>;
  readonly clear: () => void;
  /** Brings back what was cleared last, as long as nothing new was said. */
  readonly undo: () => void;
}

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
function createHistorySounds(keeper: HistoryKeeper): HistorySounds {
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

/** The history of this browser: in memory for the page, and in a keeper for the next visit. */
export function createHistoryBook(keeper: HistoryKeeper): HistoryBook {
  const shelf = createStore<Shelf>({ entries: [], canUndo: false });
  const sounds = createHistorySounds(keeper);
  let cleared: readonly HistoryEntry[] = [];
  let isCleared = false;

  void keeper.load().then((stored) => {
    const { entries, canUndo } = shelf.get();
    const said = new Set(entries.map(({ id }) => id));
    const all = [...stored.filter(({ id }) => !said.has(id)), ...entries];
    if (!isCleared) shelf.set({ entries: bounded(all).entries, canUndo });
  });

  /** What was cleared is deleted for good only now: until then an undo has its sound, too. */
  const forgetCleared = () => {
    sounds.remove(
      cleared.filter(({ id }) => shelf.get().entries.every((entry) => entry.id !== id)).map(({ id }) => id),
    );
    cleared = [];
  };

  return {
    shelf,
    find: (id) => shelf.get().entries.find((entry) => entry.id === id),
    put(entry) {
      const { entries, dropped } = withEntry(shelf.get().entries, entry);
      shelf.set({ entries, canUndo: false });
      forgetCleared();
      void keeper.put([entry]);
      if (dropped.length > 0) void keeper.removeEntries(dropped);
      // With each entry at most one more loses its sound.
      sounds.remove(withoutAudio(entries).slice(-1));
    },
    async putAudio(id, audio) {
      if (!withoutAudio(shelf.get().entries).includes(id)) await sounds.put(id, audio);
    },
    audio: sounds.of,
    clear() {
      const { entries } = shelf.get();
      if (entries.length === 0) return;
      forgetCleared();
      cleared = entries;
      isCleared = true;
      shelf.set({ entries: [], canUndo: true });
      void keeper.removeEntries(entries.map(({ id }) => id));
    },
    undo() {
      if (!shelf.get().canUndo) return;
      shelf.set({ entries: cleared, canUndo: false });
      void keeper.put(cleared);
      cleared = [];
    },
  };
}
