import { decodeBytes } from '@toolbench/kit/encodings/decode-bytes.ts';
import { percentDecode } from '@toolbench/kit/encodings/percent.ts';
import type { Detail } from '@toolbench/kit/result.ts';
import { readText, type CharsetProblem, type ReadText } from './body-charset.ts';
import { readParameterized } from './media-type.ts';
import { readMultipart, type Multipart, type MultipartCode, type Part, type PartContent } from './multipart.ts';

export type BodyKind = 'empty' | 'json' | 'form' | 'multipart' | 'xml' | 'image' | 'text' | 'binary';

/** Why a body is not shown as its content type says, or not all of it. */
export type BodyProblem =
  | MultipartCode
  | NonNullable<Multipart['problem']>
  | NonNullable<PartContent['problem']>['code']
  | CharsetProblem['code']
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
  const { text, charset, problem } = readText(body, mediaType, parameters.get('charset'));
  if (text === undefined) return { kind: 'binary', mediaType, ...(problem && { problem }) };
  const sample = text.slice(0, sampleCharacters);
  const kind = kindOf(mediaType, sample);
  if (kind === 'form' && !looksLikeJson(sample)) return viewForm(body, mediaType, parameters.get('charset'));
  const common = { mediaType, text, ...(charset && { charset }), ...(problem && { problem }) };
  return kind === 'form' ? { ...common, kind: 'json', problem: { code: 'json-as-form' } } : { kind, ...common };
}

/** A form in the character set of its values: that decides what the bytes behind the percent signs are. */
function viewForm(body: Uint8Array, mediaType: string, declared: string | undefined): BodyView {
  const values = formBytes(body).filter((byte) => byte !== 0);
  const { charset, problem }: ReadText = readText(values, mediaType, declared ?? formCharset(body));
  const told = problem ?? (charset === undefined ? { code: 'not-utf8' as const, detail: {} } : undefined);
  return {
    kind: 'form',
    mediaType,
    text: decodeBytes(body, charset ?? 'utf-8', { ignoreBOM: true }),
    charset: charset ?? 'utf-8',
    pairs: readForm(body, charset),
    ...(told && { problem: told }),
  };
}

function viewMultipart(body: Uint8Array, contentType: string, mediaType: string): BodyView {
  const read = readMultipart(body, contentType);
  const { text, charset } = readText(body, mediaType, read.ok ? read.value.charset : undefined);
  const common = { mediaType, ...(text !== undefined && { text, ...(charset && { charset }) }) };
  if (!read.ok) {
    const { code, detail } = read;
    return { kind: text === undefined ? 'binary' : 'text', ...common, problem: { code, ...(detail && { detail }) } };
  }
  const { parts, problem, charsetProblem } = read.value;
  const told = problem ? { code: problem } : charsetProblem;
  return { kind: 'multipart', ...common, parts, ...(told && { problem: told }) };
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
  const decoded = (bytes: Uint8Array) => decodeBytes(formBytes(bytes), charset, { ignoreBOM: true });
  return splitAt(body, ampersand)
    .filter((pair) => pair.length > 0)
    .map((pair) => {
      const at = pair.indexOf(equals);
      return at < 0 ? [decoded(pair), ''] : [decoded(pair.subarray(0, at)), decoded(pair.subarray(at + 1))];
    });
}

/** The bytes that are written in a form. */
function formBytes(written: Uint8Array): Uint8Array {
  return percentDecode(written.map((byte) => (byte === plus ? space : byte)));
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
