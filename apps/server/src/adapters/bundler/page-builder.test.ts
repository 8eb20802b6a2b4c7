import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PageBuilder, PagesRequest } from '../../features/previews/ports.ts';
import { createPageBuilder } from './page-builder.ts';
import { createVendors } from './vendor.ts';

const page =
  '<!doctype html><html><head><title>x</title></head><body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>';
const react = {
  'web/index.html': page,
  'web/src/main.jsx':
    "import { createRoot } from 'react-dom/client';\nimport App from './App.jsx';\nimport './styles.css';\ncreateRoot(document.getElementById('root')).render(<App />);\n",
  'web/src/App.jsx':
    "import { useState } from 'react';\nexport default function App() { const [n] = useState(1); return <p>{n}</p>; }\n",
  'web/src/styles.css': '.a { color: red; background: url(./dot.svg) }',
  'web/src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'web/public/robots.txt': 'none',
  'web/package.json': '{"dependencies":{"react":"19"}}',
};

let folder: string;
let builder: PageBuilder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolbench-'));
  builder = createPageBuilder({ vendor: createVendors(folder), buildMs: 30_000 });
});
afterAll(async () => {
  await builder.close();
  rmSync(folder, { recursive: true, force: true });
});

const request = (files: Record<string, string>, more: Partial<PagesRequest> = {}): PagesRequest => {
  const html = Object.keys(files).find((path) => path.endsWith('index.html')) ?? '';
  const frontend = { folder: html.includes('/') ? html.slice(0, html.lastIndexOf('/')) : '', html };
  return { id: 'one', files: new Map(Object.entries(files)), frontend, mode: 'development', ...more };
};

async function build(files: Record<string, string>, more: Partial<PagesRequest> = {}) {
  const result = await builder.build(request(files, more));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const text = (address: string) => {
    const file = result.pages.files.get(address);
    if (file === undefined) throw new Error(`${address} is not served: ${[...result.pages.files.keys()].join(' ')}`);
    return new TextDecoder().decode(file.encoding ? gunzipSync(file.body) : file.body);
  };
  const paths = [...result.pages.files.keys()];
  const script = paths.find((path) => /^\/assets\/script-1-\w+\.js$/.test(path)) ?? '';
  return { ...result, text, paths, script };
}

async function problems(files: Record<string, string>) {
  const result = await builder.build(request(files));
  return result.problems;
}

