import type { VoiceLanguage } from '@toolbench/contracts/voice.ts';
import { bookPhrases } from '@toolbench/lab/voice/phrase-book.ts';
import { readFile } from 'node:fs/promises';

/** The mp3 of a phrase; nothing where there is no such phrase, or no file of it. */
export type PhraseSpeech = (id: string, language: VoiceLanguage) => Promise<Uint8Array | undefined>;

const known = new Set(bookPhrases.map(({ id }) => id));

/** Speech that was made beforehand, in `<language>/<id>.mp3` of a folder. Only names of the book are ever opened. */
export function createPhraseFiles(folder: URL): PhraseSpeech {
  return async (id, language) => {
    if (!known.has(id)) return undefined;
    try {
      return await readFile(new URL(`${language}/${id}.mp3`, folder));
    } catch {
      return undefined;
    }
  };
}
