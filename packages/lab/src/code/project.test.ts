import { describe, expect, it } from 'vitest';
import { analyseFile, type FileAnalysis } from './analyse-file.ts';
import { overviewMarkdown } from './answer/overview-markdown.ts';
import { findCycles } from './graph/cycles.ts';
import { overviewOf } from './overview.ts';
import { createProject } from './project.ts';
import type { CodeUnit } from './units/code-unit.ts';

/** A file as if its syntax had been read. */
function file(
  path: string,
  imports: readonly string[],
  units: readonly (Partial<CodeUnit> & { name: string })[],
  importedNames: readonly string[] = [],
) {
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
  const analysis: FileAnalysis = {
    ...base,
    mode: 'syntax',
    imports,
    importedNames,
    units: own,
    postings: own.map(() => []),
  };
  return { path, analysis };
}

function projectOf(...files: readonly ReturnType<typeof file>[]) {
  const project = createProject();
  for (const { path, analysis } of files) project.addFile(path, analysis);
  return project;
}

describe('[CODE-07] who calls whom', () => {
  const project = projectOf(
    file('src/main.ts', ['./cart.ts', '../lib/other.ts'], [{ name: 'main', calls: ['total', 'logLine'] }]),
    file('src/cart.ts', ['./price.ts'], [{ name: 'total', calls: ['price', 'total'] }]),
    file('src/price.ts', ['./cart.ts', 'lodash'], [{ name: 'price', calls: ['total'], complexity: 9 }]),
    file('lib/other.ts', [], [{ name: 'price' }, { name: 'logLine' }]),
    file('lib/log.py', [], [{ name: 'logLine' }]),
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

describe('[CODE-07] calls that only their name connects', () => {
  const units = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `own${at}`, calls: ['format'] }));
  const fillers = Array.from({ length: 30 }, (_, at) => file(`apps/many/src/f${at}.ts`, [], []));
  const project = projectOf(
    file(
      'apps/web/src/a.ts',
      ['../../../packages/kit/src/lines.ts'],
      [{ name: 'one', calls: ['readAll', 'trim'] }],
      ['trim'],
    ),
    file('apps/web/src/b.ts', [], [{ name: 'two', calls: ['readAll', 'slice', 'trim'] }]),
    file(
      'packages/kit/src/lines.ts',
      [],
      [{ name: 'readAll' }, { name: 'slice', signature: 'slice: (a)' }, { name: 'trim' }],
    ),
    file('packages/kit/src/self.ts', [], [{ name: 'trim', signature: 'function trim(a)' }, ...units(3)]),
    ...fillers,
  );
  const lineOf = (path: string, name: string) =>
    project.unitsOfFile(path).find(({ unit }) => unit.name === name)?.unit.firstLine ?? 0;
  const calleesOf = (path: string, name: string) =>
    project.details(path, lineOf(path, name))?.callees.map((callee) => `${callee.file_path} ${callee.name}`);

  it('[CODE-08] are not stated where the definition is out of sight of the call', () => {
    expect(calleesOf('apps/web/src/b.ts', 'two')).toEqual([]);
    const { dependencies, most_used } = overviewOf(project);
    expect(dependencies).toEqual([{ from: 'apps/web/src', to: 'packages/kit/src', imports: 1, calls: 2 }]);
    expect(most_used).toEqual([]);
  });

  it('are none where the name is one of the built-in methods, unless it is imported by name', () => {
    expect(calleesOf('apps/web/src/a.ts', 'one')).toEqual([
      'packages/kit/src/lines.ts readAll',
      'packages/kit/src/lines.ts trim',
    ]);
  });
});

it('[CODE-07] counts no settings, prose and data as languages', () => {
  const project = createProject();
  for (const path of ['.gitignore', 'a.json', 'README.md', 'x.lock', 'LICENSE', 'web/.env.example', 'a.py', 'b.css'])
    project.addFile(path, analyseFile(path, 'text\n', undefined));
  expect(overviewOf(project).languages).toEqual([
    { language: 'Python', files: 1, lines: 1 },
    { language: 'CSS', files: 1, lines: 1 },
  ]);
});

it('[CODE-07] finds cycles in chains of a hundred thousand files', () => {
  const edges = new Map<string, ReadonlySet<string>>();
  for (let at = 0; at < 100_000; at += 1) edges.set(`${at}`, new Set([`${at + 1}`]));
  expect(findCycles(edges)).toEqual([]);
  edges.set('3', new Set(['4', '2']));
  expect(findCycles(edges)).toEqual([['2', '3']]);
});

