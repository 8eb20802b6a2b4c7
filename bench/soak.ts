import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBinServer } from './bin-server.ts';
import { percentile } from './capture-load.ts';
import { report } from './report.ts';

const minutes = 15;
const perSecond = 50;
const bodies = Buffer.alloc(1_024, 'x');

/** Resident memory of a process in MiB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

/**
 * Memory over a quarter of an hour of captures, garbage collected, looked at every second: the median of the last two minutes against that of
 * two minutes once every bin is full. Takes its time, so it runs only when it is named.
 */
export async function measureSoak(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'toolbench-bench-'));
  const nodeOptions = ['--expose-gc', '--require', join(process.cwd(), 'bench/collect-garbage.cjs')];
  const server = await startBinServer(folder, { nodeOptions });
  const bins = await server.newBins(20);
  const samples: number[] = [];
  const endsAt = performance.now() + minutes * 60_000;
  let sent = 0;
  while (performance.now() < endsAt) {
    const second = performance.now();
    for (let index = 0; index < perSecond; index += 1) {
      sent += 1;
      await (
        await fetch(`${server.url}/bin/${bins[sent % bins.length] ?? ''}`, { method: 'POST', body: bodies })
      ).text();
    }
    samples.push(await memoryOf(server.pid));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1_000 - (performance.now() - second))));
  }
  const median = (from: number, to: number) => percentile(samples.slice(from * 60, to * 60), 0.5);
  const [early, late] = [median(3, 5), median(minutes - 2, minutes)];
  const note = `${early.toFixed(0)} MiB, then ${late.toFixed(0)} MiB; ${sent} captures`;
  report({ name: 'captures: memory drift over 15 minutes', value: late - early, unit: 'MiB', limit: 5, note });
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
