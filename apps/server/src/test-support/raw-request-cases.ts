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

function bytesOf(request: Request, ...more: string[]): string {
  const { method, target, version, lines, body } = partsOf(request);
  return `${[`${method} ${target} HTTP/${version}`, ...lines, ...more].join('\r\n')}\r\n\r\n${body}`;
}

function storedOf(request: Request, ...more: string[]): StoredRequest {
  const { method, target, lines, body } = partsOf(request);
  const headers = [...lines, ...more].flatMap((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { method, target, headers, body };
}

const close = 'Connection: close';

/** Is kept as it is and answered 200. */
const kept = (name: string, request: Request): RawRequestCase => ({
  name,
  send: bytesOf(request, close),
  statuses: [200],
  stored: [storedOf(request, close)],
});

/** Comes in chunks. */
const chunked = (name: string, chunks: string, body: string): RawRequestCase => {
  const head = { headers: ['Transfer-Encoding: chunked'] };
  return {
    name,
    send: bytesOf(head, close) + chunks,
    statuses: [200],
    stored: [{ ...storedOf(head, close), body }],
  };
};

/** Is refused and leaves nothing behind. */
const refused = (name: string, status: number, send: string): RawRequestCase => ({
  name,
  send,
  statuses: [status],
  stored: [],
});

const refusedHeader = (name: string, status: number, ...headers: string[]) =>
  refused(name, status, bytesOf({ headers }, close));

const refusedTarget = (name: string, status: number, target: string) =>
  refused(name, status, bytesOf({ method: 'GET', target }, close));

/** The body is refused, and that is on record. */
const tooLarge = (name: string, head: Request, rest: string): RawRequestCase => ({
  name,
  send: bytesOf(head, close) + rest,
  statuses: [413],
  stored: [{ ...storedOf(head, close), body: undefined }],
});

const cut = (name: string, send: string): RawRequestCase => ({ ...refused(name, 400, send), isCut: true });

const allBytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('');

const knownMethods = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'M-SEARCH', 'PURGE'],
  ...['REPORT', 'LINK', 'SOURCE', 'UNSUBSCRIBE'],
];

const methods: readonly RawRequestCase[] = [
  ...knownMethods.map((method) => kept(`the method ${method}`, { method })),
  ...['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) =>
    kept(`a body with ${method}`, { method, body: '{"a":1}' }),
  ),
  ...['FROBNICATE', 'LIST', 'BAN', 'FOO', 'X', 'GETX', 'post', 'DESCRIBE', 'PRI', "!#$%&'*+-.^_`|~9"].flatMap(
    (method) => [
      kept(`the method ${method}, which the parser does not know`, { method }),
      kept(`a body with ${method}, which the parser does not know`, {
        method,
        target: '/bin/{bin}/requests',
        body: 'x',
      }),
    ],
  ),
  refused('a method that is no token', 400, bytesOf({ method: 'FO(O' }, close)),
  refused('an unknown method elsewhere', 400, bytesOf({ method: 'FROBNICATE', target: '/health' }, close)),
  refused('CONNECT', 405, bytesOf({ method: 'CONNECT', target: 'localhost:80' }, close)),
  refused('CONNECT to a bin', 405, bytesOf({ method: 'CONNECT', target: '/bin/{bin}' }, close)),
];

