import { expect } from 'vitest';

/**
 * Makes tests find out that long arrays of numbers are the same by their bytes. What they are compared by otherwise looks at
 * each number by itself, which takes seconds for a file of half a megabyte; it still judges all that differs, and shows where.
 */
function areSameBytes(one, other) {
  if (!ArrayBuffer.isView(one) || !ArrayBuffer.isView(other)) return undefined;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return undefined;
  const [bytes, otherBytes] = [one, other].map((view) => Buffer.from(view.buffer, view.byteOffset, view.byteLength));
  return bytes.equals(otherBytes) || undefined;
}

/** Files share their process: each would add it once more. */
const isAdded = Symbol.for('toolbench: same bytes are equal');
if (!globalThis[isAdded]) expect.addEqualityTesters([areSameBytes]);
globalThis[isAdded] = true;
