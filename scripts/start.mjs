/** Starts the server; `backup`, `restore` and `reset-password` are commands of the same program. */
import { join } from 'node:path';
import { ensureDependencies, isBuildStale, root, runNode } from './project.mjs';

ensureDependencies();
if (isBuildStale()) {
  console.log('正在构建，通常不到一分钟 Building, usually less than a minute …');
  // In a process of its own: what a build takes of memory would stay with the server.
  const { code } = await runNode([join(root, 'scripts/build.mjs')]);
  if (code !== 0) process.exit(1);
}
process.env.NODE_ENV ??= 'production';
await import('../apps/server/dist/server.js');
