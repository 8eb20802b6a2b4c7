import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import {
  isPossible,
  stackDatabases,
  stackFrameworks,
  stackLanguages,
  type TechStack,
} from '@toolbench/contracts/assistant/tech-stack.ts';
import { appModel, pageKinds } from '@toolbench/contracts/assistant/app-model.ts';
import { bookingModel } from './fixtures/booking-model.ts';
import { hostileModel } from './fixtures/hostile-model.ts';
import { models } from './fixtures/models.ts';
import { todoModel } from './fixtures/todo-model.ts';
import { lookOf } from './pages/page-style.ts';
import { prepareModel } from './shared/prepare-model.ts';
import { generateProject } from './generate-project.ts';
import { templates } from '../../../../../apps/server/src/test-support/apps/templates.ts';

const stacks: TechStack[] = stackLanguages
  .flatMap((language) => stackFrameworks.map((framework) => ({ language, framework })))
  .filter(isPossible)
  .flatMap((pair) => stackDatabases.map((database) => ({ ...pair, database, hosting: 'vercel' as const })));

const nodeStack = { language: 'javascript', framework: 'express', database: 'sqlite', hosting: 'vercel' } as const;
const entryOf = {
  javascript: 'server/src/main.js',
  python: 'server/main.py',
  go: 'server/main.go',
  java: 'server/src/Main.java',
};

/** Every text of all projects once, with its path. */
const texts = new Map<string, string>();
for (const model of Object.values(models)) {
  for (const stack of stacks)
    for (const [path, text] of generateProject(model, stack, templates)) texts.set(text, path);
}

const textsEnding = (...endings: readonly string[]) =>
  [...texts].filter(([, path]) => endings.some((ending) => path.endsWith(ending)));

describe('generateProject', () => {
  it('[NC-08] makes a project with an entry, a README and a Dockerfile for all forty stacks', () => {
    expect(stacks).toHaveLength(40);
    for (const stack of stacks) {
      const files = generateProject(todoModel, stack, templates);
      const paths = [...files.keys()];
      expect(paths).toEqual(expect.arrayContaining(['README.md', 'README.zh.md', 'Dockerfile', '.gitignore']));
      expect(paths).toContain(entryOf[stack.language]);
      const page = { react: 'web/src/main.jsx', vue: 'web/src/main.js' };
      const isWeb = stack.framework === 'react' || stack.framework === 'vue';
      expect(paths).toContain(isWeb ? page[stack.framework as 'react' | 'vue'] : 'server/public/index.html');
      expect(paths.includes('server/schema.sql')).toBe(stack.database !== 'mongodb');
      expect([...files.values()].every((text) => text.endsWith('\n'))).toBe(true);
    }
  });

  it('[NC-08] tells in both languages how its tests are run, and what its database needs', () => {
    const tests = {
      javascript: 'cd server\nnpm test',
      python: 'cd server\npython3 -m unittest',
      go: 'cd server\ngo test ./...',
      java: "cd server\njava -cp 'target/test-classes:target/classes:target/lib/*' ApiTest",
    };
    for (const stack of stacks) {
      const files = generateProject(todoModel, stack, templates);
      for (const path of ['README.md', 'README.zh.md']) {
        const text = files.get(path) ?? '';
        expect(text).toContain(tests[stack.language]);
        expect(text.includes('cd web\nnpm test')).toBe(files.has('web/test/pages.test.js'));
        expect(text.includes('DATABASE_URL')).toBe(stack.database !== 'sqlite');
        expect(text.includes('mongodb://')).toBe(stack.database === 'mongodb');
      }
    }
  });

  it('[NC-08] says what a server behind a proxy needs, where somebody signs in', () => {
    for (const [model, isSaid] of [
      [todoModel, false],
      [bookingModel, true],
    ] as const) {
      for (const path of ['README.md', 'README.zh.md']) {
        const text = generateProject(model, nodeStack, templates).get(path) ?? '';
        expect(text.includes('TRUST_PROXY=1')).toBe(isSaid);
      }
    }
  });

  it('[NC-11] starts as a whole by one command at its root, in every language, and builds pages by another', () => {
    const commands = {
      javascript: 'npm start',
      python: 'python3 server/start.py',
      go: 'cd server && go run -mod=mod .',
      java: "cd server && mvn -q package && java -cp 'target/classes:target/lib/*' Main",
    };
    for (const stack of stacks) {
      const files = generateProject(todoModel, stack, templates);
      const isBuilt = stack.framework === 'react' || stack.framework === 'vue';
      for (const path of ['README.md', 'README.zh.md']) {
        const [, first = ''] = /```sh\n([^]*?)\n```/.exec(files.get(path) ?? '') ?? [];
        expect(first.split('\n').filter((line) => !line.startsWith('export DATABASE_URL='))).toEqual([
          commands[stack.language],
        ]);
        expect(files.get(path)?.includes('```sh\nnpm run build\n```')).toBe(isBuilt);
      }
      const manifest = JSON.parse(files.get('package.json') ?? '{}') as { scripts?: Record<string, string> };
      expect(manifest.scripts?.start !== undefined).toBe(stack.language === 'javascript');
      expect(manifest.scripts?.build !== undefined).toBe(isBuilt);
    }
  });

  it('gives the same texts for the same model', () => {
    for (const stack of stacks)
      expect(generateProject(hostileModel, stack, templates)).toEqual(generateProject(hostileModel, stack, templates));
  });

  it('is tried with every kind of page, on models that keep the contract', () => {
    for (const model of Object.values(models)) expect(appModel.safeParse(model).error).toBeUndefined();
    const kinds = Object.values(models).flatMap((model) => model.pages.map((page) => page.kind));
    expect(new Set(kinds)).toEqual(new Set(pageKinds));
  });

  it('[NC-11] comes in at least six looks that its pages choose, each in light and dark', () => {
    const looks = Object.values(models).map((model) => lookOf(prepareModel(model)));
    expect(new Set(looks.filter(Boolean)).size).toBeGreaterThanOrEqual(6);
    for (const [index, model] of Object.values(models).entries()) {
      const sheet = generateProject(model, nodeStack, templates).get('server/public/styles.css') ?? '';
      const look = looks[index];
      const own = look && templates.get(`web-shared/styles/looks/${look}.css`);
      if (look) expect(own, look).toBeTruthy();
      expect(sheet).toContain(own ?? ':root');
      expect(sheet).toContain("[data-theme='dark']");
    }
  });

  it('gives what keeps nothing no server, and what has only calls no pages to build', () => {
    const stack = { ...nodeStack, framework: 'react' } as const;
    const { calculator, api } = models;
    if (!calculator || !api) throw new Error('fixtures are missing');
    expect([...generateProject(calculator, stack, templates).keys()].some((path) => path.startsWith('server/'))).toBe(
      false,
    );
    const paths = [...generateProject(api, stack, templates).keys()];
    expect(paths.some((path) => path.startsWith('web/'))).toBe(false);
    expect(paths).toContain('server/public/pages/api.js');
  });

  it('makes the nearest stack that can be out of one that cannot', () => {
    const files = generateProject(todoModel, { ...nodeStack, language: 'go', framework: 'fastapi' }, templates);
    expect(files.has('server/main.py')).toBe(true);
  });
});

