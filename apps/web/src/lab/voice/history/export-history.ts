import { containerOf } from '@toolbench/lab/voice/sound/container.ts';
import { zipSync, type Zippable } from 'fflate';
import type { EntryAudio, HistoryEntry } from './history.ts';

/** A conversation as a text: time, languages, what was said and what it means. */
export function historyText(entries: readonly HistoryEntry[]): string {
  return entries
    .map(
      ({ timestamp, sourceLanguage, targetLanguage, originalText, translated }) =>
        `${timestamp} ${sourceLanguage} → ${targetLanguage}\n${originalText}\n${translated}\n`,
    )
    .join('\n');
}

/** All of it, as it is kept. */
export const historyJson = (entries: readonly HistoryEntry[]) => `${JSON.stringify(entries, null, 2)}\n`;

/** 01:02:03,004 */
function timecode(ms: number): string {
  const pad = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  return `${pad(ms / 3_600_000, 2)}:${pad((ms / 60_000) % 60, 2)}:${pad((ms / 1_000) % 60, 2)},${pad(ms % 1_000, 3)}`;
}

/** How long a subtitle of typed text stands, for each character of the longer line; and at least. */
const [characterMs, shortestMs] = [80, 1_500];

function shownMs({ spokenMs, originalText, translated }: HistoryEntry): number {
  return Math.max(shortestMs, spokenMs ?? Math.max(originalText.length, translated.length) * characterMs);
}

/** A subtitle must not hold an empty line, and `-->` begins nothing in it. */
const subtitleLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('-->', '→');

/** SubRip subtitles, with the first turn at 0; a subtitle ends where the next one begins. */
export function historySrt(entries: readonly HistoryEntry[]): string {
  const began = entries.map(({ timestamp }) => Date.parse(timestamp));
  return entries
    .map((entry, index) => {
      const from = began[index] - began[0];
      const until = Math.min(from + shownMs(entry), (began[index + 1] ?? Infinity) - began[0]);
      const lines = [entry.originalText, entry.translated].map(subtitleLine).join('\n');
      return `${index + 1}\n${timecode(from)} --> ${timecode(Math.max(until, from + 1))}\n${lines}\n`;
    })
    .join('\n');
}

/** A zip of all three and of the sound that is kept; the names of the sounds are the numbers of the turns. */
export async function historyZip(
  entries: readonly HistoryEntry[],
  audioOf: (id: string) => Promise<EntryAudio | null>,
): Promise<Uint8Array<ArrayBuffer>> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const files: Zippable = {
    'conversation.txt': encode(historyText(entries)),
    'conversation.json': encode(historyJson(entries)),
    'conversation.srt': encode(historySrt(entries)),
  };
  for (const [index, { id }] of entries.entries()) {
    const audio = await audioOf(id);
    const number = String(index + 1).padStart(4, '0');
    // Sound hardly gets smaller, and time spent on it is time in which the page stands still.
    if (audio?.recording) files[`audio/${number}-original.wav`] = [audio.recording, { level: 0 }];
    if (audio?.speech)
      files[`audio/${number}-translation.${containerOf(audio.speech) ?? 'mp3'}`] = [audio.speech, { level: 0 }];
  }
  // The packer's own workers are made from text, which the content policy forbids.
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}
