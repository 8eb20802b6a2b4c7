import { decodeBytes, decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { percentDecode } from '@toolbench/kit/encodings/percent.ts';
import type { Detail } from '@toolbench/kit/result.ts';
import { readParameterized } from './media-type.ts';
import { readMultipart, type Multipart, type MultipartCode, type Part, type PartContent } from './multipart.ts';

export type BodyKind = 'empty' | 'json' | 'form' | 'multipart' | 'xml' | 'image' | 'text' | 'binary';

/** Why a body is not shown as its content type says, or not all of it. */
export type BodyProblem =
  | MultipartCode
  | NonNullable<Multipart['problem']>
  | NonNullable<PartContent['problem']>['code']
  | 'not-in-charset'
  | 'json-as-form';

/** A body as it is best looked at. */
export interface BodyView {
  readonly kind: BodyKind;
  /** From the content type, without parameters; empty where there is none. */
  readonly mediaType: string;
  /** The character set that the text was read in. */
  readonly charset?: string;
  /** Present where the body is a text. */
  readonly text?: string;
  /** Names and values of a form, decoded, in their order. */
  readonly pairs?: readonly (readonly [name: string, value: string])[];
  readonly parts?: readonly Part[];
  readonly problem?: { readonly code: BodyProblem; readonly detail?: Detail };
}

const [space, ampersand, plus, equals] = [0x20, 0x26, 0x2b, 0x3d];

/** How much of a text decides whether it looks like JSON or XML. */
const sampleCharacters = 1_024;

/** Reads a body by its content type; where that is missing or says nothing, by how it begins. */
export function viewBody(body: Uint8Array, contentType: string): BodyView {
  const { value: mediaType, parameters } = readParameterized(contentType);
  if (body.length === 0) return { kind: 'empty', mediaType };
  if (mediaType.startsWith('image/') && mediaType !== 'image/svg+xml') return { kind: 'image', mediaType };
  if (mediaType.startsWith('multipart/')) return viewMultipart(body, contentType, mediaType);
  const isForm = mediaType === 'application/x-www-form-urlencoded';
  const named = parameters.get('charset') ?? (isForm ? formCharset(body) : undefined);
  const { text, charset, problem } = readText(body, named);
  if (text === undefined) return { kind: 'binary', mediaType, ...(problem && { problem }) };
  const common = { mediaType, text, ...(charset && { charset }), ...(problem && { problem }) };
  const kind = kindOf(mediaType, text.slice(0, sampleCharacters));
  if (kind !== 'form') return { kind, ...common };
  if (looksLikeJson(text.slice(0, sampleCharacters))) {
    return { kind: 'json', ...common, problem: { code: 'json-as-form' } };
  }
  return { kind, ...common, pairs: readForm(body, charset) };
}

function viewMultipart(body: Uint8Array, contentType: string, mediaType: string): BodyView {
  const text = decodeStrictly(body, 'utf-8', true);
  const common = { mediaType, ...(text !== undefined && { text, charset: 'utf-8' }) };
  const read = readMultipart(body, contentType);
  if (!read.ok) {
    const { code, detail } = read;
    return { kind: text === undefined ? 'binary' : 'text', ...common, problem: { code, ...(detail && { detail }) } };
  }
  const { parts, problem } = read.value;
  return { kind: 'multipart', ...common, parts, ...(problem && { problem: { code: problem } }) };
}

/** The text in the character set that is named, else in UTF-8. A NUL is in no text. */
function readText(
  body: Uint8Array,
  named: string | undefined,
): { text?: string; charset?: string; problem?: { code: 'not-in-charset'; detail: Detail } } {
  const charset = (named ?? 'utf-8').toLowerCase();
  const text = decodeStrictly(body, charset, true);
  if (text !== undefined) return text.includes('\0') ? {} : { text, charset };
  if (named === undefined) return {};
  const problem = { code: 'not-in-charset' as const, detail: { charset: named } };
  const fallback = decodeStrictly(body, 'utf-8', true);
  return fallback === undefined || fallback.includes('\0')
    ? { problem }
    : { text: fallback, charset: 'utf-8', problem };
}

function kindOf(mediaType: string, sample: string): 'json' | 'form' | 'xml' | 'text' {
  if (mediaType === 'application/x-www-form-urlencoded') return 'form';
  if (/[/+]json$/.test(mediaType)) return 'json';
  if (/[/+]xml$/.test(mediaType)) return 'xml';
  if (mediaType !== '' && mediaType !== 'text/plain' && mediaType !== 'application/octet-stream') return 'text';
  if (looksLikeJson(sample)) return 'json';
  return /^\ufeff?\s*<(?:\?xml\s|[A-Za-z_][\w:.-]*[\s/>])/.test(sample) ? 'xml' : 'text';
}

function looksLikeJson(sample: string): boolean {
  return /^\ufeff?\s*(?:\{\s*["}]|\[\s*(?:[[{"\d\]-]|true|false|null))/.test(sample);
}

/** The character set that a form names in itself (WHATWG HTML, 4.10.18.1), unless the name is none. */
function formCharset(body: Uint8Array): string | undefined {
  return readForm(body).find(([name, value]) => name === '_charset_' && /^[\w.:-]+$/.test(value))?.[1];
}

/**
 * Names and values as forms are read (WHATWG URL, 5.1), in the character set of the form: + is a space, what is no text in it
 * becomes U+FFFD. The bytes are split before they are decoded: in some sets the second byte of a character is one of ASCII.
 */
export function readForm(body: Uint8Array, charset = 'utf-8'): [string, string][] {
  const decoded = (bytes: Uint8Array) =>
    decodeBytes(percentDecode(bytes.map((byte) => (byte === plus ? space : byte))), charset, { ignoreBOM: true });
  return splitAt(body, ampersand)
    .filter((pair) => pair.length > 0)
    .map((pair) => {
      const at = pair.indexOf(equals);
      return at < 0 ? [decoded(pair), ''] : [decoded(pair.subarray(0, at)), decoded(pair.subarray(at + 1))];
    });
}

function splitAt(bytes: Uint8Array, separator: number): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, from)) {
    pieces.push(bytes.subarray(from, at));
    from = at + 1;
  }
  return [...pieces, bytes.subarray(from)];
}
