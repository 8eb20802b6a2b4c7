import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@toolbench/contracts/routes.ts';
import { makeZip } from '../../apps/server/src/test-support/files/zip.ts';
import { startBinServer, type BinServer } from '../bin-server.ts';
import { percentile } from '../capture-load.ts';
import { report } from '../report.ts';
import { signIn } from '../server.ts';

const fileCount = 10_000;
const bytesOfFile = 5_000;
const questions = [
  'where is the token verified',
  'split a line of a csv file',
  '如何解析配置文件',
  'retry after a failure',
];

/** Sources of this repository, again and again until they are 10,000 of 5 KB, each with words of its own. */
function largeProject(): { name: string; content: string }[] {
  const own = execFileSync('git', ['ls-files', 'packages', 'apps'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(ts|tsx)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => text.length > 1_000);
  return Array.from({ length: fileCount }, (_, at) => {
    let content = '';
    for (let piece = 0; content.length < bytesOfFile; piece += 1)
      content += own[(at * 7 + piece * 31) % own.length] ?? '';
    // Cut between lines: what was left open there is what a large project has too.
    const end = content.indexOf('\n', bytesOfFile);
    const marked = `export function onlyIn${at}() {\n  return ${at};\n}\n`;
    return { name: `src/part${at % 100}/file${at}.ts`, content: marked + content.slice(0, end < 0 ? undefined : end) };
  });
}

interface Status {
  readonly is_processing: boolean;
  readonly is_complete: boolean;
  readonly error: string | null;
  readonly processed_files: number;
}

/** The code lab of a server, as a signed-in person uses it. */
async function openLab({ url }: BinServer) {
  const json = { 'content-type': 'application/json' };
  const authorization = `Bearer ${await signIn(url)}`;
  const post = async (path: string, body: object): Promise<unknown> =>
    (
      await fetch(url + path, { method: 'POST', headers: { ...json, authorization }, body: JSON.stringify(body) })
    ).json();

  return {
    async upload(zip: Uint8Array): Promise<string> {
      const form = new FormData();
      form.append('project', new Blob([new Uint8Array(zip)]), 'large.zip');
      const answer = await fetch(url + calls.uploadProject, { method: 'POST', headers: { authorization }, body: form });
      const { projectPath } = (await answer.json()) as { projectPath: string };
      return projectPath;
    },
    /** Milliseconds until it is indexed. */
    async index(projectPath: string, pollMs: number): Promise<number> {
      const started = performance.now();
      await post(calls.startVectorization, { projectPath });
      for (;;) {
        const query = new URLSearchParams({ projectPath });
        const answer = await fetch(`${url}${calls.vectorizationStatus}?${query}`, { headers: { authorization } });
        const status = (await answer.json()) as Status;
        if (status.is_complete) return performance.now() - started;
        if (status.is_processing !== true) throw new Error(`not indexed: ${JSON.stringify(status).slice(0, 500)}`);
        await wait(pollMs);
      }
    },
    async search(projectPath: string, query: string): Promise<void> {
      const asked = new URLSearchParams({ projectPath, query });
      const answer = await fetch(`${url}${calls.vectorizedSnippets}?${asked}`, { headers: { authorization } });
      const { total_count: found } = (await answer.json()) as { total_count: number };
      if (!(found > 0)) throw new Error(`nothing found for ${query}`);
    },
  };
}

async function memoryOf(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

/** How late the event loop was since the last look; see event-loop-delay.mjs. */
async function delayOf({ pid }: BinServer, file: string): Promise<{ p99Ms: number; maxMs: number }> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    await wait(20);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.endsWith('}')) return JSON.parse(text) as { p99Ms: number; maxMs: number };
  }
}

/** The highest memory while something runs, in MiB above that before. */
async function memoryDuring<Value>(pid: number, work: () => Promise<Value>): Promise<{ value: Value; more: number }> {
  const before = await memoryOf(pid);
  let most = before;
  const timer = setInterval(() => void memoryOf(pid).then((memory) => (most = Math.max(most, memory))), 100);
  const value = await work().finally(() => clearInterval(timer));
  return { value, more: most - before };
}

/** A project of 10,000 files and 50 MB in the built server: taken in, searched, and taken in again with one file changed. */
export async function measureLargeProject(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'toolbench-bench-'));
  const delayFile = join(folder, 'event-loop-delay.json');
  process.env.EVENT_LOOP_DELAY_FILE = delayFile;
  const preload = join(process.cwd(), 'bench/code/event-loop-delay.mjs');
  const server = await startBinServer(join(folder, 'data'), { nodeOptions: ['--import', preload] });
  try {
    await measureIn(server, delayFile);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureIn(server: BinServer, delayFile: string): Promise<void> {
  const lab = await openLab(server);
  const files = largeProject();
  const megabytes = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) / 1e6;
  const note = `${files.length} files, ${megabytes.toFixed(0)} MB`;

  const zip = makeZip(files);
  await delayOf(server, delayFile);
  const { value, more } = await memoryDuring(server.pid, async () => {
    const started = performance.now();
    const projectPath = await lab.upload(zip);
    const uploadMs = performance.now() - started;
    await lab.index(projectPath, 500);
    return { projectPath, uploadMs, ms: performance.now() - started };
  });
  const delay = await delayOf(server, delayFile);
  report({ name: 'code: large project indexed', value: value.ms, unit: 'ms', limit: 60_000, note });
  const most = `${delay.maxMs.toFixed(0)} ms at most`;
  report({ name: 'code: event loop late while indexing, p99', value: delay.p99Ms, unit: 'ms', limit: 50, note: most });
  report({ name: 'code: memory above idle while indexing', value: more, unit: 'MiB', limit: 256 });

  for (const question of questions) await lab.search(value.projectPath, question);
  const times: number[] = [];
  for (let at = 0; at < 100; at += 1) {
    const started = performance.now();
    await lab.search(value.projectPath, questions[at % questions.length] ?? '');
    times.push(performance.now() - started);
  }
  report({ name: 'code: search in a large project, p95', value: percentile(times, 0.95), unit: 'ms', limit: 50 });

  const [first, ...others] = files;
  const changed = makeZip([
    { name: first?.name ?? '', content: `${first?.content ?? ''}\nexport const changed = 1;\n` },
    ...others,
  ]);
  const again = await lab.upload(changed);
  // Complete is what can be searched: its index is in memory.
  const ms = await lab.index(again, 10);
  report({ name: 'code: indexed again after one changed file', value: ms, unit: 'ms', limit: 500 });
}
