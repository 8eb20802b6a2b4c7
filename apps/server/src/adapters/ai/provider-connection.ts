import { Agent, request as requestHttp, type ClientRequestArgs, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, Socket } from 'node:net';

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

const settings = { keepAlive: true, timeout: idleMs } as const;
const [plain, secure] = [createLines(new Agent(settings)), createLines(new HttpsAgent(settings))];
const linesOf = ({ protocol }: URL) => (protocol === 'https:' ? secure : plain);

/** Opens a connection to where a request will go soon, unless one is free. */
export function openConnection(url: URL): void {
  linesOf(url).open(placeOf(url));
}

interface Outgoing {
  readonly headers: Readonly<Record<string, string>>;
  /** In parts that are not put together in memory. */
  readonly body: readonly Uint8Array[];
  /** Gets what ends the request, or its answer, at once. */
  readonly onSent: (destroy: (reason: Error) => void) => void;
}

/** A kept connection that the other end closed just when it was used again. */
class StaleConnection extends Error {}

function sendOnce(url: URL, { headers, body, onSent }: Outgoing): Promise<IncomingMessage> {
  const { agent } = linesOf(url);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const length = body.reduce((sum, part) => sum + part.length, 0);
  return new Promise((resolve, reject) => {
    const request = send(url, { agent, method: 'POST', headers: { ...headers, 'content-length': length } });
    request.on('response', resolve);
    request.on('error', (error: NodeJS.ErrnoException) => {
      const wasOpen = request.reusedSocket || (request.socket !== null && openedBefore.has(request.socket));
      const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      reject(wasOpen && isClosed ? new StaleConnection() : error);
    });
    for (const part of body) request.write(part);
    request.end();
    onSent((reason) => void request.destroy(reason));
  });
}

/** Posts a request and resolves with the beginning of its answer, whatever that is. No redirect is followed. */
export async function sendRequest(url: URL, outgoing: Outgoing): Promise<IncomingMessage> {
  for (;;) {
    try {
      return await sendOnce(url, outgoing);
    } catch (error) {
      // The service has seen nothing of it; there are only so many connections that can be stale.
      if (!(error instanceof StaleConnection)) throw error;
    }
  }
}
