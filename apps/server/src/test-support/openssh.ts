import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { SftpDemo } from '@toolbench/contracts/sftp.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Whether OpenSSH's client programs are on this machine. */
export function hasOpenSsh(): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return ['ssh', 'sftp', 'scp'].every((name) => folders.some((folder) => existsSync(join(folder, name))));
}

interface ProgramRun {
  readonly code: number | null;
  /** What it wrote, both streams. */
  readonly output: string;
}

export interface OpenSsh {
  /** An empty folder in which the programs run. */
  readonly folder: string;
  /** Each batch stops at the first command that fails, with exit code 1. */
  readonly sftp: (...commands: readonly string[]) => Promise<ProgramRun>;
  readonly scp: (...args: readonly string[]) => Promise<ProgramRun>;
  readonly ssh: (...args: readonly string[]) => Promise<ProgramRun>;
}

/**
 * OpenSSH's clients as somebody would use them for this server: its key pinned, the password given by an askpass
 * program, nothing read from the configuration of the machine.
 */
export function openSshFor(demo: SftpDemo): OpenSsh {
  const folder = temporaryFolder();
  const knownHosts = join(folder, 'known_hosts');
  const askPass = join(folder, 'askpass.sh');
  const batch = join(folder, 'batch');
  const work = join(folder, 'work');
  mkdirSync(work);
  writeFileSync(knownHosts, `[${demo.host}]:${demo.port} ${demo.hostKey}\n`);
  writeFileSync(askPass, '#!/bin/sh\nprintf "%s\\n" "$DEMO_PASSWORD"\n', { mode: 0o700 });
  const options = [
    'StrictHostKeyChecking=yes',
    `UserKnownHostsFile=${knownHosts}`,
    'GlobalKnownHostsFile=/dev/null',
    'PreferredAuthentications=password',
    'NumberOfPasswordPrompts=1',
    'BatchMode=no',
    'LogLevel=VERBOSE',
    'ConnectTimeout=10',
  ].flatMap((option) => ['-o', option]);
  const common = ['-F', '/dev/null', ...options];
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    SSH_ASKPASS: askPass,
    SSH_ASKPASS_REQUIRE: 'force',
    DISPLAY: ':0',
    DEMO_PASSWORD: demo.password,
  };
  const run = (program: string, args: readonly string[]) =>
    new Promise<ProgramRun>((resolve, reject) => {
      const child = spawn(program, args, { cwd: work, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      child.once('error', reject).once('close', (code) => resolve({ code, output }));
    });
  const port = String(demo.port);
  return {
    folder: work,
    sftp: (...commands) => {
      writeFileSync(batch, `${commands.join('\n')}\n`);
      return run('sftp', [...common, '-P', port, '-b', batch, `${demo.username}@${demo.host}`]);
    },
    scp: (...args) => run('scp', [...common, '-P', port, ...args]),
    ssh: (...args) => run('ssh', [...common, '-p', port, ...args]),
  };
}
