import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const mount = (folder: string, options: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;

/** Whether this process may mount file systems, which takes root on Linux. */
export function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'toolbench-mount-'));
  const isMounted = mount(folder, 'size=1m');
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return isMounted;
}

/** A file system of its own with these mount options, such as `size=130m` or `ro`; removed after the test. */
export function smallDisk(options: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolbench-disk-'));
  if (!mount(folder, options)) throw new Error(`no file system can be mounted: ${options}`);
  onTestFinished(() => {
    // Lazily, as a process that the test ends may still hold files on it.
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
