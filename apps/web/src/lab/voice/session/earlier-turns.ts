import { limits } from '@toolbench/contracts/limits.ts';
import type { EarlierTurn } from '@toolbench/contracts/voice.ts';
import type { HistoryEntry } from '../history/history.ts';
import type { Direction } from '../voice-settings.ts';

const { earlierTurns, earlierCharacters, earlierMs } = limits.voice;

const shortened = (text: string) => text.trim().slice(0, earlierCharacters);

/**
 * What goes along with a turn, oldest first: the newest entries of this conversation between its two languages, as they
 * stand after corrections. `entryId`: a correction knows what stands before it. `now`: milliseconds since 1970.
 */
export function earlierFor(
  entries: readonly HistoryEntry[],
  { sourceLanguage, targetLanguage }: Direction,
  { now, entryId }: { readonly now: number; readonly entryId: string },
): EarlierTurn[] {
  const place = entries.findIndex(({ id }) => id === entryId);
  const pair = new Set([sourceLanguage, targetLanguage]);
  return entries
    .slice(0, place < 0 ? entries.length : place)
    .filter((entry) => pair.has(entry.sourceLanguage) && pair.has(entry.targetLanguage))
    .filter(({ timestamp }) => now - Date.parse(timestamp) <= earlierMs)
    .filter(({ originalText, translated }) => originalText.trim() !== '' && translated.trim() !== '')
    .slice(-earlierTurns)
    .map((entry) => ({
      sourceLanguage: entry.sourceLanguage,
      said: shortened(entry.originalText),
      translated: shortened(entry.translated),
    }));
}
