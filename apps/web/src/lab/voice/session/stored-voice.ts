import { storedText } from '@toolbench/ui/work/stored-text.ts';
import { parseGlossary, type StoredTerm } from '../history/glossary.ts';
import { parseSettings, type VoiceSettings } from '../voice-settings.ts';

/** A value that the browser keeps. Without storage it lasts until the page is left. */
function stored<Value>(key: string, parse: (text: string | null) => Value) {
  const text = storedText(key);
  let current: Value | undefined;
  return {
    read: (): Value => (current ??= parse(text.read())),
    keep(value: Value): void {
      current = value;
      text.keep(JSON.stringify(value));
    },
  };
}

/** Languages and switches of the last conversation. */
export const storedSettings = stored<VoiceSettings>('voice-settings', parseSettings);

export const storedGlossary = stored<readonly StoredTerm[]>('voice-glossary', parseGlossary);
