import { defineTool } from '../define-tool.ts';
import { choice, flag, text, whole } from '../kit/options.ts';

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
  context: whole(0, 100, 3, { zh: '补丁上下文行数', en: 'Patch context lines' }),
  fileName: text('text.txt', { zh: '补丁中的文件名', en: 'File name in the patch' }),
};

const leniency = ['ignoreWhitespace', 'ignoreCase', 'ignoreBlankLines', 'ignoreLineEnds'] as const;

export const diff = defineTool({
  key: 'diff',
  category: 'development',
  glyph: '±',
  name: { zh: '文本对比', en: 'Text diff' },
  summary: {
    zh: '按行、词或字符比较两段文本：中文按词切分，五万行不卡，可导出 git apply 能用的补丁。',
    en: 'Compare two texts by line, word or character: 50,000 lines without freezing, Chinese word by word, and a patch that git apply takes.',
  },
  keywords: {
    zh: ['文本对比', '差异', '比较', 'diff', '补丁', 'patch', 'json 对比', '找不同'],
    en: ['diff', 'compare', 'difference', 'patch', 'unified diff', 'json diff', 'text compare', 'git apply'],
  },
  options,
  actions: {
    compare: { label: { zh: '比较', en: 'Compare' }, input: 'pair', options: ['mode', ...leniency] },
    patch: { label: { zh: '生成补丁', en: 'Make patch' }, input: 'pair', options: ['context', 'fileName'] },
    json: { label: { zh: '按 JSON 比较', en: 'Compare as JSON' }, input: 'pair', options: [] },
  },
  shorthands: { lines: { action: 'patch' } },
  engine: () => import('./engine.ts'),
});
