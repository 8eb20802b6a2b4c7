import { endOfTag, hexOf } from './read-tlv.ts';

/** One data object that a list asks for. */
export interface Asked {
  readonly tag: string;
  /** Bytes; none in a list of tags. */
  readonly length?: number;
}

/**
 * Reads a list of tags and lengths (DOL, EMV Book 3, 5.4) or of tags only. Undefined where it ends inside a tag or
 * before a length.
 */
export function readDol(bytes: Uint8Array, kind: 'tags and lengths' | 'tags'): readonly Asked[] | undefined {
  const asked: Asked[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = endOfTag(bytes, at, bytes.length);
    if (end > bytes.length) return undefined;
    const tag = hexOf(bytes.subarray(at, end));
    at = end;
    if (kind === 'tags') asked.push({ tag });
    else if (at === bytes.length) return undefined;
    else asked.push({ tag, length: bytes[at++] });
  }
  return asked;
}
