import { describe, expect, it } from 'vitest';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { templates } from '../../../../../apps/server/src/test-support/apps/templates.ts';
import { generateProject } from '../generate/generate-project.ts';
import { modelOf } from '../test-support/read-sentence.ts';
import { widened, type AppVersion } from './widening.ts';

const stackOf = (language: TechStack['language'], framework: TechStack['framework'] = 'react'): TechStack => ({
  language,
  framework,
  database: 'sqlite',
  hosting: 'vercel',
});
const model = modelOf('A customer list with name and phone');
const versionOf = (stack: TechStack, of = model): AppVersion => {
  const files = generateProject(of, stack, templates);
  return { model: of, files, made: files };
};
const edited = (version: AppVersion, path: string, text: string | undefined): AppVersion => {
  const files = new Map(version.files);
  if (text === undefined) files.delete(path);
  else files.set(path, text);
  return { ...version, files };
};
const node = versionOf(stackOf('javascript'));
const modelFile = 'server/model.json';
type Entity = Record<string, unknown> & { fields: Record<string, unknown>[] };
type Json = Record<string, unknown> & { features: Record<string, unknown>; entities: [Entity, ...Entity[]] };
const told = (version: AppVersion, change: (json: Json) => void) => {
  const json = JSON.parse(version.files.get(modelFile) ?? '') as Json;
  change(json);
  return edited(version, modelFile, JSON.stringify(json, null, 2));
};
const lines = (before: AppVersion, after: AppVersion) => widened(before, after, true).map(({ en }) => en);

describe('[NC-12] what files that were written by hand or by a model may open', () => {
  it.each(['javascript', 'python', 'go', 'java'] as const)(
    'is asked about for every file that runs on a server in %s, and for no other',
    (language) => {
      const version = versionOf(stackOf(language));
      const asked = [...version.files].filter(
        ([path, text]) => lines(version, edited(version, path, `${text}\n `)).length > 0,
      );
      const harmless =
        /^(?:web\/.*|README.*\.md|\.gitignore|server\/(?:test\/.*|test_api\.py|app_test\.go|(?:seeds|samples|messages)\.json))$/;
      // White space of its own changes nothing that JSON says.
      const expected = [...version.files.keys()].filter((path) => !harmless.test(path) && path !== modelFile);
      expect(asked.map(([path]) => path)).toEqual(expected);
      expect(expected.length).toBeGreaterThan(10);
      for (const path of expected) expect(lines(version, edited(version, path, undefined)), path).not.toEqual([]);
    },
  );

  it('is asked about for files that are new where a server could be begun', () => {
    for (const path of [
      'server/src/open.js',
      'server.js',
      'start.sh',
      'server/sqlite3.py',
      'web/Main.java',
      'api/index.js',
      '.env',
    ])
      expect(lines(node, edited(node, path, 'x')), path).not.toEqual([]);
    for (const path of ['web/src/new.jsx', 'server/test/more.test.js', 'docs/use.md', 'server/README.md'])
      expect(lines(node, edited(node, path, 'x')), path).toEqual([]);
    const plain = versionOf(stackOf('javascript', 'express'));
    expect(lines(plain, edited(plain, 'server/public/styles.css', 'x'))).toEqual([]);
  });

  it('is asked about for all that model.json says, but what only closes', () => {
    const opening: ((json: Json) => void)[] = [
      (json) =>
        json.entities.push({ ...json.entities[0], name: 'Copy', plural: 'copies', visitors: undefined } as never),
      (json) => (json.pages = '..'),
      (json) => (json.features.login = false),
      (json) => (json.entities[0].table = 'others'),
      (json) => (json.entities[0].fields = json.entities[0].fields.map((field) => ({ ...field, internal: undefined }))),
      (json) => json.entities.push(null as never),
      (json) => (json.entities[0].visitors = 'NONE'),
      (json) => (json.features.visitors = 1),
    ];
    for (const change of opening) expect(lines(node, told(node, change)), String(change)).not.toEqual([]);
    const text = node.files.get(modelFile) ?? '';
    const twice = text.replace('"visitors": "none"', '"visitors": "add", "visitors": "none"');
    expect(lines(node, edited(node, modelFile, twice))).not.toEqual([]);
    expect(
      lines(
        node,
        told(node, () => undefined),
      ),
    ).toEqual([]);

    const sentIn = versionOf(stackOf('javascript'), modelOf('预约系统：姓名、电话、日期'));
    expect(
      lines(
        sentIn,
        told(sentIn, (json) => json.entities.forEach((one) => (one.visitors = 'none'))),
      ),
    ).toEqual([]);
  });

  it('names the same records in another version by their table, too', () => {
    const open = told(node, (json) => {
      Object.assign(json.entities[0], { name: 'Client', plural: 'clients' });
      delete json.entities[0].visitors;
    });
    expect(lines(node, open)).toContain('“Client”. Seen by: the owner alone → everybody');
  });

  it('is not asked about where both versions are as their models make them, whatever their stack', () => {
    const other = versionOf(stackOf('python'), { ...model, name: { zh: '客户', en: 'Clients' } });
    expect(lines(node, other)).toEqual([]);
    expect(lines(node, { ...other, made: undefined }).length).toBeGreaterThan(3);
  });

  it('is not asked about where nothing is kept from anybody', () => {
    const open = versionOf(stackOf('javascript'), modelOf('待办清单'));
    expect(lines(open, edited(open, 'server/src/app.js', 'x'))).toEqual([]);
  });
});
