import type { ClientMessage, ServerMessage } from '@toolbench/contracts/voice.ts';
import { WebSocket, type ClientOptions } from 'ws';

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
type Received = ServerMessage & Readonly<Record<string, unknown>>;

/** A client of the voice socket that keeps what it received. */
export interface VoiceClient {
  readonly socket: WebSocket;
  readonly received: readonly Received[];
  readonly send: (message: ClientMessage | string | object) => void;
  /** Samples as binary frames, in pieces of 20 ms, from this one on. */
  readonly sendFrames: (samples: Int16Array, first?: number) => void;
  /** The first message that fits, received already or not. Fails when the connection ends before. */
  readonly next: <Type extends ServerMessage['type']>(
    type: Type,
    fits?: (message: MessageOf<Type>) => boolean,
  ) => Promise<MessageOf<Type>>;
  /** Forgets what was received. */
  readonly clear: () => void;
  readonly closed: Promise<{ readonly code: number }>;
}

const frameSamples = 320;

export function frame(first: number, samples: Int16Array): Buffer {
  const bytes = Buffer.alloc(4 + samples.length * 2);
  bytes.writeUInt32LE(first, 0);
  samples.forEach((sample, at) => bytes.writeInt16LE(sample, 4 + at * 2));
  return bytes;
}

/** Opens a socket, or rejects with the status of the refusal. */
export function openClient(url: string, options: ClientOptions = {}, protocols: string[] = []): Promise<VoiceClient> {
  const socket = new WebSocket(url, protocols, { perMessageDeflate: false, ...options });
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const notify = () => {
    for (const look of [...waiting]) look();
  };
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString('utf8')) as Received);
    notify();
  });
  const closed = new Promise<{ code: number }>((resolve) => {
    socket.on('close', (code) => {
      resolve({ code });
      notify();
    });
  });
  const client: VoiceClient = {
    socket,
    received,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    sendFrames(samples, first = 0) {
      for (let at = first; at < samples.length; at += frameSamples) {
        socket.send(frame(at, samples.subarray(at, at + frameSamples)));
      }
    },
    next: <Type extends ServerMessage['type']>(type: Type, fits: (message: MessageOf<Type>) => boolean = () => true) =>
      new Promise<MessageOf<Type>>((resolve, reject) => {
        const look = () => {
          const ofType = received.filter((message) => message.type === type) as unknown as MessageOf<Type>[];
          const found = ofType.find(fits);
          if (found === undefined && socket.readyState <= WebSocket.OPEN) return;
          waiting.delete(look);
          if (found !== undefined) resolve(found);
          else reject(new Error(`no ${type} before the end, but ${JSON.stringify(received)}`));
        };
        waiting.add(look);
        look();
      }),
    clear: () => void (received.length = 0),
    closed,
  };
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(client));
    socket.on('unexpected-response', (_request, response) => {
      reject(new Error(String(response.statusCode)));
      socket.terminate();
    });
    socket.on('error', reject);
  });
}
