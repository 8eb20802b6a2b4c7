import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { limits } from '@toolbench/contracts/limits.ts';
import { keepSwitchKey } from '@toolbench/ui/work/keep-switch.ts';
import { forgetConversations } from '../../../session/tab-conversations.ts';
import { keptConversations } from './kept-conversations.ts';

/** A storage of a tab with room for so many characters. */
function storageOf(room: number) {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items[key] = value;
    },
    removeItem: (key: string) => {
      Reflect.deleteProperty(items, key);
    },
  };
  return new Proxy(items, {
    get: (target, key: string) => methods[key as keyof typeof methods] ?? target[key],
  }) as unknown as Storage;
}

const turns = z.array(z.object({ question: z.string() }));
const turnsOf = (...questions: string[]) => questions.map((question) => ({ question }));

describe('[RAG-09] conversations of a tab', () => {
  const kept = keptConversations('things', turns);
  beforeEach(() => vi.stubGlobal('sessionStorage', storageOf(3_000)));
  afterEach(() => vi.unstubAllGlobals());

  it('outlast a reload, each with its thing, and tell which was opened last', () => {
    kept.keep('a', turnsOf('one', 'two'));
    kept.keep('b', []);
    expect([kept.of('a'), kept.of('b'), kept.of('c')]).toEqual([turnsOf('one', 'two'), [], []]);
    expect(kept.lastOpened()).toBe('b');
    kept.forget('b');
    expect(kept.lastOpened()).toBe('a');
  });

  it('are bounded: the oldest make room', () => {
    for (let id = 0; id <= limits.ui.keptConversations; id += 1) kept.keep(`thing ${id}`, turnsOf('?'));
    expect([kept.of('thing 0'), kept.of('thing 1')]).toEqual([[], turnsOf('?')]);
    kept.keep('long', turnsOf(...Array.from({ length: limits.ui.keptTurns + 1 }, String)));
    expect(kept.of('long')).toHaveLength(limits.ui.keptTurns);
    kept.keep('longer', turnsOf('x'.repeat(2_800)));
    expect([kept.of('long'), kept.of('longer')]).toEqual([[], turnsOf('x'.repeat(2_800))]);
    kept.keep('too long', turnsOf('x'.repeat(4_000)));
    expect(kept.of('too long')).toEqual([]);
  });

  it('are left out where another version wrote them, and where storage is switched off', () => {
    sessionStorage.setItem('conversations:things', '[{"id":"a","turns":[{"asked":1}]}]');
    expect(kept.of('a')).toEqual([]);
    sessionStorage.setItem('conversations:things', 'nonsense');
    expect(kept.lastOpened()).toBeUndefined();
    vi.stubGlobal('sessionStorage', undefined);
    kept.keep('a', turnsOf('one'));
    expect(kept.of('a')).toEqual([]);
    expect(forgetConversations).not.toThrow();
  });

  it('are not kept where their user keeps nothing', () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === keepSwitchKey ? 'off' : null) });
    kept.keep('a', turnsOf('one'));
    expect(kept.of('a')).toEqual([]);
  });

  it('end with the session of their user, and nothing else does', () => {
    kept.keep('a', turnsOf('one'));
    sessionStorage.setItem('other', 'stays');
    forgetConversations();
    expect([kept.of('a'), sessionStorage.getItem('other')]).toEqual([[], 'stays']);
  });
});
