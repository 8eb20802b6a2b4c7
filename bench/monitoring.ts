import { get } from 'node:http';
import type { Deployment, Monitoring } from '@toolbench/contracts/previews.ts';
import { calls, deploymentPaths } from '@toolbench/contracts/routes.ts';
import { startAssistantServer, type AssistantServer } from './assistant-server.ts';
import { probeSandbox } from './outside-probe.ts';
import { report } from './report.ts';
import { wait, withFolder } from './with-folder.ts';

const sessionId = 'session-1767225600000-monitoring';
const express = { language: 'javascript', framework: 'express', database: 'sqlite', hosting: 'vercel' } as const;
const requestEveryMs = 60;
/** Calls are limited, so looks are close together only where the record is due. */
const lookEveryMs = 50;
const restMs = 4_600;
const windows = 3;

/** Works a third of the time, holds 60 MiB, answers after a tenth of a second, and fails every fourth time. */
const app = `
import { createServer } from 'node:http';
globalThis.held = Buffer.alloc(60 * 1024 * 1024, 1);
setInterval(() => { for (const end = performance.now() + 30; performance.now() < end;); }, 90);
let asked = 0;
createServer((request, response) => {
  response.statusCode = ++asked % 4 === 0 ? 500 : 200;
  setTimeout(() => response.end('hello'), 100);
}).listen(Number(process.env.PORT), process.env.HOST);
`;

const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** The status of an answer that came whole. Names below localhost are not known everywhere, so the address is dialled by number. */
function ask(url: string): Promise<number> {
  const { host, port } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers: { host } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

/** Asks the app all the time, and counts what comes back. */
function startClient(url: string) {
  const times: number[] = [];
  const under = new Set<Promise<void>>();
  let errors = 0;
  const count = async () => {
    const began = performance.now();
    const status = await ask(url);
    times.push(performance.now() - began);
    if (status >= 500) errors += 1;
  };
  const timer = setInterval(() => {
    const asking = count();
    under.add(asking);
    void asking.finally(() => under.delete(asking));
  }, requestEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(under);
      return { requests: times.length, errors, responseTime: median(times.slice(-100)) };
    },
  };
}

/** Looks at the record whenever it is new, and at the processes at the same moment. */
async function watch(read: () => Promise<Monitoring>, server: number) {
  const seen: {
    readonly told: Monitoring;
    readonly cpuMs: number;
    readonly memoryBytes: number;
    readonly at: number;
  }[] = [];
  for (let updated = ''; seen.length <= windows; await wait(lookEveryMs)) {
    const told = await read();
    // Before the first measurement there is no figure, and the record is as new as its reading.
    if (told.cpu === null || told.lastUpdated === updated) continue;
    updated = told.lastUpdated;
    seen.push({ told, ...(await probeSandbox(server)), at: performance.now() });
    await wait(restMs);
  }
  return seen;
}

function compare(name: string, told: number | null, truth: number): void {
  const percent = (Math.abs((told ?? 0) - truth) / truth) * 100;
  const note = `${(told ?? 0).toFixed(1)} told, ${truth.toFixed(1)} from outside`;
  report({ name: `monitoring: ${name}, off by`, value: percent, unit: '%', limit: 5, note });
}

async function deploy(server: AssistantServer): Promise<Deployment> {
  await server.makeProject(sessionId, express);
  await server.edit(sessionId, 1, { 'server/src/main.js': app });
  const asked = { sessionId, target: 'local', plan: 'economy', dryRun: false };
  const made = await server.call<Deployment>('POST', calls.deployments, asked);
  if (made?.state !== 'deployed' || made.url === undefined) throw new Error(JSON.stringify(made));
  return made;
}

/** The record of a deployment against what is seen from outside: by a client, and by reading /proc. */
async function compareRecord(server: AssistantServer): Promise<void> {
  const { id, url = '' } = await deploy(server);
  const read = async () => {
    const found = await server.call<Deployment>('GET', deploymentPaths.own(id));
    if (found?.monitoring === undefined) throw new Error(JSON.stringify(found));
    return found.monitoring;
  };
  const before = await read();
  const client = startClient(url);
  const seen = await watch(read, server.pid);
  const truth = await client.stop();
  const after = await read();
  const [first, last] = [seen[0], seen.at(-1)];
  if (first === undefined || last === undefined) throw new Error('The record never changed.');
  compare('requests', after.requests - before.requests, truth.requests);
  compare('errors', after.errors - before.errors, truth.errors);
  compare('response time in ms', after.responseTime, truth.responseTime);
  const told = seen.slice(1).reduce((sum, one) => sum + (one.told.cpu ?? 0), 0) / windows;
  compare('processor in percent', told, ((last.cpuMs - first.cpuMs) / (last.at - first.at)) * 100);
  compare('memory in bytes', last.told.memory, last.memoryBytes);
}

export async function measureMonitoring(): Promise<void> {
  await withFolder(async (folder) => {
    const server = await startAssistantServer(folder);
    await compareRecord(server).finally(() => server.stop());
  });
}
