import { fail, ok, type Failure, type Result } from '@toolbench/kit/result.ts';
import { textToBytes } from '@toolbench/kit/text.ts';
import { decodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { decodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { decodeQuotedPrintable } from '@toolbench/kit/encodings/quoted-printable.ts';
import type { CharsetProblem } from './body-charset.ts';
import { headerValue, type HeaderList } from './captured.ts';
import { readParameterized } from './media-type.ts';
import { formCharset, partNames, type FramedPart } from './part-names.ts';

/** One part of a form; its content is the bytes from `start` to `end` of what it is a part of. */
export interface Part {
  /** Of the field; in other multiparts than forms the Content-ID or Content-Location (RFC 2387). */
  readonly name: string | undefined;
  readonly fileName: string | undefined;
  readonly contentType: string | undefined;
  readonly headers: HeaderList;
  /** The character set of its content: its own, else that of the form; absent where neither is named. */
  readonly charset?: string;
  readonly start: number;
  readonly end: number;
  /** Where the part is a multipart itself: its parts, over its content as `partContent` gives it. */
  readonly nested?: Result<Multipart, MultipartCode>;
}

/** The bytes of a part. */
export interface PartContent {
  readonly sent: Uint8Array;
  /** Without its Content-Transfer-Encoding, where it has one that could be taken off. */
  readonly decoded?: Uint8Array;
  /** Why it could not be taken off. */
  readonly problem?: Failure<'transfer-unknown' | 'transfer-damaged'>;
}

export interface Multipart {
  readonly parts: readonly Part[];
  /** `not-closed`: the last boundary is missing, so the body is cut. `too-many`: only the first `mostParts` are read. */
  readonly problem?: 'not-closed' | 'too-many';
  /** Of names, and of contents that name none; absent where they are in UTF-8. */
  readonly charset?: string;
  readonly charsetProblem?: CharsetProblem;
}

export type MultipartCode = 'no-boundary' | 'boundary-not-found';

/** Parts that are read: more are no form that anybody looks through. */
export const mostParts = 1_000;

/** Multiparts within multiparts that are read. */
const deepest = 8;

const [tab, lineFeed, carriageReturn, space, hyphen] = [9, 10, 13, 32, 45];

interface Delimiter {
  /** Where the content before it ends. */
  readonly contentEnd: number;
  /** Where the part after it begins. */
  readonly next: number;
  readonly closes: boolean;
}

/**
 * Reads a multipart body of any subtype (RFC 2046 section 5.1.1, forms: RFC 7578) over the bytes. Fails when the content type names no
 * boundary or the body does not hold it. Bare line feeds are taken for line ends too.
 */
export function readMultipart(body: Uint8Array, contentType: string): Result<Multipart, MultipartCode> {
  return readLevel(body, contentType, 0, { left: mostParts });
}

/** Reads a multipart that stands in so many others; `budget` holds how many parts may still be read of all of them. */
function readLevel(
  body: Uint8Array,
  contentType: string,
  depth: number,
  budget: { left: number },
): Result<Multipart, MultipartCode> {
  const boundary = readParameterized(contentType).parameters.get('boundary');
  if (!boundary) return fail('no-boundary');
  const dashed = textToBytes(`--${boundary}`);
  const first = nextDelimiter(body, dashed, 0);
  if (!first) return fail('boundary-not-found', { boundary });
  const { framed, problem } = framedParts(body, dashed, first, budget);
  const inCharset = formCharset(framed, body);
  const parts = framed.map((part) => {
    const { start, end } = part;
    return withNested({ ...partNames(part, inCharset.charset), start, end }, body, depth, budget);
  });
  return ok({ parts, ...(problem && { problem }), ...inCharset });
}

function framedParts(
  body: Uint8Array,
  dashed: Uint8Array,
  first: Delimiter,
  budget: { left: number },
): { framed: FramedPart[]; problem?: NonNullable<Multipart['problem']> } {
  const framed: FramedPart[] = [];
  let delimiter = first;
  while (!delimiter.closes) {
    if (budget.left === 0) return { framed, problem: 'too-many' };
    budget.left -= 1;
    const start = delimiter.next;
    const following = nextDelimiter(body, dashed, start);
    framed.push(readPart(body, start, following ? Math.max(start, following.contentEnd) : body.length));
    if (!following) return { framed, problem: 'not-closed' };
    delimiter = following;
  }
  return { framed };
}

function withNested(part: Part, body: Uint8Array, depth: number, budget: { left: number }): Part {
  if (depth === deepest || !/^\s*multipart\//i.test(part.contentType ?? '')) return part;
  const { sent, decoded = sent } = partContent(part, body);
  return { ...part, nested: readLevel(decoded, part.contentType ?? '', depth + 1, budget) };
}

/** Encodings of a Content-Transfer-Encoding that leave the bytes as they are (RFC 2045, 6.2). */
const identities = new Set(['', '7bit', '8bit', 'binary']);

/**
 * What a Content-Transfer-Encoding (RFC 2045, 6) stands for; undefined where the bytes are what they are. Fails where it
 * is not known or the bytes are not in it.
 */
function takeOffTransferEncoding(
  sent: Uint8Array,
  written: string,
): Result<Uint8Array | undefined, 'transfer-unknown' | 'transfer-damaged'> {
  const encoding = written.trim().toLowerCase();
  if (identities.has(encoding)) return ok(undefined);
  if (encoding === 'quoted-printable') return ok(decodeQuotedPrintable(sent));
  if (encoding !== 'base64') return fail('transfer-unknown', { encoding });
  const read = decodeBase64(decodeLatin1(sent));
  return read.badAt === undefined ? ok(read.bytes) : fail('transfer-damaged', { encoding, byte: read.badAt + 1 });
}

/** The content of a part, as it came and decoded. */
export function partContent({ headers, start, end }: Part, whole: Uint8Array): PartContent {
  const sent = whole.subarray(start, end);
  const encoding = headerValue(headers, 'content-transfer-encoding') ?? '';
  const decoded = takeOffTransferEncoding(sent, encoding);
  if (!decoded.ok) return { sent, problem: decoded };
  return { sent, ...(decoded.value && { decoded: decoded.value }) };
}

/** The next boundary that stands at the start of a line and is all there is in it. */
function nextDelimiter(body: Uint8Array, dashed: Uint8Array, from: number): Delimiter | undefined {
  for (let at = indexOfBytes(body, dashed, from); at >= 0; at = indexOfBytes(body, dashed, at + 1)) {
    if (at > 0 && body[at - 1] !== lineFeed) continue;
    const after = at + dashed.length;
    const closes = body[after] === hyphen && body[after + 1] === hyphen;
    const next = afterLineEnd(body, closes ? after + 2 : after);
    if (next === undefined) continue;
    const lineEnd = at === 0 ? 0 : body[at - 2] === carriageReturn ? 2 : 1;
    return { contentEnd: at - lineEnd, next, closes };
  }
  return undefined;
}

/** The offset after white space and a line end, or after the body; undefined if anything else stands in the line. */
function afterLineEnd(body: Uint8Array, from: number): number | undefined {
  let at = from;
  while (body[at] === space || body[at] === tab) at += 1;
  if (at >= body.length) return body.length;
  if (body[at] === lineFeed) return at + 1;
  return body[at] === carriageReturn && body[at + 1] === lineFeed ? at + 2 : undefined;
}

function indexOfBytes(body: Uint8Array, wanted: Uint8Array, from: number): number {
  for (let at = body.indexOf(wanted[0], from); at >= 0; at = body.indexOf(wanted[0], at + 1)) {
    let length = 1;
    while (length < wanted.length && body[at + length] === wanted[length]) length += 1;
    if (length === wanted.length) return at;
  }
  return -1;
}

function readPart(body: Uint8Array, from: number, end: number): FramedPart {
  const headers: [string, string][] = [];
  let at = from;
  while (at < end) {
    const feed = body.indexOf(lineFeed, at);
    const lineEnd = feed < 0 || feed >= end ? end : feed;
    const line = decodeLatin1(body.subarray(at, lineEnd)).replace(/\r$/, '');
    at = Math.min(lineEnd + 1, end);
    if (line === '') break;
    const colon = line.indexOf(':');
    const last = headers.at(-1);
    if (/^[ \t]/.test(line) && last) last[1] += ` ${line.trim()}`;
    else headers.push(colon < 0 ? [line, ''] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return { headers, start: at, end };
}
