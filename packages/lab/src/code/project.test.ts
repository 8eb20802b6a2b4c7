import { describe, expect, it } from 'vitest';
import { analyseFile, type FileAnalysis } from './analyse-file.ts';
import { overviewMarkdown } from './answer/overview-markdown.ts';
import { findCycles } from './graph/cycles.ts';
import { createImportResolver } from './graph/resolve-import.ts';
import { overviewOf } from './overview.ts';
import { createProject } from './project.ts';
import type { CodeUnit } from './units/code-unit.ts';

/** A file as if its syntax had been read. */
function file(path: string, imports: readonly string[], units: readonly (Partial<CodeUnit> & { name: string })[]) {
  const text = units.map(({ name }) => `function ${name}() {}\n`).join('');
  const base = analyseFile('a.xyz', text, undefined);
  const own = units.map((unit, at): CodeUnit => ({
    kind: 'function',
    firstLine: at + 1,
    lastLine: at + 1,
    calls: [],
    complexity: 1,
    ...unit,
  }));
  const analysis: FileAnalysis = { ...base, mode: 'syntax', imports, units: own, postings: own.map(() => []) };
  return { path, analysis };
}

function projectOf(...files: readonly ReturnType<typeof file>[]) {
  const project = createProject();
  for (const { path, analysis } of files) project.addFile(path, analysis);
  return project;
}

describe('[CODE-07] who calls whom', () => {
  const project = projectOf(
    file('src/main.ts', ['./cart.ts'], [{ name: 'main', calls: ['total', 'log'] }]),
    file('src/cart.ts', ['./price.ts'], [{ name: 'total', calls: ['price', 'total'] }]),
    file('src/price.ts', ['./cart.ts', 'lodash'], [{ name: 'price', calls: ['total'], complexity: 9 }]),
    file('lib/other.ts', [], [{ name: 'price' }, { name: 'log' }]),
    file('lib/log.py', [], [{ name: 'log' }]),
  );

  it('prefers what is imported, and never takes another language', () => {
    expect(project.details('src/cart.ts', 1)).toMatchObject({
      callees: [{ file_path: 'src/price.ts', name: 'price' }],
      callers: [{ name: 'main' }, { name: 'price' }],
    });
    expect(project.details('src/main.ts', 1)?.callees).toMatchObject([
      { name: 'total' },
      { file_path: 'lib/other.ts' },
    ]);
    expect(project.details('src/none.ts', 1)).toBeUndefined();
  });

  it('gives an overview with modules, cycles and figures, as data and as Markdown in both languages', () => {
    const overview = overviewOf(project);
    expect(overview.cycles).toEqual([['src/cart.ts', 'src/price.ts']]);
    expect(overview.packages).toEqual([{ name: 'lodash', files: 1 }]);
    expect(overview.most_complex).toMatchObject([{ name: 'price', complexity: 9 }]);
    expect(overview.most_used[0]).toMatchObject({ name: 'total', callers: 2 });
    expect(overview.dependencies).toContainEqual({ from: 'src/main.ts', to: 'src/cart.ts', imports: 1, calls: 1 });
    expect(overviewMarkdown('a|b', overview, 'zh')).toContain('## 循环依赖\n\n- `src/cart.ts` ↔ `src/price.ts`');
    expect(overviewMarkdown('a', overview, 'en')).toContain('cyclomatic complexity 9');
  });
});

it.each([
  ['web/app.ts', './lib/x.js', 'web/lib/x.ts'],
  ['web/app.ts', './lib', 'web/lib/index.ts'],
  ['web/app.ts', '@scope/pkg/deep', '@scope/pkg'],
  ['py/a/m.py', '..b.n', 'py/b/n.py'],
  ['py/a/m.py', 'b.n', 'py/b/n.py'],
  ['py/a/m.py', 'numpy.linalg', 'numpy'],
  ['j/Main.java', 'com.shop.Cart', 'j/com/shop/Cart.java'],
  ['go/main.go', 'example.com/go/store', 'go/store/db.go'],
  ['rs/src/main.rs', 'crate::net::Client', 'rs/src/net.rs'],
  ['c/a.c', 'util.h', 'c/util.h'],
  ['rb/a.rb', 'b', 'rb/b.rb'],
  ['web/app.ts', '../../../x', '../../../x'],
])('[CODE-07] %s imports %s: %s', (from, text, target) => {
  const resolve = createImportResolver(
    'web/app.ts web/lib/x.ts web/lib/index.ts py/a/m.py py/b/n.py j/Main.java j/com/shop/Cart.java go/main.go go/store/db.go rs/src/main.rs rs/src/net.rs c/a.c c/util.h rb/a.rb rb/b.rb'.split(
      ' ',
    ),
  );
  const found = resolve(from, text);
  expect(found.kind === 'file' ? found.path : found.name).toBe(target);
});

it('[CODE-07] finds cycles in chains of a hundred thousand files', () => {
  const edges = new Map<string, ReadonlySet<string>>();
  for (let at = 0; at < 100_000; at += 1) edges.set(`${at}`, new Set([`${at + 1}`]));
  expect(findCycles(edges)).toEqual([]);
  edges.set('3', new Set(['4', '2']));
  expect(findCycles(edges)).toEqual([['2', '3']]);
});

describe('[CODE-05] search', () => {
  const project = createProject();
  const lines = (name: string, comment: string) => `# ${comment}\n\nabout ${name}\n`;
  project.addFile('docs/a.md', analyseFile('docs/a.md', lines('readConfig', 'Loading settings'), undefined));
  project.addFile('docs/b.md', analyseFile('docs/b.md', lines('sendMail', '发送邮件'), undefined));
  project.addFile('tests/c.md', analyseFile('tests/c.md', lines('sendMail', '发送邮件'), undefined));

  it.each([
    ['readConfig', 'docs/a.md'],
    ['where are configuration files loaded', 'docs/a.md'],
    ['怎么发邮件', 'docs/b.md'],
    ['email', 'docs/b.md'],
    ['send mail tests', 'tests/c.md'],
  ])('%s finds %s first', (question, path) => {
    expect(project.search(question, 3).found[0]?.path).toBe(path);
  });

  it.each(['', '   ', '？', 'zzzz', '\ud800', '<b>', 'a'.repeat(50_000)])('%j is no harm', (question) => {
    for (const { similarity } of project.search(question, 10).found) expect(similarity).toBeLessThanOrEqual(1);
  });

  it('gives a similarity of 1 to what holds all of the question', () => {
    expect(project.search('readConfig', 1).found[0]?.similarity).toBe(1);
  });
});
