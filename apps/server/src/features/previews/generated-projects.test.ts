import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileScript, parse } from '@vue/compiler-sfc';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { AppModel } from '@toolbench/contracts/app-model.ts';
import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import { blogModel } from '@toolbench/lab/assistant/generate/fixtures/blog-model.ts';
import { hostileModel } from '@toolbench/lab/assistant/generate/fixtures/hostile-model.ts';
import { models } from '@toolbench/lab/assistant/generate/fixtures/models.ts';
import { shopModel } from '@toolbench/lab/assistant/generate/fixtures/shop-model.ts';
import { generateProject } from '@toolbench/lab/assistant/generate/generate-project.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { createTestDatabase } from '../../test-support/test-postgres.ts';

/** Every generated project brings tests of its own, which start its server and call it: here they are run. */

const nodeModules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
const jars = ['sqlite-jdbc', 'postgresql', 'mariadb-java-client'].map((name) => `/usr/share/java/${name}.jar`);
const goSources = '/usr/share/gocode';
const python = '/usr/bin/python3';

/** Writes the project into a folder of its own and gives the folder of its server. */
function writeProject(model: AppModel, stack: Omit<TechStack, 'hosting'>): string {
  const folder = temporaryFolder();
  for (const [path, text] of generateProject(model, { ...stack, hosting: 'vercel' })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(nodeModules, join(folder, 'node_modules'));
  return join(folder, 'server');
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

/** Go's build cache is kept between the tests of this file, since the drivers in C take long. */
const goCache = mkdtempSync(join(tmpdir(), 'toolbench-go-'));
afterAll(() => rmSync(goCache, { recursive: true, force: true }));

const goSettings = { GO111MODULE: 'off', GOPATH: goSources, GOCACHE: goCache, GOFLAGS: '' };

async function runJava(folder: string, settings: Record<string, string>): Promise<Run> {
  const classes = temporaryFolder();
  const sources = ['src', 'test'].map((name) => `${name}/*.java`).join(' ');
  const path = [classes, ...jars].join(delimiter);
  const compile = `javac -Xlint:all,-processing -Werror -cp ${path} -d ${classes} ${sources}`;
  const compiled = await run(folder, 'sh', ['-c', compile], settings);
  return compiled.code === 0 ? run(folder, 'java', ['-cp', path, 'ApiTest'], settings) : compiled;
}

const testsOf: Record<TechStack['language'], (folder: string, settings: Record<string, string>) => Promise<Run>> = {
  javascript: (folder, settings) => run(folder, process.execPath, ['--test'], settings),
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
    isThere: hasModules('fastapi', 'uvicorn', 'psycopg2'),
    packages: 'python3-fastapi python3-uvicorn python3-psycopg2',
  },
  go: {
    isThere: hasProgram('go') && existsSync(`${goSources}/src/github.com/mattn/go-sqlite3`),
    packages: 'golang-go golang-github-mattn-go-sqlite3-dev golang-github-lib-pq-dev',
  },
  java: {
    isThere: hasProgram('javac') && jars.every((jar) => existsSync(jar)),
    packages: 'default-jdk-headless libxerial-sqlite-jdbc-java libpostgresql-jdbc-java libmariadb-java',
  },
};

/** Without its tools a test is skipped, but not where everything has to be tested. */
function withTools(tools: Tools, name: string, test: () => Promise<void>): void {
  const reason = `${name}: not installed (Debian: apt install ${tools.packages})`;
  if (tools.isThere) it(name, test, 60_000);
  else if (process.env.CI === 'true') it(reason, () => Promise.reject(new Error(reason)));
  else it.skip(reason);
}

async function expectToPass(model: AppModel, stack: Omit<TechStack, 'hosting'>, settings = {}): Promise<void> {
  const result = await testsOf[stack.language](writeProject(model, stack), settings);
  expect(result.output).not.toMatch(/^not ok/m);
  expect(result.code, result.output).toBe(0);
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

describe('tests of generated projects on SQLite', () => {
  for (const language of languages) {
    const stack = { language, framework: frameworkOf[language], database: 'sqlite' } as const;
    for (const [name, model] of Object.entries({
      'an app with accounts': blogModel,
      'an app with hostile names': hostileModel,
    })) {
      withTools(toolsOf[language], `[NC-08] pass in ${language} for ${name}`, () => expectToPass(model, stack));
    }
  }
});

describe('tests of generated projects on PostgreSQL', () => {
  const serverUrl = inject('postgresUrl');
  const hasPostgres = { isThere: serverUrl !== undefined, packages: 'postgresql' };

  for (const language of languages) {
    const stack = { language, framework: frameworkOf[language], database: 'postgresql' } as const;
    const own = toolsOf[language];
    const tools = { isThere: own.isThere && hasPostgres.isThere, packages: `${own.packages} ${hasPostgres.packages}` };
    withTools(tools, `[NC-08] pass in ${language}`, async () => {
      const url = await createTestDatabase(serverUrl ?? '');
      await expectToPass(shopModel, stack, { DATABASE_URL: url });
    });
  }
});
