import { limits } from '@toolbench/contracts/limits.ts';
import {
  serverMessage,
  signedOutClose,
  type ClientMessage,
  type ServerMessage,
  type VoiceEngines,
} from '@toolbench/contracts/voice.ts';
import { createOutgoingTurn, type Outgoing, type OutgoingTurn } from './outgoing-turn.ts';
import { reconnectDelay } from './reconnect-delay.ts';

const { heartbeatMs } = limits.voice;

export interface Socket {
  readonly send: (data: string | ArrayBuffer) => void;
  readonly close: () => void;
}

export interface SocketEvents {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  /** `code` of the close event; whatever was not delivered is lost. */
  readonly onClose: (code: number) => void;
}

/** `connecting`: the first time. `lost`: it was there and is being made again. `signed-out`: it needs a new token. */
export type LinkState = 'connecting' | 'connected' | 'lost' | 'signed-out' | 'closed';

/** Runs something later; returns how to call it off. */
export type After = (ms: number, run: () => void) => () => void;

interface LinkParts {
  readonly openSocket: (events: SocketEvents) => Socket;
  readonly after: After;
  readonly random: () => number;
  readonly language: () => 'zh' | 'en';
  readonly onState: (state: LinkState) => void;
  /** The server can do this now. */
  readonly onEngines: (engines: VoiceEngines) => void;
  readonly onMessage: (message: ServerMessage) => void;
}

type Beginning = Parameters<typeof createOutgoingTurn>[0];

export interface VoiceLink {
  readonly state: () => LinkState;
  /** Begins a turn; until it is settled it survives every loss of the connection. */
  readonly begin: (beginning: Beginning) => void;
  readonly frame: (turn: string, samples: Int16Array) => void;
  readonly stop: (turn: string) => void;
  readonly cancel: (turn: string) => void;
  /** The page has all of the turn: the server may forget it. */
  readonly settle: (turn: string) => void;
  /** Sent only while the socket is open; false when it is not. */
  readonly say: (message: ClientMessage) => boolean;
  /**
   * Connects, and does so now rather than after a wait: the page is there, the network is back, a person asks for it. A
   * connection that seems to be there is asked whether it is.
   */
  readonly open: () => void;
  readonly close: () => void;
}

function parse(text: string): ServerMessage | null {
  try {
    return serverMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The connection to /ws/translate. Once it was opened it says hello, comes back by itself when it is lost, and then sends again whatever the
 * server may have missed of the turns that are under way; the server knows a turn by its id and a sample by its number, so
 * nothing counts twice. Messages of kinds that are not known are passed over.
 */
export function createVoiceLink(parts: LinkParts): VoiceLink {
  const { openSocket, after, random, onState, onMessage } = parts;
  const turns = new Map<string, OutgoingTurn>();
  /** Turns that were cancelled while there was nobody to tell. */
  let untold: string[] = [];
  let socket: Socket | null = null;
  let state: LinkState = 'connecting';
  let session: string | undefined;
  let attempt = 0;
  /** Grows with each socket: what an earlier one still says is not heard. */
  let generation = 0;
  let callOff: () => void = () => undefined;
  const isReady = () => state === 'connected';

  const enter = (next: LinkState) => {
    if (next === state) return;
    state = next;
    onState(next);
  };
  const send = (data: Outgoing) => socket?.send(data instanceof ArrayBuffer ? data : JSON.stringify(data));
  const sendIfReady = (data: Outgoing) => {
    if (isReady()) send(data);
  };
  const wait = (ms: number, run: () => void) => {
    callOff();
    callOff = after(ms, run);
  };
  const drop = () => {
    generation += 1;
    const old = socket;
    socket = null;
    old?.close();
  };
  const lose = () => {
    drop();
    enter('lost');
    wait(reconnectDelay(attempt, random()), connect);
    attempt += 1;
  };
  /** A dead connection is as silent as a quiet one, and nothing tells: it is asked. */
  const ask = () => {
    send({ type: 'ping' });
    wait(heartbeatMs.answer, lose);
  };
  const watch = () => wait(turns.size > 0 ? heartbeatMs.busy : heartbeatMs.idle, ask);

  const goOn = ({ session: given, resumed, engines }: Extract<ServerMessage, { type: 'ready' }>) => {
    session = given;
    attempt = 0;
    enter('connected');
    parts.onEngines(engines);
    for (const turn of untold) send({ type: 'cancel', turn });
    untold = [];
    for (const turn of turns.values()) turn.again(resumed).forEach(send);
  };
  const hear = (message: ServerMessage) => {
    const turn = 'turn' in message ? message.turn : undefined;
    if (message.type === 'ready') goOn(message);
    else if (message.type === 'received') turns.get(message.turn)?.received(message.samples);
    else if (turn === undefined || turns.has(turn)) onMessage(message);
    // It was settled, but the server did not hear of it.
    else if (message.type === 'done' || message.type === 'error') sendIfReady({ type: 'taken', turn });
    if (isReady()) watch();
  };

  function connect(): void {
    drop();
    const mine = generation;
    wait(limits.voice.helloMs, lose);
    socket = openSocket({
      onOpen: () => {
        if (mine === generation) send({ type: 'hello', version: 1, session, language: parts.language() });
      },
      onText: (text) => {
        const message = mine === generation ? parse(text) : null;
        if (message) hear(message);
      },
      onClose: (code) => {
        if (mine !== generation) return;
        if (code !== signedOutClose) return lose();
        end('signed-out');
      },
    });
  }

  function end(last: 'signed-out' | 'closed'): void {
    callOff();
    drop();
    enter(last);
  }

  return {
    state: () => state,
    begin(beginning) {
      turns.set(beginning.turn, createOutgoingTurn(beginning));
      sendIfReady(beginning);
      if (isReady()) watch();
    },
    frame(id, samples) {
      const message = turns.get(id)?.add(samples);
      if (message) sendIfReady(message);
    },
    stop(id) {
      const message = turns.get(id)?.stop();
      if (message) sendIfReady(message);
    },
    cancel(id) {
      if (!turns.delete(id)) return;
      if (isReady()) send({ type: 'cancel', turn: id });
      else untold.push(id);
    },
    settle(id) {
      if (turns.delete(id)) sendIfReady({ type: 'taken', turn: id });
    },
    say(message) {
      if (isReady()) send(message);
      return isReady();
    },
    open() {
      if (state === 'connected') return ask();
      attempt = 0;
      if (state === 'closed') enter('connecting');
      connect();
    },
    close: () => end('closed'),
  };
}
