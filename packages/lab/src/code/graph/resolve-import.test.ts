import { describe, expect, it } from 'vitest';
import { readManifest } from '../units/manifest.ts';
import { createImportResolver } from './resolve-import.ts';

/** A project of paths alone, and of manifests with their texts. */
function resolverOf(paths: string, manifests: Readonly<Record<string, unknown>> = {}) {
  const texts = Object.entries(manifests).map(([path, text]) => {
    const written = typeof text === 'string' ? text : JSON.stringify(text);
    return { path, manifest: readManifest(path, written) };
  });
  const resolve = createImportResolver([...paths.split(' ').map((path) => ({ path })), ...texts]);
  return (from: string, text: string) =>
    resolve(from, text).map((target) => (target.kind === 'file' ? target.path : `(${target.name})`));
}

type Case = readonly [from: string, text: string, ...targets: string[]];

describe('[CODE-07] imports without manifests', () => {
  const resolve = resolverOf(
    'web/app.ts web/lib/x.ts web/lib/index.ts web/page.tsx web/page.css web/tool.css web/tool.ts web/tool.zh.ts py/a/m.py py/b/n.py j/Main.java j/com/shop/Cart.java go/main.go go/store/db.go rs/src/main.rs rs/src/net.rs c/a.c c/util.h rb/a.rb rb/b.rb rb/c/d.rb php/src/Cart/Item.php php/index.php cs/a.cs',
  );
  it.each<Case>([
    ['web/app.ts', './lib/x.js', 'web/lib/x.ts'],
    ['web/app.ts', './lib', 'web/lib/index.ts'],
    ['web/lib/x.ts', '.', 'web/lib/index.ts'],
    ['web/page.tsx', './page.css', 'web/page.css'],
    ['web/page.tsx', './tool', 'web/tool.ts'],
    ['web/page.tsx', './tool.zh', 'web/tool.zh.ts'],
    ['web/page.tsx', './tool.css?inline', 'web/tool.css'],
    ['web/app.ts', '@scope/pkg/deep', '(@scope/pkg)'],
    ['web/app.ts', '../../../x'],
    ['web/app.ts', './none'],
    ['py/a/m.py', '..b.n', 'py/b/n.py'],
    ['py/a/m.py', 'b.n', 'py/b/n.py'],
    ['py/a/m.py', 'numpy.linalg', '(numpy)'],
    ['j/Main.java', 'com.shop.Cart', 'j/com/shop/Cart.java'],
    ['j/Main.java', 'com.shop.Cart.total', 'j/com/shop/Cart.java'],
    ['j/Main.java', 'com.shop', 'j/com/shop/Cart.java'],
    ['j/Main.java', '*'],
    ['j/Main.java', 'java.util.List', '(java.util)'],
    ['go/main.go', 'example.com/go/store', 'go/store/db.go'],
    ['go/main.go', 'fmt', '(fmt)'],
    ['rs/src/main.rs', 'crate::net::Client', 'rs/src/net.rs'],
    ['c/a.c', 'util.h', 'c/util.h'],
    ['c/a.c', 'stdio.h', '(stdio.h)'],
    ['rb/a.rb', 'b', 'rb/b.rb'],
    ['rb/a.rb', 'c/d', 'rb/c/d.rb'],
    ['php/index.php', String.raw`App\Cart\Item`, 'php/src/Cart/Item.php'],
    ['cs/a.cs', 'System.Text.Json', '(System.Text)'],
    ['notes.txt', 'anything'],
  ])('%s imports %s', (from, text, ...targets) => {
    expect(resolve(from, text)).toEqual(targets);
  });
});

describe('[CODE-07] imports between the packages of a workspace', () => {
  const resolve = resolverOf(
    'apps/web/src/main.ts packages/core/src/limits.ts packages/core/src/deep/a.ts packages/ui/src/index.ts packages/ui/src/button.tsx packages/old/lib/main.js packages/bare/index.js tools/src/secret.ts',
    {
      'package.json': { name: 'root', workspaces: ['packages/*', 'apps/*'] },
      'apps/web/package.json': { name: '@shop/web', imports: { '#app/*': './src/*.ts' } },
      'packages/core/package.json': { name: '@shop/core', exports: { './*': './src/*' } },
      'packages/ui/package.json': {
        name: '@shop/ui',
        exports: {
          '.': { import: { types: './dist/index.d.ts', default: './dist/index.js' } },
          './button': './dist/button.js',
        },
      },
      'packages/old/package.json': { name: 'old-kit', main: './lib/main' },
      'packages/bare/package.json': { name: 'bare' },
    },
  );
  it.each<Case>([
    ['apps/web/src/main.ts', '@shop/core/limits.ts', 'packages/core/src/limits.ts'],
    ['apps/web/src/main.ts', '@shop/core/deep/a.js', 'packages/core/src/deep/a.ts'],
    ['apps/web/src/main.ts', '@shop/ui', 'packages/ui/src/index.ts'],
    ['apps/web/src/main.ts', '@shop/ui/button', 'packages/ui/src/button.tsx'],
    ['apps/web/src/main.ts', 'old-kit', 'packages/old/lib/main.js'],
    ['apps/web/src/main.ts', 'bare', 'packages/bare/index.js'],
    ['apps/web/src/main.ts', '#app/main', 'apps/web/src/main.ts'],
    ['apps/web/src/main.ts', '@shop/none', '(@shop/none)'],
    ['apps/web/src/main.ts', '@shop/core/none.ts', '(@shop/core)'],
    ['apps/web/src/main.ts', 'node:fs', '(node:fs)'],
  ])('%s imports %s', (from, text, ...targets) => {
    expect(resolve(from, text)).toEqual(targets);
  });
});

