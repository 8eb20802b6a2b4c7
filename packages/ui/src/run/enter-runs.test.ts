import { describe, expect, it } from 'vitest';
import { isRunKey } from './enter-runs.ts';

describe('Enter', () => {
  it.each([
    ['runs the action', { key: 'Enter', shiftKey: false }, true],
    ['with Shift makes a new line', { key: 'Enter', shiftKey: true }, false],
    ['that confirms an input method is left alone', { key: 'Enter', shiftKey: false, isComposing: true }, false],
    ['in older browsers composing is known by its key code', { key: 'Enter', shiftKey: false, keyCode: 229 }, false],
    ['other keys do nothing', { key: 'a', shiftKey: false }, false],
  ])('[SHELL-17] %s', (_, event, runs) => expect(isRunKey(event)).toBe(runs));
});
