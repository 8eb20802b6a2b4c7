import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  delimiter: {
    zh: '单元格之间的字符，auto 为自动判断，other 为 separator 给出的',
    en: 'Character between cells; auto finds it out, other takes separator',
  },
  separator: {
    zh: 'delimiter 为 other 时单元格之间的字符',
    en: 'Characters between cells where delimiter is other',
  },
  hasHeader: {
    zh: '首行是列名，而不是数据',
    en: 'Whether the first row holds the names of the columns',
  },
  encoding: {
    zh: '文件的字符集，auto 为自动判断',
    en: 'Character set of the file; auto finds it out',
  },
  types: {
    zh: '哪些单元格变成数字与布尔值：未加引号的、全部或都不',
    en: 'Which cells become numbers and booleans: unquoted ones, all or none',
  },
  emptyCells: {
    zh: '空单元格变成空字符串、null，还是省略成员',
    en: 'Whether empty cells become empty strings, null or nothing',
  },
  nested: {
    zh: 'a.b 这样的列与嵌套的成员互换',
    en: 'Turns columns such as a.b into nested members and back',
  },
  layout: {
    zh: 'JSON 每行一个对象，或逐级缩进',
    en: 'Writes one object on each line, or indents all levels',
  },
  lineEnd: {
    zh: 'CSV 各行以 CRLF（RFC 4180）还是 LF 结尾',
    en: 'Ends lines of CSV with CRLF (RFC 4180) or LF',
  },
  bom: {
    zh: '在开头写 UTF-8 字节顺序标记，Excel 据此识别 UTF-8',
    en: 'Begins with a byte order mark, by which Excel knows UTF-8',
  },
  guardFormulas: {
    zh: '在会被表格软件当作公式的单元格前加引号',
    en: 'Puts a quote before cells that spreadsheets would run as formulas',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;
