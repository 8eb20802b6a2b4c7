import { limits } from '@toolbench/contracts/limits.ts';
import { markLength } from '@toolbench/kit/encodings/byte-order-mark.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import { describeCharacter, encodeText } from '@toolbench/kit/encodings/charset.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { percentDecode, percentOffset } from '@toolbench/kit/encodings/percent.ts';
import { fail, ok, type Detail, type Place, type Result } from '@toolbench/kit/result.ts';
import { placeOf, textToBytes, textToString, type Text } from '@toolbench/kit/text.ts';
import { variantOf, type Variant } from './canonical.ts';
import { decodeBase64 } from './decode.ts';
import { decompress } from './decompress.ts';
import { readDecoded, type Decoded } from './decoded.ts';
import { encodeBase64, type Layout } from './encode.ts';
import { openEnvelope } from './envelope.ts';
import { sniffBytes } from './media-type.ts';
import { decodeOther, encodeOther } from './other-encodings.ts';
import { encodingNames, type options, type OtherEncoding } from '../options.ts';

type Values = OptionValues<typeof options>;
type EncodeBytesOptions = Omit<Values, 'charset'>;

export type EncodeCode = 'encode-failed' | 'input-not-utf8' | 'too-large';
export type DecodeCode =
  | 'decode-failed'
  | 'decode-failed-padding'
  | 'decode-failed-length'
  | 'decode-failed-alphabets'
  | 'decode-failed-end'
  | 'decode-failed-group'
  | 'too-large';

export interface Encoded {
  /** The encoded text as ASCII bytes, a data: URL if asked for. */
  readonly text: Uint8Array;
  /** Size of what was encoded, in bytes. */
  readonly size: number;
}

/** A text in a character set, encoded; fails with the first character outside the set. */
function encode(input: Text, chosen: Values, context: EngineContext): Result<Encoded, EncodeCode> {
  const bytes = encodeText(input, chosen.charset);
  if (!bytes.ok) {
    const { code, detail, place } = bytes;
    return code === 'input-not-utf8'
      ? fail(code, detail, place)
      : fail('encode-failed', { ...detail, charset: chosen.charset }, place);
  }
  const mediaType =
    chosen.mediaType || `text/plain;charset=${chosen.charset === 'latin1' ? 'iso-8859-1' : chosen.charset}`;
  return write(bytes.value, chosen, mediaType, context);
}

/** Any bytes, encoded. */
function encodeBytes(
  input: Uint8Array,
  chosen: EncodeBytesOptions,
  context: EngineContext,
): Result<Encoded, 'too-large'> {
  const mediaType = chosen.mediaType || (sniffBytes(input)?.mediaType ?? 'application/octet-stream');
  return write(input, chosen, mediaType, context);
}

/** Bytes of Base64, a data: URL, a PEM block or another encoding, read as text in a character set where they are text. */
function decode(
  input: Text,
  chosen: Pick<Values, 'charset' | 'encoding'>,
  context: EngineContext,
): Result<Decoded, DecodeCode> {
  const source = textToBytes(input);
  const { encoding } = chosen;
  if (encoding !== 'base64') return decodeOtherThanBase64(source, { ...chosen, encoding });
  const envelope = openEnvelope(source);
  const body = source.subarray(envelope.start, envelope.end);
  const escaped = envelope.mediaType !== undefined && body.includes(0x25);
  const base64 = escaped ? percentDecode(body) : body;
  const bytes = envelope.encoding === 'percent' ? base64.slice() : decodeBase64(base64, context.report);
  if ('fault' in bytes) {
    const at = envelope.start + (escaped ? percentOffset(body, bytes.at) : bytes.at);
    return fail(codes[bytes.fault], characterAt(base64, bytes.at), placeAt(source, at));
  }
  const variant = envelope.encoding === 'percent' ? undefined : variantOf(base64, bytes, 'base64');
  const at = variant && envelope.start + (escaped ? percentOffset(body, variant.at) : variant.at);
  return ok({ ...readDecoded(bytes, chosen.charset, envelope), ...variantAt(source, at, variant) });
}

/** The group that an encoder would have written otherwise, with its place in the text. */
function variantAt(source: Uint8Array, at = 0, variant?: Variant): Pick<Decoded, 'variant'> {
  if (!variant) return {};
  const { found, canonical } = variant;
  return { variant: { place: placeAt(source, at), found, canonical } };
}

function decodeOtherThanBase64(
  source: Uint8Array,
  { encoding, charset }: { readonly encoding: OtherEncoding; readonly charset: Values['charset'] },
): Result<Decoded, DecodeCode> {
  if (isTooLarge(source, encoding)) return tooLarge;
  const start = markLength(source);
  const bytes = decodeOther(source.subarray(start), encoding);
  if (!('fault' in bytes)) {
    const variant = variantOf(source.subarray(start), bytes, encoding);
    return ok({ ...readDecoded(bytes, charset, {}), ...variantAt(source, start + (variant?.at ?? 0), variant) });
  }
  const at = start + bytes.at;
  const code = bytes.fault === 'length' ? 'decode-failed-end' : codes[bytes.fault];
  return fail(code, { ...characterAt(source, at), encoding: encodingNames[encoding] }, placeAt(source, at));
}

const isTooLarge = (bytes: Uint8Array, encoding: OtherEncoding) =>
  encoding === 'base58' && bytes.length > limits.base58.bytes;

const tooLarge = fail('too-large', { limit: limits.base58.bytes });

/** A data: URL is always one line of the standard alphabet with padding, or browsers would not read it. */
function write(
  bytes: Uint8Array,
  chosen: EncodeBytesOptions,
  mediaType: string,
  context: EngineContext,
): Result<Encoded, 'too-large'> {
  const { encoding } = chosen;
  if (encoding !== 'base64') {
    if (isTooLarge(bytes, encoding)) return tooLarge;
    return ok({ text: encodeOther(bytes, encoding, chosen), size: bytes.length });
  }
  const layout: Layout = chosen.dataUrl ? { alphabet: 'standard', padding: true, lineLength: 0 } : chosen;
  const prefix = textToBytes(chosen.dataUrl ? `data:${mediaType};base64,` : '');
  return ok({ text: encodeBase64(bytes, layout, prefix, context.report), size: bytes.length });
}

/** Bytes of the longest character in UTF-8. */
const longestCharacter = 4;

const codes = {
  character: 'decode-failed',
  padding: 'decode-failed-padding',
  length: 'decode-failed-length',
  alphabets: 'decode-failed-alphabets',
  group: 'decode-failed-group',
} as const;

/** The character that starts at a byte offset of UTF-8. */
function characterAt(source: Uint8Array, at: number): Detail {
  return describeCharacter(textToString(source.subarray(at, at + longestCharacter)), 0);
}

function placeAt(source: Uint8Array, at: number): Place {
  const before = textToString(source.subarray(0, at));
  return placeOf(before, before.length);
}

export const engine = { encode, 'encode-bytes': encodeBytes, decode, decompress } satisfies EngineActions;
export type Engine = typeof engine;
