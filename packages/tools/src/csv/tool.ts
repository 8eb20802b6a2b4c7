import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';
import { recogniseTable } from './recognise.ts';

export const csv = defineTool({
  key: 'csv',
  category: 'data',
  glyph: 'a,b',
  name: { zh: 'CSV 工具', en: 'CSV' },
  summary: {
    zh: 'CSV 与 JSON 互转、预览和统计：识别 GBK 与分隔符，前导零和长编号不丢，100 MB 文件也能处理。',
    en: 'Turn CSV into JSON and back, preview it, see what its columns hold. Leading zeros, long ids and GBK files stay intact, up to 100 MB and more.',
  },
  keywords: {
    zh: 'csv, csv 转 json, json 转 csv, excel, 表格, gbk 乱码, tsv, 分隔符, 统计, 预览',
    en: 'csv, csv to json, json to csv, excel, spreadsheet, tsv, table, delimiter, gbk, statistics, preview',
  },
  options,
  actions: {
    'csv-to-json': {
      label: { zh: 'CSV 转 JSON', en: 'CSV to JSON' },
      input: 'text',
      output: 'text',
      options: [
        'delimiter',
        'separator',
        'skipLines',
        'hasHeader',
        'encoding',
        'types',
        'decimalComma',
        'emptyCells',
        'nested',
        'layout',
      ],
      isLinear: true,
      takesAnyEncoding: true,
    },
    'json-to-csv': {
      label: { zh: 'JSON 转 CSV', en: 'JSON to CSV' },
      input: 'text',
      output: 'text',
      options: ['delimiter', 'separator', 'hasHeader', 'encoding', 'nested', 'lineEnd', 'bom', 'guardFormulas'],
      isLinear: true,
    },
    'csv-preview': {
      label: { zh: '预览', en: 'Preview' },
      input: 'text',
      output: 'table',
      options: ['delimiter', 'separator', 'skipLines', 'hasHeader', 'encoding'],
      isLinear: true,
      takesAnyEncoding: true,
    },
    'csv-stats': {
      label: { zh: '统计', en: 'Statistics' },
      input: 'text',
      output: 'table',
      options: ['delimiter', 'separator', 'skipLines', 'hasHeader', 'encoding'],
      isLinear: true,
      takesAnyEncoding: true,
    },
  },
  recognise: recogniseTable,
  fileNames: /\.(?:csv|tsv|tab|psv)$/i,
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});
