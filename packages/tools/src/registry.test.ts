import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories } from '@toolbench/kit/categories.ts';
import { toolPages } from './pages.ts';
import { findTool, tools, toolsOf } from './registry.ts';

const folder = new URL('.', import.meta.url);
const shared = new Set(['kit', 'outside', 'payment-codes']);

describe('the registry', () => {
  it('[SHELL-02] lists the tools by category in the specified order', () => {
    const specified = [
      ['qr', ['scanner', 'qrcode', 'emvco']],
      ['development', ['api', 'sftp', 'regex', 'diff', 'uuid', 'keypair', 'base64', 'url']],
      ['data', ['json', 'xml', 'csv']],
      ['security', ['jwt', 'hash', 'timestamp', 'password', 'base', 'color', 'cron', 'text'].filter(findTool)],
    ];
    const known = new Set(specified.flat(2));
    const listed = categories.map(({ key }) => [
      key,
      toolsOf(key)
        .map((tool) => tool.key)
        .filter((tool) => known.has(tool)),
    ]);
    expect(listed).toEqual(specified);
  });

  it('[SHELL-03] has a definition for every folder and a folder for every definition', () => {
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !shared.has(entry.name))
      .map((entry) => entry.name);
    expect(tools.map((tool) => tool.key).sort()).toEqual(folders.sort());
  });

  it('finds a tool by its key, and nothing by another', () => {
    expect(findTool('base64')?.key).toBe('base64');
    expect(findTool('__proto__')).toBeUndefined();
  });

  it.each(tools.map((tool) => [tool.key, tool] as const))('%s has words in both languages', (_, tool) => {
    for (const words of [tool.name, tool.summary, tool.keywords]) {
      expect(words.zh).toMatch(/\S/);
      expect(words.en).toMatch(/\S/);
    }
    expect(tool.glyph.length).toBeLessThanOrEqual(3);
  });

  const withoutEngine = tools.filter((tool) => !tool.engine);
  it.each(withoutEngine.map((tool) => [tool.key, tool] as const))(
    '%s has no engine, so it offers no action, option or suggestion',
    (_, { actions, options, recognise }) => {
      expect({ actions, options, recognise }).toEqual({ actions: {}, options: {}, recognise: undefined });
    },
  );

  const built = tools.filter((tool) => tool.engine);
  it.each(built.map((tool) => [tool.key, tool] as const))(
    '%s has a page and exactly the actions its engine has',
    async (key, tool) => {
      expect(toolPages[key]).toBeTypeOf('function');
      const module = await tool.engine?.();
      expect(Object.keys(module?.engine ?? {}).sort()).toEqual(Object.keys(tool.actions).sort());
    },
  );
});
