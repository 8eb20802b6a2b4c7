import { type Text } from '../kit/text.ts';

/** So many code units are gathered before they are put away; far fewer pieces than that make slow strings. */
const chunkLength = 1 << 16;
/** Up to this length the result is a string; above it, bytes, which leave a worker without being copied. */
const longestString = 1 << 16;

/** A long text that is being written from many short pieces. */
export interface TextBuilder {
  chunk: string;
  length: number;
  readonly chunks: string[];
}

export function textBuilder(): TextBuilder {
  return { chunk: '', length: 0, chunks: [] };
}

export function append(builder: TextBuilder, piece: string): void {
  builder.chunk += piece;
  if (builder.chunk.length < chunkLength) return;
  builder.chunks.push(builder.chunk);
  builder.length += builder.chunk.length;
  builder.chunk = '';
}

/** The text, as a string when it is short and as UTF-8 otherwise. */
export function built(builder: TextBuilder): Text {
  const length = builder.length + builder.chunk.length;
  return length <= longestString ? builder.chunks.join('') + builder.chunk : builtBytes(builder);
}

function builtBytes({ chunks, chunk, length }: TextBuilder): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  let bytes = new Uint8Array(length + chunkLength * 3);
  let size = 0;
  for (const piece of [...chunks, chunk]) {
    if (bytes.length - size < piece.length * 3) bytes = enlarged(bytes, piece.length * 3);
    size += encoder.encodeInto(piece, bytes.subarray(size)).written;
  }
  return bytes.slice(0, size);
}

function enlarged(bytes: Uint8Array<ArrayBuffer>, room: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length + (bytes.length >> 1) + room);
  larger.set(bytes);
  return larger;
}
