import { choice, flag } from '@toolbench/kit/options.ts';

export const options = {
  delimiter: choice(
    ['comma', 'semicolon', 'tab', 'pipe', 'auto'],
    'comma',
    { zh: '分隔符', en: 'Delimiter' },
    {
      comma: { zh: '逗号 ,', en: 'Comma ,' },
      semicolon: { zh: '分号 ;', en: 'Semicolon ;' },
      tab: { zh: '制表符 Tab', en: 'Tab' },
      pipe: { zh: '竖线 |', en: 'Pipe |' },
      auto: { zh: '自动识别', en: 'Detect' },
    },
  ),
  hasHeader: flag(true, { zh: '首行为表头', en: 'First row is a header' }),
  encoding: choice(
    ['auto', 'utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be', 'windows-1252'],
    'auto',
    { zh: '文件编码', en: 'File encoding' },
    {
      auto: { zh: '自动识别', en: 'Detect' },
      'utf-8': { zh: 'UTF-8', en: 'UTF-8' },
      gb18030: { zh: 'GB18030（含 GBK）', en: 'GB18030 (GBK)' },
      big5: { zh: 'Big5', en: 'Big5' },
      'utf-16le': { zh: 'UTF-16 LE', en: 'UTF-16 LE' },
      'utf-16be': { zh: 'UTF-16 BE', en: 'UTF-16 BE' },
      'windows-1252': { zh: 'Windows-1252', en: 'Windows-1252' },
    },
  ),
  types: choice(
    ['unquoted', 'all', 'none'],
    'unquoted',
    { zh: '数字与布尔', en: 'Numbers and booleans' },
    {
      unquoted: { zh: '未加引号的', en: 'Unquoted cells' },
      all: { zh: '全部', en: 'All cells' },
      none: { zh: '不转换', en: 'Never' },
    },
  ),
  emptyCells: choice(
    ['auto', 'string', 'null', 'omit'],
    'auto',
    { zh: '空单元格', en: 'Empty cells' },
    {
      auto: { zh: '自动', en: 'By header' },
      string: { zh: '空字符串', en: 'Empty string' },
      null: { zh: 'null', en: 'null' },
      omit: { zh: '省略', en: 'Leave out' },
    },
  ),
  nested: flag(true, { zh: '嵌套（a.b 列名）', en: 'Nesting (a.b columns)' }),
  layout: choice(
    ['rows', 'pretty'],
    'rows',
    { zh: 'JSON 排版', en: 'JSON layout' },
    {
      rows: { zh: '每行一条', en: 'One row per line' },
      pretty: { zh: '缩进', en: 'Indented' },
    },
  ),
  lineEnd: choice(
    ['crlf', 'lf'],
    'crlf',
    { zh: '换行符', en: 'Line ends' },
    { crlf: { zh: 'CRLF', en: 'CRLF' }, lf: { zh: 'LF', en: 'LF' } },
  ),
  bom: flag(false, { zh: 'UTF-8 BOM（Excel 打开中文）', en: 'UTF-8 BOM (for Excel)' }),
  guardFormulas: flag(false, { zh: '防公式注入', en: 'Defuse formulas' }),
};
