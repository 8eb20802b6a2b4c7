import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createBubblewrapSandbox } from '../adapters/sandbox/bubblewrap.ts';
import type { Sandbox } from '../features/previews/sandbox-port.ts';
import { builtSandboxScripts, serverPackage } from './sandbox-scripts.ts';

interface OpenSandbox {
  readonly sandbox: () => Sandbox;
  readonly folder: () => string;
}

/** A suite with one sandbox for all of its tests. Skipped without bubblewrap, which in CI is a failure. */
export function describeOnBubblewrap(
  name: string,
  suite: (open: OpenSandbox) => void,
  options: { readonly usesControlGroups?: boolean } = {},
): void {
  if (!existsSync('/usr/bin/bwrap')) {
    const reason = `${name}: bubblewrap is not installed (Debian: apt install bubblewrap)`;
    if (process.env.CI === 'true') it(reason, () => Promise.reject(new Error(reason)));
    else it.skip(reason);
    return;
  }
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