describe('the builder of pages', () => {
  it('[PREVIEW-01] builds React pages; libraries are addresses, not parts of the bundle', async () => {
    const { text, paths, script, pages } = await build(react);
    const html = text('/index.html');
    expect(html).toContain('<head><script src="/__preview/reporter.js"></script>');
    expect(html).toContain(`<script type="module" src="${script}"></script>`);
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/script-1-\w+\.css">/);
    expect(text(script).length).toBeLessThan(3_000);
    const imported = [...text(script).matchAll(/from "(\/__preview\/vendor\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    expect(imported.length).toBeGreaterThan(2);
    for (const address of imported) expect(pages.files.get(address)?.isImmutable).toBe(true);
    expect(paths).toContain('/robots.txt');
    expect(paths).not.toContain('/package.json');
    const styles = paths.find((path) => path.endsWith('.css') && path.startsWith('/assets/')) ?? '';
    expect(text(styles)).toContain('data:image/svg+xml');
  });

  it('[PREVIEW-01] gives libraries their named exports', async () => {
    const { text, paths } = await build(react);
    const library = paths.find((path) => /vendor\/react-[A-Z0-9]+\.js/.test(path)) ?? '';
    expect(text(library)).toMatch(/as useState\b/);
    const client = paths.find((path) => path.includes('react-dom.client')) ?? '';
    expect(text(client)).toMatch(/as createRoot\b/);
  });

  it('[PREVIEW-01] finds the place in the project of a place in a bundle', async () => {
    const { text, script, pages } = await build(react);
    const lines = text(script).split('\n');
    const line = lines.findIndex((some) => some.includes('useState(1)')) + 1;
    expect(pages.placeOf(script, line, (lines[line - 1] ?? '').indexOf('useState(1)') + 1)).toMatchObject({
      path: 'web/src/App.jsx',
      line: 2,
    });
    expect(pages.placeOf('/assets/none.js', 1, 1)).toBeUndefined();
    expect(pages.placeOf(script, 1_000_000, 1)?.path ?? '').not.toContain('..');
  });

  it('[PREVIEW-01] builds again what has changed, under new addresses', async () => {
    const first = await build(react);
    const second = await build({ ...react, 'web/src/App.jsx': 'export default () => <b>changed</b>;' });
    expect(second.script).not.toBe(first.script);
    expect(second.text(second.script)).toContain('changed');
    expect((await build(react)).script).toBe(first.script);
  });

  const vue = {
    'web/index.html': page.replace('main.jsx', 'main.js'),
    'web/src/main.js': "import { createApp } from 'vue'; import App from './App.vue'; createApp(App).mount('#root');",
    'web/src/App.vue':
      '<script setup>\nimport { ref } from "vue";\nimport Row from "@/Row.vue";\nconst n = ref(1);\n</script>\n<template><Row :n="n" /></template>\n<style scoped>p { color: red }</style>',
    'web/src/Row.vue': '<script>\nexport default { props: ["n"] };\n</script>\n<template><p>{{ n }}</p></template>',
  };

  it('[PREVIEW-01] builds Vue components, with setup and without, and scopes their styles', async () => {
    const { text, script, paths } = await build(vue);
    expect(text(script)).toContain('setup');
    expect(text(script)).toContain('render');
    const style = paths.find((path) => path.startsWith('/assets/') && path.endsWith('.css')) ?? '';
    expect(text(style)).toMatch(/p\[data-v-[0-9a-f]{8}\]/);
  });

  it('[PREVIEW-01] makes scripts within plain pages files of their own', async () => {
    const { text, pages } = await build({
      'index.html':
        '<p id=a></p><script>a.textContent = 1</script><script src="app.js" defer></script><script type="module">import x from "./x.js"; x();</script>',
      'app.js': 'let here = 1;',
      'x.js': 'export default () => 2;',
      'server/secret.js': 'x',
    });
    const html = text('/index.html');
    expect(html).not.toMatch(/<script>[^<]/);
    expect(html).toContain('<script src="/index.html.script-1.js"></script>');
    expect(text('/index.html.script-1.js')).toContain('a.textContent = 1');
    expect(text('/app.js')).toBe('let here = 1;');
    expect(pages.files.size).toBeGreaterThan(4);
  });

  it('[PREVIEW-01] keeps the files of the server out of the pages', async () => {
    const files = { 'index.html': '<p>', 'server/main.js': 'secret', 'app.js': '1' };
    const { paths } = await build(files, { serverFolder: 'server' });
    expect(paths).toEqual(['/index.html', '/app.js']);
  });

  it('[PREVIEW-01] minifies what is deployed', async () => {
    const { text, script } = await build(react, { id: 'two', mode: 'production' });
    expect(text(script)).not.toContain('\n  ');
    expect(text(script)).not.toContain('jsxDEV');
  });

  it.each<[string, Record<string, string>, unknown]>([
    [
      'a package that is not there',
      { 'web/src/App.jsx': "\nimport x from 'lodash/fp'; export default x;" },
      { code: 'unknown-package', subject: 'lodash/fp', path: 'web/src/App.jsx', line: 2, column: 15 },
    ],
    [
      'what only servers have',
      { 'web/src/App.jsx': "import fs from 'node:fs'; export default fs;" },
      { code: 'unknown-package', subject: 'node:fs' },
    ],
    [
      'a file that is not there',
      { 'web/src/App.jsx': "import './none.js'; export default 1;" },
      { code: 'missing-file', subject: './none.js', line: 1 },
    ],
    [
      'a path out of the project',
      { 'web/src/App.jsx': "import '../../../../etc/passwd'; export default 1;" },
      { code: 'missing-file' },
    ],
    [
      'a script from elsewhere',
      { 'web/src/App.jsx': "import 'https://esm.sh/react'; export default 1;" },
      { code: 'remote-import' },
    ],
    [
      'a file of this machine',
      { 'web/src/App.jsx': "import 'file:///etc/passwd'; export default 1;" },
      { code: 'remote-import' },
    ],
    ['a style of this machine', { 'web/src/styles.css': '@import "/etc/passwd";' }, { code: 'missing-file' }],
    ['a mistake of syntax', { 'web/src/App.jsx': 'export default (\n  <p>' }, { path: 'web/src/App.jsx', line: 2 }],
    [
      'an export that is not there',
      { 'web/src/App.jsx': 'export const x = 1;' },
      { path: 'web/src/main.jsx', line: 2 },
    ],
  ])('[PREVIEW-01] names the place of %s', async (_name, changed, expected) => {
    const [first] = await problems({ ...react, ...changed });
    expect(first).toMatchObject({ from: 'build', ...(expected as object) });
  });

  it.each<[string, string, unknown]>([
    ['a template', '<template><p></template>', { line: 1 }],
    [
      'a style in another language',
      '<template><p/></template>\n<style lang="scss">$a: 1;</style>',
      { code: 'unsupported-style', subject: 'scss', line: 2 },
    ],
    ['a script', '<script setup>\nconst = 1;\n</script>', {}],
  ])('[PREVIEW-01] names the place of a mistake in %s of a component', async (_name, text, expected) => {
    const [first] = await problems({ ...vue, 'web/src/App.vue': text });
    expect(first).toMatchObject({ from: 'build', path: 'web/src/App.vue', ...(expected as object) });
  });

  it('[PREVIEW-01] serves a page all the same when a script of it comes from elsewhere', async () => {
    const { problems: found, text } = await build({ 'index.html': '<script src="https://cdn.example/x.js"></script>' });
    expect(found).toEqual([
      { from: 'build', code: 'remote-script', subject: 'https://cdn.example/x.js', path: 'index.html', line: 1 },
    ]);
    expect(text('/index.html')).toContain('cdn.example');
  });
});
