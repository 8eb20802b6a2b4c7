import type { Draft, Turn } from '../session/conversation.ts';
import type { HistoryEntry } from '../history/history.ts';
import type { Side } from '../voice-settings.ts';

/** Lines that one half shows at most: the newest is read, the others only remind. */
const shownLines = 4;

/** What one half shows of a turn. */
interface FaceLine extends Draft {
  readonly id: string;
  /** Its reader said it; else it is the translation of what the other one said. */
  readonly isOwn: boolean;
}

const final = (text: string): Draft => ({ text, isFinal: true });

/** What the reader on a side sees: the own words as they were heard, the other one's as they were translated. Oldest first. */
export function faceLines(entries: readonly HistoryEntry[], turns: readonly Turn[], side: Side): FaceLine[] {
  const said = [
    ...entries.slice(-shownLines).map(({ id, side: speaker, originalText, translated }) => ({
      id,
      speaker,
      original: final(originalText),
      translation: final(translated),
    })),
    ...turns.map(({ id, side: speaker, original, translation }) => ({ id, speaker, original, translation })),
  ];
  return said
    .map(({ id, speaker, original, translation }) => {
      const isOwn = speaker === side;
      return { id, isOwn, ...(isOwn ? original : translation) };
    })
    .filter(({ text }) => text !== '')
    .slice(-shownLines);
}

type FaceState = 'speaks' | 'listens' | 'waits' | 'failed' | 'free';

/** What one half is doing, which its colour says to somebody who stands two metres away. */
export function faceState(recording: { readonly side: Side } | null, turns: readonly Turn[], side: Side): FaceState {
  if (recording) return recording.side === side ? 'speaks' : 'listens';
  const newest = turns.at(-1);
  if (newest === undefined) return 'free';
  if (newest.stage !== 'failed') return 'waits';
  return newest.side === side ? 'failed' : 'free';
}
