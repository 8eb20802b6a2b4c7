import { bounded, parseHistory, withoutAudio, type EntryAudio, type HistoryEntry } from './history.ts';

/** Where the history stays: in this browser and nowhere else. Nothing here ever fails; what cannot be kept is not. */
export interface HistoryKeeper {
  /** The newest entries, oldest first. */
  readonly load: () => Promise<readonly HistoryEntry[]>;
  readonly put: (entries: readonly HistoryEntry[]) => Promise<void>;
  /** Whether it is kept. */
  readonly putAudio: (id: string, audio: EntryAudio) => Promise<boolean>;
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

/** Only then is it on the disk: where there is no room for it, that shows at the end. */
function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the database refused'));
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
  const read = async <Value>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest<Value>) => {
    try {
      opened ??= openDatabase();
      return await settled(ask((await opened).transaction(name, 'readonly').objectStore(name)));
    } catch {
      return null;
    }
  };
  const write = async (name: StoreName, change: (store: IDBObjectStore) => void): Promise<boolean> => {
    try {
      opened ??= openDatabase();
      const transaction = (await opened).transaction(name, 'readwrite');
      change(transaction.objectStore(name));
      await written(transaction);
      return true;
    } catch {
      // Storage is switched off or full: the history then lasts until the page is left.
      return false;
    }
  };
  const deleteFrom = async (name: StoreName, ids: readonly string[]) => {
    if (ids.length > 0) await write(name, (store) => ids.forEach((id) => store.delete(id)));
  };
  /** Sound that is not kept any more, or whose entry was cleared just before the page was closed. */
  const deleteOrphans = async (entries: readonly HistoryEntry[]) => {
    const kept = new Set(entries.slice(withoutAudio(entries).length).map(({ id }) => id));
    const ids = (await read(audioStore, (store) => store.getAllKeys())) ?? [];
    await deleteFrom(
      audioStore,
      ids.map(String).filter((id) => !kept.has(id)),
    );
  };
  return {
    async load() {
      const stored = (await read<unknown[]>(entriesStore, (store) => store.getAll())) ?? [];
      // Pages that were open side by side may have put more than there is room for.
      const { entries, dropped } = bounded(parseHistory(stored));
      void deleteFrom(entriesStore, dropped).then(() => deleteOrphans(entries));
      return entries;
    },
    put: async (entries) => void (await write(entriesStore, (store) => entries.forEach((entry) => store.put(entry)))),
    putAudio: (id, audio) => write(audioStore, (store) => store.put(audio, id)),
    audio: async (id) => (await read<EntryAudio | undefined>(audioStore, (store) => store.get(id))) ?? null,
    removeEntries: (ids) => deleteFrom(entriesStore, ids),
    removeAudio: (ids) => deleteFrom(audioStore, ids),
  };
}
