import { limits } from '@toolbench/contracts/limits.ts';
import { voiceLanguage, type ServerMessage, type VoiceLanguage } from '@toolbench/contracts/voice.ts';
import type { Direction, Side } from '../voice-settings.ts';

/** Who did a part of the work; `browser`: an engine that the browser brings along. */
export interface Engine {
  readonly kind: 'configured' | 'demonstration' | 'browser';
  readonly model?: string | undefined;
  readonly host?: string | undefined;
}

/** Null: nobody did, or nobody can. */
export interface EnginesUsed {
  readonly recognition: Engine | null;
  readonly translation: Engine | null;
  readonly speech: Engine | null;
}

/** A turn that was translated. The first seven fields are those of the specification. */
export interface HistoryEntry extends Direction {
  readonly id: string;
  readonly originalText: string;
  readonly translated: string;
  /** The language that was spoken or typed. */
  readonly inputLanguage: VoiceLanguage;
  /** When the turn began, as ISO 8601. */
  readonly timestamp: string;
  readonly side: Side;
  readonly input: 'speech' | 'text';
  /** How long it was spoken. */
  readonly spokenMs?: number;
  readonly isCorrected?: boolean;
  readonly engines: EnginesUsed;
  readonly times?: Extract<ServerMessage, { type: 'done' }>['times'];
  readonly costUsd?: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Storage may hold what another version wrote. */
function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Partial<HistoryEntry>;
  const { id, originalText, translated, timestamp, sourceLanguage, targetLanguage, inputLanguage, engines } = entry;
  return (
    [id, originalText, translated, timestamp].every(isText) &&
    !Number.isNaN(Date.parse(timestamp ?? '')) &&
    voiceLanguage.array().safeParse([sourceLanguage, targetLanguage, inputLanguage]).success &&
    (entry.side === 'source' || entry.side === 'target') &&
    (entry.input === 'speech' || entry.input === 'text') &&
    typeof engines === 'object' &&
    engines !== null
  );
}

/** What was stored, oldest first; what is no entry is left out. */
export function parseHistory(stored: readonly unknown[]): HistoryEntry[] {
  return stored.filter(isEntry).sort((a, b) => (a.timestamp < b.timestamp ? -1 : Number(a.timestamp > b.timestamp)));
}

interface Bounded {
  readonly entries: readonly HistoryEntry[];
  /** Ids that there is no room for any more. */
  readonly dropped: readonly string[];
}

/** The newest entries, as many as are kept. */
export function bounded(entries: readonly HistoryEntry[]): Bounded {
  const surplus = Math.max(0, entries.length - limits.voice.historyEntries);
  return { entries: entries.slice(surplus), dropped: entries.slice(0, surplus).map(({ id }) => id) };
}

/** The history with an entry: in the place of the one with its id, else at the end. */
export function withEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): Bounded {
  const isKnown = entries.some(({ id }) => id === entry.id);
  return bounded(isKnown ? entries.map((one) => (one.id === entry.id ? entry : one)) : [...entries, entry]);
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
