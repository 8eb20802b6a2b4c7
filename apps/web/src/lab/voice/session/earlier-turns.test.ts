import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { earlierFor } from './earlier-turns.ts';
import type { HistoryEntry } from '../history/history.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const entry = (id: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  originalText: `${id} said`,
  translated: `${id} translated`,
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  inputLanguage: 'zh-CN',
  timestamp: minutesAgo(5),
  side: 'source',
  input: 'speech',
  engines: { recognition: null, translation: null, speech: null },
  ...more,
});
const direction = { sourceLanguage: 'en', targetLanguage: 'zh-CN' } as const;
const saidFor = (entries: readonly HistoryEntry[], entryId = 'new') =>
  earlierFor(entries, direction, { now, entryId }).map(({ said }) => said);

describe('[VOICE-07] what goes along with a turn', () => {
  it('is both sides of this conversation, oldest first, in its two languages', () => {
    const back = entry('b', { sourceLanguage: 'en', targetLanguage: 'zh-CN' });
    const other = entry('c', { targetLanguage: 'fr' });
    expect(earlierFor([entry('a'), back, other], direction, { now, entryId: 'new' })).toEqual([
      { sourceLanguage: 'zh-CN', said: 'a said', translated: 'a translated' },
      { sourceLanguage: 'en', said: 'b said', translated: 'b translated' },
    ]);
  });

  it('is bounded in turns, in characters and in time', () => {
    const many = Array.from({ length: 9 }, (_, at) => entry(`${at}`));
    expect(saidFor(many)).toEqual(['3 said', '4 said', '5 said', '6 said', '7 said', '8 said']);
    expect(saidFor([entry('long', { originalText: 'w'.repeat(2_000) })])[0]).toHaveLength(
      limits.voice.earlierCharacters,
    );
    expect(saidFor([entry('yesterday', { timestamp: minutesAgo(24 * 60) }), entry('now')])).toEqual(['now said']);
  });

  it('ends before the entry that is corrected', () => {
    expect(saidFor([entry('a'), entry('b'), entry('c')], 'b')).toEqual(['a said']);
  });
});
