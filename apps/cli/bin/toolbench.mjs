#!/usr/bin/env node
import { existsSync } from 'node:fs';

/**
 * Starts the built program. Where npm runs no scripts, as in the checkout, it packs what was never built without a word:
 * then this says how the package is made.
 */
const program = new URL('../dist/toolbench.js', import.meta.url);

if (existsSync(program)) {
  await import(program.href);
} else {
  process.stderr.write(
    'toolbench: this package was packed without being built; make it with: npm run pack:cli (in the checkout)\n' +
      'toolbench: 打包时没有构建，请在源码目录运行 npm run pack:cli\n',
  );
  process.exitCode = 1;
}
