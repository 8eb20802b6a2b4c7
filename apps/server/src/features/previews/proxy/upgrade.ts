import { request as connect, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { requestHeaders } from './headers.ts';
import type { Site } from './site.ts';

const refused = (status: string) => `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
/** RFC 6455, 4.2.2: what an answer to a WebSocket's handshake needs; cookies and the rest stay behind. */
const passed = ['sec-websocket-accept', 'sec-websocket-protocol', 'sec-websocket-extensions'];

export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(refused(status));
}

function handshakeAnswer({ headers }: IncomingMessage): string {
  const lines = passed.flatMap((name) => (headers[name] === undefined ? [] : [`${name}: ${String(headers[name])}`]));
  return ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade', ...lines, '', ''].join(
    '\r\n',
  );
}

interface UpgradedConnection {
  readonly site: Site;
  /** Of the app. */
  readonly socketPath: string;
  readonly request: IncomingMessage;
  /** Where it comes from, see clientOf. */
  readonly client: string;
  readonly socket: Duplex;
  readonly head: Buffer;
  /** Without a byte either way for so long it is closed. */
  readonly idleMs: number;
}

/** Joins a browser's WebSocket to the app's. Fulfilled when it has ended. */
export function joinSockets({
  site,
  socketPath,
  request,
  client,
  socket,
  head,
  idleMs,
}: UpgradedConnection): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      ...requestHeaders(request.headers, site, client),
      connection: 'Upgrade',
      upgrade: 'websocket',
    };
    const upstream = connect({ socketPath, path: request.url, headers, setHost: false, agent: false });
    let other: Duplex | undefined;
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(timer);
      upstream.destroy();
      socket.destroy();
      other?.destroy();
      resolve();
    };
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(end, idleMs);
    };
    alive();
    socket.on('error', end).on('close', end).on('data', alive);
    upstream.on('error', end).on('response', () => {
      refuseUpgrade(socket, '502 Bad Gateway');
      end();
    });
    upstream.on('upgrade', (response, app, appHead) => {
      other = app;
      app.on('error', end).on('close', end).on('data', alive);
      socket.write(handshakeAnswer(response));
      socket.write(appHead);
      app.write(head);
      app.pipe(socket).pipe(app);
    });
    upstream.end();
  });
}
