import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en as webEn } from '../../../apps/web/src/text/en.ts';
import { zh as webZh } from '../../../apps/web/src/text/zh.ts';
import { en as uiEn } from '../../ui/src/text.en.ts';
import { zh as uiZh } from '../../ui/src/text.zh.ts';
import { tools } from './registry.ts';

/** Every path to a text in a dictionary. */
function keysOf(dictionary: unknown, path = ''): string[] {
  if (typeof dictionary !== 'object' || dictionary === null) return [path];
  return Object.entries(dictionary).flatMap(([key, value]) => keysOf(value, `${path}.${key}`));
}

const withTexts = tools
  .map((tool) => tool.key)
  .filter((key) => existsSync(new URL(`./${key}/text.zh.ts`, import.meta.url)));

describe('the dictionaries', () => {
  it.each(withTexts)('[SHELL-11] %s has the same keys in both languages', async (key) => {
    const { zh } = (await import(`./${key}/text.zh.ts`)) as { zh: unknown };
    const { en } = (await import(`./${key}/text.en.ts`)) as { en: unknown };
    expect(keysOf(en).sort()).toEqual(keysOf(zh).sort());
  });

  it('[SHELL-11] the shell has the same keys in both languages', () => {
    expect(keysOf(webEn).sort()).toEqual(keysOf(webZh).sort());
    const words = ({ editor: _, ...rest }: typeof uiZh) => keysOf(rest).sort();
    expect(words(uiEn)).toEqual(words(uiZh));
  });
});