const targets: readonly RawRequestCase[] = [
  ...[
    ['a sub-path and a query', '/bin/{bin}/a/b?x=1&x=2'],
    ['a query alone', '/bin/{bin}?a=%20+b'],
    ['a question mark alone', '/bin/{bin}?'],
    ['a path that climbs', '/bin/{bin}/../../etc/passwd'],
    ['a path that climbs in disguise', '/bin/{bin}/%2e%2e/%2E%2E%2f'],
    ['a path that cannot be decoded', '/bin/{bin}/%E0%A4%A'],
    ['a NUL in the path, encoded', '/bin/{bin}/%00'],
    ['a query with a field __proto__', '/bin/{bin}?__proto__=x&constructor=y'],
    ['double slashes', '/bin/{bin}//x//'],
    ['a backslash', '/bin/{bin}/a\\x'],
    ['a whole address as the target', 'http://other.host/bin/{bin}/x?y'],
    ['7,000 characters', `/bin/{bin}/${'a'.repeat(7_000)}`],
    ['markup', "/bin/{bin}/<script>alert('1')</script>"],
    ['the path of the list, with a slash', '/bin/{bin}/requests/'],
  ].map(([name = '', target = '']) => kept(`${name} in the target`, { target, body: 'x' })),
  kept('a write to the path of the list', { target: '/bin/{bin}/requests', body: 'x' }),
  refusedTarget('an unknown bin', 404, '/bin/{unknown}/x'),
  refusedTarget('an expired bin', 404, '/bin/{expired}/x'),
  refusedTarget('an id that is none', 404, '/bin/x'),
  refusedTarget('an id of 5,000 characters', 414, `/bin/${'a'.repeat(5_000)}`),
  refusedTarget('an id with a character too many', 404, '/bin/{bin}x'),
  refusedTarget('a backslash after the id', 404, '/bin/{bin}\\x'),
  refusedTarget('no id', 404, '/bin'),
  refusedTarget('an empty id', 404, '/bin/'),
  refusedTarget('a name that is no id', 404, '/bin/new'),
  refusedTarget('a way around the path', 404, '/bin/../bin/{bin}/x'),
  ...[
    ['UTF-8', '/bin/{bin}?\xe5\x90\x8d=\xe5\x80\xbc'],
    ['bytes beyond ASCII', '/bin/{bin}/\xe4\xbd'],
    ['a space', '/bin/{bin}/a b'],
    ['spaces at both ends', '/bin/{bin}?  a HTTP/1.1 '],
    ['a raw NUL', '/bin/{bin}/\0'],
    ['every byte but a line feed', `/bin/{bin}/${allBytes.replace('\n', '')}`],
    ['several number signs', '/bin/{bin}/#a#b?c#\xff'],
    ['bytes beyond ASCII in a whole address', 'http://other.host/bin/{bin}/\xff'],
    ['12,000 bytes beyond ASCII', `/bin/{bin}/${'\xe5'.repeat(12_000)}`],
  ].flatMap(([name = '', target = '']) => [
    kept(`${name} raw in the target`, { target, body: 'x' }),
    kept(`${name} raw in the target of a GET`, { method: 'GET', target }),
  ]),
  refusedTarget('raw bytes beyond ASCII to an unknown bin', 404, '/bin/{unknown}/\xe4'),
  refusedTarget('raw bytes beyond ASCII after an id that is none', 400, '/bin/x/\xe4'),
  refusedTarget('raw bytes beyond ASCII elsewhere', 400, '/api/\xe4'),
  refusedTarget('raw bytes beyond ASCII, more than 16 KiB', 431, `/bin/{bin}/${'\xe5'.repeat(16 * 1024)}`),
  refusedTarget('no slash at the beginning', 400, 'bin/{bin}'),
  refusedTarget('more than 16 KiB', 431, `/bin/{bin}/${'a'.repeat(16 * 1024)}`),
];

