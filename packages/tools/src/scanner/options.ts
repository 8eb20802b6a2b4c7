import { characterSets } from './engine/character-sets.ts';
import { choice, flag } from '@toolbench/kit/options.ts';

export const options = {
  search: choice(
    ['all', 'first'],
    'all',
    { zh: '查找', en: 'Look for' },
    { all: { zh: '全部条码', en: 'Every code' }, first: { zh: '最先读出的', en: 'What is read first' } },
  ),
  characterSet: choice(
    ['auto', ...characterSets],
    'auto',
    { zh: '字符集', en: 'Character set' },
    { auto: { zh: '自动判断', en: 'As it seems' } },
  ),
  showCardNumbers: flag(false, { zh: '显示完整卡号和密钥', en: 'Show card numbers and secrets' }),
};
