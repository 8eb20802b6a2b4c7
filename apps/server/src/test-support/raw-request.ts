/** What a request over a plain socket should become. Texts are Latin-1: one character for each byte. */
export interface RawRequestCase {
  readonly name: string;
  /** The bytes to send. `{bin}` stands for a fresh bin, `{expired}` and `{unknown}` for ids that lead nowhere. */
  readonly send: string;
  /** Statuses of the answers, in their order. */
  readonly statuses: readonly number[];
  /** What the fresh bin holds afterwards, oldest first. */
  readonly stored: readonly StoredRequest[];
  /** The sender closes its side after the last byte, where the server would wait for more. */
  readonly isCut?: boolean;
}

interface StoredRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly string[];
  /** Undefined where the body was refused. */
  readonly body: string | undefined;
}

/** Largest body that the bins of these cases take. */
export const bodyLimit = 4_096;

interface Request {
  readonly method?: string;
  readonly target?: string;
  readonly version?: string;
  /** After Host, before Content-Length. */
  readonly headers?: readonly string[];
  readonly body?: string;
}

function partsOf({ method = 'POST', target = '/bin/{bin}', version = '1.1', headers = [], body = '' }: Request) {
  const length = body === '' ? [] : [`Content-Length: ${body.length}`];
  return { method, target, body, version, lines: ['Host: localhost', ...headers, ...length] };
}

export function bytesOf(request: Request, ...more: string[]): string {
  const { method, target, version, lines, body } = partsOf(request);
  return `${[`${method} ${target} HTTP/${version}`, ...lines, ...more].join('\r\n')}\r\n\r\n${body}`;
}

export function storedOf(request: Request, ...more: string[]): StoredRequest {
  const { method, target, lines, body } = partsOf(request);
  const headers = [...lines, ...more].flatMap((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { method, target, headers, body };
}

export const close = 'Connection: close';

/** Is kept as it is and answered 200. */
export const kept = (name: string, request: Request): RawRequestCase => ({
  name,
  send: bytesOf(request, close),
  statuses: [200],
  stored: [storedOf(request, close)],
});

/** Is kept though its fields are not as RFC 9112 has them; they are listed as they are meant. */
export const mended = (name: string, headers: readonly string[], meant: readonly string[]): RawRequestCase => {
  const [stored] = kept(name, { body: 'x' }).stored;
  const [host = '', value = '', ...rest] = stored?.headers ?? [];
  return {
    ...kept(name, { headers, body: 'x' }),
    stored: stored ? [{ ...stored, headers: [host, value, ...meant, ...rest] }] : [],
  };
};

/** Comes in chunks. */
export const chunked = (name: string, chunks: string, body: string): RawRequestCase => {
  const head = { headers: ['Transfer-Encoding: chunked'] };
  return {
    name,
    send: bytesOf(head, close) + chunks,
    statuses: [200],
    stored: [{ ...storedOf(head, close), body }],
  };
};

/** Is refused and leaves nothing behind. */
export const refused = (name: string, status: number, send: string): RawRequestCase => ({
  name,
  send,
  statuses: [status],
  stored: [],
});

export const refusedHeader = (name: string, status: number, ...headers: string[]) =>
  refused(name, status, bytesOf({ headers }, close));

export const refusedTarget = (name: string, status: number, target: string) =>
  refused(name, status, bytesOf({ method: 'GET', target }, close));

/** The body is refused, and that is on record. */
export const tooLarge = (name: string, head: Request, rest: string): RawRequestCase => ({
  name,
  send: bytesOf(head, close) + rest,
  statuses: [413],
  stored: [{ ...storedOf(head, close), body: undefined }],
});

export const cut = (name: string, send: string): RawRequestCase => ({ ...refused(name, 400, send), isCut: true });

export const allBytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('');
