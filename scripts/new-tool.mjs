import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command, root, runNode } from './project.mjs';

const categories = ['qr', 'development', 'data', 'security'];
const [key, category = 'development'] = process.argv.slice(2);

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (!key || !/^[a-z][a-z0-9]*$/.test(key) || !categories.includes(category)) {
  stop(
    `Usage: npm run new:tool -- <key> [${categories.join('|')}]   (key: lower-case letters and digits, e.g. "slug")`,
  );
}
const folder = join(root, 'packages/tools/src', key);
if (existsSync(folder)) stop(`packages/tools/src/${key} exists already`);

const title = key[0].toUpperCase() + key.slice(1);
const fill = (template) =>
  template.replaceAll('__key__', key).replaceAll('__Title__', title).replaceAll('__category__', category);

const templates = join(root, 'scripts/new-tool');
for (const entry of readdirSync(templates, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const template = join(entry.parentPath, entry.name);
  const name = template.slice(templates.length + 1).replace(/\.txt$/, '');
  const target = name === 'page.e2e.ts' ? join(root, 'e2e/tools', `${key}.e2e.ts`) : join(folder, name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, fill(readFileSync(template, 'utf8')));
}

/** Adds a line to a file after the last line that matches, keeping imports sorted. */
function insert(path, edit) {
  const file = join(root, path);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

insert('packages/tools/src/registry.ts', (source) => {
  const lines = source.split('\n');
  const line = `import { ${key} } from './${key}/tool.ts';`;
  const after = lines.findIndex((one) => one.startsWith('import ') && one.split("from '")[1] > line.split("from '")[1]);
  const last = lines.findLastIndex((one) => one.startsWith('import '));
  lines.splice(after === -1 ? last + 1 : after, 0, line);
  return lines.join('\n').replace(/(export const tools: [^=]+= \[)([^\]]*)\]/, (_, head, body) => {
    const names = body
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    return `${head}\n${[...names, key].map((name) => `  ${name},\n`).join('')}]`;
  });
});
insert('packages/tools/src/pages.ts', (source) =>
  source.replace(/\n};\n$/, `\n  ${key}: () => import('./${key}/page/page.tsx'),\n};\n`),
);

await runNode(
  [
    command('oxfmt'),
    'packages/tools/src/registry.ts',
    'packages/tools/src/pages.ts',
    `packages/tools/src/${key}`,
    `e2e/tools/${key}.e2e.ts`,
  ],
  { quiet: true },
);

console.log(`Made packages/tools/src/${key} and e2e/tools/${key}.e2e.ts, and entered the tool in registry.ts and pages.ts.
Next: write the engine and its test, then look at it with "npm run dev" at /tool/${key}, and run "npm run check".`);
