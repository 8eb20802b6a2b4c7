import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileScript, parse } from '@vue/compiler-sfc';
import { afterAll, describe, expect, it } from 'vitest';
import type { AppModel } from '@toolbench/contracts/app-model.ts';
import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import { blogModel } from '@toolbench/lab/assistant/generate/fixtures/blog-model.ts';
import { hostileModel } from '@toolbench/lab/assistant/generate/fixtures/hostile-model.ts';
import { models } from '@toolbench/lab/assistant/generate/fixtures/models.ts';
import { shopModel } from '@toolbench/lab/assistant/generate/fixtures/shop-model.ts';
import { generateProject } from '@toolbench/lab/assistant/generate/generate-project.ts';
import { createAppDatabases } from '../../adapters/app-databases/app-databases.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { skipMissing } from '../../test-support/skip-missing.ts';

/** Every generated project brings tests of its own, which start its server and call it: here they are run. */

const nodeModules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
const jars = ['sqlite-jdbc', 'postgresql', 'mariadb-java-client'].map((name) => `/usr/share/java/${name}.jar`);
const goSources = '/usr/share/gocode';
const goDrivers = ['mattn/go-sqlite3', 'lib/pq', 'go-sql-driver/mysql'];
const python = '/usr/bin/python3';

/** Writes the project into a folder of its own, which it gives. */
function writeProject(model: AppModel, stack: Omit<TechStack, 'hosting'>): string {
  const folder = temporaryFolder();
  for (const [path, text] of generateProject(model, { ...stack, hosting: 'vercel' })) {
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

function run(
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
const hasModules = (...names: readonly string[]) =>
  existsSync(python) && spawnSync(python, ['-c', `import ${names.join(', ')}`]).status === 0;

/** What Go brings along takes most of the time to compile and is the same in each run: what is compiled is kept. */
const goCache = fileURLToPath(new URL('../../../../../.cache/go-build', import.meta.url));

/** Tests are run each time, whatever is kept of them; SQLite compiles in a tenth of the time without being made faster. */
const goSettings = {
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

const testsOf: Record<TechStack['language'], (folder: string, settings: Record<string, string>) => Promise<Run>> = {
  javascript: (folder, settings) => run(folder, process.execPath, ['--test', 'test/api.test.js'], settings),
  python: (folder, settings) => run(folder, python, ['-m', 'unittest'], settings),
  go: (folder, settings) => run(folder, 'go', ['test', '.'], { ...settings, ...goSettings }),
  java: runJava,
};

interface Tools {
  readonly isThere: boolean;
  /** What to install on Debian. */
  readonly packages: string;
}

const toolsOf: Record<TechStack['language'], Tools> = {
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

/** Without its tools a test is skipped, but not where everything has to be tested. */
function withTools(tools: Tools, name: string, test: () => Promise<void>): void {
  const reason = `${name}: not installed (Debian: apt install ${tools.packages})`;
  if (tools.isThere) it(name, test);
  else skipMissing(reason);
}

function expectPassed({ code, output }: Run): void {
  expect(output).not.toMatch(/^not ok/m);
  expect(code, output).toBe(0);
}

const frameworkOf = { javascript: 'express', python: 'fastapi', go: 'react', java: 'vue' } as const;
const languages = ['javascript', 'python', 'go', 'java'] as const;

it('[NC-08] compiles every component of a front end in Vue', () => {
  for (const model of Object.values(models)) {
    const stack = { language: 'go', framework: 'vue', database: 'sqlite', hosting: 'vercel' } as const;
    for (const [path, text] of generateProject(model, stack)) {
      if (!path.endsWith('.vue')) continue;
      const { descriptor, errors } = parse(text, { filename: path });
      expect(errors, path).toEqual([]);
      expect(compileScript(descriptor, { id: path, inlineTemplate: true }).content.length).toBeGreaterThan(0);
    }
  }
});

it('[NC-08] tests of generated front ends pass, for apps of every kind', async () => {
  const stack = { language: 'javascript', framework: 'react', database: 'sqlite' } as const;
  // They are the same for Vue, as what they test is.
  for (const model of Object.values(models)) {
    const folder = writeProject(model, stack);
    if (!existsSync(join(folder, 'web'))) continue;
    expectPassed(await run(join(folder, 'web'), process.execPath, ['test/pages.test.js']));
  }
});

/** What each database is tried with: money and references, accounts, names that mean something else to SQL. */
const modelOf = { sqlite: shopModel, postgresql: blogModel, mysql: hostileModel } as const;
const packageOf = { sqlite: '', postgresql: 'postgresql', mysql: 'mariadb-server' } as const;

describe('tests of generated projects', () => {
  // A database server's user must get through to its own folder.
  const place = mkdtempSync(join('/var/tmp', 'toolbench-'));
  rmSync(place, { recursive: true });
  const dataFolder = mkdtempSync(join(tmpdir(), 'toolbench-'));
  const databases = createAppDatabases({ dataFolder, folderOf: (engine) => join(place, engine) });
  const relays: Server[] = [];
  afterAll(async () => {
    for (const relay of relays) relay.close();
    await databases.close();
    for (const folder of [place, dataFolder]) rmSync(folder, { recursive: true, force: true });
  });

  /** The app's database at a port of this machine, as the relay of a sandbox has it. */
  async function databaseUrl(id: string, kind: TechStack['database']): Promise<string> {
    const database = await databases.open(id, kind);
    if (database === undefined) return '';
    const relay = createServer((socket) => {
      const server = connect(database.socket);
      for (const side of [socket, server]) side.on('error', () => side.destroy());
      socket.pipe(server).pipe(socket);
    });
    relays.push(relay);
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    const url = new URL(database.url);
    url.port = String((relay.address() as AddressInfo).port);
    return url.href;
  }

  for (const database of ['sqlite', 'postgresql', 'mysql'] as const) {
    for (const language of languages) {
      const { isThere, packages } = toolsOf[language];
      const tools = { isThere: isThere && databases.has(database), packages: `${packages} ${packageOf[database]}` };
      withTools(tools, `[NC-08] pass in ${language} on ${database}`, async () => {
        const folder = writeProject(modelOf[database], { language, framework: frameworkOf[language], database });
        const DATABASE_URL = await databaseUrl(`${language}-${database}`, database);
        expectPassed(await testsOf[language](join(folder, 'server'), { DATABASE_URL }));
      });
    }
  }
});
