import { closeSync, renameSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Runs beside an app in its sandbox, which has no network but its own 127.0.0.1: what connects to a unix socket in a
 * shared folder reaches the app's port, and what connects to a port inside reaches the unix socket of a database. The socket
 * appears when the app accepts connections, and not before.
 *
 * Arguments, as JSON: `{ socket, port, database?: { socket, port }, endsWithInput? }`.
 */
interface Wanted {
  readonly socket: string;
  readonly port: number;
  readonly database?: { readonly socket: string; readonly port: number };
  /** Ends every process of the sandbox when standard input ends: whoever started it is gone. */
  readonly endsWithInput?: boolean;
}

const askEveryMs = 5;
const host = '127.0.0.1';
const wanted = JSON.parse(process.argv[2] ?? '{}') as Wanted;

/** Both directions, each with its own end and its own back-pressure. */
function join(one: Socket, other: Socket): void {
  const drop = () => {
    one.destroy();
    other.destroy();
  };
  one.on('error', drop);
  other.on('error', drop);
  // Closed with its end unsent: reset by the other side.
  one.on('close', (hadError) => hadError && other.destroy());
  other.on('close', (hadError) => hadError && one.destroy());
  one.pipe(other);
  other.pipe(one);
}

const relayTo = (target: { port: number; host: string } | { path: string }) =>
  createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    join(socket, connect({ ...target, allowHalfOpen: true, noDelay: true })),
  );

/** Calls back when something accepts connections on the port. */
function whenAccepted(port: number, accepted: () => void): void {
  const socket = connect({ port, host });
  socket.on('connect', () => {
    socket.destroy();
    accepted();
  });
  socket.on('error', () => setTimeout(() => whenAccepted(port, accepted), askEveryMs));
}

const { database } = wanted;
// Whoever started it waits for the end of its output before an app asks for its database.
if (database) relayTo({ path: database.socket }).listen(database.port, host, () => closeSync(1));

whenAccepted(wanted.port, () => {
  const beginning = `${wanted.socket}.new`;
  relayTo({ port: wanted.port, host }).listen(beginning, () => renameSync(beginning, wanted.socket));
});

if (wanted.endsWithInput === true) {
  const end = () => {
    process.kill(-1, 'SIGKILL');
    process.exit();
  };
  process.stdin.on('end', end).on('error', end).resume();
}
