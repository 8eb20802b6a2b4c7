import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { compileFunction, SourceTextModule } from 'node:vm';

/**
 * Reads JavaScript files in one process, without running them; started with --experimental-vm-modules. For a file that is
 * not JavaScript `node --check`, which is too slow to ask about each, tells where. Arguments: paths, each after `module:` or
 * `script:`.
 */
const mostTold = 5;
let told = 0;

function isJavaScript(kind: string | undefined, path: string): boolean {
  try {
    const text = readFileSync(path, 'utf8').replace(/^#!.*/, '');
    if (kind === 'module') new SourceTextModule(text, { identifier: path });
    else compileFunction(text, ['exports', 'require', 'module', '__filename', '__dirname'], { filename: path });
    return true;
  } catch {
    return false;
  }
}

for (const argument of process.argv.slice(2)) {
  const cut = argument.indexOf(':');
  const path = argument.slice(cut + 1);
  if (isJavaScript(argument.slice(0, cut), path)) continue;
  process.exitCode = 1;
  if (told++ < mostTold) spawnSync(process.execPath, ['--check', path], { stdio: ['ignore', 'ignore', 'inherit'] });
}
