import { readFileSync } from 'node:fs';
import { analyseFile } from '@toolbench/lab/code/analyse-file.ts';
import { languageOfPath } from '@toolbench/lab/code/languages/languages.ts';
import { describe, expect, it } from 'vitest';
import { markedSources, spansOf } from '../../test-support/files/marked-spans.ts';
import { sources } from './test-sources.ts';
import { readCaptures } from './read-captures.ts';

async function analyse(path: string, text: string) {
  const language = languageOfPath(path);
  return analyseFile(path, text, language && (await readCaptures(language, text)));
}

/** Files of the folder sources whose definitions were counted by hand. */
const files = [
  {
    path: 'a/Login.kt',
    units: [
      'class Login 4-13',
      'method Login.constructor 6-6',
      'method Login.signIn 7-9',
      'method Login.make 11-11',
      'class Point 14-14',
      'class Source 15-17',
      'class Registry 18-22',
      'method Registry.byName 19-21',
      'function second 23-23',
      'class Level 24-24',
      'class Names 25-25',
    ],
    imports: ['com.acme.api.Api'],
  },
  {
    path: 'a/Cart.swift',
    units: [
      'class Cart 3-17',
      'method Cart.init 5-7',
      'method Cart.total 8-8',
      'method Cart.onPay 9-11',
      'method Cart.add 12-16',
      'method Cart.clear 19-19',
      'class Item 21-21',
      'class Priced 22-22',
      'class State 23-23',
      'method State.isOpen 23-23',
      'function total 24-24',
    ],
    imports: ['Foundation'],
  },
  {
    path: 'db/schema.sql',
    units: [
      'class billing.invoices 2-5',
      'function overdue_total 6-8',
      'class open_invoices 9-9',
      'function pay 10-16',
      'function touch 17-17',
      'class mood 18-18',
    ],
    imports: [],
  },
  {
    path: 'db/routines.sql',
    units: ['function settle 2-8', 'function dbo.GetOrders 11-15', 'function billing 17-22', 'class orders 24-24'],
    imports: [],
  },
  {
    path: 'web/Cart.vue',
    units: ['function checkout 5-7', 'method clear 12-14'],
    imports: ['vue'],
  },
  {
    path: 'web/Bar.svelte',
    units: ['function width 3-5'],
    imports: ['./load.ts'],
  },
].map((file) => {
  const source = new URL(`sources/${file.path.split('/').at(-1)}.txt`, import.meta.url);
  return { ...file, text: readFileSync(source, 'utf8') };
});

describe('[CODE-05] [CODE-09] whole functions, methods and classes with their exact lines', () => {
  it.each([...sources, ...files])('$path', async ({ path, text, units, imports }) => {
    const analysis = await analyse(path, text);
    expect(analysis.mode).toBe('syntax');
    const found = analysis.units
      .filter(({ kind }) => kind !== 'lines')
      .map(({ kind, name, container, firstLine, lastLine }) =>
        [kind, container ? `${container}.${name}` : name, `${firstLine}-${lastLine}`].join(' '),
      );
    expect(found).toEqual(units);
    expect(analysis.imports).toEqual(imports);
  });

  it('has signature, documentation, calls and complexity', async () => {
    const { units } = await analyse(
      'a.py',
      '@cached\ndef find(name: str, *, deep=False) -> Node:\n    """Find a node.\n\n    Slow.\n    """\n    if deep and name:\n        return walk(self.root)\n    return tree.get(name)\n',
    );
    expect(units[0]).toMatchObject({
      signature: 'def find(name: str, *, deep=False) -> Node',
      documentation: 'Find a node.\n\nSlow.',
      calls: ['walk', 'get'],
      complexity: 3,
      firstLine: 1,
      lastLine: 9,
    });
  });
});

const marked = markedSources(new URL('spans', import.meta.url));
const count = marked.reduce((sum, { spans }) => sum + spans.length, 0);

describe(`[CODE-05] the lines of ${count} symbols that were written down by hand`, () => {
  it('are of eleven languages', () => {
    expect(new Set(marked.map(({ path }) => languageOfPath(path)?.key)).size).toBe(11);
    expect(count).toBeGreaterThan(180);
  });

  const endings: readonly (readonly [string, (text: string) => string])[] = [
    ['as they are', (text) => text],
    ['with lines that end in CRLF', (text) => text.replaceAll('\n', '\r\n')],
    ['without an end of the last line', (text) => text.trimEnd()],
  ];
  it.each(endings)('%s', async (_name, change) => {
    for (const { path, text, spans } of marked) {
      const { units } = await analyse(path, change(text));
      expect([path, spansOf(units, spans)]).toEqual([path, spans]);
    }
  });
});

describe('[CODE-07] what files import, with the names they take', () => {
  it.each([
    [
      'a.py',
      'import os, lib.io as io\nfrom . import cart\nfrom .shop import total, price as p\nfrom pkg import *\nfrom __future__ import annotations\n',
      ['os', 'lib.io', '.cart', '.shop.total', '.shop.price', 'pkg'],
      ['cart', 'total', 'price'],
    ],
    [
      'a.ts',
      "import type { Cart } from './cart';\nimport all, { slice as cut, trim } from '@shop/kit';\nexport { pay } from './pay.ts';\nconst late = await import('./late.ts');\n",
      ['./cart', '@shop/kit', './pay.ts', './late.ts'],
      ['Cart', 'slice', 'trim'],
    ],
  ])('%s', async (path, text, imports, importedNames) => {
    expect(await analyse(path, text)).toMatchObject({ imports, importedNames });
  });

  it('keeps what a manifest says of them', async () => {
    expect((await analyse('a/go.mod', 'module example.com/shop\n')).manifest).toEqual({
      kind: 'go-module',
      name: 'example.com/shop',
    });
    expect((await analyse('a/other.mod', 'module example.com/shop\n')).manifest).toBeUndefined();
  });
});

describe('no source is too strange', () => {
  const strange: readonly (readonly [string, string])[] = [
    ['empty', ''],
    ['one line of 900,000 characters', `const a = [${'1,'.repeat(450_000)}];`],
    ['deep nesting', `${'('.repeat(50_000)}1${')'.repeat(50_000)}`],
    ['deep blocks', `function f() ${'{'.repeat(20_000)}${'}'.repeat(20_000)}`],
    ['lone surrogates', 'function f() { return "\ud800"; } // \udfff'],
    ['right-to-left marks and NUL', 'function \u202ef\u202c() { /* \0 */ }'],
    ['markup', '<script>alert(1)</script>'],
    ['not closed', 'function f() { if (a { `${'],
    ['binary', String.fromCharCode(...Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256))],
  ];
  it.each(strange)('%s', async (_name, text) => {
    for (const path of ['a.ts', 'a.py', 'a.md', 'a.xyz']) {
      const { units, lines } = await analyse(path, text);
      for (const { firstLine, lastLine } of units) {
        expect(firstLine).toBeGreaterThanOrEqual(1);
        expect(lastLine).toBeGreaterThanOrEqual(firstLine);
        expect(lastLine).toBeLessThanOrEqual(Math.max(lines, 1));
      }
    }
  });
});
