const storageKey = 'lab-model';

/** The chat model that was chosen in this browser. Storage may be switched off. */
export const chosenModel = {
  read(): string | null {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      return null;
    }
  },
  keep(value: string): void {
    try {
      localStorage.setItem(storageKey, value);
    } catch {
      // The choice then holds for no call; the default model answers.
    }
  },
};
