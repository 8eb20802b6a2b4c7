import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';
import { findControlGroups, secondVersion } from './control-group.ts';

const limits = { memoryMiB: 256, cpuPercent: 50, processes: 64, openFiles: 1, fileMiB: 1, diskMiB: 1 };
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

describe('[PREVIEW-03] control groups', () => {
  it('of version 2 bound memory, processor and processes together', () => {
    const parent = temporaryFolder();
    const group = secondVersion(parent, 'server').create('7', limits);
    const folder = join(parent, 'server-7');
    expect(group.joinFiles).toEqual([join(folder, 'cgroup.procs')]);
    expect(read(folder, 'memory.max')).toBe(String(256 * 1024 * 1024));
    expect(read(folder, 'memory.oom.group')).toBe('1');
    expect(read(folder, 'pids.max')).toBe('64');
    expect(read(folder, 'cpu.max')).toBe('50000 100000');
    group.setCpu(200);
    expect(read(folder, 'cpu.max')).toBe('200000 100000');
  });

  it('of version 2 are read as the kernel writes them', () => {
    const parent = temporaryFolder();
    const group = secondVersion(parent, 'server').create('7', limits);
    const put = (name: string, text: string) => writeFileSync(join(parent, 'server-7', name), text);
    put('cgroup.procs', '12\n13\n');
    put('cpu.stat', 'usage_usec 2500000\nuser_usec 2000000\n');
    put('memory.stat', 'anon 3000000\nfile 7000000\nshmem 1000000\ninactive_file 1000000\n');
    put('memory.events', 'low 0\noom 1\noom_kill 0\n');
    expect(group.processes()).toEqual([12, 13]);
    expect(group.cpuMs()).toBe(2_500);
    expect(group.memoryBytes()).toBe(4_000_000);
    expect(group.ranOutOfMemory()).toBe(false);
    put('memory.events', 'oom 1\noom_kill 2\n');
    expect(group.ranOutOfMemory()).toBe(true);
  });

  it('are not used where one cannot be made and removed', async () => {
    const names = { installation: 'toolbench-1', server: 'server' };
    expect(await findControlGroups(names, '0::/\n', temporaryFolder())).toBeUndefined();
    const root = temporaryFolder();
    writeFileSync(join(root, 'cgroup.controllers'), '');
    mkdirSync(join(root, 'unit'));
    // A folder of files is no group: it cannot be removed.
    expect(await findControlGroups(names, '0::/unit\n', root)).toBeUndefined();
  });
});
