import { encodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { shellQuote, shellQuoteBytes } from '@toolbench/kit/shell-quote.ts';
import {
  addressOf,
  endToEndHeaders,
  headBytes,
  headerValue,
  isSendable,
  lacksBody,
  type Captured,
  type HeadBytes,
} from './captured.ts';
import { bodyFileName } from './media-type.ts';
import { plainText } from './plain-text.ts';

export interface CurlCommand {
  readonly text: string;
  /** The body is expected in this file, because it is too long for a command or not at hand. */
  readonly file?: string;
  /** What curl cannot send: a NUL, which no argument holds, fields after the body, or a head that is not in order. */
  readonly forbidden?: 'nul' | 'curl-trailers' | 'curl-head';
}

/** Longest body within the command: a Linux argument holds 128 KiB, and terminals choke earlier. */
const longestInline = 32 * 1024;

/** What curl would add by itself unless told otherwise. */
const ownHeaders = ['User-Agent', 'Accept'];

/** The command that sends the same method, address, header fields and body again; framing is left to curl. */
export function curlCommand(captured: Captured, origin: string): CurlCommand {
  const { request } = captured;
  const head = headBytes(request);
  // In an address curl refuses spaces, writes other bytes with percent signs and keeps what follows a number sign to itself.
  const isPlain = head.target.startsWith('/') && /^[!-~]*$/.test(head.target) && !head.target.includes('#');
  const address = isPlain ? addressOf(origin, head.target) : addressOf(origin, '/');
  const { option, before = '', file } = bodyOption(captured);
  const words = [
    ...methodOption(request.method, option !== undefined),
    // Brackets and braces would be taken for ranges, dot segments removed.
    ...(/[[\]{}]/.test(address) ? ['--globoff'] : []),
    ...(/\/\.{1,2}(?:[/?]|$)/.test(address) ? ['--path-as-is'] : []),
    shellQuoteBytes(address),
    ...(isPlain ? [] : [`--request-target ${shellQuoteBytes(head.target)}`]),
    ...(request.http_version === '1.0' ? ['--http1.0'] : []),
    ...headerOptions(captured, option !== undefined),
    ...(option === undefined ? [] : [option]),
  ];
  const forbidden = forbiddenIn(head);
  return {
    text: `${before}curl ${words.join(' \\\n  ')}`,
    ...(file !== undefined && { file }),
    ...(forbidden && { forbidden }),
  };
}

function forbiddenIn({ target, trailers, raw }: HeadBytes): CurlCommand['forbidden'] {
  if (target.includes('\0')) return 'nul';
  if (raw !== undefined) return 'curl-head';
  return trailers.length > 0 ? 'curl-trailers' : undefined;
}

function methodOption(method: string, sendsBody: boolean): string[] {
  if (method === (sendsBody ? 'POST' : 'GET')) return [];
  // With -X HEAD curl would wait for a body that never comes.
  if (method === 'HEAD' && !sendsBody) return ['--head'];
  return [`-X ${shellQuote(method)}`];
}

function headerOptions({ request }: Captured, sendsBody: boolean): string[] {
  const headers = endToEndHeaders(headBytes(request).headers).filter(isSendable);
  const unwanted = sendsBody ? [...ownHeaders, 'Content-Type'] : ownHeaders;
  const absent = unwanted.filter((name) => headerValue(headers, name.toLowerCase()) === undefined);
  return [
    // A semicolon makes an empty field, a colon alone takes one of curl's own away.
    ...headers.map(([name, value]) => `-H ${shellQuoteBytes(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...absent.map((name) => `-H '${name}:'`),
  ];
}

function bodyOption(captured: Captured): { option?: string; before?: string; file?: string } {
  const { request, body } = captured;
  if (request.refused !== undefined || request.body_bytes === 0) return {};
  const file = bodyFileName(request.id, headerValue(request.header_list, 'content-type'));
  if (lacksBody(captured) || body === null || body.length > longestInline) {
    return { option: `--data-binary @${file}`, file };
  }
  const text = plainText(body);
  // --data-raw, because --data-binary takes a leading @ for the name of a file.
  if (text !== undefined) return { option: `--data-raw ${shellQuote(text)}` };
  return { option: '--data-binary @-', before: `printf %s '${encodeBase64(body)}' | base64 -d | ` };
}