describe('[CODE-07] aliases of tsconfig.json', () => {
  const resolve = resolverOf('web/src/a.ts web/src/kit/b.ts web/src/types.ts lib/c.ts lib/deep/d.ts', {
    'tsconfig.base.json': '{ // comment\n "compilerOptions": { "baseUrl": ".", "paths": { "lib/*": ["lib/*"], }, }, }',
    'web/tsconfig.json': { extends: '../tsconfig.base.json', compilerOptions: { paths: { '@/*': ['./src/*'] } } },
    'lib/jsconfig.json': { compilerOptions: { baseUrl: '.' } },
  });
  it.each<Case>([
    ['web/src/a.ts', '@/kit/b', 'web/src/kit/b.ts'],
    ['web/src/a.ts', 'lib/c', 'lib/c.ts'],
    ['lib/c.ts', 'deep/d', 'lib/deep/d.ts'],
    ['web/src/a.ts', 'react', '(react)'],
  ])('%s imports %s', (from, text, ...targets) => {
    expect(resolve(from, text)).toEqual(targets);
  });
});

describe('[CODE-07] packages of Python', () => {
  const resolve = resolverOf(
    'app/__init__.py app/main.py app/json.py app/db/__init__.py app/db/models.py libs/core/src/core/__init__.py libs/core/src/core/net.py scripts/run.py scripts/helper.py',
  );
  it.each<Case>([
    ['app/main.py', 'app.db.models', 'app/db/models.py'],
    ['app/main.py', 'app.db.User', 'app/db/__init__.py'],
    ['app/main.py', '.db', 'app/db/__init__.py'],
    ['app/db/models.py', '..main.run', 'app/main.py'],
    ['app/db/models.py', '.', 'app/db/__init__.py'],
    ['app/main.py', 'json', '(json)'],
    ['scripts/run.py', 'helper', 'scripts/helper.py'],
    ['scripts/run.py', 'core.net.open', 'libs/core/src/core/net.py'],
    ['scripts/run.py', '....above'],
  ])('%s imports %s', (from, text, ...targets) => {
    expect(resolve(from, text)).toEqual(targets);
  });
});

it.each<Case>([
  ['cmd/shop/main.go', 'example.com/shop/internal/store', 'internal/store/db.go'],
  ['cmd/shop/main.go', 'example.com/shop', 'root.go'],
  ['cmd/shop/main.go', 'example.com/shop/tools/gen', 'tools/gen/a.go'],
  ['cmd/shop/main.go', 'net/http', '(net/http)'],
])('[CODE-07] go.mod says what %s imports as %s', (from, text, ...targets) => {
  const resolve = resolverOf('root.go cmd/shop/main.go internal/store/db.go net/http/own.go tools/gen/a.go', {
    'go.mod': 'module example.com/shop\n\ngo 1.24\n',
    'tools/go.mod': 'module example.com/shop/tools\n',
  });
  expect(resolve(from, text)).toEqual(targets);
});

it.each<Case>([
  ['crates/web/src/main.rs', 'routes', 'crates/web/src/routes/mod.rs'],
  [
    'crates/web/src/main.rs',
    'core_kit::money::{Money, format}',
    'crates/core/src/money.rs',
    'crates/core/src/money.rs',
  ],
  ['crates/web/src/main.rs', 'core_kit::Thing', 'crates/core/src/lib.rs'],
  ['crates/web/src/routes/mod.rs', 'cart', 'crates/web/src/routes/cart.rs'],
  ['crates/web/src/routes/cart.rs', 'super::*', 'crates/web/src/routes/mod.rs'],
  [
    'crates/web/src/routes/cart.rs',
    'crate::{config, routes::{cart}}',
    'crates/web/src/config.rs',
    'crates/web/src/routes/cart.rs',
  ],
  ['crates/web/src/routes/cart.rs', 'std::{fmt, io::Read}', '(std)', '(std)'],
])('[CODE-07] Cargo.toml and modules say what %s uses as %s', (from, text, ...targets) => {
  const resolve = resolverOf(
    'crates/web/src/main.rs crates/web/src/config.rs crates/web/src/routes/mod.rs crates/web/src/routes/cart.rs crates/core/src/lib.rs crates/core/src/money.rs',
    { 'crates/core/Cargo.toml': '[package]\nname = "core-kit"\nversion = "1.0.0"\n' },
  );
  expect(resolve(from, text)).toEqual(targets);
});

describe('[CODE-07] hostile manifests and imports', () => {
  const deep = '['.repeat(5_000);
  it.each([
    ['package.json', '{'],
    ['package.json', '[]'],
    ['package.json', `{"name":"a","exports":${deep}${']'.repeat(5_000)}}`],
    ['package.json', '{"name":"a","exports":{"./*":{"import":{"default":5}}},"main":null}'],
    ['tsconfig.json', '/*'.repeat(100_000)],
    ['tsconfig.json', `{"extends":"./tsconfig.json","compilerOptions":{"paths":{"*":["*"]}}}`],
    ['tsconfig.json', `{${','.repeat(100_000)}}`],
    ['go.mod', 'module'],
    ['Cargo.toml', '[package]\n'.repeat(20_000)],
  ])('%s is no harm', (path, text) => {
    const resolve = resolverOf('a.ts b.py c.rs d.go e.java f.c g.php', { [path]: text });
    for (const from of ['a.ts', 'b.py', 'c.rs', 'd.go', 'e.java', 'f.c', 'g.php']) {
      for (const wanted of [
        '',
        '.',
        '..',
        '/',
        '::',
        '{{{,}',
        '*',
        '\ud800',
        '__proto__',
        'constructor',
        '../'.repeat(5_000),
      ])
        expect(Array.isArray(resolve(from, wanted))).toBe(true);
    }
  });
});
