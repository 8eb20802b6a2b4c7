import { codeLanguages } from '@toolbench/lab/code/languages/languages.ts';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { grammarFile } from './adapters/code-parser/grammar-file.ts';
import { besideBundle, serverBundle } from '../../../scripts/server-bundle.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const packageOf = (path: string) => (path.startsWith('@') ? /^[^/]+\/[^/]+/ : /^[^/]+/).exec(path)?.[0] ?? path;

async function contentsOf(bundle: BuildOptions): Promise<Metafile> {
  return (await build({ ...bundle, outdir: join(root, 'never'), write: false, metafile: true })).metafile;
}

/** The sources and packages that are read before the server listens: what is imported later is a file of its own. */
function readAtStart({ outputs }: Metafile): readonly string[] {
  const entry = /(?:^|\/)(?:server|serve-\w+)\.js$/;
  const read = new Set(Object.keys(outputs).filter((name) => entry.test(name)));
  for (const name of read) {
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === 'import-statement') read.add(path);
  }
  return [...read].flatMap((name) => [name, ...Object.keys(outputs[name]?.inputs ?? {})]);
}

/** The packages that the files of a bundle look for when they run. */
async function importedBy(bundle: BuildOptions): Promise<readonly string[]> {
  const metafile = await contentsOf(bundle);
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports.filter(({ external }) => external).map(({ path }) => packageOf(path));
  return [...new Set(names)].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
}

describe('what is installed where the built server runs', () => {
  it.each([
    ['the server', serverBundle],
    ['its processes and threads', besideBundle],
  ])('holds every package that %s import', async (_name, bundle) => {
    const imported = await importedBy(bundle);
    expect(imported.length).toBeGreaterThan(1);
    // Looked for with `try`, and done without.
    const optional = ['pg-native', 'utf-8-validate'];
    for (const name of imported.filter((each) => !optional.includes(each))) expect(dependencies).toHaveProperty([name]);
  });

  it('holds the grammar of every language, of which a build takes its own from their package', () => {
    for (const { grammar } of codeLanguages) expect(existsSync(grammarFile(grammar)), grammar).toBe(true);
  });

  it('holds nothing of the page, of the tests or of the bundle, no native canvas, and no package of grammars', () => {
    const asked = ['ls', '--package-lock-only', '--omit=dev', '--workspace=@toolbench/server', '--all', '--parseable'];
    const { stdout } = spawnSync('npm', asked, { cwd: root, encoding: 'utf8' });
    const names = stdout.split('\n').flatMap((path) => path.split('/node_modules/').slice(-1));
    expect(names).toContain('libsql');
    const heavy =
      /^(@napi-rs\/canvas|@mantine\/|lucide-|vite$|vitest$|eslint|playwright|openai$|ai$|kysely$|fastify$|tree-sitter-)/;
    expect(names.filter((name) => heavy.test(name))).toEqual([]);
  });
});

describe('what a start of the server reads', () => {
  it('is nothing of SSH, of other languages of its libraries, of their unused parts, or of how questions are answered', async () => {
    const read = readAtStart(await contentsOf(serverBundle));
    expect(read.filter((path) => /node_modules\/fastify\//.test(path)).length).toBeGreaterThan(1);
    const later =
      /^ssh2$|node_modules\/(?:glob|yaml|ajv|light-my-request|tinyld|ai|parse5)\/|zod\/v4\/locales\/(?!en\.)|lab\/src\/(?:documents\/rank|code\/words)\//;
    expect(read.filter((path) => later.test(path))).toEqual([]);
  });
});
