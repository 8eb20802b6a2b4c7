import { pathToFileURL } from 'node:url';
import { createBubblewrapSandbox } from '../../adapters/sandbox/bubblewrap/bubblewrap.ts';

/**
 * A server of its own with one app that runs, to be killed or to be another user than the test. Writes one line of JSON when
 * the app answers, and waits. Arguments: folder of the sandbox, folder of the built scripts, folder with node_modules.
 */
// As the unit for systemd has it: what the server writes is for itself alone, unless it sees to it.
process.umask(0o077);
const [folder = '', scripts = '', packagesOf = ''] = process.argv.slice(2);

const sandbox = createBubblewrapSandbox({
  folder: `${folder}/sandbox`,
  scripts: {
    'relay.mjs': pathToFileURL(`${scripts}/relay.child.mjs`),
    'check-syntax.mjs': pathToFileURL(`${scripts}/check-syntax.child.mjs`),
  },
  packagesOf,
});
await sandbox.reap();
const main = `require('express');
require('node:child_process').spawn('sleep', ['600'], { detached: true }).unref();
let kept = [];
require('node:http').createServer((request, response) => {
  if (request.url === '/memory') setInterval(() => kept.push(Buffer.alloc(16e6, 1)), 20);
  else response.end(String(process.getuid()));
}).listen(process.env.PORT);`;
const plan = { runtime: 'node', folder: '', entry: 'main.js' } as const;
const built = await sandbox.build({ id: 'app', plan, files: new Map([['main.js', main]]) });
if (!built.ok) throw new Error(built.log);
const running = await sandbox.start({
  app: built.app,
  dataFolder: `${folder}/data`,
  environment: {},
  onOutput: () => undefined,
});
const tell = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
if (!('socket' in running)) throw new Error(JSON.stringify(running));
const probed = await sandbox.probe();
tell({ socket: running.socket, isAvailable: probed.isAvailable, ...(await running.measure()) });
tell(await running.ended);
process.exit();
