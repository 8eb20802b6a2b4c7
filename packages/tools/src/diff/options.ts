import { choice, flag, text, whole } from '@toolbench/kit/options.ts';

export const options = {
  mode: choice(
    ['lines', 'words', 'chars'],
    'lines',
    { zh: '比较单位', en: 'Compare by' },
    {
      lines: { zh: '行', en: 'Lines' },
      words: { zh: '词', en: 'Words' },
      chars: { zh: '字符', en: 'Characters' },
    },
  ),
  ignoreWhitespace: flag(false, { zh: '忽略空白', en: 'Ignore whitespace' }),
  ignoreCase: flag(false, { zh: '忽略大小写', en: 'Ignore case' }),
  ignoreBlankLines: flag(false, { zh: '忽略空行', en: 'Ignore blank lines' }),
  ignoreLineEnds: flag(false, { zh: '忽略换行符', en: 'Ignore line endings' }),
  ignoreOrder: flag(false, { zh: '忽略数组顺序', en: 'Ignore array order' }),
  itemKey: text('', { zh: '数组元素按此键配对（如 id）', en: 'Pair array items by key (such as id)' }),
  context: whole(0, 100, 3, { zh: '补丁上下文行数', en: 'Patch context lines' }),
  fileName: text('text.txt', { zh: '补丁中的文件名', en: 'File name in the patch' }),
};
