import { decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { encodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { addressOf, headerValue, originForm, type Captured, type HeaderList } from './captured.ts';

/** What was not measured or is not known (HAR 1.2: -1). */
const unknown = -1;

/** Beside what is no UTF-8: a reader has to write it in this character set. */
const inLatin1 = 'ISO-8859-1';

/** The requests as an HTTP Archive 1.2 in JSON, oldest first. What the bin answered is not kept, so status 0 stands for it. */
export function harArchive(captures: readonly Captured[], origin: string): string {
  const entries = [...captures]
    .sort((one, other) => one.request.id - other.request.id)
    .map((one) => entry(one, origin));
  const log = { version: '1.2', creator: { name: 'Toolbench', version: '1' }, entries };
  return `${JSON.stringify({ log }, null, 2)}\n`;
}

function entry(captured: Captured, origin: string): object {
  const { request } = captured;
  const fields = (of: string, list: HeaderList) =>
    list.map((field, at) => ({
      ...named(field),
      ...(request.not_utf8?.includes(`${of}/${at}`) && { comment: inLatin1 }),
    }));
  return {
    startedDateTime: request.timestamp,
    time: 0,
    request: {
      method: request.method,
      url: addressOf(origin, originForm(request.url)),
      // In absolute form it names another host, which whoever sends the archive again would call.
      ...(originForm(request.url) !== request.url && { _target: request.url }),
      httpVersion: `HTTP/${request.http_version ?? '1.1'}`,
      cookies: cookies(request.header_list),
      headers: fields('header_list', request.header_list),
      queryString: request.query_list.map(named),
      ...postData(captured),
      headersSize: unknown,
      bodySize: request.body_bytes,
      ...(request.not_utf8?.includes('url') && { comment: inLatin1 }),
      ...(request.raw_head !== undefined && { _rawHead: request.raw_head }),
      ...(request.trailer_list && { _trailers: fields('trailer_list', request.trailer_list) }),
    },
    response: {
      status: request.refused === undefined ? 0 : 413,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: { size: 0, mimeType: 'x-unknown' },
      redirectURL: '',
      headersSize: unknown,
      bodySize: unknown,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
    _clientAddress: request.client,
    ...(request.body_sha256 !== undefined && { _bodySha256: request.body_sha256 }),
  };
}

function named([name, value]: readonly [string, string]): { name: string; value: string } {
  return { name, value };
}

function cookies(headers: HeaderList): { name: string; value: string }[] {
  return headers
    .flatMap(([name, value]) => (name.toLowerCase() === 'cookie' ? value.split(';') : []))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? named(['', part]) : named([part.slice(0, at).trim(), part.slice(at + 1).trim()]);
    });
}

/** The body; one that is no UTF-8 text as Base64, marked as HAR marks it in answers. */
function postData({ request, body }: Captured): { postData?: object } {
  if (request.body_bytes === 0) return {};
  const mimeType = headerValue(request.header_list, 'content-type') ?? '';
  if (body === null) {
    const comment = request.refused ?? 'body-not-included';
    return { postData: { mimeType, params: [], text: '', comment } };
  }
  const text = decodeStrictly(body, 'utf-8', true);
  if (text !== undefined) return { postData: { mimeType, params: [], text } };
  return { postData: { mimeType, params: [], text: encodeBase64(body), encoding: 'base64' } };
}
