import { createServer } from 'vite';
import { context } from 'esbuild';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, root } from './project.mjs';
import { buildEngineWorker } from './cli-bundle.mjs';
import { besideServer, serverBundle, serverSources } from './server-bundle.mjs';

ensureDependencies();

/** Rebuilds and restarts the server whenever one of its files changes. */
let server;
const restart = {
  name: 'restart',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return;
      server?.kill();
      server = spawn(process.execPath, [join(root, 'apps/server/dist/server.js')], { cwd: root, stdio: 'inherit' });
    });
  },
};
await buildEngineWorker(join(root, 'apps/server/dist/tools'));
const watching = await context({
  ...serverSources,
  entryPoints: { ...serverBundle.entryPoints, ...besideServer },
  outdir: join(root, 'apps/server/dist'),
  plugins: [restart],
});
await watching.watch();

const page = await createServer({ configFile: join(root, 'apps/web/vite.config.ts') });
await page.listen();
page.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    server?.kill();
    await Promise.all([watching.dispose(), page.close()]);
    process.exit(0);
  });
}
