import {
  beginArray,
  beginObject,
  endArray,
  endObject,
  nameSeparator,
  quotationMark,
  valueSeparator,
} from './characters.ts';
import { stepSegment } from '../query/path-text.ts';
import { stringValue, validStringEnd } from './string-value.ts';

/** An object or array that is open at some offset, and which of its members the offset lies in. */
export interface OpenContainer {
  readonly start: number;
  readonly isObject: boolean;
  /** Object: where the member's key begins; -1 before the first. */
  key: number;
  /** Array: the element's index. */
  index: number;
}

/**
 * The containers that are open at each of the ascending `offsets`, outermost first. The text before them must be valid.
 * Reads the text once; meant for the few places that a message names.
 */
export function visitOpenContainers(
  bytes: Uint8Array,
  start: number,
  offsets: readonly number[],
  visit: (open: readonly OpenContainer[], offset: number) => void,
): void {
  const open: OpenContainer[] = [];
  let at = start;
  let lastString = -1;
  for (const offset of offsets) {
    while (at < offset) {
      const byte = bytes[at];
      if (byte === quotationMark) {
        lastString = at;
        at = validStringEnd(bytes, at);
        continue;
      }
      step(open, byte, at, lastString);
      at += 1;
    }
    visit(open, offset);
  }
}

function step(open: OpenContainer[], byte: number, at: number, lastString: number): void {
  const innermost = open.at(-1);
  if (byte === beginObject || byte === beginArray)
    open.push({ start: at, isObject: byte === beginObject, key: -1, index: 0 });
  else if (byte === endObject || byte === endArray) open.pop();
  else if (byte === nameSeparator && innermost) innermost.key = lastString;
  else if (byte === valueSeparator && innermost) innermost.index += 1;
}

const mostSegments = 40;

/** The path of the innermost container as JSONPath; the middle of a very deep one is left out. */
export function containerPath(bytes: Uint8Array, open: readonly OpenContainer[]): string {
  const steps = open.slice(0, -1);
  const segment = ({ isObject, key, index }: OpenContainer) => stepSegment(isObject ? stringValue(bytes, key) : index);
  if (steps.length <= mostSegments) return `$${steps.map(segment).join('')}`;
  return `$${steps
    .slice(0, mostSegments / 2)
    .map(segment)
    .join('')}…${steps
    .slice(-mostSegments / 2)
    .map(segment)
    .join('')}`;
}
