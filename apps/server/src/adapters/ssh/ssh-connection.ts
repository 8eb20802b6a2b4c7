import type { Socket } from 'node:net';
import { limits } from '@toolbench/contracts/limits.ts';
import ssh2, { type AuthContext, type Connection, type ServerConfig, type Session, type SFTPWrapper } from 'ssh2';
import type { Credentials } from '../../features/sftp/credentials.ts';
import type { ReadOnlyFiles } from '../../features/sftp/read-only-files.ts';
import { answerSftp } from './sftp-requests.ts';

/** How a connection went, for the log: no address, no name, no password. */
export interface ConnectionRecord {
  readonly end: 'client' | 'error' | 'login-timeout' | 'idle' | 'session-time' | 'wrong-passwords' | 'flood' | 'stop';
  readonly isSignedIn: boolean;
  readonly requests: number;
  readonly ms: number;
}

/** How long a connection may take for what, in milliseconds. */
export interface Times {
  readonly loginTimeoutMs: number;
  readonly idleMs: number;
  readonly sessionMs: number;
}

interface ConnectionParts {
  readonly config: ServerConfig;
  readonly isRight: (given: Credentials) => boolean;
  /** A view of the files for each SFTP session. */
  readonly openFiles: () => ReadOnlyFiles;
  readonly times: Times;
  readonly now: () => number;
  readonly onEnd: (record: ConnectionRecord) => void;
}

/** Ends the connection and keeps the reason for the log. */
type End = (why: ConnectionRecord['end']) => void;

/** Only passwords, and only so many. */
function checkLogin(connection: Connection, isRight: ConnectionParts['isRight'], end: End): void {
  let wrong = 0;
  connection.on('authentication', (context: AuthContext) => {
    if (context.method !== 'password') return context.reject(['password']);
    if (isRight({ username: context.username, password: context.password })) return context.accept();
    wrong += 1;
    if (wrong >= limits.sftp.wrongPasswords) return end('wrong-passwords');
    context.reject(['password']);
  });
}

/** The parts of ssh2's SFTP session that its types leave out. */
interface SftpChannel {
  readonly _protocol: { readonly exitStatus: (channel: number, status: number) => void };
  readonly outgoing: { readonly id: number };
}

/** OpenSSH's clients wait for the server to close the channel, and scp takes a missing exit status for a failure. */
function closeChannel(sftp: SFTPWrapper): void {
  const { _protocol: protocol, outgoing } = sftp as unknown as SftpChannel;
  protocol.exitStatus(outgoing.id, 0);
  sftp.end();
}

/**
 * SFTP sessions, and nothing else. Shells, commands, terminals, variables, other subsystems, forwarding of ports,
 * sockets and agents have no listener here, and ssh2 refuses what nobody listens for.
 */
function answerSessions(connection: Connection, openFiles: () => ReadOnlyFiles, count: (bytes: number) => void): void {
  let open = 0;
  connection.on('session', (accept, reject) => {
    if (open >= limits.sftp.channels) return reject();
    open += 1;
    const session: Session = accept();
    session.once('close', () => {
      open -= 1;
    });
    session.once('sftp', (acceptSftp) => {
      const sftp = acceptSftp();
      sftp.on('error', () => undefined);
      sftp.once('end', () => closeChannel(sftp));
      answerSftp(sftp, openFiles(), count);
    });
  });
}

/** Speaks SSH on a socket until one of the limits, the client or `stop` ends it. Returns `stop`. */
export function serveConnection(socket: Socket, parts: ConnectionParts): () => void {
  const began = parts.now();
  let why: ConnectionRecord['end'] = 'client';
  let isSignedIn = false;
  let requests = 0;
  let answered = 0;
  let rekeys = 0;

  let connection: Connection | undefined;
  let isEnding = false;

  const end: End = (reason) => {
    if (isEnding) return;
    isEnding = true;
    why = reason;
    // Told in SSH's words where the client still listens; a misbehaving one is cut off.
    if (reason === 'flood' || reason === 'error' || !connection) return void socket.destroy();
    connection.end();
    timers.push(setTimeout(() => socket.destroy(), limits.sftp.closeMs));
    socket.destroySoon();
  };
  const timers: NodeJS.Timeout[] = [
    setTimeout(() => isSignedIn || end('login-timeout'), parts.times.loginTimeoutMs),
    setTimeout(() => end('session-time'), parts.times.sessionMs),
  ];
  socket.setTimeout(parts.times.idleMs, () => end('idle'));
  // Answers wait in memory while the client does not read: as long as they are few.
  const isFlooded = () => {
    const sent = socket.bytesWritten - socket.writableLength;
    return socket.writableLength > limits.sftp.unsentBytes || answered - sent > limits.sftp.unsentBytes;
  };
  const count = (bytes: number) => {
    requests += 1;
    answered += bytes;
    if (isFlooded()) end('flood');
  };
  socket.on('error', () => undefined);
  socket.once('close', () => {
    timers.forEach(clearTimeout);
    parts.onEnd({ end: why, isSignedIn, requests, ms: parts.now() - began });
  });

  // One for each socket: what belongs to a connection stays together here.
  const server = new ssh2.Server(parts.config, (opened) => {
    connection = opened;
    opened.on('error', () => end('error'));
    opened.on('ready', () => {
      isSignedIn = true;
    });
    opened.on('rekey', () => {
      rekeys += 1;
      if (rekeys > limits.sftp.rekeys) end('flood');
    });
    checkLogin(opened, parts.isRight, end);
    answerSessions(opened, parts.openFiles, count);
  });
  server.injectSocket(socket);
  socket.on('data', () => isFlooded() && end('flood'));
  return () => end('stop');
}
