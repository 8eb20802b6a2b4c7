import type { Turn } from '../session/conversation.ts';
import type { EnginesUsed, HistoryEntry } from './history.ts';

interface Translated {
  readonly original: string;
  readonly translated: string;
  /** Who would do the work in a turn that begins now. */
  readonly engines: EnginesUsed;
  /** How long it was spoken. */
  readonly spokenMs?: number | undefined;
}

/** The entry that a turn becomes. A correction keeps what it corrects in its place, and that it was spoken. */
export function entryOf(
  turn: Turn,
  { original, translated, engines, spokenMs }: Translated,
  corrected: HistoryEntry | undefined,
): HistoryEntry {
  const { entryId: id, side, input, beganAt: timestamp, sourceLanguage, targetLanguage } = turn;
  const recognition = input === 'speech' ? engines.recognition : null;
  const fresh: HistoryEntry = {
    id,
    originalText: original,
    translated,
    sourceLanguage,
    targetLanguage,
    inputLanguage: sourceLanguage,
    timestamp,
    side,
    input,
    engines: { ...engines, recognition },
    ...(spokenMs !== undefined && { spokenMs }),
  };
  if (!corrected) return fresh;
  const { timestamp: said, input: saidBy, spokenMs: saidMs } = corrected;
  return {
    ...fresh,
    timestamp: said,
    input: saidBy,
    isCorrected: true,
    engines: { ...engines, recognition: corrected.engines.recognition },
    ...(saidMs !== undefined && { spokenMs: saidMs }),
  };
}
