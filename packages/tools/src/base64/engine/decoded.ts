import { markedEncoding, withoutByteOrderMark } from '@toolbench/kit/encodings/byte-order-mark.ts';
import { charsets, decodeText, utf8Length, type Charset } from '@toolbench/kit/encodings/charset.ts';
import { controlShare, mostControls } from '@toolbench/kit/encodings/control-share.ts';
import type { Place } from '@toolbench/kit/result.ts';
import { sampleLength, textToString, type Text } from '@toolbench/kit/text.ts';
import type { Envelope } from './envelope.ts';
import { extensionOf, sniffBytes, sniffText, type MediaType } from './media-type.ts';

export interface Decoded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The character set that was chosen. */
  readonly charset: Charset;
  /** Whether the bytes are text in the chosen character set. If not there is no `text`, so that nothing garbled is shown. */
  readonly isText: boolean;
  readonly text?: Text;
  /** Length of `text` in UTF-16 code units. */
  readonly characters?: number;
  /** Character sets in which bytes that are no text in the chosen one would be. */
  readonly otherCharsets: readonly Charset[];
  /** By signature, else as the data: URL says, else by whether it is text. */
  readonly mediaType: string;
  /** File extension for the media type, without dot. */
  readonly extension: string;
  /** What the data: URL said it is, with parameters. */
  readonly declaredType?: string;
  /** The label of PEM armour that was taken off. */
  readonly pemLabel?: string;
  /** The group of the encoded text that stands for the same bytes as the canonical one; the text is not the only one for them. */
  readonly variant?: { readonly place: Place; readonly found: string; readonly canonical: string };
}

/** Finds out what decoded bytes are: text in the charset, a known kind of file, or unknown bytes. */
export function readDecoded(
  bytes: Uint8Array<ArrayBuffer>,
  charset: Charset,
  { mediaType: declaredType, pemLabel }: Pick<Envelope, 'mediaType' | 'pemLabel'>,
): Decoded {
  const read = readText(bytes, charset);
  // Some signatures are letters that a text may begin with too, such as ID3.
  const signed = read?.controls === 0 ? undefined : sniffBytes(bytes);
  const reading = signed ? undefined : read;
  return {
    bytes,
    charset,
    isText: reading !== undefined,
    ...(reading && { text: reading.text, characters: reading.characters }),
    otherCharsets: reading || signed ? [] : charsetsThatFit(bytes, charset),
    ...(signed ?? named(declaredType, reading ? sniffText(reading.sample) : unknownBytes)),
    ...(declaredType !== undefined && { declaredType }),
    ...(pemLabel !== undefined && { pemLabel, extension: 'der' }),
  };
}

const unknownBytes: MediaType = { mediaType: 'application/octet-stream', extension: 'bin' };

function named(declaredType: string | undefined, found: MediaType): MediaType {
  if (declaredType === undefined) return found;
  const mediaType = declaredType.split(';')[0].trim().toLowerCase();
  return { mediaType, extension: extensionOf(mediaType) ?? found.extension };
}

interface Reading {
  readonly text: Text;
  readonly characters: number;
  /** The text's beginning. */
  readonly sample: string;
  /** The share of control characters in the sample. */
  readonly controls: number;
}

/** The bytes as text, unless they are none or hold too many control characters. */
function readText(bytes: Uint8Array, charset: Charset): Reading | undefined {
  const text = charset === 'utf-8' ? withoutByteOrderMark(bytes) : decodeText(bytes, charset);
  const characters = typeof text === 'object' ? utf8Length(text) : text?.length;
  if (text === undefined || characters === undefined) return undefined;
  const sample = textToString(text.slice(0, sampleLength));
  const controls = controlShare(sample);
  return controls > mostControls ? undefined : { text, characters, sample, controls };
}

/** UTF-16 by its byte-order mark, GB18030 when every character read in it is an assigned one. */
function charsetsThatFit(bytes: Uint8Array, charset: Charset): readonly Charset[] {
  return charsets.filter((other) => {
    if (other === charset || other === 'latin1') return false;
    if (other.startsWith('utf-16') && markedEncoding(bytes) !== other) return false;
    const reading = readText(bytes, other);
    return reading !== undefined && !/[^\P{C}\s]/u.test(reading.sample);
  });
}
