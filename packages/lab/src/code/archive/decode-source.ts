import { markedEncoding } from '@toolbench/kit/encodings/byte-order-mark.ts';
import { decodeBytes, decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import {
  guessEncodings,
  isDamagedUtf8,
  mostUsedEncoding,
  type GuessedEncoding,
} from '@toolbench/kit/encodings/guess-encoding.ts';
import { joinBytes } from '@toolbench/kit/encodings/join-bytes.ts';

/** How far a file is looked into for NUL bytes, as git does it. */
const headBytes = 8_000;

/** Bytes that are looked at to tell an encoding of all files, and of one of them. */
const weighedBytes = 16 * 1024;
const weighedOfOne = 2 * 1024;
/** How much likelier another encoding has to make a file than that of its origin: a logarithm, 3 is twenty times. */
const clearlyLikelier = 4;

/** The lines of some texts in which bytes beyond ASCII stand, as many as are looked at. */
function linesBeyondAscii(texts: readonly Uint8Array[], most = weighedBytes): Uint8Array {
  const lines: Uint8Array[] = [];
  let size = 0;
  for (const text of texts) {
    for (let at = 0; at < text.length && size < most; at += 1) {
      if ((text[at] ?? 0) < 0x80) continue;
      const newline = text.indexOf(0x0a, at);
      const end = newline < 0 ? text.length : newline;
      const line = text.subarray(text.lastIndexOf(0x0a, at) + 1, end);
      lines.push(line, Uint8Array.of(0x0a));
      size += line.length + 1;
      at = end;
    }
  }
  return joinBytes(lines);
}

/**
 * Which encoding some bytes of one origin are in that are not all UTF-8: the one in which all of them together make the
 * likeliest text.
 */
export const oldEncodingOf = (texts: readonly Uint8Array[]): GuessedEncoding =>
  guessEncodings(linesBeyondAscii(texts))[0]?.encoding ?? mostUsedEncoding;

/** The encoding of one file, which is that of its origin unless another one is clearly likelier: people copy files. */
function encodingOf(bytes: Uint8Array, origin: GuessedEncoding): GuessedEncoding {
  const guesses = guessEncodings(linesBeyondAscii([bytes], weighedOfOne));
  const [best] = guesses;
  const costAsOrigin = guesses.find(({ encoding }) => encoding === origin)?.cost ?? Infinity;
  return best !== undefined && best.cost + clearlyLikelier < costAsOrigin ? best.encoding : origin;
}

const isDamaged = (bytes: Uint8Array) => isDamagedUtf8(linesBeyondAscii([bytes]));

const isBinary = (bytes: Uint8Array) => bytes.subarray(0, headBytes).includes(0);

/** Whether bytes are a text that neither is in Unicode nor says in what else. */
export const isInOldEncoding = (bytes: Uint8Array): boolean =>
  markedEncoding(bytes) === undefined &&
  !isBinary(bytes) &&
  decodeStrictly(bytes, 'utf-8') === undefined &&
  !isDamaged(bytes);

/**
 * Reads the bytes of a source file: UTF-8 but for very few bytes, UTF-16 with a byte order mark, else in the encoding of its origin, or as Latin
 * letters of one byte, which loses nothing of a program's own words. Line ends become `\n`.
 * @param old what the files are in that came with it
 * @returns undefined where the bytes are no text
 */
export function decodeSource(bytes: Uint8Array, old = oldEncodingOf([bytes])): string | undefined {
  const text = decodeCharacters(bytes, old);
  return text === undefined ? undefined : text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

function decodeCharacters(bytes: Uint8Array, old: GuessedEncoding): string | undefined {
  const marked = markedEncoding(bytes);
  if (marked !== undefined && marked !== 'utf-8') return decodeStrictly(bytes, marked);
  if (isBinary(bytes)) return undefined;
  return (
    decodeStrictly(bytes, 'utf-8') ??
    (isDamaged(bytes) ? decodeBytes(bytes, 'utf-8') : undefined) ??
    decodeStrictly(bytes, encodingOf(bytes, old)) ??
    decodeStrictly(bytes, mostUsedEncoding)
  );
}