const headers: readonly RawRequestCase[] = [
  kept('order, repeats and spelling of headers', { headers: ['X-b: 1', 'x-A: 2', 'X-B: 3', 'ACCEPT: */*', 'x-a:4'] }),
  kept('a header __proto__', { headers: ['__proto__: x', 'constructor: y'] }),
  kept('an empty header', { headers: ['X-Empty:'] }),
  kept('bytes beyond ASCII in a header', { headers: ['X-Name: \xe5\xb7\xa5\xff'] }),
  kept('headers of 12 KiB', { headers: [`X-Long: ${'a'.repeat(12 * 1024)}`] }),
  kept('cookies and a password', { headers: ['Cookie: a=1; b=2', 'Authorization: Basic eDp5'] }),
  kept('a forwarded address', { headers: ['X-Forwarded-For: 192.0.2.1', 'Forwarded: for=192.0.2.1'] }),
  kept('a wish for another protocol', { headers: ['Upgrade: websocket', 'Sec-WebSocket-Version: 13'] }),
  refused('no Host', 400, `POST /bin/{bin} HTTP/1.1\r\n${close}\r\n\r\n`),
  refusedHeader('two Hosts', 400, 'Host: other'),
  refused('a Host that is none', 400, `GET /bin/{bin} HTTP/1.1\r\nHost: a b/c\r\n${close}\r\n\r\n`),
  refusedHeader('a header without a name', 400, ': x'),
  refusedHeader('a header without a colon', 400, 'nonsense'),
  refusedHeader('a space before the colon', 400, 'X-A : 1'),
  refusedHeader('a space in the name', 400, 'X A: 1'),
  refusedHeader('a NUL in a header', 400, 'X-A: a\0b'),
  refusedHeader('a carriage return in a header', 400, 'X-A: a\rb'),
  refusedHeader('a folded header', 400, 'X-A: a\r\n b'),
  refusedHeader('headers of more than 16 KiB', 431, `X-Long: ${'a'.repeat(16 * 1024)}`),
  refusedHeader('more than 2,000 headers', 431, ...Array<string>(2_100).fill('a:b')),
  refusedHeader('an expectation that nobody knows', 417, 'Expect: wonders'),
];

