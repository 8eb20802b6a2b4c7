import { z } from 'zod';
import { limits } from '@toolbench/contracts/limits.ts';
import { voiceLanguage } from '@toolbench/contracts/voice.ts';

/** Who did a part of the work; `browser`: an engine that the browser brings along. */
const engine = z.object({
  kind: z.enum(['configured', 'demonstration', 'browser']),
  model: z.string().optional(),
  host: z.string().optional(),
});

const times = z.object({
  transcription: z.number().optional(),
  firstWord: z.number().optional(),
  translation: z.number().optional(),
  firstSound: z.number().optional(),
  total: z.number(),
});

/** A turn that was translated. The first seven fields are those of the specification. */
export const historyEntry = z.object({
  id: z.string(),
  originalText: z.string(),
  translated: z.string(),
  sourceLanguage: voiceLanguage,
  targetLanguage: voiceLanguage,
  /** The language that was spoken or typed. */
  inputLanguage: voiceLanguage,
  /** When the turn began, as ISO 8601. */
  timestamp: z.iso.datetime(),
  side: z.enum(['source', 'target']),
  input: z.enum(['speech', 'text']),
  /** How long it was spoken. */
  spokenMs: z.number().optional(),
  isCorrected: z.boolean().optional(),
  engines: z.object({ recognition: engine.nullable(), translation: engine.nullable(), speech: engine.nullable() }),
  /** Milliseconds after the end of speech. */
  times: times.optional(),
  costUsd: z.number().optional(),
});

export type HistoryEntry = z.infer<typeof historyEntry>;
export type Engine = z.infer<typeof engine>;
export type EnginesUsed = HistoryEntry['engines'];
export type TurnTimes = z.infer<typeof times>;

/** What was stored, oldest first; what is no entry is left out. */
export function parseHistory(stored: readonly unknown[]): HistoryEntry[] {
  return stored
    .flatMap((one) => historyEntry.safeParse(one).data ?? [])
    .sort((a, b) => (a.timestamp < b.timestamp ? -1 : Number(a.timestamp > b.timestamp)));
}

interface Added {
  readonly entries: readonly HistoryEntry[];
  /** Ids that there is no room for any more. */
  readonly dropped: readonly string[];
}

/** The history with an entry: in the place of the one with its id, else at the end. */
export function withEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): Added {
  const isKnown = entries.some(({ id }) => id === entry.id);
  const all = isKnown ? entries.map((one) => (one.id === entry.id ? entry : one)) : [...entries, entry];
  const surplus = Math.max(0, all.length - limits.voice.historyEntries);
  return { entries: all.slice(surplus), dropped: all.slice(0, surplus).map(({ id }) => id) };
}

/** The sound of an entry: what was said as wav, and how the translation was spoken as mp3. */
export interface EntryAudio {
  readonly recording?: Uint8Array<ArrayBuffer>;
  readonly speech?: Uint8Array<ArrayBuffer>;
}

/** Entries whose sound is no longer kept: all but the newest. */
export function withoutAudio(entries: readonly HistoryEntry[]): readonly string[] {
  return entries.slice(0, Math.max(0, entries.length - limits.voice.audioEntries)).map(({ id }) => id);
}
