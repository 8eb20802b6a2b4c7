import { decodeBytes } from '@toolbench/kit/encodings/decode-bytes.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { textToBytes, type Text } from '@toolbench/kit/text.ts';

export interface Decoded {
  /** Without byte order mark. */
  readonly text: string;
  /** The encoding that the bytes had, unless it was UTF-8. */
  readonly encoding?: string;
  /** The encoding that the XML declaration names, where bytes of the text are in another one (section 4.3.3). */
  readonly contradicted?: string;
}

export type DecodeCode = 'unknown-encoding' | 'wrong-encoding';

/**
 * The characters of a document (XML 1.0 section 4.3.3 and appendix F). A string is taken as it is. Bytes are decoded
 * by their byte order mark; without one as UTF-8 where they are UTF-8, because that is how texts travel here whatever
 * they declare; else by their first bytes as UTF-16, or as what the XML declaration names.
 */
export function decodeXml(input: Text): Result<Decoded, DecodeCode> {
  if (typeof input === 'string') {
    const text = input.startsWith('\ufeff') ? input.slice(1) : input;
    return ok({ text, ...contradictionOf(text, 'utf-8', () => isAscii(textToBytes(text))) });
  }
  const utf16 = utf16Of(input);
  if (utf16) {
    const decoded = decodeAs(input, utf16);
    return decoded.ok ? ok({ ...decoded.value, ...contradictionOf(decoded.value.text, utf16, () => false) }) : decoded;
  }
  const text = decodeStrictly(input, 'utf-8');
  if (typeof text === 'string') return ok({ text, ...contradictionOf(text, 'utf-8', () => isAscii(input)) });
  return decodeAs(
    input,
    declaredEncoding(new TextDecoder('latin1').decode(input.subarray(0, longestDeclaration))) ?? 'utf-8',
  );
}

/** Code units within which an XML declaration is looked for. */
const longestDeclaration = 1000;

type Actual = 'utf-8' | 'utf-16le' | 'utf-16be';

/** What the declaration names, if bytes in the encoding `actual` cannot be meant by it. */
function contradictionOf(text: string, actual: Actual, isPlain: () => boolean): Pick<Decoded, 'contradicted'> {
  const declared = declaredEncoding(text.slice(0, longestDeclaration));
  if (declared === undefined) return {};
  const known = decoderFor(declared)?.encoding;
  // UTF-16 without a byte order in its name is both; ASCII is the same in every other encoding that is known here.
  const isBoth = actual === 'utf-16be' && known === 'utf-16le' && !/le$/i.test(declared);
  const isSame = known === actual || isBoth || (known !== undefined && !known.startsWith('utf-16') && isPlain());
  return isSame ? {} : { contradicted: declared };
}

function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
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

/** The encoding that an XML declaration at the beginning of a text names. */
function declaredEncoding(start: string): string | undefined {
  return /^<\?xml[^>]*?\sencoding\s*=\s*(["'])([A-Za-z][\w.-]*)\1/.exec(start)?.[2];
}

function decodeAs(bytes: Uint8Array, encoding: string): Result<Decoded, DecodeCode> {
  const text = decodeStrictly(bytes, encoding);
  if (text === undefined) return fail('unknown-encoding', { encoding });
  return text === null ? fail('wrong-encoding', { encoding: encoding.toUpperCase() }) : ok({ text, encoding });
}

/** Null when the bytes are not in the encoding, undefined when nobody knows the encoding. A byte order mark is left out. */
function decodeStrictly(bytes: Uint8Array, encoding: string): string | null | undefined {
  if (!decoderFor(encoding)) return undefined;
  try {
    return decodeBytes(bytes, encoding, { fatal: true });
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
