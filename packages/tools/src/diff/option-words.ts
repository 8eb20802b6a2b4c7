import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  mode: {
    zh: '按行、按词还是按字符找出差异',
    en: 'Whether lines, words or characters are compared',
  },
  ignoreWhitespace: {
    zh: '只有空白不同的地方不算差异',
    en: 'Counts no difference where only white space differs',
  },
  ignoreCase: {
    zh: '只有大小写不同的地方不算差异',
    en: 'Counts no difference where only upper and lower case differ',
  },
  ignoreBlankLines: {
    zh: '多出或缺少的空行不算差异',
    en: 'Counts no difference where only blank lines were added or removed',
  },
  ignoreLineEnds: {
    zh: 'LF 与 CRLF 之别不算差异',
    en: 'Counts no difference between LF and CRLF at the ends of lines',
  },
  context: {
    zh: '补丁里每处差异前后各保留的行数',
    en: 'Unchanged lines kept around each difference of the patch',
  },
  fileName: {
    zh: '补丁所改文件的名称，写在补丁头部',
    en: 'Name of the changed file in the header of the patch',
  },
  ignoreOrder: {
    zh: '数组元素的先后不同不算差异',
    en: 'Compares arrays whatever the order of their items',
  },
  itemKey: {
    zh: '以此键的值（如 id）配对数组元素',
    en: 'Pairs items of arrays by the value of this key, such as id',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;
