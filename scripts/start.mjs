/** Starts the server; `backup` and `restore` are commands of the same program. */
import { ensureDependencies, isBuildStale } from './project.mjs';

ensureDependencies();
if (isBuildStale()) {
  console.log('Building …');
  const { build } = await import('./build.mjs');
  await build();
}
process.env.NODE_ENV ??= 'production';
await import('../apps/server/dist/server.js');
