import { parseHistory, type EntryAudio, type HistoryEntry } from './history.ts';

/** Where the history stays: in this browser and nowhere else. Nothing here ever fails; what cannot be kept is not. */
export interface HistoryKeeper {
  readonly load: () => Promise<HistoryEntry[]>;
  readonly put: (entry: HistoryEntry) => Promise<void>;
  readonly putAudio: (id: string, audio: EntryAudio) => Promise<void>;
  readonly audio: (id: string) => Promise<EntryAudio | null>;
  readonly removeEntries: (ids: readonly string[]) => Promise<void>;
  readonly removeAudio: (ids: readonly string[]) => Promise<void>;
}

const [entriesStore, audioStore] = ['entries', 'audio'] as const;
type StoreName = typeof entriesStore | typeof audioStore;

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refused'));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('voice-translation', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(entriesStore, { keyPath: 'id' });
    request.result.createObjectStore(audioStore);
  };
  return settled(request);
}

/** The history in IndexedDB. */
export function createHistoryKeeper(): HistoryKeeper {
  let opened: Promise<IDBDatabase> | null = null;
  const within = async <Value>(
    name: StoreName,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value> | null,
  ): Promise<Value | null> => {
    try {
      opened ??= openDatabase();
      const request = work((await opened).transaction(name, mode).objectStore(name));
      return request && (await settled(request));
    } catch {
      // Storage is switched off or full: the history then lasts until the page is left.
      return null;
    }
  };
  const deleteFrom = (name: StoreName, ids: readonly string[]) =>
    within(name, 'readwrite', (store) => {
      for (const id of ids) store.delete(id);
      return null;
    });
  /** Sound whose entry was cleared just before the page was closed. */
  const deleteOrphans = async (entries: readonly HistoryEntry[]) => {
    const kept = new Set(entries.map(({ id }) => id));
    const ids = (await within(audioStore, 'readonly', (store) => store.getAllKeys())) ?? [];
    const orphans = ids.map(String).filter((id) => !kept.has(id));
    if (orphans.length > 0) await deleteFrom(audioStore, orphans);
  };
  return {
    async load() {
      const entries = parseHistory((await within(entriesStore, 'readonly', (store) => store.getAll())) ?? []);
      void deleteOrphans(entries);
      return entries;
    },
    put: async (entry) => void (await within(entriesStore, 'readwrite', (store) => store.put(entry))),
    putAudio: async (id, audio) => void (await within(audioStore, 'readwrite', (store) => store.put(audio, id))),
    audio: async (id) => (await within<EntryAudio>(audioStore, 'readonly', (store) => store.get(id))) ?? null,
    removeEntries: async (ids) => void (await deleteFrom(entriesStore, ids)),
    removeAudio: async (ids) => void (await deleteFrom(audioStore, ids)),
  };
}
