import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Before a start: gets what the server needs where it is not there, and builds pages of which there are only sources. */

function npm(...args) {
  // On Windows npm is a script, which only a shell starts.
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync('node_modules')) npm('install', '--omit=dev');
if (existsSync('../web/package.json') && !existsSync('../web/dist/index.html')) npm('run', 'build', '--prefix', '..');
