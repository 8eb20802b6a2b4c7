import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { generateProject } from '@toolbench/lab/assistant/generate/generate-project.ts';
import { templates } from './templates.ts';
import { isLongRun } from '../is-long-run.ts';
import { skipMissing } from '../skip-missing.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export const nodeModules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
export const jars = ['sqlite-jdbc', 'postgresql', 'mariadb-java-client'].map((name) => `/usr/share/java/${name}.jar`);
export const goSources = '/usr/share/gocode';
const goDrivers = ['mattn/go-sqlite3', 'lib/pq', 'go-sql-driver/mysql'];
export const python = '/usr/bin/python3';

/** Writes the project into a folder of its own, which it gives. */
export function writeProject(model: AppModel, stack: Omit<TechStack, 'hosting'>): string {
  const folder = temporaryFolder();
  for (const [path, text] of generateProject(model, { ...stack, hosting: 'vercel' }, templates)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(nodeModules, join(folder, 'node_modules'));
  return folder;
}

interface Run {
  readonly code: number | null;
  readonly output: string;
}

export function run(
  folder: string,
  program: string,
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<Run> {
  const env = { PATH: process.env.PATH, HOME: temporaryFolder(), LANG: 'C.UTF-8', ...settings };
  const child = spawn(program, args, { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

const hasProgram = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
export const hasModules = (...names: readonly string[]) =>
  existsSync(python) && spawnSync(python, ['-c', `import ${names.join(', ')}`]).status === 0;

/** What Go brings along takes most of the time to compile and is the same in each run: what is compiled is kept. */
const goCache = fileURLToPath(new URL('../../../../../.cache/go-build', import.meta.url));

/** Tests are run each time, whatever is kept of them; SQLite compiles in a tenth of the time without being made faster. */
export const goSettings = {
  GO111MODULE: 'off',
  GOPATH: goSources,
  GOCACHE: goCache,
  GOFLAGS: '-count=1',
  CGO_CFLAGS: '-O0',
};

/** What lasts seconds is not worth a second compiler. */
const quickStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto'];

async function runJava(folder: string, settings: Record<string, string>): Promise<Run> {
  const classes = temporaryFolder();
  const sources = ['src', 'test'].map((name) => `${name}/*.java`).join(' ');
  const path = [classes, ...jars].join(delimiter);
  const own = quickStart.map((option) => `-J${option}`).join(' ');
  const compile = `javac ${own} -Xlint:all,-processing -Werror -cp ${path} -d ${classes} ${sources}`;
  const compiled = await run(folder, 'sh', ['-c', compile], settings);
  return compiled.code === 0 ? run(folder, 'java', [...quickStart, '-cp', path, 'ApiTest'], settings) : compiled;
}

export const testsOf: Record<
  TechStack['language'],
  (folder: string, settings: Record<string, string>) => Promise<Run>
> = {
  javascript: (folder, settings) => run(folder, process.execPath, ['--test', 'test/api.test.js'], settings),
  python: (folder, settings) => run(folder, python, ['-m', 'unittest'], settings),
  // What vet finds is asked for once, where the project stands.
  go: (folder, settings) => run(folder, 'go', ['test', '-vet=off', '.'], { ...settings, ...goSettings }),
  java: runJava,
};

interface Tools {
  readonly isThere: boolean;
  /** What to install on Debian. */
  readonly packages: string;
}

export const toolsOf: Record<TechStack['language'], Tools> = {
  javascript: { isThere: true, packages: '' },
  python: {
    isThere: hasModules('fastapi', 'uvicorn', 'psycopg2', 'pymysql'),
    packages: 'python3-fastapi python3-uvicorn python3-psycopg2 python3-pymysql',
  },
  go: {
    isThere: hasProgram('go') && goDrivers.every((name) => existsSync(`${goSources}/src/github.com/${name}`)),
    packages:
      'golang-go golang-github-mattn-go-sqlite3-dev golang-github-lib-pq-dev golang-github-go-sql-driver-mysql-dev',
  },
  java: {
    isThere: hasProgram('javac') && jars.every((jar) => existsSync(jar)),
    packages: 'default-jdk-headless libxerial-sqlite-jdbc-java libpostgresql-jdbc-java libmariadb-java',
  },
};

interface ProjectTest {
  readonly timeout?: number;
  /** Takes long to compile, and differs little from one that does not: only `npm run test:long` runs it. */
  readonly isLong?: boolean;
}

/** Without its tools a test is skipped, but not where everything has to be tested. */
export function withTools(
  tools: Tools,
  name: string,
  test: () => Promise<void>,
  { timeout, isLong = false }: ProjectTest = {},
): void {
  if (isLong && !isLongRun) return;
  const reason = `${name}: not installed (Debian: apt install ${tools.packages})`;
  if (tools.isThere) it(name, { timeout }, test);
  else skipMissing(reason);
}

export function expectPassed({ code, output }: Run): void {
  expect(output).not.toMatch(/^not ok/m);
  expect(code, output).toBe(0);
}

export const frameworkOf = { javascript: 'express', python: 'fastapi', go: 'react', java: 'vue' } as const;
export const languages = ['javascript', 'python', 'go', 'java'] as const;
