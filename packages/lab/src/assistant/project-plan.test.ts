import { describe, expect, it } from 'vitest';
import { planProject } from './project-plan.ts';

const javascript = { language: 'javascript' } as const;
const plan = (files: Record<string, string>, language: Parameters<typeof planProject>[1] = javascript) =>
  planProject(new Map(Object.entries(files)), language);

const express = "import express from 'express'; const app = express(); app.listen(3000);";
const goMain = 'package main\n\nfunc main() {}\n';
const javaMain = 'public class Main { public static void main(String[] args) {} }';
const vite = JSON.stringify({ scripts: { dev: 'vite' }, dependencies: { react: '19' } });

describe('planProject', () => {
  it('[NC-08] finds pages and server of what the generators write', () => {
    const web = { 'web/index.html': '<div id="root">', 'web/package.json': vite, 'web/src/main.jsx': 'x' };
    const frontend = { folder: 'web', html: 'web/index.html' };
    expect(plan(web)).toEqual({ frontend });
    const node = { 'server/package.json': '{"scripts":{"start":"node src/main.js"}}', 'server/src/main.js': express };
    expect(plan({ ...web, ...node })).toEqual({
      frontend,
      server: { runtime: 'node', folder: 'server', entry: 'src/main.js' },
    });
    expect(plan({ ...web, 'server/main.py': 'app = FastAPI()' }, { language: 'python' }).server).toEqual({
      runtime: 'python',
      folder: 'server',
      entry: 'main.py',
    });
    expect(
      plan({ ...web, 'server/go.mod': 'module app', 'server/main.go': goMain }, { language: 'go' }).server,
    ).toEqual({
      runtime: 'go',
      folder: 'server',
      entry: 'main.go',
    });
    expect(plan({ ...web, 'server/src/Main.java': javaMain }, { language: 'java' }).server).toEqual({
      runtime: 'java',
      folder: 'server',
      entry: 'src/Main.java',
    });
  });

  it('[NC-08] leaves pages in the server’s own folder to the server', () => {
    const files = { 'server/package.json': '{}', 'server/src/main.js': express, 'server/public/index.html': '<p>' };
    expect(plan(files)).toEqual({ server: { runtime: 'node', folder: 'server', entry: 'src/main.js' } });
    expect(plan({ 'main.py': 'app = Flask(__name__)', 'templates/index.html': '{{ x }}' }).frontend).toBeUndefined();
    expect(plan({ 'package.json': '{"main":"server.js"}', 'server.js': express, 'public/index.html': '<p>' })).toEqual({
      server: { runtime: 'node', folder: '', entry: 'server.js' },
    });
  });

  it.each<[string, Record<string, string>, unknown]>([
    ['a page alone', { 'index.html': '<p>' }, { frontend: { folder: '', html: 'index.html' } }],
    ['a page of another name', { 'game.html': '<p>' }, { frontend: { folder: '', html: 'game.html' } }],
    [
      'a Vite project at the root',
      { 'package.json': vite, 'index.html': '<p>', 'src/main.jsx': 'x' },
      { frontend: { folder: '', html: 'index.html' } },
    ],
    [
      'a Vite project beside a server in one package',
      { 'package.json': vite, 'index.html': '<p>', 'server/index.js': express },
      {
        frontend: { folder: '', html: 'index.html' },
        server: { runtime: 'node', folder: 'server', entry: 'index.js' },
      },
    ],
    [
      'a start script with flags',
      { 'package.json': '{"scripts":{"start":"NODE_ENV=x node --no-warnings ./bin/www"}}', 'bin/www.js': '' },
      { server: { runtime: 'node', folder: '', entry: 'bin/www.js' } },
    ],
    [
      'a server without a manifest',
      { 'app.js': express },
      { server: { runtime: 'node', folder: '', entry: 'app.js' } },
    ],
    [
      'Go below cmd',
      { 'go.mod': 'module x', 'cmd/web/main.go': goMain, 'cmd/web/main_test.go': goMain },
      { server: { runtime: 'go', folder: '', entry: 'cmd/web/main.go' } },
    ],
    [
      'Java in packages',
      { 'src/main/java/org/App.java': javaMain },
      { server: { runtime: 'java', folder: '', entry: 'src/main/java/org/App.java' } },
    ],
    [
      'pages and server under other names',
      { 'client/index.html': '<p>', 'client/package.json': vite, 'backend/app.py': 'uvicorn.run(app)' },
      {
        frontend: { folder: 'client', html: 'client/index.html' },
        server: { runtime: 'python', folder: 'backend', entry: 'app.py' },
      },
    ],
  ])('[NC-08] finds out how to start %s', (_name, files, expected) => {
    expect(plan(files)).toEqual(expected);
  });

  it('[NC-08] prefers the server in the language of the stack', () => {
    const files = { 'app.js': express, 'main.py': 'FastAPI()' };
    expect(plan(files).server?.runtime).toBe('node');
    expect(plan(files, { language: 'python' }).server?.runtime).toBe('python');
  });

  it.each<[string, Record<string, string>, unknown]>([
    ['nothing at all', {}, { code: 'empty-project' }],
    ['components without a page', { 'src/App.jsx': 'x' }, { code: 'unbuilt-pages', path: 'src/App.jsx' }],
    ['notes', { 'README.md': '# x' }, { code: 'nothing-to-start' }],
    ['a library', { 'package.json': '{"main":"lib.js"}', 'lib.js': 'export {}' }, { code: 'nothing-to-start' }],
    ['what was installed', { 'node_modules/x/index.html': '' }, { code: 'nothing-to-start' }],
  ])('[PREVIEW-01] says why %s cannot be started', (_name, files, problem) => {
    expect(plan(files)).toEqual({ problem });
  });

  it.each([
    ['{', 'x'],
    ['null', '1'],
    ['[]', '[]'],
    ['{"scripts":[],"dependencies":"x","main":{}}', '\u0000\ud800'],
    ['"text"', '{{{{'],
  ])('takes any manifest, such as %j', (manifest, code) => {
    expect(plan({ 'package.json': manifest, '__proto__/index.js': code }).problem).toBeDefined();
  });
});
