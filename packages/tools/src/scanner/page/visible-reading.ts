import type { Interpreted, Reading } from '../engine/interpret-text.ts';

/** What may be seen of a text: with its card numbers hidden, if there are any, until they are revealed. */
export function visibleReading(code: Interpreted, revealed: boolean): Reading {
  return revealed ? code : (code.masked ?? code);
}
