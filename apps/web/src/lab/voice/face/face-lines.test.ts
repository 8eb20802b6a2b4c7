import { describe, expect, it } from 'vitest';
import type { Turn } from '../session/conversation.ts';
import { faceLines, faceState } from './face-lines.ts';
import type { HistoryEntry } from '../history/history.ts';

const entry = (id: string, side: 'source' | 'target'): HistoryEntry => ({
  id,
  side,
  originalText: `${id} said`,
  translated: `${id} translated`,
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  inputLanguage: 'zh-CN',
  timestamp: '2026-11-21T09:00:00Z',
  input: 'speech',
  engines: { recognition: null, translation: null, speech: null },
});
const turn = (more: Partial<Turn>): Turn => ({
  id: 'now',
  entryId: 'now',
  side: 'source',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  input: 'speech',
  beganAt: '2026-11-21T09:01:00Z',
  stage: 'translating',
  original: { text: 'heard', isFinal: true },
  translation: { text: 'so far', isFinal: false },
  problem: null,
  ...more,
});

describe('[VOICE-07] the face-to-face view', () => {
  it('gives each half the words of its reader: the own as heard, the other one’s translated', () => {
    const entries = [entry('a', 'source'), entry('b', 'target')];
    expect(faceLines(entries, [turn({})], 'source').map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['a said', true],
      ['b translated', false],
      ['heard', true],
    ]);
    expect(faceLines(entries, [turn({})], 'target').map(({ text, isFinal }) => [text, isFinal])).toEqual([
      ['a translated', true],
      ['b said', true],
      ['so far', false],
    ]);
  });

  it('shows no empty line, and few', () => {
    const entries = Array.from({ length: 9 }, (_, at) => entry(`${at}`, 'source'));
    const nothing = turn({ original: { text: '', isFinal: false } });
    expect(faceLines(entries, [nothing], 'source').map(({ id }) => id)).toEqual(['5', '6', '7', '8']);
  });

  it('says whose turn it is', () => {
    expect(faceState({ side: 'source' }, [], 'source')).toBe('speaks');
    expect(faceState({ side: 'source' }, [], 'target')).toBe('listens');
    expect(faceState(null, [turn({})], 'target')).toBe('waits');
    expect(faceState(null, [turn({ stage: 'failed' })], 'source')).toBe('failed');
    expect(faceState(null, [turn({ stage: 'failed' })], 'target')).toBe('free');
    expect(faceState(null, [], 'source')).toBe('free');
  });
});
