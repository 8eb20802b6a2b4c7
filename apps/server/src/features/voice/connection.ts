import { signedOutClose, type ServerMessage, type VoiceErrorCode } from '@toolbench/contracts/voice.ts';
import { engineNames } from './engines-now.ts';
import { createPlainTurns } from './plain-turns.ts';
import { readMessage, type Message } from './read-message.ts';
import type { OpenSession, Sessions } from './sessions.ts';
import { createSessionTurns, type SessionTurns } from './session-turns.ts';
import { errorMessage, plainMessage } from './turn-messages.ts';
import type { TurnRate } from './turn-rate.ts';
import type { TurnRunner } from './turn-runner.ts';
import type { VoiceSocket } from './voice-socket.ts';

export interface Caller {
  readonly owner: string;
  readonly language: 'zh' | 'en';
  /** Whether the token still opens the lab; using it keeps it alive. */
  readonly keepsSignedIn: () => Promise<boolean>;
}

interface ConnectionParts {
  readonly runner: TurnRunner;
  readonly rate: TurnRate;
  readonly sessions: Sessions;
  readonly unsentBytes: number;
  /** The turns of each session, across its connections. */
  readonly turnsOf: WeakMap<OpenSession, SessionTurns>;
  /** Told of faults of ours. */
  readonly onFault: (error: unknown) => void;
}

/** Closing codes of a client that has finished (RFC 6455, 7.4.1); with every other one it may come back. */
const finished = new Set([1000, 1001]);
/** While more than this waits to be read nothing else is taken from the network: a flood waits with who sends it. */
const waitingBytes = 64 * 1024;

/** One socket: reads its messages one after the other, and leads each to whom it concerns. */
export function createConnection(socket: VoiceSocket, caller: Caller, parts: ConnectionParts) {
  const { runner, rate, sessions, turnsOf, onFault } = parts;
  let { language } = caller;
  let session: OpenSession | undefined;
  let isOpen = true;
  /** Frames come fifty times a second: they are complained about once. */
  let hasRefusedFrames = false;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isPaused = false;

  const send = (message: ServerMessage) => {
    if (!isOpen) return;
    socket.send(JSON.stringify(message));
    if (socket.unsentBytes() <= parts.unsentBytes) return;
    isOpen = false;
    if (session !== undefined) turnsOf.get(session)?.failRunning();
    socket.terminate();
  };

  const deliverPlain = (message: ServerMessage) => {
    const plain = plainMessage(message);
    if (plain !== undefined) send(plain);
  };

  const plainTurns = createPlainTurns({
    runner,
    rate,
    onFault,
    owner: caller.owner,
    language: () => language,
    deliver: deliverPlain,
  });

  const complain = (code: VoiceErrorCode, turn?: string) => {
    const message = errorMessage({ code }, language, turn);
    if (session === undefined) deliverPlain(message);
    else send(message);
  };

  const greet = async (hello: Message & { type: 'hello' }) => {
    language = hello.language ?? language;
    if (session !== undefined) return complain('bad-message');
    const engines = await runner.engines();
    if (!isOpen) return;
    // From here on nothing is waited for: of two connections that ask for one session, the later one has it.
    const resumed = hello.session === undefined ? undefined : sessions.resume(hello.session, caller.owner);
    const mine = resumed ?? sessions.open(caller.owner, language);
    mine.language = language;
    session = mine;
    if (!turnsOf.has(mine)) turnsOf.set(mine, createSessionTurns(mine, { runner, rate, onFault }));
    const replaced = () => {
      session = undefined;
      socket.terminate();
    };
    mine.connection = { deliver: send, replaced };
    send({
      type: 'ready',
      version: 1,
      session: mine.id,
      resumed: resumed !== undefined,
      engines: engineNames(engines),
    });
    for (const message of mine.held.backlog()) send(message);
    for (const engine of [engines.recognition, engines.translation, engines.speech]) engine?.prepare?.();
  };

  const staysSignedIn = async () => {
    if (await caller.keepsSignedIn()) return true;
    socket.close(signedOutClose, 'not signed in');
    return false;
  };

  const handle = async (message: Message): Promise<void> => {
    if (message.type === 'hello') return greet(message);
    if (message.type === 'audio' || message.type === 'tts') {
      if (await staysSignedIn()) plainTurns.ask(message);
      return;
    }
    const turns = session && turnsOf.get(session);
    if (turns === undefined) return complain('bad-message');
    switch (message.type) {
      case 'start':
      case 'text':
        hasRefusedFrames = false;
        if (await staysSignedIn()) await turns.begin(message);
        return;
      case 'stop':
        return turns.stop(message);
      case 'ping':
        return send({ type: 'pong' });
      default:
        return turns.drop(message.turn);
    }
  };

  const readAndHandle = async (bytes: Buffer) => {
    const read = await readMessage(bytes);
    if (!isOpen) return;
    if (read.ok) await handle(read.message);
    else complain(read.code, read.turn);
  };

  const takeFrame = (bytes: Buffer) => {
    const turns = session && turnsOf.get(session);
    if (turns?.frame(bytes) === true || hasRefusedFrames) return;
    hasRefusedFrames = true;
    complain('bad-message');
  };

  const fault = (error: unknown) => {
    onFault(error);
    send(errorMessage({ code: 'engine-failed' }, language));
  };

  return {
    /** Resolves when the message is dealt with; it waits for those before it. */
    receive(bytes: Buffer, isBinary: boolean): Promise<unknown> {
      waiting += bytes.length;
      if (waiting > waitingBytes && !isPaused) {
        isPaused = true;
        socket.pause();
      }
      last = last
        .then(() => (isBinary ? takeFrame(bytes) : readAndHandle(bytes)))
        .catch(fault)
        .finally(() => {
          waiting -= bytes.length;
          if (waiting > waitingBytes || !isPaused) return;
          isPaused = false;
          socket.resume();
        });
      return last;
    },

    closed(code: number): void {
      isOpen = false;
      plainTurns.leave();
      if (session === undefined) return;
      if (finished.has(code)) sessions.end(session);
      else sessions.lose(session);
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;
