import { describe, expect, it } from 'vitest';
import { unzipSync } from 'fflate';
import { limits } from '@toolbench/contracts/limits.ts';
import { historyJson, historySrt, historyText, historyZip } from './export-history.ts';
import { parseGlossary, termsBetween, withTermsBetween } from './glossary.ts';
import { createHistoryBook } from './history-book.ts';
import { parseHistory, withEntry, withoutAudio, type EntryAudio, type HistoryEntry } from './history.ts';
import type { HistoryKeeper } from './history-keeper.ts';
import { nearestPhrases, searchPhrases } from './phrase-search.ts';
import { directionOf, initialSettings, parseSettings, swapped, withLanguage } from '../voice-settings.ts';

const none = { recognition: null, translation: null, speech: null };
const entryAt = (second: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: `turn-${second}`,
  originalText: '你好',
  translated: 'Hello',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  inputLanguage: 'zh-CN',
  timestamp: new Date(Date.UTC(2026, 10, 21, 8, 0, second)).toISOString(),
  side: 'source',
  input: 'speech',
  engines: none,
  ...more,
});

/** Keeps in maps what a browser keeps in its database, and notes what it is asked. */
function keeperOf({ stored, isFull = false }: { readonly stored: readonly HistoryEntry[]; readonly isFull?: boolean }) {
  const entries = new Map<string, HistoryEntry>();
  const audio = new Map<string, EntryAudio>();
  const calls: string[] = [];
  const keeper: HistoryKeeper = {
    load: async () => stored,
    put: async (added) => {
      calls.push(`put ${added.length}`);
      if (!isFull) for (const entry of added) entries.set(entry.id, entry);
    },
    putAudio: async (id, one) => !isFull && audio.set(id, one).has(id),
    audio: async (id) => audio.get(id) ?? null,
    removeEntries: async (ids) => {
      calls.push(`removeEntries ${ids.length}`);
      for (const id of ids) entries.delete(id);
    },
    removeAudio: async (ids) => ids.forEach((id) => audio.delete(id)),
  };
  return { keeper, entries, audio, calls };
}