describe('[CODE-07] a project that was changed answers as one made anew', () => {
  const words = ['read', 'config', 'send', 'mail', 'total', 'price', '邮件', '总价', 'token'];
  /** Numerical Recipes' generator: the same files in every run. */
  let state = 7;
  const random = (below: number) => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) % below;
  const sourceOf = () =>
    Array.from({ length: 1 + random(4) }, () => {
      const some = Array.from({ length: 1 + random(5) }, () => words[random(words.length)] ?? '');
      return `# ${some.join(' ')}\n\n${some.reverse().join('\n')}\n`;
    }).join('\n');
  const analysed = (path: string, text: string): readonly [string, FileAnalysis] => [
    path,
    analyseFile(path, text, undefined),
  ];
  const madeOf = (files: ReadonlyMap<string, FileAnalysis>) => {
    const project = createProject();
    for (const [path, analysis] of files) project.addFile(path, analysis);
    return project;
  };

  it.each([1, 2, 3, 4, 5])('round %i', () => {
    const paths = Array.from({ length: 12 }, (_, at) => `${at % 3 === 0 ? 'tests' : 'docs'}/f${at}.md`).sort();
    const before = new Map(paths.slice(0, 10).map((path) => analysed(path, sourceOf())));
    const kept = [...before].filter(() => random(4) > 0);
    const after = new Map([...kept, ...paths.slice(8).map((path) => analysed(path, sourceOf()))].sort());
    const changed = madeOf(before);
    for (const [path, analysis] of before) if (after.get(path) !== analysis) changed.dropFile(path);
    for (const [path, analysis] of after) if (before.get(path) !== analysis) changed.addFile(path, analysis);
    changed.arrange([...after.keys()]);
    const anew = madeOf(after);
    expect(changed.units()).toEqual(anew.units());
    expect(changed.files()).toEqual(anew.files());
    expect(changed.bytes()).toBe(anew.bytes());
    for (const word of [...words, 'send the mail', 'config tests']) {
      expect(changed.search(word, 50)).toEqual(anew.search(word, 50));
    }
  });
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

  it('puts what does it before what only says or names it, and what is explained before what is not', () => {
    const text = 'checksum of a code\n'.repeat(4);
    const base = analyseFile('a.md', text, undefined);
    const unit = (name: string, lines: number, documentation?: string): CodeUnit => {
      return { kind: 'function', name, firstLine: 1, lastLine: lines, documentation, calls: [], complexity: 1 };
    };
    const said = { ...unit('said', 4), isMessage: true };
    const units = [unit('line', 1), said, unit('two', 2), unit('compute', 4), unit('explained', 4, 'Of a code.')];
    const one = createProject();
    one.addFile('a.ts', { ...base, units, terms: ['checksum'], postings: units.map(() => [0, 4]) });
    const found = one.search('checksum', 5).found.map((each) => each.unit.name);
    expect(found).toEqual(['explained', 'compute', 'two', 'said', 'line']);
  });

  it('gives a similarity of 1 to what holds all of the question', () => {
    expect(project.search('readConfig', 1).found[0]?.similarity).toBe(1);
  });
});

describe('[CODE-08] documents of a project', () => {
  const project = createProject();
  const addText = (path: string, text: string) => project.addFile(path, analyseFile(path, text, undefined));
  addText(
    'CONTRIBUTING.md',
    '# Contributing\n\nBe kind.\n\n## Add a tool in fifteen minutes\n\nMake a folder, then register the tool.\n',
  );
  const { path, analysis } = file('src/tools.ts', [], [{ name: 'addTool' }, { name: 'removeTool' }]);
  project.addFile(path, { ...analysis, ...analyseFile('src/tools.txt', 'addTool adds a tool to tools', undefined) });
  const add: CodeUnit = { kind: 'function', name: 'add', firstLine: 1, lastLine: 4, calls: [], complexity: 1 };
  const written = analyseFile('src/tools/list.txt', 'add(tool) { tools.push(tool) }', undefined);
  project.addFile('src/tools/list.ts', { ...written, units: [add] });
  for (const name of ['a', 'b', 'c']) addText(`src/${name}.xyz`, `checks of ${name}\n`);

  it('are searched beside its code, and answer how something is done', () => {
    for (const question of ['how do I add a tool', '怎么添加工具', '怎么新增一个工具']) {
      const [best] = project.search(question, 3).found;
      expect([question, best?.path, best?.unit.name]).toEqual([
        question,
        'CONTRIBUTING.md',
        'Add a tool in fifteen minutes',
      ]);
    }
  });

  it('are found in the order of the figure that is shown', () => {
    const figures = project.search('add a tool to the checks', 8).found.map(({ similarity }) => similarity ?? 0);
    expect(figures.length).toBeGreaterThan(2);
    expect(figures).toEqual([...figures].sort((a, z) => z - a));
  });
});
