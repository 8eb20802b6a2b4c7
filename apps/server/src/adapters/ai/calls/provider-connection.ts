import {
  Agent,
  request as requestHttp,
  type ClientRequest,
  type ClientRequestArgs,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, Socket } from 'node:net';
import { isForbiddenAddress } from '../../../shared/forbidden-address.ts';

/** An unused connection is kept for longer than people pause: opening one takes two or three round trips. */
const idleMs = 60_000;

interface Place {
  readonly host: string;
  readonly port: number;
  readonly servername?: string;
}

function placeOf({ hostname, port, protocol }: URL): Place {
  // A URL writes an IPv6 address in brackets.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isSecure = protocol === 'https:';
  return {
    host,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    ...(isSecure && isIP(host) === 0 && { servername: host }),
  };
}

const keyOf = ({ host, port }: ClientRequestArgs) => `${host}:${port}:`;

/** Those that were open before their first request came: the other end may have closed them as well. */
const openedBefore = new WeakSet<Socket>();

/** An agent that also takes connections which were opened before there was anything to send. */
function createLines(agent: Agent) {
  const connect = agent.createConnection.bind(agent);
  const ready = new Map<string, Socket>();

  const take = (key: string): Socket | undefined => {
    const socket = ready.get(key);
    ready.delete(key);
    if (socket !== undefined) openedBefore.add(socket);
    return socket?.removeAllListeners('timeout').setTimeout(0).ref();
  };
  agent.createConnection = (place, done) => take(keyOf(place)) ?? connect(place, done);

  return {
    agent,
    open(place: Place): void {
      const key = keyOf(place);
      const hasFree = Object.keys(agent.freeSockets).some((name) => name.startsWith(key));
      if (hasFree || ready.has(key)) return;
      const socket = connect(place);
      if (!(socket instanceof Socket)) return;
      ready.set(key, socket);
      const forget = () => {
        if (ready.get(key) === socket) ready.delete(key);
      };
      // Whoever sends something learns by itself that nobody is there.
      socket.on('error', forget).on('close', forget);
      socket
        .setNoDelay()
        .setTimeout(idleMs, () => socket.destroy())
        .unref();
    },
  };
}

/** Nothing was sent: the address, or what its name stands for, is none that may be asked. */
export class ForbiddenAddress extends Error {}

type Resolved = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a name at the moment of connecting, so that one that changes its mind gains nothing. */
function lookup(name: string, options: LookupOptions, done: Resolved): void {
  resolveName(name, options, (error, found: string | LookupAddress[], family) => {
    const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
    const isForbidden = !error && addresses.some((address) => isForbiddenAddress(address));
    done(isForbidden ? new ForbiddenAddress() : error, found, family);
  });
}

const settings = { keepAlive: true, timeout: idleMs, lookup } as const;
const [plain, secure] = [createLines(new Agent(settings)), createLines(new HttpsAgent(settings))];
const linesOf = ({ protocol }: URL) => (protocol === 'https:' ? secure : plain);

/** Opens a connection to where a request will go soon, unless one is free. */
export function openConnection(url: URL): void {
  if (isForbiddenAddress(url.hostname)) return;
  linesOf(url).open(placeOf(url));
}

export interface Outgoing {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** How long opening a connection may take. */
  readonly connectMs: number;
  /** Ends the request, or its answer, at once. */
  readonly signal: AbortSignal;
}

/** A kept connection that the other end closed just when it was used again. */
class StaleConnection extends Error {}

/** A machine that is away answers nothing, where a service that is busy takes the connection. */
function limitConnecting(request: ClientRequest, isSecure: boolean, ms: number): void {
  request.on('socket', (socket) => {
    if (!socket.connecting) return;
    const late = () => request.destroy(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' }));
    const timer = setTimeout(late, ms);
    for (const over of [isSecure ? 'secureConnect' : 'connect', 'close']) socket.once(over, () => clearTimeout(timer));
  });
}

function sendOnce(url: URL, { method, headers, body, connectMs, signal }: Outgoing): Promise<IncomingMessage> {
  const { agent } = linesOf(url);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, { agent, method, headers, signal });
    limitConnecting(request, url.protocol === 'https:', connectMs);
    request.on('response', resolve);
    request.on('error', (error: NodeJS.ErrnoException) => {
      const wasOpen = request.reusedSocket || (request.socket !== null && openedBefore.has(request.socket));
      const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      reject(wasOpen && isClosed ? new StaleConnection() : error);
    });
    request.end(body);
  });
}

/** Sends a request and resolves with the beginning of its answer, whatever that is. No redirect is followed. */
export async function sendRequest(url: URL, outgoing: Outgoing): Promise<IncomingMessage> {
  if (isForbiddenAddress(url.hostname)) throw new ForbiddenAddress();
  for (;;) {
    try {
      return await sendOnce(url, outgoing);
    } catch (error) {
      // The service has seen nothing of it; there are only so many connections that can be stale.
      if (!(error instanceof StaleConnection)) throw error;
    }
  }
}