describe('the history', () => {
  it('[VOICE-04] is read back oldest first, and what is no entry is left out', () => {
    const hostile = [
      null,
      7,
      '',
      [],
      {},
      { id: 'x' },
      { ...entryAt(3), sourceLanguage: 'tlh' },
      { ...entryAt(3), timestamp: 'now' },
      { ...entryAt(3), engines: null },
    ];
    expect(parseHistory([entryAt(2), ...hostile, entryAt(1)]).map(({ id }) => id)).toEqual(['turn-1', 'turn-2']);
  });

  it('[VOICE-06] keeps as many entries as the limit says, and the sound of the newest', () => {
    const full = Array.from({ length: limits.voice.historyEntries }, (_, index) => entryAt(index));
    const { entries, dropped } = withEntry(full, entryAt(5_000));
    expect([entries.length, dropped]).toEqual([limits.voice.historyEntries, ['turn-0']]);
    expect(withEntry(full, { ...full[4], translated: 'Hi' })).toMatchObject({
      dropped: [],
      entries: { 4: { translated: 'Hi' } },
    });
    expect(withoutAudio(full)).toHaveLength(limits.voice.historyEntries - limits.voice.audioEntries);
  });

  it('[VOICE-06] goes on in memory where nothing can be stored', async () => {
    const book = createHistoryBook(keeperOf({ stored: [entryAt(1)], isFull: true }).keeper);
    await Promise.resolve();
    book.put(entryAt(2));
    await book.putAudio('turn-2', { recording: Uint8Array.of(1) });
    expect(book.shelf.get().entries.map(({ id }) => id)).toEqual(['turn-1', 'turn-2']);
    expect(await book.audio('turn-2')).toEqual({ recording: Uint8Array.of(1) });
    book.clear();
    book.put(entryAt(3));
    expect(book.shelf.get()).toMatchObject({ canUndo: false, entries: [{ id: 'turn-3' }] });
    book.undo();
    expect(book.shelf.get().entries).toHaveLength(1);
    expect(await book.audio('turn-2')).toBeNull();
  });

  it('[VOICE-06] never grows beyond its limits, however long a conversation goes on', async () => {
    const { historyEntries, audioEntries } = limits.voice;
    const { keeper, entries, audio, calls } = keeperOf({ stored: [] });
    const book = createHistoryBook(keeper);
    await Promise.resolve();
    for (let second = 0; second < historyEntries + 50; second += 1) {
      book.put(entryAt(second));
      await book.putAudio(`turn-${second}`, { recording: Uint8Array.of(1) });
    }
    await book.putAudio('turn-60', { speech: Uint8Array.of(2) });
    expect(book.shelf.get().entries).toHaveLength(historyEntries);
    expect([...entries.keys()]).toEqual(book.shelf.get().entries.map(({ id }) => id));
    expect([...audio.keys()]).toEqual([...entries.keys()].slice(-audioEntries));
    calls.length = 0;
    book.put(entryAt(9_999));
    // Each entry more costs no more than the first.
    expect(calls).toEqual(['put 1', 'removeEntries 1']);
    book.clear();
    book.undo();
    expect(calls.slice(2)).toEqual([`removeEntries ${historyEntries}`, `put ${historyEntries}`]);
  });

  it('[VOICE-06] keeps what pages side by side have put beyond the limit out of sight', async () => {
    const { historyEntries } = limits.voice;
    const stored = Array.from({ length: historyEntries }, (_, index) => entryAt(index));
    const book = createHistoryBook(keeperOf({ stored }).keeper);
    book.put(entryAt(5_000));
    await Promise.resolve();
    const { entries } = book.shelf.get();
    expect([entries.length, entries[0].id, entries.at(-1)?.id]).toEqual([historyEntries, 'turn-1', 'turn-5000']);
  });

  it('[VOICE-06] a recording and its speech that come at once are both kept, and neither stays in memory', async () => {
    const { keeper, audio } = keeperOf({ stored: [] });
    const book = createHistoryBook(keeper);
    await Promise.all([
      book.putAudio('turn-1', { recording: Uint8Array.of(1) }),
      book.putAudio('turn-1', { speech: Uint8Array.of(2) }),
    ]);
    const both = { recording: Uint8Array.of(1), speech: Uint8Array.of(2) };
    expect(await book.audio('turn-1')).toEqual(both);
    await book.putAudio('turn-1', { speech: undefined });
    expect(await book.audio('turn-1')).toEqual({ ...both, speech: undefined });
    audio.clear();
    expect(await book.audio('turn-1')).toBeNull();
  });
});

describe('the export', () => {
  const entries = [
    entryAt(0, { spokenMs: 2_500 }),
    entryAt(2, { originalText: 'a\n\nb --> c', translated: 'd' }),
    entryAt(3_661, { input: 'text' }),
  ];

  it('[VOICE-06] as text and as JSON has every turn', () => {
    expect(historyText(entries.slice(0, 1))).toBe('2026-11-21T08:00:00.000Z zh-CN → en\n你好\nHello\n');
    expect(JSON.parse(historyJson(entries))).toEqual(entries);
    expect([historyText([]), historySrt([]), historyJson([])]).toEqual(['', '', '[]\n']);
  });

  it('[VOICE-06] as SRT has subtitles that do not overlap, and no empty line or arrow within one', () => {
    expect(historySrt(entries)).toBe(
      '1\n00:00:00,000 --> 00:00:02,000\n你好\nHello\n\n' +
        '2\n00:00:02,000 --> 00:00:03,500\na b → c\nd\n\n' +
        '3\n01:01:01,000 --> 01:01:02,500\n你好\nHello\n',
    );
  });

  it('[VOICE-06] as zip has the sound that is kept beside the texts', async () => {
    const recording = Uint8Array.of(1, 2, 3);
    const files = unzipSync(await historyZip(entries, async (id) => (id === 'turn-2' ? { recording } : null)));
    expect(Object.keys(files).sort()).toEqual([
      'audio/0002-original.wav',
      'conversation.json',
      'conversation.srt',
      'conversation.txt',
    ]);
    expect(files['audio/0002-original.wav']).toEqual(recording);
  });
});

