interface StoredText {
  readonly read: () => string | null;
  /** Null forgets it. */
  readonly keep: (text: string | null) => void;
}

/**
 * A text that the browser keeps under a key. Storage may be switched off or full: then nothing is read, and what is kept
 * lasts as long as whoever keeps it.
 */
export const storedText = (key: string, storage: () => Storage = () => localStorage): StoredText => ({
  read: () => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  keep: (text) => {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // See above.
    }
  },
});
