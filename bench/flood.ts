import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { startBinServer, type BinServer } from './bin-server.ts';
import type { Callers } from './flood-callers.child.ts';
import { startPart } from './part.ts';
import { report, reportShare } from './report.ts';
import { wait, withFolder } from './with-folder.ts';

/** What the container of compose.yaml leaves to a server, as Node divides 1 GiB. */
const nodeOptions = ['--max-old-space-size=512'];
const stranger = '127.0.0.1';
const somebodyElse = '127.0.0.2';
/** Whose new connections are refused where there are too many, and so are not to count for who asks for `/health`. */
const thirdCaller = '127.0.0.3';

/** Resident memory of a process in MiB; without end where the process did not live. */
function residentMiB(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Infinity;
  }
}

/** Sockets of the stranger that send this and then neither send nor read anything. */
function openMute(server: BinServer, count: number, bytes: readonly (string | Buffer)[]): readonly Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect({ port: server.port, host: stranger, localAddress: stranger });
    socket.on('error', () => undefined);
    for (const part of bytes) socket.write(part);
    return socket.pause();
  });
}

/** A bin with 200 bodies of 99 kB, whose list is asked for by 60 at once and by 30 that never read it. */
async function askForLists(server: BinServer): Promise<readonly Socket[]> {
  const [bin = ''] = await server.newBins(1);
  const body = Buffer.alloc(99_000, 'x');
  for (let sent = 0; sent < 200; sent += 1) {
    await (await fetch(`${server.url}/bin/${bin}`, { method: 'POST', body })).text();
  }
  const path = `/bin/${bin}/requests`;
  await Promise.all(
    Array.from({ length: 60 }, async () => (await fetch(server.url + path)).arrayBuffer().catch(() => undefined)),
  );
  return openMute(server, 30, [`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`]);
}

/** 1,000 connections that declare 1 MiB, send a little less and stall. */
async function stallBodies(server: BinServer): Promise<readonly Socket[]> {
  const [bin = ''] = await server.newBins(1);
  const head = `POST /bin/${bin} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${1024 * 1024}\r\n\r\n`;
  return openMute(server, 1_000, [head, Buffer.alloc(1_000_000, 'x')]);
}

/** 60 connections that send 200,000 requests each without waiting for an answer. */
function sendAtOnce(server: BinServer): Promise<readonly Socket[]> {
  const requests = Buffer.from('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200_000));
  return Promise.resolve(openMute(server, 60, [requests]));
}

/** 800 callers with 90 requests each, which come back as soon as they are answered or refused; gives what ends them. */
function comeBack({ port }: BinServer): () => void {
  const requests = Buffer.from('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(90));
  const open = new Set<Socket>();
  let isOver = false;
  const call = () => {
    if (isOver) return;
    const socket = connect({ port, host: stranger, localAddress: thirdCaller }).on('error', () => undefined);
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      setTimeout(call, 5);
    });
    socket.resume().write(requests);
  };
  for (let count = 0; count < 800; count += 1) call();
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
  };
}

const ending = (sockets: readonly Socket[]) => () => {
  for (const socket of sockets) socket.destroy();
};

interface Attack {
  readonly name: string;
  /** Gives what ends it. */
  readonly begin: (server: BinServer) => Promise<() => void>;
}

async function measureAttack({ name, begin }: Attack): Promise<void> {
  await withFolder(async (folder) => {
    const server = await startBinServer(folder, { nodeOptions });
    const before = residentMiB(server.pid);
    let peak = before;
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentMiB(server.pid));
    }, 20);
    const [bin = ''] = await server.newBins(1);
    // In a process of their own: the attack keeps this one busy.
    const callers = await startPart<Callers>('flood-callers');
    const { port } = server;
    const usual = [
      { method: 'POST', path: `/bin/${bin}`, body: 'x' },
      { method: 'GET', path: `/bin/${bin}/requests` },
    ];
    const ask = () =>
      callers.ask('start', [
        { port, from: stranger, calls: [{ method: 'GET', path: '/health' }] },
        { port, from: somebodyElse, calls: usual },
      ]);
    // What the machine itself costs, which shows where others use it.
    await ask();
    await wait(10_000);
    const [quiet] = await callers.ask('stop');
    await ask();
    const end = await begin(server);
    await wait(20_000);
    const [health, others] = await callers.ask('stop');
    await callers.stop();
    end();
    clearInterval(sampling);
    report({
      name: `flood: ${name}: memory, peak`,
      value: peak,
      unit: 'MiB',
      limit: 512,
      note: `${before.toFixed(0)} before`,
    });
    report({
      name: `flood: ${name}: slowest /health`,
      value: health?.slowestMs ?? Infinity,
      unit: 'ms',
      limit: 200,
      note: `${quiet?.slowestMs.toFixed(0)} ms before`,
    });
    reportShare({ name: `flood: ${name}: /health answered`, value: health?.answered ?? 0, atLeast: 1 });
    reportShare({
      name: `flood: ${name}: other callers served`,
      value: others?.answered ?? 0,
      atLeast: 1,
      note: `slowest ${others?.slowestMs.toFixed(0)} ms`,
    });
    await wait(60_000);
    report({ name: `flood: ${name}: memory a minute after`, value: residentMiB(server.pid), unit: 'MiB', limit: 512 });
    await server.stop();
  });
}

/** What one stranger can do to the server, over loopback: lists that are not read, bodies that do not end, requests that wait for no answer, callers that come back at once. */
export async function measureFlood(): Promise<void> {
  await measureAttack({ name: 'lists', begin: async (server) => ending(await askForLists(server)) });
  await measureAttack({ name: 'stalled bodies', begin: async (server) => ending(await stallBodies(server)) });
  await measureAttack({ name: 'requests at once', begin: async (server) => ending(await sendAtOnce(server)) });
  await measureAttack({ name: 'callers that come back', begin: async (server) => comeBack(server) });
}
