import { limits } from '@toolbench/contracts/limits.ts';
import { choice, flag, whole } from '@toolbench/kit/options.ts';

const { password: bounds } = limits;

export const options = {
  count: whole(1, bounds.count, 5, { zh: '个数', en: 'How many' }),
  length: whole(bounds.shortest, bounds.longest, 20, { zh: '长度', en: 'Length' }),
  lower: flag(true, { zh: '小写', en: 'a–z' }),
  upper: flag(true, { zh: '大写', en: 'A–Z' }),
  digits: flag(true, { zh: '数字', en: '0–9' }),
  symbols: flag(true, { zh: '符号', en: 'Symbols' }),
  distinct: flag(false, { zh: '不用易混字符（0O1lI|）', en: 'No look-alikes (0O1lI|)' }),
  words: whole(bounds.fewestWords, bounds.mostWords, 6, { zh: '词数', en: 'Words' }),
  wordList: choice(
    ['english', 'chinese'],
    'english',
    { zh: '词表', en: 'Word list' },
    { english: { zh: '英文单词', en: 'English words' }, chinese: { zh: '汉字', en: 'Chinese characters' } },
  ),
  separator: choice(
    ['-', ' ', '.', '_', ''],
    '-',
    { zh: '分隔', en: 'Between words' },
    { '-': { zh: '-', en: '-' }, ' ': { zh: '空格', en: 'Space' }, '': { zh: '无', en: 'Nothing' } },
  ),
  capitals: flag(false, { zh: '首字母大写', en: 'Capitals' }),
  bytes: whole(bounds.fewestBytes, bounds.mostBytes, 32, { zh: '字节数', en: 'Bytes' }),
  writing: choice(
    ['base64url', 'hex'],
    'base64url',
    { zh: '写法', en: 'Written as' },
    { base64url: { zh: 'Base64url', en: 'Base64url' }, hex: { zh: '十六进制', en: 'Hex' } },
  ),
};
