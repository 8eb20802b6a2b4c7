import { randomBytes } from 'node:crypto';
import type { SkipReason } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../../test-support/fakes.ts';
import { openTestAuth } from '../../test-support/test-app.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { codeWorkers, testCode } from '../../test-support/lab/test-code.ts';
import { makeZip, zipOf, type ZipEntry } from '../../test-support/files/zip.ts';
import type { Code } from './service.ts';

const shop = {
  'shop/cart.ts': `import { priceOf } from './price.ts';

/** Adds up what the cart costs. */
export function totalOf(items: string[]): number {
  return items.reduce((sum, item) => sum + priceOf(item), 0);
}
`,
  'shop/price.ts': `// 查询商品的价格
export function priceOf(item: string): number {
  return item.length;
}
`,
  'README.md': '# Shop\n\nHow to install.\n',
};

async function* once(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

const workers = codeWorkers();

async function open() {
  const clock = fakeClock();
  const { queries } = await openTestAuth(undefined, clock);
  const folder = temporaryFolder();
  return { code: testCode({ queries, clock, folder, parts: workers }), clock, folder, queries };
}

const upload = (code: Code, zip: Buffer, fileName = 'shop.zip', owner = 'admin') =>
  code.upload({ owner, fileName, content: once(zip) });

async function uploaded(code: Code, zip: Buffer) {
  const result = await upload(code, zip);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

async function vectorized(code: Code, zip: Buffer) {
  const project = await uploaded(code, zip);
  await code.start('admin', project.projectPath);
  for (;;) {
    const status = await code.status('admin', project.projectPath);
    if (!status.ok || status.value.state !== 'processing') break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return project;
}

function valueOf<Value>(result: { ok: true; value: Value } | { ok: false; code: string }): Value {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe('[CODE-02] a project', () => {
  it('is named by an opaque handle, bound to its owner', async () => {
    const { code } = await open();
    const { projectPath } = await uploaded(code, zipOf(shop));
    expect(projectPath).toMatch(/^[\w-]{32}$/);
    expect(await code.structure('someone else', projectPath)).toMatchObject({ code: 'no-such-project' });
    expect(valueOf(await code.structure('admin', projectPath))).toMatchObject({
      type: 'folder',
      name: 'shop',
      children: [
        { type: 'folder', name: 'shop', children: [{ type: 'file', name: 'cart.ts' }, { name: 'price.ts' }] },
        { type: 'file', name: 'README.md', path: 'README.md', language: 'Markdown' },
      ],
    });
  });

  it('is vectorized, counted, and searched by the question', async () => {
    const { code } = await open();
    const { projectPath } = await vectorized(code, zipOf(shop));
    const status = valueOf(await code.status('admin', projectPath));
    expect(status).toMatchObject({ state: 'complete', files: 3, processed_files: 3, fallback_files: 0 });
    expect(status.total_snippets).toBe(status.processed_snippets);
    const window = { limit: 3, offset: 0 };
    const all = valueOf(await code.snippets('admin', { projectPath, query: '', ...window }));
    expect(all.total_count).toBe(status.total_snippets);
    const found = valueOf(await code.snippets('admin', { projectPath, query: '怎么计算总价', ...window }));
    expect(found.snippets[0]).toMatchObject({
      file_path: 'shop/cart.ts',
      function_name: 'totalOf',
      start_line: 4,
      end_line: 6,
      content: shop['shop/cart.ts'].split('\n').slice(3, 6).join('\n'),
    });
    expect(found.snippets[0]?.similarity).toBeGreaterThan(0);
  });

  it('is cancelled and goes on later, and is started only once', async () => {
    const { code } = await open();
    const files = Object.fromEntries(
      Array.from({ length: 120 }, (_, at) => [`f${at}.ts`, `export const a${at} = ${at};`]),
    );
    const { projectPath } = await uploaded(code, zipOf(files));
    await Promise.all([code.start('admin', projectPath), code.start('admin', projectPath)]);
    const stopped = valueOf(await code.stop('admin', projectPath));
    expect(stopped.state).toBe('cancelled');
    expect(stopped.processed_files).toBeLessThan(120);
    await code.start('admin', projectPath);
    await vi.waitFor(async () => {
      const status = valueOf(await code.status('admin', projectPath));
      expect(status).toMatchObject({ state: 'complete', processed_files: 120, total_snippets: 120 });
    }, 60_000);
  });

  it('answers nothing before it is vectorized', async () => {
    const { code } = await open();
    const { projectPath } = await uploaded(code, zipOf(shop));
    const search = { projectPath, query: 'cart', limit: 3, offset: 0 };
    expect(await code.snippets('admin', search)).toMatchObject({ code: 'not-vectorized-yet' });
    expect(await code.start('admin', '')).toMatchObject({ code: 'upload-project-first' });
  });

  it('is gone when its time is over, or when it is deleted, and nothing stays in the tables', async () => {
    const { code, clock, queries } = await open();
    const first = await vectorized(code, zipOf(shop));
    valueOf(await code.remove('admin', first.projectPath));
    const second = await vectorized(code, zipOf(shop));
    clock.advance(limits.code.lifetimeMs);
    expect(await code.status('admin', second.projectPath)).toMatchObject({ code: 'no-such-project' });
    await code.sweep();
    for (const table of ['code_projects', 'code_files', 'code_contents'] as const)
      expect(await queries.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

it('[CODE-07] reads only what has changed when a project is uploaded again', async () => {
  const { code } = await open();
  const first = await vectorized(code, zipOf(shop));
  const changed = { ...shop, 'shop/price.ts': shop['shop/price.ts'].replace('item.length', '2') };
  const again = await vectorized(code, zipOf(changed));
  expect(again).toMatchObject({ files: 3, unchanged_files: 2 });
  const { projectPath } = again;
  const found = valueOf(await code.snippets('admin', { projectPath, query: 'priceOf', limit: 1, offset: 0 }));
  expect(found.snippets[0]?.content).toContain('return 2;');
  // The index went over to the second upload; the first is still what it was.
  const asked = { projectPath: first.projectPath, query: 'priceOf', limit: 1, offset: 0 };
  expect(valueOf(await code.snippets('admin', asked)).snippets[0]?.content).toContain('item.length');
});

it('[CODE-07] shows who calls whom, opens files, and draws the modules', async () => {
  const { code } = await open();
  const { projectPath } = await vectorized(code, zipOf(shop));
  const unit = valueOf(await code.unit('admin', projectPath, 'shop/price.ts', 2));
  expect(unit).toMatchObject({ name: 'priceOf', callers: [{ name: 'totalOf', start_line: 4 }] });
  const file = valueOf(await code.file('admin', projectPath, 'shop/price.ts'));
  expect(file.content).toBe(shop['shop/price.ts']);
  expect(file.units).toMatchObject([{ name: 'priceOf', start_line: 2, end_line: 4 }]);
  expect(await code.file('admin', projectPath, '../../etc/passwd')).toMatchObject({ code: 'no-such-project-file' });
  const overview = valueOf(await code.overview('admin', projectPath, 'en'));
  expect(overview.dependencies).toEqual([{ from: 'shop/cart.ts', to: 'shop/price.ts', imports: 1, calls: 1 }]);
  expect(overview.markdown).toContain('# shop: code analysis');
});

it('[CODE-05] leaves out what is not source, counts it and says why', async () => {
  const { code } = await open();
  const project = await uploaded(
    code,
    zipOf({
      ...shop,
      '.gitignore': 'secret/\n*.log\n',
      'secret/a.ts': 'export const a = 1;',
      'run.log': 'started',
      'node_modules/x/index.js': 'x()',
      'node_modules/y/index.js': 'y()',
      'sub/.gitignore': '*.tmp\n!keep.log\n',
      'sub/a.tmp': 'x',
      'sub/keep.log': 'kept',
      'package-lock.json': '{}',
      'logo.png': '\u0089PNG',
      'app.min.js': 'a()',
      'blob.ts': 'a\0b',
      'api.ts': '// Code generated by protoc. DO NOT EDIT.\nexport {};',
      'target/debug/build/out.rs': 'fn main() {}',
      '.env': 'KEY=1',
      'aux.ts': 'export const b = 1;',
      'Readme.md': '# Other',
      'blank.ts': ' \n',
    }),
  );
  const reasons: Partial<Record<SkipReason, number>> = {
    gitignore: 3,
    dependencies: 2,
    'lock-file': 1,
    binary: 2,
    minified: 1,
    generated: 1,
    'build-output': 1,
    secret: 1,
    'reserved-name': 1,
    'duplicate-name': 1,
    empty: 1,
  };
  expect(project.skipped_by_reason).toEqual(reasons);
  expect(project.skipped).toContainEqual({ path: 'node_modules', reason: 'dependencies', files: 2 });
  expect(project.skipped).toContainEqual({ path: 'secret', reason: 'gitignore', files: 1 });
  expect(project.files).toBe(6);
});

const source = { name: 'a.ts', content: 'export const a = 1;' };
const hostile: readonly (readonly [string, string, Buffer])[] = [
  ['a path that climbs', 'archive-unsafe-name', makeZip([source, { name: '../evil.ts', content: 'x' }])],
  ['a path that climbs with backslashes', 'archive-unsafe-name', makeZip([{ name: '..\\evil.ts', content: 'x' }])],
  ['a climb inside', 'archive-unsafe-name', makeZip([{ name: 'a/../../evil.ts', content: 'x' }])],
  ['an absolute path', 'archive-unsafe-name', makeZip([{ name: '/etc/cron.d/x', content: 'x' }])],
  ['a drive', 'archive-unsafe-name', makeZip([{ name: 'C:\\x.ts', content: 'x' }])],
  ['a NUL in a name', 'archive-unsafe-name', makeZip([{ name: 'a.ts\0.png', content: 'x' }])],
  ['deep nesting', 'archive-unsafe-name', makeZip([{ name: `${'a/'.repeat(100_000 / 8)}a.ts`, content: 'x' }])],
  ['a symbolic link', 'archive-link', makeZip([source, { name: 'l', content: '/etc/passwd', mode: 0o120_777 }])],
  ['a device', 'archive-link', makeZip([source, { name: 'd', mode: 0o020_666 }])],
  ['a password', 'archive-encrypted', makeZip([{ ...source, flags: 0x801 }])],
  ['one name twice', 'archive-duplicate-name', makeZip([source, source])],
  ['a bomb that says so', 'archive-bomb', makeZip([source, { name: 'b.ts', content: Buffer.alloc(20_000_000) }])],
  [
    'a bomb that lies',
    'archive-bomb',
    makeZip([{ name: 'b.ts', content: Buffer.alloc(20_000_000), declaredSize: 100 }]),
  ],
  ['a size too large', 'archive-bomb', makeZip([{ ...source, declaredSize: 100 }])],
  ['overlapping entries', 'archive-bomb', makeZip([source, { name: 'b.ts', content: 'x', sharesWith: 0 }])],
  ['a wrong checksum', 'archive-damaged', makeZip([{ ...source, declaredCrc: 1 }])],
  ['a cut end', 'archive-damaged', zipOf(shop).subarray(0, 200)],
  ['nothing', 'not-a-zip', Buffer.alloc(0)],
  ['something else', 'not-a-zip', Buffer.from('%PDF-1.7 and so on')],
  ['no entry', 'archive-without-code', makeZip([])],
  ['only what is left out', 'archive-without-code', makeZip([{ name: 'node_modules/a.js', content: 'a()' }])],
];

describe('[CODE-06] an unsafe archive is refused and nothing of it stays', () => {
  it.each(hostile)('%s', async (_name, refusal, zip) => {
    const { code, folder, queries } = await open();
    expect(await upload(code, zip)).toMatchObject({ ok: false, code: refusal });
    expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
    expect(existsSync(join(folder, 'evil.ts'))).toBe(false);
    for (const table of ['code_projects', 'code_files', 'code_contents'] as const)
      expect(
        await queries
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirst(),
      ).toEqual({
        count: 0,
      });
  });

  it('that has too many entries', async () => {
    const { code } = await open();
    const entries = Array.from({ length: 60_001 }, (_, at): ZipEntry => ({ name: `f${at}.ts`, content: 'a' }));
    expect(await upload(code, makeZip(entries))).toMatchObject({ code: 'archive-too-many-entries' });
  });

  it('that is larger than allowed', async () => {
    const { code } = await open();
    async function* endless() {
      for (let at = 0; at <= limits.code.archiveBytes; at += 1_048_576) yield new Uint8Array(1_048_576);
    }
    expect(await code.upload({ owner: 'admin', fileName: 'a.zip', content: endless() })).toMatchObject({
      code: 'archive-too-large',
    });
  });

  it('that is not called .zip', async () => {
    const { code } = await open();
    expect(await upload(code, zipOf(shop), 'shop.tar')).toMatchObject({ code: 'not-a-zip' });
  });
});

it('[CODE-09] decodes all names of an archive by one decision, and all its sources', async () => {
  const { code } = await open();
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const dos = (text: string) => latin(text.replaceAll('ö', '\x94').replaceAll('ß', '\xe1'));
  const { projectPath } = await uploaded(
    code,
    makeZip([
      { name: dos('Größe/maß.py'), content: latin('# Größe in Füßen\ndef feet():\n    return 1\n') },
      { name: dos('Größe/hilfe.py'), content: latin('# öäü\ndef help_me():\n    return 1\n') },
    ]),
  );
  const { children } = valueOf(await code.structure('admin', projectPath));
  expect(children?.map(({ path }) => path)).toEqual(['Größe']);
  expect(children?.[0]?.children?.map(({ path }) => path)).toEqual(['Größe/hilfe.py', 'Größe/maß.py']);
  const file = valueOf(await code.file('admin', projectPath, 'Größe/maß.py'));
  expect(file.content).toContain('# Größe in Füßen');
});

it('[CODE-09] reads what it would leave out where that is wished, and nothing else', async () => {
  const { code } = await open();
  const zip = zipOf({
    'go.mod': 'module shop\n',
    'main.go': 'package main\nfunc main() {}\n',
    'vendor/pay/pay.go': '// Code generated by hand. DO NOT EDIT.\npackage pay\nfunc Pay() {}\n',
    'vendor/pay/server.pem': 'PRIVATE',
    'node_modules/a/index.js': 'export const a = 1;\n',
  });
  const first = await uploaded(code, zip);
  expect(first).toMatchObject({ files: 2, skipped_by_reason: { dependencies: 3 } });
  const again = { owner: 'admin', fileName: 'shop.zip', content: once(zip), takenIn: ['vendor'] };
  expect(valueOf(await code.upload(again))).toMatchObject({
    files: 3,
    skipped: [
      { path: 'vendor/pay/server.pem', reason: 'secret', files: 1 },
      { path: 'node_modules', reason: 'dependencies', files: 1 },
    ],
  });
  // A file with secrets is read only where it is named itself.
  const named = { ...again, content: once(zip), takenIn: ['vendor', 'vendor/pay/server.pem'] };
  expect(valueOf(await code.upload(named))).toMatchObject({ files: 4, skipped_by_reason: { dependencies: 1 } });
});

it('[CODE-09] finds what the cells of a notebook define, and which cell it is in', async () => {
  const { code } = await open();
  const picture = randomBytes(1_200_000).toString('base64');
  const cells = [
    { cell_type: 'markdown', source: ['# Tide model\n', 'This notebook fits the tide gauge.\n'] },
    {
      cell_type: 'code',
      source: [
        '%matplotlib inline\n',
        'class GaugeReader:\n',
        '    def read(self):\n',
        '        return fit_tide_curve(1)\n',
      ],
      outputs: [{ output_type: 'display_data', data: { 'image/png': picture } }],
    },
    { cell_type: 'code', source: 'def fit_tide_curve(points):\n    return points\n', outputs: [] },
  ];
  const { projectPath, bytes } = await vectorized(
    code,
    zipOf({
      'tides/tide.ipynb': JSON.stringify({ nbformat: 4, metadata: {}, cells }),
      'tides/model.py': 'import tide\n',
    }),
  );
  expect(bytes).toBeLessThan(1_000);
  const { snippets } = valueOf(
    await code.snippets('admin', { projectPath, query: 'where is the tide curve fitted?', limit: 5, offset: 0 }),
  );
  expect(snippets[0]).toMatchObject({
    file_path: 'tides/tide.ipynb',
    function_name: 'fit_tide_curve',
    container: 'cell 3',
  });
  expect(JSON.stringify(snippets)).not.toContain(picture.slice(0, 20));
});

it('reads names and sources in GBK, and broken UTF-8', async () => {
  const { code } = await open();
  const gbkName = Buffer.from([0xd6, 0xd0, 0xce, 0xc4, 0x2e, 0x63]);
  const gbkSource = Buffer.concat([
    Buffer.from('// '),
    Buffer.from([0xd6, 0xd0, 0xce, 0xc4]),
    Buffer.from('\nint f(void) { return 1; }\n'),
  ]);
  const broken = Buffer.concat([
    Buffer.from('def g():\n    return "'),
    Buffer.from([0xff, 0xfe, 0x20]),
    Buffer.from('"\n'),
  ]);
  const { projectPath } = await vectorized(
    code,
    makeZip([
      { name: gbkName, content: gbkSource },
      { name: 'g.py', content: broken },
    ]),
  );
  const found = valueOf(await code.snippets('admin', { projectPath, query: '中文', limit: 1, offset: 0 }));
  expect(found.snippets[0]).toMatchObject({ file_path: '中文.c', function_name: 'f', start_line: 2 });
  const other = valueOf(await code.snippets('admin', { projectPath, query: 'g', limit: 1, offset: 0 }));
  expect(other.snippets[0]).toMatchObject({ file_path: 'g.py', function_name: 'g', end_line: 2 });
});
