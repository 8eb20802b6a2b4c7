import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './project.mjs';

/*
 * Writes THIRD-PARTY-NOTICES.md: what the built product contains or loads at run time, with the licences that ask for
 * their text to go along. Run it after packages were added, removed or brought up to date: npm run notices
 */

const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')).packages;
const isOurs = (name) => name.startsWith('@toolbench/');

/** Where the lockfile has a package that is asked for from a folder: the nearest node_modules, as Node resolves it. */
function locate(from, name) {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)[^/]*$/, '')) {
    const key = `${folder && `${folder}/`}node_modules/${name}`;
    if (lock[key]) return key;
    if (folder === '') return undefined;
  }
}

/** Every package that runs in the page, the server or the command line; what only builds and tests is left out. */
export function shippedPackages() {
  const found = new Map();
  const pending = [];
  const ask = (from, names) => pending.push(...names.map((name) => ({ from, name })));
  for (const [folder, { dependencies = {}, devDependencies = {} }] of Object.entries(lock)) {
    if (!/^(?:apps|packages)\/[^/]+$/.test(folder)) continue;
    ask(folder, Object.keys(dependencies));
    // Server and command line have their packages in the bundle, which npm calls development.
    if (/^apps\/(?:server|cli)$/.test(folder)) ask(folder, Object.keys(devDependencies));
  }
  for (let next = pending.pop(); next; next = pending.pop()) {
    const key = locate(next.from, next.name);
    if (key === undefined || found.has(key) || isOurs(next.name) || next.name.startsWith('@types/')) continue;
    found.set(key, { name: next.name, version: lock[key].version, license: lock[key].license ?? 'see its text' });
    ask(key, Object.keys(lock[key].dependencies ?? {}));
  }
  return found;
}

const copyrightLine = /^\W*(?:copyright\b.*(?:\d{4}|\(c\)|©).*|\(c\) .*)$/gim;

/** The licence of an installed package: its copyright lines, and the text that it may share with others. */
async function licenceOf(key) {
  const files = (await readdir(join(root, key))).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name)).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(root, key, name), 'utf8').catch(() => '')));
  const text = texts.join('\n\n').replace(/\r\n?/g, '\n');
  const copyrights = [
    ...new Set([...text.matchAll(copyrightLine)].map(([line]) => line.replace(/^[\s#*/>-]+/, '').trim())),
  ];
  return {
    copyrights,
    text: text
      .replace(copyrightLine, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

const sameWords = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

async function write() {
  const groups = new Map();
  for (const [key, { name, version, license }] of [...shippedPackages()].sort(([a], [b]) => a.localeCompare(b))) {
    const { copyrights, text } = await licenceOf(key);
    const words = text === '' ? `declared ${license}` : sameWords(text);
    const group = groups.get(words) ?? { license, text, packages: [] };
    groups.set(words, group);
    group.packages.push(`- ${name} ${version} (${license})${copyrights.map((line) => `\n  ${line}`).join('')}`);
  }
  const parts = [...groups.values()].map(
    ({ license, text, packages }) =>
      `## ${license}\n\n${packages.join('\n')}\n${text && `\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\`\n`}`,
  );
  const head =
    '# Third-party notices\n\nToolbench contains or loads these packages. Each stands under its own licence.\n';
  await writeFile(join(root, 'THIRD-PARTY-NOTICES.md'), `${[head, ...parts].join('\n')}`);
}

if (process.argv[1] === import.meta.filename) await write();
