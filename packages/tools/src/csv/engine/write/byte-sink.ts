import { maxResultBytes } from '../limits.ts';

/**
 * Collects a long text as UTF-8, so that it never exists as one string. Half surrogate pairs become U+FFFD in plain
 * text and stay escaped in JSON.
 */
export interface ByteSink {
  write(text: string): void;
  /** Writes the text as a JSON string. */
  writeJsonString(text: string): void;
  /** Bytes so far. */
  length(): number;
  /** Whether that is more than a result may have. */
  isFull(): boolean;
  /** The whole text. The sink is empty afterwards. */
  finish(): Uint8Array<ArrayBuffer>;
}

/** Bytes collected at first and then at a time, and the longest text (in code units) written into them unit by unit. */
const firstLength = 4 * 1024;
const chunkLength = 256 * 1024;
const longText = 16 * 1024;

/** Most bytes of a code unit in UTF-8, and escaped in JSON. */
const bytesPerUnit = 3;
const bytesPerEscape = 6;

/** A sink for a result of at most about `most` bytes; whoever writes must ask whether it is full. */
export function createByteSink(most = maxResultBytes): ByteSink {
  const encoder = new TextEncoder();
  const full: Uint8Array[] = [];
  let fullLength = 0;
  let chunk = new Uint8Array(firstLength);
  let end = 0;

  const keep = (bytes: Uint8Array) => {
    full.push(bytes);
    fullLength += bytes.length;
  };
  const reserve = (bytes: number) => {
    if (end + bytes <= chunk.length) return;
    keep(chunk.subarray(0, end));
    chunk = new Uint8Array(chunkLength);
    end = 0;
  };
  const writeLong = (text: string) => {
    reserve(chunkLength);
    keep(encoder.encode(text));
  };

  return {
    write(text) {
      if (text.length > longText) writeLong(text);
      else {
        reserve(text.length * bytesPerUnit);
        end = putText(chunk, end, text);
      }
    },
    writeJsonString(text) {
      if (text.length > longText) writeLong(JSON.stringify(text));
      else {
        reserve(text.length * bytesPerEscape + 2);
        end = putJsonString(chunk, end, text);
      }
    },
    length: () => fullLength + end,
    isFull: () => fullLength + end > most,
    finish() {
      keep(chunk.subarray(0, end));
      const whole = new Uint8Array(fullLength);
      let at = fullLength;
      // From the end, letting go of each part once it is copied: the text is then held once, not twice.
      for (let part = full.pop(); part; part = full.pop()) whole.set(part, (at -= part.length));
      fullLength = end = 0;
      return whole;
    },
  };
}

/** Writes into `bytes` from `at` on; returns where it ends. Platform encoders cost more than this for short texts. */
function putText(bytes: Uint8Array, at: number, text: string): number {
  let end = at;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) bytes[end++] = unit;
    else {
      const point = text.codePointAt(index) ?? 0;
      end = putPoint(bytes, end, point);
      if (point > 0xffff) index += 1;
    }
  }
  return end;
}

function putJsonString(bytes: Uint8Array, at: number, text: string): number {
  let end = at;
  bytes[end++] = 0x22;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      if (unit === 0x22 || unit === 0x5c) bytes[end++] = 0x5c;
      if (unit >= 0x20) bytes[end++] = unit;
      else end = putText(bytes, end, JSON.stringify(text[index]).slice(1, -1));
    } else {
      const point = text.codePointAt(index) ?? 0;
      const isHalf = (point & ~0x7ff) === 0xd800;
      end = isHalf ? putText(bytes, end, `\\u${point.toString(16)}`) : putPoint(bytes, end, point);
      if (point > 0xffff) index += 1;
    }
  }
  bytes[end++] = 0x22;
  return end;
}

/** A code point from U+0080 on as UTF-8. */
function putPoint(bytes: Uint8Array, at: number, point: number): number {
  let end = at;
  if (point < 0x800) bytes[end++] = 0xc0 | (point >> 6);
  else if (point < 0x10000) {
    const written = (point & ~0x7ff) === 0xd800 ? 0xfffd : point;
    bytes[end++] = 0xe0 | (written >> 12);
    bytes[end++] = 0x80 | ((written >> 6) & 0x3f);
    bytes[end++] = 0x80 | (written & 0x3f);
    return end;
  } else {
    bytes[end++] = 0xf0 | (point >> 18);
    bytes[end++] = 0x80 | ((point >> 12) & 0x3f);
    bytes[end++] = 0x80 | ((point >> 6) & 0x3f);
  }
  bytes[end++] = 0x80 | (point & 0x3f);
  return end;
}