describe('generated JavaScript', () => {
  it('[NC-08] can be read by a parser, JSX too', async () => {
    const scripts = textsEnding('.js', '.jsx');
    expect(scripts.length).toBeGreaterThan(100);
    await Promise.all(
      scripts.map(([text, path]) => transform(text, { loader: 'jsx', format: 'esm', sourcefile: path })),
    );
  });

  it('has no inline script or style, nothing from elsewhere and no eval', () => {
    for (const [text, path] of textsEnding('.html')) {
      expect(text, path).not.toMatch(/<script(?![^>]*src=)|<style|style=|https?:\/\//);
    }
    for (const [text, path] of textsEnding('.js', '.jsx', '.vue')) {
      expect(text, path).not.toMatch(/\beval\(|new Function|innerHTML|v-html|dangerouslySet|<style| style="/);
    }
  });

  it('imports each name that it uses of the words of the pages, and none that it does not', () => {
    // Not a part of another name, nor a property, but for what is spread.
    const uses = (text: string, name: string) => new RegExp(`(?<![\\w]|[^.]\\.)${name}\\b`).test(text);
    for (const [text, path] of textsEnding('.js', '.jsx', '.vue')) {
      if (path.endsWith('/texts.js') || path.endsWith('.test.js')) continue;
      for (const [line, names = ''] of text.matchAll(/^import \{ ([^}]+) \} from '\.[^']+';$/gm)) {
        const others = text.replace(line, '');
        for (const name of names.split(', ')) expect(uses(others, name), `${path} imports ${name}`).toBe(true);
      }
      const imported = /^import \{ ([^}]+) \} from '[./]+\/texts\.js';$/m.exec(text)?.[1]?.split(', ') ?? [];
      const needed = ['t', 'say', 'one', 'many', 'labelled', 'inSentence'].filter((name) =>
        new RegExp(`(?<![\\w.'])${name}\\(`).test(text),
      );
      if (!path.startsWith('server/src')) expect(imported, path).toEqual(expect.arrayContaining(needed));
    }
  });

  it('imports only files that there are', () => {
    for (const model of Object.values(models)) {
      for (const framework of ['express', 'react', 'vue'] as const) {
        const files = generateProject(model, { ...nodeStack, framework }, templates);
        for (const [path, text] of files) {
          if (!/\.(js|jsx|vue)$/.test(path)) continue;
          for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
            const found = new URL(target, `file:///${path}`).pathname.slice(1);
            expect(files.has(found), `${path} imports ${found}`).toBe(true);
          }
        }
      }
    }
  });
});

describe('words and names of people', () => {
  it('never end a literal, an element or a statement', () => {
    for (const [text] of textsEnding('.html')) expect(text).not.toContain('</script><');
    for (const [text, path] of textsEnding('.js', '.jsx')) expect(text, path).not.toContain('</script');
    for (const [text] of textsEnding('.sql')) expect(text).not.toContain('DROP');
  });

  it('leave what every record and every object has to them', () => {
    const text = generateProject(hostileModel, nodeStack, templates).get('server/model.json') ?? '';
    const { entities } = JSON.parse(text) as { entities: { plural: string; fields: { name: string }[] }[] };
    const names = entities.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['constructorValue', 'idValue', 'rowidValue']));
    for (const taken of ['id', 'page', 'constructor']) expect(names).not.toContain(taken);
    expect(entities.map(({ plural }) => plural)).toContain('sessions-list');
  });
});
