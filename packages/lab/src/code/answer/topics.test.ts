import { describe, expect, it } from 'vitest';
import { analyseFile } from '../analyse-file.ts';
import { createProject } from '../project.ts';
import type { CodeUnit } from '../units/code-unit.ts';
import { describeCode } from './describe.ts';
import { describeTopic } from './describe-topic.ts';
import { topicOf } from './topics.ts';

it.each([
  ['Which environment variables does the project need?', 'environment'],
  ['用到了哪些环境变量？', 'environment'],
  ['List all HTTP endpoints', 'routes'],
  ['有哪些路由？', 'routes'],
  ['Are there circular imports?', 'cycles'],
  ['有没有循环依赖？', 'cycles'],
  ['Which modules import each other?', 'dependencies'],
  ['模块之间有什么依赖？', 'dependencies'],
  ['Which functions are never called?', 'uncalled'],
  ['哪些函数没有被调用过？', 'uncalled'],
  ['Which files were skipped?', 'skipped'],
  ['跳过了哪些文件？', 'skipped'],
  ['What third-party packages are used?', 'packages'],
  ['What does the project depend on?', 'packages'],
  ['项目有哪些依赖？', 'packages'],
  ['有哪些接口？', 'routes'],
  ['What does the health endpoint return?', undefined],
  ['Which functions do not use the cache?', undefined],
  ['哪些函数没有使用缓存？', undefined],
  ['How are environment variables read?', undefined],
  ['Who calls notify?', undefined],
])('[CODE-08] %s is about the whole project: %s', (question, topic) => {
  expect(topicOf(question)).toBe(topic);
});

describe('[CODE-08] a question about the whole project', () => {
  const project = createProject();
  const add = (path: string, text: string, own: readonly Partial<CodeUnit>[] = []) => {
    const analysis = analyseFile(path, text, undefined);
    const units = own.map((unit): CodeUnit => {
      return { kind: 'function', firstLine: 1, lastLine: 2, calls: [], complexity: 1, ...unit };
    });
    project.addFile(path, { ...analysis, units, postings: units.map(() => []) });
  };
  add('src/a.ts', "app.get('/health', () => 1);\nlisten(process.env.PORT);\n", [
    { name: 'used', calls: ['used', 'helper'] },
    { name: 'main' },
  ]);
  add('src/b.ts', 'listen(process.env.PORT ?? process.env.HOST);\n', [{ name: 'helper' }, { name: 'left' }]);
  add('tests/a.test.ts', 'process.env.ONLY_TESTS;\n', [{ name: 'checks' }]);

  it('is answered with the list, with places', () => {
    const environment = describeTopic(project, 'environment', 'en');
    expect(environment).toContain('(2)\n\n- `PORT` (`src/a.ts:2`, `src/b.ts:1`)\n- `HOST` (`src/b.ts:1`)\n');
    expect(describeTopic(project, 'routes', 'zh')).toContain('- GET `/health` (`src/a.ts:1`)');
    expect(describeTopic(project, 'uncalled', 'en')).toContain('(1)\n\n- `left` (`src/b.ts:1-2`)\n');
    expect(describeTopic(project, 'cycles', 'en')).toContain('No files depend on each other');
  });

  it('says which page of the lab shows what the index does not have', () => {
    expect(describeTopic(project, 'skipped', 'en')).toContain('“Left out”');
    expect(describeTopic(project, 'skipped', 'zh')).toContain('“略过的文件”');
  });

  it('lists the first of many, and says so', () => {
    const many = createProject();
    const text = Array.from({ length: 500 }, (_, at) => `process.env.V${at};`).join('\n');
    for (const [at, part] of [text.slice(0, 2_000), text.slice(2_000)].entries())
      many.addFile(`f${at}.ts`, analyseFile(`f${at}.ts`, part, undefined));
    expect(describeTopic(many, 'environment', 'en')).toMatch(/Only the first \d+ are listed\./);
  });

  it('is not said to be missing', () => {
    const answer = describeCode('Which environment variables?', [], 'en', '## Environment variables');
    expect(answer).toMatch(/^## Environment variables\n\nPut together/);
  });
});
