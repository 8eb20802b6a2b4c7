import { describe, expect, it } from 'vitest';
import { en as webEn } from '../../../apps/web/src/text/en.ts';
import { zh as webZh } from '../../../apps/web/src/text/zh.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { tools } from './registry.ts';

/** Every path to a text in a dictionary. */
function keysOf(dictionary: unknown, path = ''): string[] {
  if (typeof dictionary !== 'object' || dictionary === null) return [path];
  return Object.entries(dictionary).flatMap(([key, value]) => keysOf(value, `${path}.${key}`));
}

const textFiles = tools.map(({ key }) => `./${key}/text/`);

describe('the dictionaries', () => {
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
