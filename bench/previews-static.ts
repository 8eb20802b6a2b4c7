import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageBuilder } from '../apps/server/src/adapters/bundler/page-builder.ts';
import { createVendors } from '../apps/server/src/adapters/bundler/vendor.ts';
import type { PageBuilder } from '../apps/server/src/features/previews/ports.ts';
import { report } from './report.ts';

const rounds = 15;
const components = 32;

const page = (entry: string) =>
  `<!doctype html><html><head></head><body><div id="root"></div><script type="module" src="/src/${entry}"></script></body></html>`;

/** A React app of 34 files; `changed` goes into one of them. */
function reactApp(changed: string): ReadonlyMap<string, string> {
  const numbers = Array.from({ length: components }, (_, at) => at);
  const imports = numbers.map((at) => `import Part${at} from './part-${at}.jsx';`).join('\n');
  const used = numbers.map((at) => `<Part${at} />`).join('');
  const part = (at: number) =>
    `import { useState } from 'react';\nexport default function Part() {\n  const [n, setN] = useState(${at});\n  return <button onClick={() => setN(n + 1)}>{n} ${at === 0 ? changed : ''}</button>;\n}\n`;
  return new Map([
    ['web/index.html', page('main.jsx')],
    [
      'web/src/main.jsx',
      `import { createRoot } from 'react-dom/client';\n${imports}\ncreateRoot(document.getElementById('root')).render(<main>${used}</main>);\n`,
    ],
    ...numbers.map((at) => [`web/src/part-${at}.jsx`, part(at)] as const),
  ]);
}

/** The same in Vue. */
function vueApp(changed: string): ReadonlyMap<string, string> {
  const numbers = Array.from({ length: components }, (_, at) => at);
  const imports = numbers.map((at) => `import Part${at} from './part-${at}.vue';`).join('\n');
  const used = numbers.map((at) => `<Part${at} />`).join('');
  const part = (at: number) =>
    `<script setup>\nimport { ref } from 'vue';\nconst n = ref(${at});\n</script>\n<template><button @click="n += 1">{{ n }} ${at === 0 ? changed : ''}</button></template>\n<style scoped>button { color: red }</style>\n`;
  return new Map([
    ['web/index.html', page('main.js')],
    [
      'web/src/main.js',
      `import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#root');\n`,
    ],
    ['web/src/App.vue', `<script setup>\n${imports}\n</script>\n<template><main>${used}</main></template>\n`],
    ...numbers.map((at) => [`web/src/part-${at}.vue`, part(at)] as const),
  ]);
}

const frontend = { folder: 'web', html: 'web/index.html' };
const at = (times: readonly number[], share: number) =>
  [...times].sort((a, z) => a - z)[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0;

async function timed(builder: PageBuilder, id: string, files: ReadonlyMap<string, string>): Promise<number> {
  const began = performance.now();
  const result = await builder.build({ id, files, frontend, mode: 'development' });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return performance.now() - began;
}

/** From a project's files to pages that can be served: a new project, and one of its files changed. */
export async function measureStaticPreviews(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'toolbench-bench-'));
  const builder = createPageBuilder({ vendor: createVendors(folder), buildMs: 60_000 });
  const cold = await timed(builder, 'cold', reactApp(''));
  report({ name: 'previews: the first ever, libraries bundled (React)', value: cold, unit: 'ms', limit: 3_000 });
  for (const [name, app] of [
    ['React', reactApp],
    ['Vue', vueApp],
  ] as const) {
    await timed(builder, 'warm', app('warm'));
    const [first, changed]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      first.push(await timed(builder, `${name}-${round}`, app(`${round}`)));
      changed.push(await timed(builder, `${name}-${round}`, app(`changed ${round}`)));
      await builder.forget(`${name}-${round}`);
    }
    report({
      name: `previews: first of a project, p50 (${name}, 34 files)`,
      value: at(first, 0.5),
      unit: 'ms',
      limit: 150,
    });
    report({ name: `previews: first of a project, p95 (${name})`, value: at(first, 0.95), unit: 'ms', limit: 400 });
    report({ name: `previews: one file changed, p50 (${name})`, value: at(changed, 0.5), unit: 'ms', limit: 60 });
  }
  await builder.close();
  await rm(folder, { recursive: true, force: true });
}
