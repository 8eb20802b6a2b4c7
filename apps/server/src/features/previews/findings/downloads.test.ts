import { zipSync, unzipSync } from 'fflate';
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished } from 'vitest';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { bookingModel } from '@toolbench/lab/assistant/generate/fixtures/booking-model.ts';
import { generateProject } from '@toolbench/lab/assistant/generate/generate-project.ts';
import {
  goSettings,
  goSources,
  jars,
  nodeModules,
  toolsOf,
  withTools,
} from '../../../test-support/apps/generated-projects.ts';
import { templates } from '../../../test-support/apps/templates.ts';
import { freePort } from '../../../test-support/free-port.ts';
import { testPageBuilder } from '../../../test-support/lab/test-previews.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';
import { zipFiles } from '../../assistant/zip-files.ts';
import { createPackedPages } from '../packed-pages.ts';

/** What a person does with a download: unzip it, give the one command of its README, open the page. */

/** Go compiles the sources of SQLite first, which takes a busy machine minutes. */
const timeout = 300_000;
const packedPages = createPackedPages(testPageBuilder());
const model = bookingModel;

async function download(files: ReadonlyMap<string, string>, stack: TechStack): Promise<Uint8Array> {
  const pages = await packedPages({ files, stack });
  const parts: Uint8Array[] = [];
  for await (const part of zipFiles(new Map([...files, ...pages]), 'app', Date.UTC(2026, 0, 1))) parts.push(part);
  return Buffer.concat(parts);
}

/** The folder that the download is unzipped to. */
function unzip(zip: Uint8Array): string {
  const folder = temporaryFolder();
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return join(folder, 'app');
}

/** The command that the README says first. */
function commandOf(folder: string): string {
  const [, command = ''] = /```sh\n(.+)\n```/.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  return command;
}

type Environment = Readonly<Record<string, string>>;

/** A program that stands before those of the same name. */
function programFolder(name: string, make: (path: string) => void): string {
  const folder = temporaryFolder();
  make(join(folder, name));
  return `${folder}${delimiter}${process.env.PATH}`;
}

const cached = (name: string) => fileURLToPath(new URL(`../../../../../../.cache/${name}`, import.meta.url));

/** The module of SQLite as a proxy of modules has it, made of Debian's sources: the real one is not asked in a test. */
function moduleProxy(): string {
  const [name, version] = ['github.com/mattn/go-sqlite3', 'v1.14.16'];
  const sources = join(goSources, 'src', name);
  const folder = join(temporaryFolder(), 'proxy');
  const place = join(folder, name, '@v');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, `${version}.info`), JSON.stringify({ Version: version }));
  copyFileSync(join(sources, 'go.mod'), join(place, `${version}.mod`));
  const texts = readdirSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = texts.map(({ name: file }) => [`${name}@${version}/${file}`, readFileSync(join(sources, file))]);
  writeFileSync(join(place, `${version}.zip`), zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
  return `file://${folder}`;
}

/**
 * What the command finds on the machine. Registries are not asked: packages are there already, or come from a place that
 * stands for one.
 */
const surroundings: Readonly<Record<TechStack['language'], (folder: string) => Environment>> = {
  javascript: (folder) => {
    symlinkSync(nodeModules, join(folder, 'server', 'node_modules'));
    return {};
  },
  python: () => ({ PATH: programFolder('python3', (path) => symlinkSync('/usr/bin/python3', path)) }),
  go: () => ({
    ...goSettings,
    GO111MODULE: 'on',
    // Folders that cannot be written could not be removed either.
    GOFLAGS: '-modcacherw',
    GOPATH: cached('go'),
    GOPROXY: moduleProxy(),
    GOSUMDB: 'off',
  }),
  // What Maven does for this project, without its repository: compiles, and puts what is needed beside.
  java: () => ({
    PATH: programFolder('mvn', (path) => {
      const lines = ['mkdir -p target/classes target/lib', 'javac -d target/classes src/*.java'];
      writeFileSync(path, ['#!/bin/sh -e', ...lines, `cp ${jars.join(' ')} target/lib`, ''].join('\n'), {
        mode: 0o755,
      });
    }),
  }),
};

/** Gives the command in a shell, and waits until the app answers. Gives its address. */
async function start(folder: string, command: string, environment: Environment): Promise<string> {
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOME: temporaryFolder(), LANG: 'C.UTF-8', ...environment, PORT: String(port) };
  const child = spawn('sh', ['-c', command], { cwd: folder, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise((resolve) => child.on('close', resolve));
  onTestFinished(async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid);
    await ended;
  });
  const address = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    if (answer?.ok) return address;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${command} ended: ${output}`);
}

/** The page at `/` with all that it loads, and the records that it shows. */
async function expectApp(address: string): Promise<void> {
  const page = await fetch(`${address}/`);
  const html = await page.text();
  expect(page.status, html).toBe(200);
  expect(html).toContain(`<title>${model.name[model.locale]}</title>`);
  const queue = [...html.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, target = '']) => new URL(target, `${address}/`));
  const loaded = new Map<string, string>();
  for (const url of queue) {
    if (loaded.has(url.href)) continue;
    const file = await fetch(url);
    expect(file.status, url.href).toBe(200);
    const text = await file.text();
    loaded.set(url.href, text);
    if (!url.pathname.endsWith('.js')) continue;
    expect(file.headers.get('content-type'), url.href).toContain('javascript');
    for (const [, target = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*["']([./][^"']+\.js)["']/g))
      queue.push(new URL(target, url));
  }
  expect([...loaded.keys()].some((href) => href.endsWith('.js'))).toBe(true);
  expect([...loaded.keys()].some((href) => href.endsWith('.css'))).toBe(true);
  expect((await fetch(`${address}/api/unknown`)).status).toBe(404);
}

const stacks = [
  { language: 'javascript', frameworks: ['react', 'vue', 'express'] },
  { language: 'python', frameworks: ['react', 'vue', 'fastapi'] },
  { language: 'go', frameworks: ['vue'] },
  { language: 'java', frameworks: ['react'] },
] as const;

/** One with pages that are built and one without; the others differ in what compiles. */
const quickStacks = new Set(['javascript react', 'python fastapi']);

describe('a download', () => {
  for (const { language, frameworks } of stacks) {
    for (const framework of frameworks) {
      const stack = { language, framework, database: 'sqlite', hosting: 'vercel' } as const;
      withTools(
        toolsOf[language],
        `[NC-11] in ${language} with ${framework} answers at / after one command`,
        async () => {
          const files = generateProject(model, stack, templates);
          const folder = unzip(await download(files, stack));
          const address = await start(folder, commandOf(folder), surroundings[language](folder));
          await expectApp(address);
        },
        { timeout, isLong: !quickStacks.has(`${language} ${framework}`) },
      );
    }
  }
});
