import { encodeBase64 } from '@toolbench/tools/kit/base64.ts';

const lineEnd = 10;

function plain(name: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return name === 'bytes' ? encodeBase64(value) : new TextDecoder().decode(value);
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as Iterable<number>);
  return value;
}

/** A result as JSON: fields named `bytes` as Base64, other bytes as the UTF-8 text they are. */
export function renderJson(value: unknown): string {
  return `${JSON.stringify(value, plain, 2)}\n`;
}

function withLineEnd(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0 || bytes.at(-1) === lineEnd) return bytes;
  const ended = new Uint8Array(bytes.length + 1);
  ended.set(bytes);
  ended[bytes.length] = lineEnd;
  return ended;
}

/**
 * What goes to standard output: a result's text with a line end, its bytes as they are when it is not a text, and
 * everything else as JSON.
 */
export function renderValue(value: unknown): Uint8Array {
  const encoder = new TextEncoder();
  if (typeof value === 'object' && value !== null) {
    const { text, bytes } = value as { text?: unknown; bytes?: unknown };
    if (bytes instanceof Uint8Array) return bytes;
    if (typeof text === 'string') return withLineEnd(encoder.encode(text));
    if (text instanceof Uint8Array) return withLineEnd(text);
  }
  return encoder.encode(renderJson(value));
}
