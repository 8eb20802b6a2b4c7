import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { decode, encode, textUntilNull, toDocument, type Document, type Value } from './bson.ts';
import { CommandError } from './command-error.ts';
import { runCommand } from './commands.ts';
import type { Databases } from './reads.ts';

const opReply = 1;
const opQuery = 2004;
const opMessage = 2013;
const headerLength = 16;

/** A MongoDB 7.0 that stands alone, without accounts; its wire protocol is the real one, its documents are in memory. */
export interface MongoDouble {
  /** `mongodb://127.0.0.1:…/app` */
  readonly url: string;
  close(): Promise<void>;
}

/** What the server says of itself (manual: "hello"). */
const hello = () =>
  toDocument({
    isWritablePrimary: true,
    ismaster: true,
    helloOk: true,
    maxBsonObjectSize: 16_777_216,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: { type: 'date', value: BigInt(Date.now()) },
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    ok: 1,
  });

function answer(databases: Databases, command: Document): Document {
  const [name = ''] = command.keys();
  if (['hello', 'ismaster', 'isMaster'].includes(name)) return hello();
  try {
    return runCommand(databases, command);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return toDocument({ ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName });
  }
}

/** The command of an OP_MSG: its body, with the lists that came beside it (specification "OP_MSG"). */
function readMessage(message: Buffer): Document {
  const flags = message.readUInt32LE(headerLength);
  const end = message.length - ((flags & 1) === 1 ? 4 : 0);
  const command = new Map<string, Value>();
  let at = headerLength + 4;
  while (at < end) {
    const kind = message[at];
    if (kind === 0) {
      const body = decode(message, at + 1);
      for (const [name, value] of body.document) command.set(name, value);
      at = body.end;
      continue;
    }
    if (kind !== 1) throw new Error(`unknown kind of section: ${kind}`);
    const sectionEnd = at + 1 + message.readInt32LE(at + 1);
    const name = textUntilNull(message, at + 5);
    const documents: Value[] = [];
    for (at = name.end; at < sectionEnd;) {
      const { document, end: next } = decode(message, at);
      documents.push({ type: 'object', value: document });
      at = next;
    }
    command.set(name.text, { type: 'array', value: documents });
  }
  return command;
}

function framed(code: number, to: number, body: Buffer): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeInt32LE(headerLength + body.length, 0);
  header.writeInt32LE(to, 8);
  header.writeInt32LE(code, 12);
  return Buffer.concat([header, body]);
}

/** The answer to one message. OP_QUERY is taken for the first greeting alone, as since 5.1. */
function respond(databases: Databases, message: Buffer): Buffer {
  const [id, code] = [message.readInt32LE(4), message.readInt32LE(12)];
  if (code === opMessage) {
    const body = encode(answer(databases, readMessage(message)));
    return framed(opMessage, id, Buffer.concat([Buffer.alloc(5), body]));
  }
  if (code !== opQuery) throw new Error(`unsupported opcode ${code}`);
  const command = decode(message, textUntilNull(message, headerLength + 4).end + 8).document;
  const [name = ''] = command.keys();
  const isGreeting = ['hello', 'ismaster', 'isMaster'].includes(name);
  const refusal = {
    ok: 0,
    errmsg: `Unsupported OP_QUERY command: ${name}. The client driver may require an upgrade.`,
    code: 352,
    codeName: 'UnsupportedOpQueryCommand',
  };
  const reply = Buffer.alloc(20);
  reply.writeInt32LE(8, 0);
  reply.writeInt32LE(1, 16);
  return framed(opReply, id, Buffer.concat([reply, encode(isGreeting ? hello() : toDocument(refusal))]));
}

function serve(databases: Databases, socket: Socket): void {
  let pending = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= headerLength && pending.length >= pending.readInt32LE(0)) {
      const message = pending.subarray(0, pending.readInt32LE(0));
      pending = pending.subarray(message.length);
      try {
        socket.write(respond(databases, message));
      } catch {
        // As the server does with what it cannot read.
        socket.destroy();
        return;
      }
    }
  });
}

export async function startMongoDouble(): Promise<MongoDouble> {
  const databases: Databases = { collections: new Map(), cursors: new Map() };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(databases, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/app`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