const bodies: readonly RawRequestCase[] = [
  kept('broken JSON', { headers: ['Content-Type: application/json'], body: '{"a":' }),
  kept('JSON with __proto__', { headers: ['Content-Type: application/json'], body: '{"__proto__":{"polluted":1}}' }),
  kept('a content type that is none', { headers: ['Content-Type: ///;;'], body: 'x' }),
  kept('an empty content type', { headers: ['Content-Type:'], body: 'x' }),
  kept('two content types', { headers: ['Content-Type: a/b', 'Content-Type: c/d'], body: 'x' }),
  kept('a form', { headers: ['Content-Type: application/x-www-form-urlencoded'], body: 'a=1&a=2&__proto__=3' }),
  kept('a broken multipart body', { headers: ['Content-Type: multipart/form-data; boundary=x'], body: '--x\r\n\r\n' }),
  kept('a body that says it is compressed', { headers: ['Content-Encoding: gzip'], body: '\x1f\x8b\x08 nonsense' }),
  kept('every byte there is', { body: allBytes }),
  kept('a body that looks like a request', { body: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n' }),
  kept('a body of the greatest length', { body: 'a'.repeat(bodyLimit) }),
  kept('no body though a length of none', { headers: ['Content-Length: 0'] }),
  chunked('chunks', '3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n', 'abcde'),
  chunked('chunks of every byte', `100\r\n${allBytes}\r\n0\r\n\r\n`, allBytes),
  chunked('a chunk with an extension', '3;name=value\r\nabc\r\n0\r\n\r\n', 'abc'),
  chunked('a trailer', '3\r\nabc\r\n0\r\nX-Trailer: 1\r\n\r\n', 'abc'),
  chunked('no chunk', '0\r\n\r\n', ''),
  tooLarge('a body one byte too long', { headers: [`Content-Length: ${bodyLimit + 1}`] }, 'a'.repeat(bodyLimit + 1)),
  tooLarge('a declared body of 10 GB', { headers: ['Content-Length: 10000000000'] }, ''),
  tooLarge('a declared body beyond all numbers', { headers: ['Content-Length: 9999999999999999999'] }, ''),
  tooLarge('a long body that asks first', { headers: ['Expect: 100-continue', 'Content-Length: 999999'] }, ''),
  tooLarge('chunks that go on', { headers: ['Transfer-Encoding: chunked'] }, `1001\r\n${'a'.repeat(4_097)}\r\n`),
  refusedHeader('both kinds of length', 400, 'Content-Length: 3', 'Transfer-Encoding: chunked'),
  refusedHeader('two lengths', 400, 'Content-Length: 1', 'Content-Length: 2'),
  refusedHeader('two lengths in one', 400, 'Content-Length: 1, 1'),
  refusedHeader('a negative length', 400, 'Content-Length: -1'),
  refusedHeader('a length with a sign', 400, 'Content-Length: +1'),
  refusedHeader('a length in hexadecimal', 400, 'Content-Length: 0x10'),
  refusedHeader('an unknown transfer coding', 400, 'Transfer-Encoding: chunked, identity'),
  refused('a chunk length that is none', 400, `${bytesOf({ headers: ['Transfer-Encoding: chunked'] })}xyz\r\n`),
  refused('a chunk longer than it says', 400, `${bytesOf({ headers: ['Transfer-Encoding: chunked'] })}1\r\nabc\r\n`),
  refused(
    'a chunk length of 17 digits',
    400,
    `${bytesOf({ headers: ['Transfer-Encoding: chunked'] })}${'f'.repeat(17)}\r\n`,
  ),
  cut('a chunk that is cut', `${bytesOf({ headers: ['Transfer-Encoding: chunked'] })}a\r\nabc`),
  cut('a body that is cut', `${bytesOf({ headers: ['Content-Length: 10'] })}abc`),
  cut('headers that are cut', 'POST /bin/{bin} HTTP/1.1\r\nHost: localhost\r\nX-A'),
];

const lines: readonly RawRequestCase[] = [
  kept('HTTP/1.0', { version: '1.0' }),
  refused('HTTP/2.0', 400, bytesOf({ version: '2.0' }, close)),
  refused('the preface of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  refused('a version that is none', 400, bytesOf({ version: 'x' }, close)),
  refused('HTTP/0.9', 400, 'GET /bin/{bin}\r\n\r\n'),
  refused('bare line feeds', 400, `POST /bin/{bin} HTTP/1.1\nHost: localhost\n${close}\n\n`),
  refused('the beginning of TLS', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'),
  refused('nonsense', 400, 'nonsense\r\n\r\n'),
  refused('OPTIONS of the whole server', 404, bytesOf({ method: 'OPTIONS', target: '*' }, close)),
  {
    name: 'three requests in a row',
    send: bytesOf({ body: 'a' }) + bytesOf({ target: '/bin/{bin}/2', body: 'bb' }) + bytesOf({ method: 'PUT' }, close),
    statuses: [200, 200, 200],
    stored: [
      storedOf({ body: 'a' }),
      storedOf({ target: '/bin/{bin}/2', body: 'bb' }),
      storedOf({ method: 'PUT' }, close),
    ],
  },
  {
    // The refusal waits for the answer to what came in full before it, though the parser is faster than the database.
    name: 'a request and then nonsense',
    send: `${bytesOf({ body: 'a' })}nonsense\r\n\r\n`,
    statuses: [200, 400],
    stored: [storedOf({ body: 'a' })],
  },
  {
    name: 'a body longer than its length',
    send: bytesOf({ headers: ['Content-Length: 1'] }) + 'abc\r\n\r\n',
    statuses: [200, 400],
    stored: [{ ...storedOf({ headers: ['Content-Length: 1'] }), body: 'a' }],
  },
  kept('a body of HTTP/1.0 that asks first', { version: '1.0', headers: ['Expect: 100-continue'], body: 'abc' }),
  {
    name: 'a body that asks first',
    send: bytesOf({ headers: ['Expect: 100-continue'], body: 'abc' }, close),
    statuses: [100, 200],
    stored: [storedOf({ headers: ['Expect: 100-continue'], body: 'abc' }, close)],
  },
];

export const rawRequestCases: readonly RawRequestCase[] = [...methods, ...targets, ...headers, ...bodies, ...lines];
