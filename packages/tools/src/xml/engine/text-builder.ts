import { textToString, type Text } from '@toolbench/kit/text.ts';

/** Up to so many bytes the result is a string; above it, bytes, which leave a worker without being copied. */
const longestString = 1 << 16;
/** Shorter pieces are encoded here, which is several times faster than a call of the platform's encoder for each. */
const shortPiece = 256;

const encoder = new TextEncoder();

/** A long text that is being written from many short pieces. It grows as UTF-8; strings would be much slower. */
export interface TextBuilder {
  bytes: Uint8Array<ArrayBuffer>;
  size: number;
}

/** `expected` is how many bytes the text will have, roughly. */
export function textBuilder(expected = 1024): TextBuilder {
  return { bytes: new Uint8Array(expected), size: 0 };
}

/** Adds the code units of `text` from `start` to `end`. */
export function append(builder: TextBuilder, text: string, start = 0, end = text.length): void {
  const most = (end - start) * 3;
  if (builder.bytes.length - builder.size < most) enlarge(builder, most);
  if (end - start <= shortPiece) encodeShort(builder, text, start, end);
  else builder.size += encoder.encodeInto(text.slice(start, end), builder.bytes.subarray(builder.size)).written;
}

function enlarge(builder: TextBuilder, room: number): void {
  const larger = new Uint8Array(builder.bytes.length * 2 + room);
  larger.set(builder.bytes.subarray(0, builder.size));
  builder.bytes = larger;
}

/** UTF-8 by RFC 3629 section 3. */
function encodeShort(builder: TextBuilder, text: string, start: number, end: number): void {
  const { bytes } = builder;
  let size = builder.size;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) bytes[size++] = code;
    else if (code < 0x800) {
      bytes[size++] = 0xc0 | (code >> 6);
      bytes[size++] = 0x80 | (code & 0x3f);
    } else if (code < 0xd800 || code > 0xdfff) {
      bytes[size++] = 0xe0 | (code >> 12);
      bytes[size++] = 0x80 | ((code >> 6) & 0x3f);
      bytes[size++] = 0x80 | (code & 0x3f);
    } else {
      const last = Math.min(at + 2, end);
      size += encoder.encodeInto(text.slice(at, last), bytes.subarray(size)).written;
      at = last - 1;
    }
  }
  builder.size = size;
}

/** The text, as a string when it is short. */
export function built({ bytes, size }: TextBuilder): Text {
  const text = bytes.slice(0, size);
  return size <= longestString ? textToString(text) : text;
}
