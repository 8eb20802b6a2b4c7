import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { createBubblewrapSandbox } from '../../adapters/sandbox/bubblewrap/bubblewrap.ts';
import type { Sandbox } from '../../features/previews/sandbox-port.ts';
import { builtSandboxScripts, serverPackage } from './sandbox-scripts.ts';
import { skipMissing } from '../skip-missing.ts';

interface OpenSandbox {
  readonly sandbox: () => Sandbox;
  readonly folder: () => string;
}

/** Whether the machine lets anything be confined: some forbid namespaces, and no package helps there. */
const isAllowed = () => spawnSync('/usr/bin/bwrap', ['--unshare-all', '--ro-bind', '/', '/', 'true']).status === 0;

/**
 * A suite with one sandbox for all of its tests. Skipped without bubblewrap and where the machine forbids namespaces; in
 * CI, where what confines apps has to be tested, both are failures.
 */
export function describeOnBubblewrap(
  name: string,
  suite: (open: OpenSandbox) => void,
  options: { readonly usesControlGroups?: boolean } = {},
): void {
  if (!existsSync('/usr/bin/bwrap')) {
    const reason = `${name}: bubblewrap is not installed (Debian: apt install bubblewrap)`;
    return skipMissing(reason);
  }
  if (!isAllowed()) return skipMissing(`${name}: bubblewrap may not make namespaces on this machine`);
  describe(name, () => {
    let folder = '';
    let sandbox: Sandbox | undefined;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'toolbench-'));
      const scripts = await builtSandboxScripts();
      sandbox = createBubblewrapSandbox({ folder, scripts, packagesOf: serverPackage, ...options });
      await sandbox.reap();
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    suite({
      folder: () => folder,
      sandbox: () => {
        if (!sandbox) throw new Error('The sandbox is open within tests only.');
        return sandbox;
      },
    });
  });
}
