import { markLength } from '@toolbench/kit/encodings/byte-order-mark.ts';
import { decodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';

/** What stands around Base64 in the wild: a data: URL's head, PEM armour, a byte-order mark. */
export interface Envelope {
  /** `percent` is a data: URL without `;base64`, whose body is percent-encoded bytes. */
  readonly encoding: 'base64' | 'percent';
  /** The body is source[start, end). */
  readonly start: number;
  readonly end: number;
  /** The media type a data: URL names, with its parameters. */
  readonly mediaType?: string;
  /** The label of PEM armour, such as CERTIFICATE. */
  readonly pemLabel?: string;
}

/** Heads are looked for in this many bytes. */
const longestHead = 1024;

/** Finds the body of a pasted text (UTF-8). */
export function openEnvelope(source: Uint8Array): Envelope {
  const start = markLength(source);
  const head = decodeLatin1(source.subarray(start, start + longestHead));
  return (
    dataUrl(head, start, source.length) ?? pem(head, start, source) ?? { encoding: 'base64', start, end: source.length }
  );
}

/** The head of a data: URL (WHATWG Fetch, "data: URL processor"). */
function dataUrl(head: string, start: number, end: number): Envelope | undefined {
  const match = /^[\t\n\f\r ]*data:([^,]*),/i.exec(head);
  if (!match) return undefined;
  const type = match[1].trim();
  const mediaType = type.replace(/; *base64$/i, '');
  return {
    encoding: mediaType === type ? 'percent' : 'base64',
    start: start + match[0].length,
    end,
    mediaType:
      mediaType.startsWith(';') || mediaType === '' ? `text/plain${mediaType || ';charset=US-ASCII'}` : mediaType,
  };
}

/** Armour of RFC 7468, one block alone. */
function pem(head: string, start: number, source: Uint8Array): Envelope | undefined {
  const begin = /^[\t\n\f\r ]*-----BEGIN ([^\r\n-]+)-----/.exec(head);
  if (!begin) return undefined;
  const tailFrom = Math.max(start + begin[0].length, source.length - longestHead);
  const tail = decodeLatin1(source.subarray(tailFrom));
  const ending = tail.indexOf(`-----END ${begin[1]}-----`);
  const alone = ending >= 0 && tail.slice(ending + begin[1].length + 14).trim() === '';
  return {
    encoding: 'base64',
    start: start + begin[0].length,
    end: alone ? tailFrom + ending : source.length,
    pemLabel: begin[1],
  };
}
