import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import { options } from './options.ts';
import type { Detected } from './engine/index.ts';
import type { Notice } from './engine/notices.ts';
import type { Preview } from './engine/preview.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const words = { zh, en };

const detected = s.record(
  { bom: s.flag(), 'encoding?': s.text(), 'delimiter?': s.text(), 'lineEnd?': s.text() },
  'How the text was read',
);
const table = {
  rows: s.whole('Rows of data'),
  columns: s.whole(),
  detected,
  'warnings?': s.warnings,
};

/** What a notice is about, where setting it otherwise is all there is to do; a page has it in view, under its label. */
const mended: Readonly<Partial<Record<Notice['code'], keyof typeof options>>> = {
  'other-delimiter': 'delimiter',
  'doubtful-delimiter': 'delimiter',
  'doubtful-encoding': 'encoding',
  preamble: 'skipLines',
  'decimal-commas': 'decimalComma',
};

function warning(notice: Notice, { language, isPage }: Call): string {
  const t = words[language];
  const said = t.notices[notice.code](notice);
  const option = mended[notice.code];
  if (isPage || option === undefined) return said;
  const value = String(notice.detail[option] ?? true);
  const isTyped = option === 'delimiter' && !options.delimiter.values.some((name) => name === value);
  return said + t.setInstead(isTyped ? 'separator' : option, value);
}

/** The notices in words. */
function withWarnings<Value extends { readonly notices: readonly Notice[] }>({ notices, ...value }: Value, call: Call) {
  if (notices.length === 0) return value;
  return { ...value, warnings: notices.map((notice) => warning(notice, call)) };
}

/** The rows with the names of their columns. */
function asTable(preview: Preview & { readonly detected: Detected }, call: Call) {
  const { columns, rows } = preview;
  const named = rows.map((row) => Object.fromEntries(row.map((cell, index) => [columns[index], cell])));
  return { ...withWarnings(preview, call), rows: named };
}

const text = 'id,name\n007,Ada\n008,Grace\n';

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
  skipLines: {
    zh: '表格之前要跳过的行数，如银行导出的说明行',
    en: 'Lines before the table to leave out, such as what banks write there',
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
  decimalComma: {
    zh: '1.234,56 是数字，点只用来分千位',
    en: 'Takes 1.234,56 for a number; points stand between thousands only',
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

export const outside = {
  'csv-to-json': {
    about: {
      zh: '把 CSV 转为 JSON 对象数组；长数字与前导零保持为文本，识别 GBK 与其他分隔符；用于把表格交给程序。',
      en: 'Turns CSV into a JSON array of objects; long numbers and leading zeros stay text, GBK and other delimiters are understood (delimiter auto). Use it to give a table to a program.',
    },
    takes: { zh: 'CSV 文本', en: 'The CSV, with all of its lines' },
    example: { text },
    gives: s.record({ text: s.text('JSON array'), ...table }),
    present: withWarnings,
  },
  'json-to-csv': {
    about: {
      zh: '把 JSON 对象数组或 JSON Lines 转为 CSV；嵌套的成员变成 a.b 这样的列；用于在表格软件里打开数据。',
      en: 'Turns a JSON array of objects, or JSON Lines, into CSV; nested members become columns such as a.b. Use it to open data in a spreadsheet.',
    },
    takes: { zh: 'JSON 数组，或每行一个 JSON', en: 'A JSON array, or one JSON a line' },
    example: { text: '[{"id":1,"name":"Ada"}]' },
    gives: s.record({ text: s.text('CSV'), ...table, hasHeader: s.flag() }),
    present: withWarnings,
  },
  'csv-preview': {
    about: {
      zh: '给出 CSV 的列、前五行以及读取方式，适合在转换大文件之前查看。',
      en: 'Shows the columns and the first five rows of CSV and how it was read. Use it before converting a large file.',
    },
    takes: { zh: 'CSV 文本', en: 'The CSV, with all of its lines' },
    example: { text },
    gives: s.record({
      columns: s.list(s.text()),
      rows: s.list(s.dictionary(s.text()), 'By column'),
      hasMore: s.flag(),
      detected,
      'warnings?': s.warnings,
    }),
    present: asTable,
  },
  'csv-stats': {
    about: {
      zh: '统计 CSV 的行数，以及每一列的类型、空单元格、类型不符的单元格、不同值、最小值与最大值；用于在导入前了解一份数据。',
      en: 'Counts rows and says for each column of CSV its type, how many cells are empty or of another type, different values, least and greatest. Use it to get to know data before it is imported.',
    },
    takes: { zh: 'CSV 文本', en: 'The CSV, with all of its lines' },
    example: { text },
    gives: s.record({
      rows: s.whole(),
      columns: s.list(
        s.record({
          name: s.text(),
          type: s.oneOf(['number', 'boolean', 'date', 'string', 'empty']),
          others: s.whole('Cells of another type'),
          empty: s.whole(),
          distinct: s.whole('Different values, counted up to 1,000'),
          distinctIsAtLeast: s.flag(),
          'min?': s.text(),
          'max?': s.text(),
        }),
      ),
      detected,
      'warnings?': s.warnings,
    }),
    present: withWarnings,
  },
} satisfies Readonly<Record<string, OutsideAction>>;
