import { markedEncoding, type MarkedEncoding } from '@toolbench/kit/encodings/byte-order-mark.ts';
import { decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
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
  if (text !== undefined) return ok({ text, ...contradictionOf(text, 'utf-8', () => isAscii(input)) });
  return decodeAs(
    input,
    declaredEncoding(new TextDecoder('latin1').decode(input.subarray(0, longestDeclaration))) ?? 'utf-8',
  );
}

/** Code units within which an XML declaration is looked for. */
const longestDeclaration = 1000;

/** What the declaration names, if bytes in the encoding `actual` cannot be meant by it. */
function contradictionOf(text: string, actual: MarkedEncoding, isPlain: () => boolean): Pick<Decoded, 'contradicted'> {
  const declared = declaredEncoding(text.slice(0, longestDeclaration));
  if (declared === undefined) return {};
  const known = encodingNamed(declared);
  // UTF-16 without a byte order in its name is both; ASCII is the same in every other encoding that is known here.
  const isBoth = actual === 'utf-16be' && known === 'utf-16le' && !/le$/i.test(declared);
  const isSame = known === actual || isBoth || (known !== undefined && !known.startsWith('utf-16') && isPlain());
  return isSame ? {} : { contradicted: declared };
}

function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

/** UTF-16 by its byte order mark, or by the zero bytes beside `<` and the next character. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const marked = markedEncoding(bytes);
  if (marked) return marked === 'utf-8' ? undefined : marked;
  const [first, second, third, fourth] = bytes;
  if (first === 0x3c && second === 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second === 0x3c && third === 0 ? 'utf-16be' : undefined;
}

/** The encoding that an XML declaration at the beginning of a text names. */
function declaredEncoding(start: string): string | undefined {
  return /^<\?xml[^>]*?\sencoding\s*=\s*(["'])([A-Za-z][\w.-]*)\1/.exec(start)?.[2];
}

function decodeAs(bytes: Uint8Array, encoding: string): Result<Decoded, DecodeCode> {
  if (encodingNamed(encoding) === undefined) return fail('unknown-encoding', { encoding });
  const text = decodeStrictly(bytes, encoding);
  return text === undefined ? fail('wrong-encoding', { encoding: encoding.toUpperCase() }) : ok({ text, encoding });
}

/** The WHATWG name of an encoding by any of its labels; undefined where nobody knows it. */
function encodingNamed(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
