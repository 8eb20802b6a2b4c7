import type { Place } from '../result.ts';

export interface Utf8Faults {
  /** Places where bytes are no UTF-8; what stands together is one. */
  readonly count: number;
  /** Where the first of them is, in the text that has U+FFFD for it. */
  readonly first: Place;
  /** Whether they are so few that the text is UTF-8 all the same. */
  readonly areFew: boolean;
}

/** Bytes that are decoded at once. */
const pieceBytes = 1 << 16;

/**
 * So many bytes that continue a character of UTF-8 stand beside each fault, at least, where a text is meant to be UTF-8.
 * In other encodings bytes follow each other so by chance, a sixth of the time, and every other one is a fault.
 */
const leastContinued = 3;

/** Where bytes are not all UTF-8: damaged, cut within a character, or in another encoding. Undefined where they are. */
export function utf8Faults(bytes: Uint8Array): Utf8Faults | undefined {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const found: Found = { count: 0, continued: 0, inFault: false, first: undefined, line: 1, column: 0 };
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    look(found, decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true }));
  }
  look(found, decoder.decode());
  const { count, continued, first } = found;
  return first && { count, first, areFew: continued >= count * leastContinued };
}

interface Found {
  count: number;
  continued: number;
  inFault: boolean;
  first: Place | undefined;
  line: number;
  column: number;
}

function look(found: Found, text: string): void {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    found.column += 1;
    if (unit === 0xfffd) {
      found.first ??= { line: found.line, column: found.column };
      if (!found.inFault) found.count += 1;
    } else if (unit >= 0x80) {
      // The halves of a character beyond U+FFFF stand for one lead byte and three others together.
      found.continued += unit < 0x800 ? 1 : unit >= 0xd800 && unit < 0xe000 ? 1.5 : 2;
    } else if (unit === 0x0a) {
      found.line += 1;
      found.column = 0;
    }
    found.inFault = unit === 0xfffd;
  }
}
