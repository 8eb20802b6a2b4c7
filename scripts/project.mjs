import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout; every script runs from here. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Toolbench needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the dependencies when they are missing or older than the lockfile. */
export function ensureDependencies() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const current =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
  if (current) return;
  console.log('正在安装依赖，通常需要一两分钟 Installing dependencies, usually a minute or two …');
  const { status } = spawnSync('npm', ['ci', '--prefer-offline', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Packages of ours that are bundled from their sources. */
export function aliases(...names) {
  return Object.fromEntries(names.map((name) => [`@toolbench/${name}`, join(root, 'packages', name, 'src')]));
}

/** The TypeScript projects. */
export const projects = [
  'packages/contracts/tsconfig.json',
  'packages/kit/tsconfig.json',
  'packages/lab/tsconfig.json',
  'packages/runner/tsconfig.json',
  'packages/tools/tsconfig.json',
  'packages/tools/tsconfig.pages.json',
  'packages/ui/tsconfig.json',
  'apps/server/tsconfig.json',
  'apps/cli/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/src/workers/tsconfig.json',
  'apps/web/src/offline/tsconfig.json',
  'tsconfig.json',
];

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Names, sizes and times of everything that the build is made from; changes when any of it does. */
function sourceState() {
  const folders = ['packages', 'apps', 'scripts'].map((name) => join(root, name));
  const files = [...folders.flatMap((folder) => [...filesBelow(folder)]), join(root, 'package-lock.json')];
  return files
    .filter((path) => !/\.(test|bench|e2e)\.ts$/.test(path))
    .map((path) => {
      const { size, mtimeMs } = statSync(path);
      return `${path}:${size}:${Math.trunc(mtimeMs)}`;
    })
    .join('\n');
}

const stampFile = join(root, '.cache', 'build-state');
const built = join(root, 'apps', 'server', 'dist', 'server.js');

export function isBuildStale() {
  return !existsSync(built) || !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== sourceState();
}

export function stampBuild() {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, sourceState());
}

/**
 * Runs a Node program of a dependency or of the project and resolves with its exit code and output. `niceness` is how far it
 * steps back behind what runs beside it.
 */
export function runNode(args, { quiet = false, environment = {}, niceness = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, Math.min(getPriority() + niceness, 19));
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The main file of an installed command, run with Node itself so that ending it ends everything. */
export function command(packageName, binary = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[binary]);
}
