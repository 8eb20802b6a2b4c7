import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en as webEn } from '../../../apps/web/src/text/en.ts';
import { zh as webZh } from '../../../apps/web/src/text/zh.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { explainFailure } from './outside/explain.ts';
import { tools } from './registry.ts';

/** Every path to a text in a dictionary. */
function keysOf(dictionary: unknown, path = ''): string[] {
  if (typeof dictionary !== 'object' || dictionary === null) return [path];
  return Object.entries(dictionary).flatMap(([key, value]) => keysOf(value, `${path}.${key}`));
}

const textFiles = tools.map(({ key }) => `./${key}/text/`);

/** All texts of the tools in Chinese, with a character in place of what is put in. */
function* chineseTexts(): Generator<{ readonly file: string; readonly text: string }> {
  for (const entry of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
    if (!/(^|[/.])zh\.ts$/.test(entry)) continue;
    const source = readFileSync(join(import.meta.dirname, entry), 'utf8').replaceAll(/\$\{[^{}]*\}/g, '值');
    for (const [text] of source.matchAll(/'[^'\n]*'|`[^`]*`/g)) yield { file: entry, text };
  }
}

describe('the dictionaries', () => {
  it('[SHELL-11] the tools write Chinese with its own colons, commas and semicolons', () => {
    const texts = [...chineseTexts()];
    expect(texts.length).toBeGreaterThan(2_000);
    expect(texts.filter(({ text }) => /\p{Script=Han}[”』）]? ?[:,;] ?[“『（]?\p{Script=Han}/u.test(text))).toEqual([]);
  });

  it.each([
    ['json', 'path-invalid', { column: 1, reason: 'unexpected token' }],
    ['json', 'not-yaml', { reason: 'Nested mappings are not allowed' }],
    ['json', 'schema-broken', { reason: 'Invalid regular expression' }],
    ['jwt', 'not-supported', { why: 'Extension Header Parameter is not recognized' }],
  ] as const)('[SHELL-11] %s quotes what only a library says of %s, as its own words', async (tool, code, detail) => {
    const failure = { ok: false, code, detail, place: { line: 1, column: 2 } } as const;
    const { message } = await explainFailure(tool, failure, 'zh');
    expect(message).toMatch(/^第 1 行，第 2 列：/);
    expect(message).toContain(`的原文：“${Object.values(detail).find((one) => /[a-z]/.test(String(one)))}”`);
  });

  it.each(textFiles)('[SHELL-11] %s has the same keys in both languages', async (start) => {
    const { zh } = (await import(`${start}zh.ts`)) as { zh: unknown };
    const { en } = (await import(`${start}en.ts`)) as { en: unknown };
    expect(keysOf(en).sort()).toEqual(keysOf(zh).sort());
  });

  it('[SHELL-11] the shell has the same keys in both languages', () => {
    expect(keysOf(webEn).sort()).toEqual(keysOf(webZh).sort());
    const words = ({ editor: _, ...rest }: typeof uiZh) => keysOf(rest).sort();
    expect(words(uiEn)).toEqual(words(uiZh));
  });
});
