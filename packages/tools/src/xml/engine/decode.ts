import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';

export interface Decoded {
  /** Without byte order mark. */
  readonly text: string;
  /** The encoding that the bytes had, unless it was UTF-8. */
  readonly encoding?: string;
}

export type DecodeCode = 'unknown-encoding' | 'wrong-encoding';

/**
 * The characters of a document (XML 1.0 section 4.3.3 and appendix F). A string is taken as it is. Bytes are decoded
 * by their byte order mark; without one as UTF-8 where they are UTF-8, because that is how texts travel here whatever
 * they declare; else by their first bytes as UTF-16, or as what the XML declaration names.
 */
export function decodeXml(input: Text): Result<Decoded, DecodeCode> {
  if (typeof input === 'string') return ok({ text: input.startsWith('\ufeff') ? input.slice(1) : input });
  const utf16 = utf16Of(input);
  if (utf16) return decodeAs(input, utf16);
  const text = decodeStrictly(input, 'utf-8');
  if (typeof text === 'string') return ok({ text });
  return decodeAs(input, declaredEncoding(input) ?? 'utf-8');
}

/** UTF-8 without the mark that it may start with. */
export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/** UTF-16 by its byte order mark, or by the zero bytes beside `<` and the next character. */
function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0 && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c && third === 0)) return 'utf-16be';
  return undefined;
}

/** The encoding that an XML declaration in ASCII names. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 256));
  return /^<\?xml[^>]*?\sencoding\s*=\s*(["'])([A-Za-z][\w.-]*)\1/.exec(start)?.[2];
}

function decodeAs(bytes: Uint8Array, encoding: string): Result<Decoded, DecodeCode> {
  const text = decodeStrictly(bytes, encoding);
  if (text === undefined) return fail('unknown-encoding', { encoding });
  return text === null ? fail('wrong-encoding', { encoding: encoding.toUpperCase() }) : ok({ text, encoding });
}

/** Null when the bytes are not in the encoding, undefined when nobody knows the encoding. A byte order mark is left out. */
function decodeStrictly(bytes: Uint8Array, encoding: string): string | null | undefined {
  const decoder = decoderFor(encoding);
  if (!decoder) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function decoderFor(encoding: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    return undefined;
  }
}