describe('the glossary', () => {
  it('[VOICE-06] holds in both directions, and only between its two languages', () => {
    const terms = withTermsBetween([], 'zh-CN', 'en', [{ source: '工具台', target: 'Toolbench' }]);
    expect(termsBetween(terms, 'en', 'zh-CN')).toEqual([{ source: 'Toolbench', target: '工具台' }]);
    expect(termsBetween(terms, 'zh-CN', 'fr')).toEqual([]);
    const more = withTermsBetween(terms, 'fr', 'en', [{ source: 'oui', target: 'yes' }]);
    expect(withTermsBetween(more, 'en', 'zh-CN', [])).toHaveLength(1);
  });

  it('[VOICE-06] leaves out blank terms and those beyond the limit, and what was stored wrongly', () => {
    const many = Array.from({ length: limits.voice.glossaryTerms + 5 }, (_, at) => ({ source: `s${at}`, target: 't' }));
    expect(withTermsBetween([], 'zh-CN', 'en', many)).toHaveLength(limits.voice.glossaryTerms);
    expect(withTermsBetween([], 'zh-CN', 'en', [{ source: ' ', target: 't' }])).toEqual([]);
    for (const stored of [null, '', '{', '7', '{"a":1}', '[null,{"source":"x"}]'])
      expect(parseGlossary(stored)).toEqual([]);
  });
});

describe('the phrases', () => {
  const texts = (zh: string, en: string) => ({ 'zh-CN': zh, en, ja: '', ko: '', es: '', fr: '', de: '', ru: '' });
  const phrases = [
    { id: 'a', texts: texts('请问洗手间在哪里？', 'Where is the toilet?') },
    { id: 'b', texts: texts('在哪里买票？', 'Where can I buy a ticket?') },
    { id: 'c', texts: texts('谢谢。', 'Thank you.') },
  ];
  const found = (typed: string) => searchPhrases(phrases, typed, ['zh-CN', 'en']).map(({ id }) => id);

  it('[VOICE-06] are found by words of either language, whatever their case and punctuation', () => {
    expect(found('')).toEqual(['a', 'b', 'c']);
    expect(found('在哪里')).toEqual(['b', 'a']);
    expect(found('TICKET where')).toEqual(['b']);
    expect(found('thank-you')).toEqual(['c']);
    expect(found('airport')).toEqual([]);
  });

  it('[VOICE-06] that are written like what is not among them are named, and none where nothing is', () => {
    const near = (said: string) => nearestPhrases(phrases, said, ['zh-CN', 'en']).map(({ id }) => id);
    expect(near('洗手间在哪儿')).toEqual(['a']);
    expect(near('非常谢谢你')).toEqual(['c']);
    expect(near('Thank you so much!')).toEqual(['c']);
    expect(near('The train leaves at nine.')).toEqual([]);
    expect(near('好')).toEqual([]);
  });
});

describe('the direction', () => {
  it('[VOICE-01] begins as Chinese to English, is swapped, and never leads into its own language', () => {
    expect(directionOf(initialSettings, 'source')).toEqual({ sourceLanguage: 'zh-CN', targetLanguage: 'en' });
    expect(directionOf(initialSettings, 'target')).toEqual({ sourceLanguage: 'en', targetLanguage: 'zh-CN' });
    expect(swapped(initialSettings)).toMatchObject({ source: 'en', target: 'zh-CN' });
    expect(withLanguage(initialSettings, 'source', 'en')).toMatchObject({ source: 'en', target: 'zh-CN' });
    expect(withLanguage(initialSettings, 'target', 'ja')).toMatchObject({ source: 'zh-CN', target: 'ja' });
  });

  it('[VOICE-01] is kept for the next visit; what was stored wrongly counts as nothing', () => {
    const kept = { ...initialSettings, source: 'ru', isTwoWay: true, tellsApart: true };
    expect(parseSettings(JSON.stringify(kept))).toEqual(kept);
    for (const stored of [null, '', '{', '[]', JSON.stringify({ ...kept, target: 'ru' }), '{"source":"xx"}']) {
      expect(parseSettings(stored)).toEqual(initialSettings);
    }
  });
});
