import { parseGlossary, type StoredTerm } from '../history/glossary.ts';
import { parseSettings, type VoiceSettings } from '../voice-settings.ts';

/** A value in local storage. Storage may be switched off; the value then lasts until the page is left. */
function stored<Value>(key: string, parse: (text: string | null) => Value) {
  let current: Value | undefined;
  const load = () => {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return parse(null);
    }
  };
  return {
    read: (): Value => (current ??= load()),
    keep(value: Value): void {
      current = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Kept in memory.
      }
    },
  };
}

/** Languages and switches of the last conversation. */
export const storedSettings = stored<VoiceSettings>('voice-settings', parseSettings);

export const storedGlossary = stored<readonly StoredTerm[]>('voice-glossary', parseGlossary);
