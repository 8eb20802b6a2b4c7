import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { buildNotStoring, startBinServer } from './bin-server.ts';
import { captureLoad, percentile } from './capture-load.ts';
import { report } from './report.ts';
import { withFolder } from './with-folder.ts';

const rounds = 9;
const sliceSeconds = 1.5;
const warmSeconds = 4;

/** What came of one server in one slice. */
interface Slice {
  readonly perSecond: number;
  readonly times: readonly number[];
  /** Processor time of all threads of the server for one capture, in microseconds. */
  readonly cpuUs: number;
}

const median = (values: readonly number[]) => percentile(values, 0.5);

/** Milliseconds of processor time that a process has used; its clock ticks 100 times a second. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Milliseconds that the disk takes for a write of 4 KB at this moment: no capture can be acknowledged sooner. */
function diskMs(folder: string): number {
  const file = openSync(join(folder, 'probe'), 'w');
  const page = Buffer.alloc(4_096, 'x');
  const times = Array.from({ length: 15 }, () => {
    const started = performance.now();
    writeSync(file, page, 0, page.length, 0);
    fdatasyncSync(file);
    return performance.now() - started;
  });
  closeSync(file);
  return median(times);
}

/** Catches on 64 connections into 30 bins, all of which have long been full. */
async function startCatching(folder: string, file?: string) {
  const server = await startBinServer(folder, { file });
  const bins = await server.newBins(30);
  const pathOf = (index: number) => `/bin/${bins[index % 30] ?? ''}/path?a=b`;
  const slice = async (seconds: number): Promise<Slice> => {
    const before = cpuMs(server.pid);
    const { perSecond, times } = await captureLoad({ port: server.port, connections: 64, pathOf, seconds });
    return { perSecond, times, cpuUs: ((cpuMs(server.pid) - before) * 1_000) / times.length };
  };
  await slice(warmSeconds);
  return { slice, stop: () => server.stop() };
}

/** Slices of both servers in turn, and in turn which goes first: what else the machine does meets both alike. */
async function takeSlices(folder: string, bareFolder: string) {
  const storing = await startCatching(folder);
  const bare = await startCatching(bareFolder, await buildNotStoring());
  const taken: { readonly bare: Slice; readonly storing: Slice; readonly diskMs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await (round % 2 === 0 ? bare : storing).slice(sliceSeconds);
    const second = await (round % 2 === 0 ? storing : bare).slice(sliceSeconds);
    const pair = round % 2 === 0 ? { bare: first, storing: second } : { bare: second, storing: first };
    taken.push({ ...pair, diskMs: diskMs(folder) });
  }
  await storing.stop();
  await bare.stop();
  return taken;
}

/** How fast requests are kept, and how that compares with the same server answering without storing. */
export async function measureCaptureRate(): Promise<void> {
  const slices = await withFolder((folder) => withFolder((bareFolder) => takeSlices(folder, bareFolder)));
  const perSecond = (kind: 'bare' | 'storing') => median(slices.map((slice) => slice[kind].perSecond));
  const cpuUs = (kind: 'bare' | 'storing') => median(slices.map((slice) => slice[kind].cpuUs)).toFixed(0);
  const ratios = slices.map(({ bare, storing }) => bare.perSecond / storing.perSecond);
  report({
    name: 'captures: 1,000 of 1 KB, stored',
    value: 1_000_000 / perSecond('storing'),
    unit: 'ms',
    limit: 333,
    note: `${perSecond('storing').toFixed(0)}/s, ${perSecond('bare').toFixed(0)}/s without storing`,
  });
  report({
    name: 'captures: p99',
    value: percentile(
      slices.flatMap(({ storing }) => storing.times),
      0.99,
    ),
    unit: 'ms',
    limit: 50,
    note: `the disk alone ${median(slices.map((slice) => slice.diskMs)).toFixed(1)} ms`,
  });
  report({
    name: 'captures: stored, as a ratio to not stored',
    value: median(ratios),
    unit: 'x',
    limit: 2,
    note: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} in ${rounds} pairs; processor ${cpuUs('storing')} and ${cpuUs('bare')} µs each`,
  });
}
