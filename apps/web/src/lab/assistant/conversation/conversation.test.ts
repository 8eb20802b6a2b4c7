import type { ChatResponse, ProjectState } from '@toolbench/contracts/assistant/assistant.ts';
import { describe, expect, it } from 'vitest';
import {
  answerMessage,
  asksForConfirmation,
  errorMessage,
  failedQuestion,
  historyOf,
  noProject,
  nothingYet,
  projectAfter,
  sayable,
  userMessage,
  withChatEvent,
} from './conversation.ts';

const parts = { id: 'm', timestamp: '2026-01-01T00:00:00Z' };
const state = (currentVersion: number, originalDescription: string): ProjectState => ({
  ...noProject,
  initialized: true,
  originalDescription,
  currentVersion,
  files: { 'a.js': String(currentVersion) },
});
const answer = (content: string, projectState?: ProjectState): ChatResponse => ({
  success: true,
  response: { content, actions: [] },
  engine: 'blueprint',
  projectState,
});

describe('[NC-12] what a message says can be said next', () => {
  const message = (...actions: { type: string }[]) => ({ ...userMessage(parts, ''), actions });

  it('is what its action lists', () => {
    const listed = { type: 'say', sentences: ['Undo', 'Make it green'] };
    expect(sayable(message({ type: 'choose_kind' }, listed))).toEqual(['Undo', 'Make it green']);
  });

  it('is nothing where none lists anything that is words', () => {
    expect(sayable(message())).toEqual([]);
    expect(sayable(message({ type: 'say' }))).toEqual([]);
    const listed = { type: 'say', sentences: [1, null] };
    expect(sayable(message(listed))).toEqual([]);
  });
});

describe('the project after an answer', () => {
  it('[NC-04] becomes initialized when the server returns one', () => {
    const after = projectAfter(noProject, answer('done', { ...state(1, 'a to-do list'), initialized: false }));
    expect(after).toMatchObject({ initialized: true, originalDescription: 'a to-do list', currentVersion: 1 });
  });

  it.each(['修改完成：加了字段', 'Modification complete: a field'])(
    '[NC-04] keeps what it is with “%s”, and takes files, history and version',
    (content) => {
      const after = projectAfter(state(1, 'a to-do list'), answer(content, state(2, 'something else')));
      expect(after).toMatchObject({ originalDescription: 'a to-do list', currentVersion: 2, files: { 'a.js': '2' } });
    },
  );

  it('[NC-04] stays as it was when nothing came of the answer', () => {
    const before = state(3, 'a shop');
    expect(projectAfter(before, answer('I did not understand'))).toBe(before);
  });
});

describe('messages', () => {
  it('[NC-02] send along the last ten, without errors', () => {
    const many = Array.from({ length: 14 }, (_, index) => userMessage(parts, `message ${index}`));
    const history = historyOf([...many, errorMessage(parts, 'failed')], 10);
    expect(history).toHaveLength(10);
    expect(history.at(-1)).toEqual({ role: 'user', content: 'message 13' });
  });

  it('[NC-03] ask for a confirmation once, the newest only', () => {
    const asking = { ...answerMessage(parts, answer('first'), 0), requiresConfirmation: true };
    const newer = { ...asking, id: 'n' };
    expect(asksForConfirmation([asking], asking)).toBe(true);
    expect(asksForConfirmation([asking, newer], asking)).toBe(false);
    expect(asksForConfirmation([asking, { ...newer, confirmed: true }], { ...newer, confirmed: true })).toBe(false);
  });

  it('[NC-06] offer a question again that only got an error', () => {
    const asked = userMessage(parts, 'make it');
    const failed = errorMessage(parts, 'no network');
    expect(failedQuestion([])).toBeNull();
    expect(failedQuestion([failed])).toBeNull();
    expect(failedQuestion([asked, answerMessage(parts, answer('here'), 0)])).toBeNull();
    expect(failedQuestion([answerMessage(parts, answer('confirmed'), 0), failed])).toBeNull();
    expect(failedQuestion([failed, asked, failed])).toBe('make it');
    expect(failedQuestion([asked, failed, asked])).toBeNull();
  });

  it('[NC-09] show an answer as it comes: its words, and each file once', () => {
    const events = [
      ['text', { text: 'Making ' }],
      ['text', { text: 'it' }],
      ['file', { path: 'a.js', state: 'writing' }],
      ['file', { path: 'b.js', state: 'writing' }],
      ['file', { path: 'a.js', state: 'written' }],
      ['unknown', {}],
    ] as const;
    const shown = events.reduce((pending, [event, data]) => withChatEvent(pending, event, data), nothingYet);
    expect(shown.text).toBe('Making it');
    expect(shown.files).toEqual([
      { path: 'b.js', state: 'writing' },
      { path: 'a.js', state: 'written' },
    ]);
  });
});
