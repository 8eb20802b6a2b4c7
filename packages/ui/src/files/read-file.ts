import { markedEncoding, withoutByteOrderMark } from '@toolbench/kit/encodings/byte-order-mark.ts';
import { controlShare, mostControls } from '@toolbench/kit/encodings/control-share.ts';
import { decodeBytes, decodesAs } from '@toolbench/kit/encodings/decode-bytes.ts';
import { isIso2022Jp } from '@toolbench/kit/encodings/iso-2022-jp.ts';
import { utf8Faults, type Utf8Faults } from '@toolbench/kit/encodings/utf8-faults.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { formatBytes } from '../words/format-figures.ts';
import type { zh } from '../words/text.zh.ts';

/** A file's content as text, and the encoding it was read as. */
export interface ReadText {
  readonly text: Text;
  readonly encoding: string;
  /** Where bytes are no UTF-8 although the text is. */
  readonly faults?: Utf8Faults;
}

const probeSize = 256 * 1024;

/** How a file begins as text. A character cut at the probe's end is forgiven. */
const beginning = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes.subarray(0, probeSize), { stream: true });

/** Characters that no text has, but for those that part lines and columns, end a page, or begin a sequence for terminals. */
const isControl = (byte: number) => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b;

/** A file that is no UTF-8 and has more of them than this is none in another encoding. */
const mostGuessedControls = 0.002;

async function likeliestEncoding(bytes: Uint8Array): Promise<string | undefined> {
  const probe = bytes.subarray(0, probeSize);
  const controls = probe.reduce((count, byte) => count + (isControl(byte) ? 1 : 0), 0);
  if (controls > probe.length * mostGuessedControls) return undefined;
  const guess = await import('@toolbench/kit/encodings/guess-encoding.ts');
  return guess.likeliestEncoding(bytes);
}

/** Of binary data read as UTF-16, a thirtieth becomes characters that are none: surrogates by themselves. */
const mostSurrogates = 0.01;

function isText(beginning: string, encoding: string): boolean {
  if (controlShare(beginning) > mostControls) return false;
  if (!encoding.startsWith('utf-16')) return true;
  return beginning.split('\uFFFD').length - 1 <= Math.max(1, beginning.length * mostSurrogates);
}

/**
 * Decodes a text file: by its byte order mark, else as UTF-8 but for very few bytes, else in the encoding in which it makes the likeliest text.
 * UTF-8 stays as bytes, so a large file is not copied. Undefined where the file is no text, such as a picture.
 */
export async function decodeFile(bytes: Uint8Array): Promise<ReadText | undefined> {
  const marked = markedEncoding(bytes);
  const isUtf8 = (marked ?? 'utf-8') === 'utf-8' && decodesAs(bytes, 'utf-8');
  const own = isUtf8 && isIso2022Jp(bytes) ? 'iso-2022-jp' : isUtf8 ? 'utf-8' : undefined;
  const encoding = marked ?? own ?? (await likeliestEncoding(bytes));
  if (encoding === undefined || !isText(beginning(bytes, encoding), encoding)) return undefined;
  if (encoding === 'utf-8') {
    const text = withoutByteOrderMark(bytes);
    const faults = isUtf8 ? undefined : utf8Faults(text);
    return { text, encoding: 'UTF-8', ...(faults && { faults }) };
  }
  const name = encoding.startsWith('windows') ? encoding : encoding.toUpperCase();
  return { text: decodeBytes(bytes, encoding), encoding: name };
}

function noticeOf({ encoding, faults }: ReadText, t: typeof zh): string | null {
  if (faults) return t.notAllUtf8(faults.count, faults.first.line, faults.first.column);
  return encoding === 'UTF-8' ? null : t.readAs(encoding);
}

/**
 * The text of a file that was opened or dropped, and what is to be said of it: that it is too large, cannot be read or is
 * no text, where its bytes are no UTF-8, or in which other encoding it was read. `mostBytes` is the limit of where it goes.
 */
export async function openTextFile(
  file: File,
  mostBytes: number,
  t: typeof zh,
): Promise<{ readonly text?: Text; readonly notice: string | null }> {
  if (file.size > mostBytes) {
    return { notice: t.fileTooLarge({ size: formatBytes(file.size), limit: formatBytes(mostBytes) }) };
  }
  try {
    const read = await decodeFile(new Uint8Array(await file.arrayBuffer()));
    if (!read) return { notice: t.fileNoText(file.name) };
    return { text: read.text, notice: noticeOf(read, t) };
  } catch {
    return { notice: t.fileUnreadable };
  }
}
