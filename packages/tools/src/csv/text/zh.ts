import type { Detail, ErrorTexts } from '@toolbench/kit/result.ts';
import type { CsvErrorCode } from '../engine/index.ts';
import type { Expected } from '../engine/json/json-reader.ts';
import type { Notice, NoticeCode } from '../engine/notices.ts';
import type { Preview } from '../engine/preview.ts';
import { options } from '../options.ts';

export type ErrorCode = CsvErrorCode | 'file-unreadable';

const delimiter = ({ delimiter: name }: Detail) => options.delimiter.names?.[name as 'comma']?.zh ?? `“${shown(name)}”`;
const shown = (text: unknown) =>
  /^[^\p{C}\p{Z}]+$/u.test(String(text)) ? String(text) : JSON.stringify(text).slice(1, -1);
const encoding = ({ encoding: name }: { readonly encoding?: unknown }) =>
  options.encoding.names?.[name as 'utf-8']?.zh ?? '所选编码';

const expected: Readonly<Record<Expected, string>> = {
  value: '此处应为一个值',
  'value-or-end': '此处应为一个值或 ]',
  key: '此处应为加双引号的键',
  'key-or-end': '此处应为加双引号的键或 }',
  colon: '键后面应为冒号',
  'comma-or-brace': '此处应为逗号或 }',
  'comma-or-bracket': '此处应为逗号或 ]',
  'string-end': '字符串缺少结束的引号',
  character: '字符串里的换行、制表等控制字符要写成 \\n、\\t 这样的转义',
  escape: '转义写法不对，\\ 后只能是 " \\ / b f n r t，或 u 加四位十六进制数',
  shorter: '这个值太长，放不进一个单元格',
  nothing: 'JSON 已经结束，后面不应再有内容',
};

const found = (detail: Detail) => (detail.found === '' ? '文本却到此结束' : `却是“${detail.found}”`);
const saysFound = new Set<unknown>(['string-end', 'character', 'escape', 'shorter']);

export const zh = {
  operation: '操作',
  run: { 'csv-to-json': '转换', 'json-to-csv': '转换', 'csv-preview': '预览', 'csv-stats': '统计' },
  edited: (name: string) => `${name}（已修改）`,
  openFile: '打开文件',
  moreOptions: '更多选项',
  csv: 'CSV',
  json: 'JSON',
  placeholder: {
    'csv-to-json': '粘贴 CSV，或把文件拖到这里，GBK 和 UTF-16 文件也可以',
    'json-to-csv': '粘贴 JSON 数组或每行一个对象、数组的 JSON Lines，或把文件拖到这里',
    'csv-preview': '粘贴 CSV，或把文件拖到这里，查看前 5 行',
    'csv-stats': '粘贴 CSV，或把文件拖到这里，统计各列',
  },
  jsonHint: 'JSON 显示在这里',
  csvHint: 'CSV 显示在这里',
  convertBack: '转回',
  figures: {
    rows: '行',
    columns: '列',
    delimiter: '分隔符',
    encoding: '编码',
    lineEnd: '换行符',
    took: '用时',
    ms: (ms: string) => `${ms} 毫秒`,
  },
  preview: {
    title: '前 5 行',
    row: '行号',
    missing: '此行没有这个单元格',
    hint: '表格显示在这里',
    shown: ({ rows, hasMore }: Pick<Preview, 'rows' | 'hasMore'>) => (hasMore ? '后面还有' : `共 ${rows.length} 行`),
    hiddenColumns: (count: number) => `另有 ${count} 列未显示`,
  },
  stats: {
    title: '各列统计',
    hint: '各列的类型、空值和取值范围显示在这里',
    column: '列',
    type: '类型',
    agrees: '是否一致',
    empty: '空',
    distinct: '不同的值',
    range: '范围',
    allAgree: '一致',
    others: (count: string) => `${count} 个不是`,
    types: { number: '数字', boolean: '布尔', date: '日期', string: '文本', empty: '空' },
    hiddenColumns: (count: number) => `另有 ${count} 列未显示`,
  },
  noticesTitle: '提示',
  line: (line: number) => `第 ${line} 行`,
  skipLines: (count: number) => `跳过前 ${count} 行`,
  readAllLines: '不跳过',
  useDecimalComma: '转为数字',
  backToComma: '仍用逗号',
  delimiterTaken: (detail: Detail) => `内容不是用逗号分隔的，已改用${delimiter(detail)}。`,
  useDelimiter: (detail: Detail) => `改用${delimiter(detail)}`,
  useEncoding: (detail: Detail) => `改用 ${encoding(detail)}`,
  separatorHint: '如 ^ 或 ||，制表符写 \\t',
  features: {
    title: '转换规则',
    items: [
      ['数字', '只有双精度数能原样保存的才成为数字。前导零、长编号、1E5 之类保留为文本，同列其余数字也一并保留。'],
      ['引号', '带引号的单元格是文本："1" 是字符串，1 是数字；true、false、null 同理。'],
      ['空单元格', '成为空字符串。列名本不必加引号却加了，表示该列可缺省，空单元格不写入对象。'],
      ['嵌套', 'a.b 列还原为嵌套对象，数组以 JSON 写在单元格里。含点的键写作 ["a.b"]。JSON 转 CSV 再转回，数据不变。'],
      ['列名', '空列名按位置取名 column_3，重复的依次为 name_2、name_3；多出的单元格也按位置取名。'],
      ['编码', '先看 BOM，再看是否几乎全是 UTF-8，否则取最像文字的编码；拿不准时会提示另一种读法，也可手动指定。'],
    ] as readonly (readonly [string, string])[],
  },
  errors: {
    empty: () => '请输入数据：粘贴内容，或打开一个文件。',
    'must-be-array': () => '输入应为非空的 JSON 数组，例如 [{"姓名": "张伟"}]，或至少两行 JSON Lines。',
    'json-syntax': (detail) =>
      `JSON 解析错误：${expected[detail.expected as Expected]}${saysFound.has(detail.expected) ? '' : `，${found(detail)}`}。`,
    'unterminated-quote': () =>
      'CSV 解析错误：这个引号没有配对的结束引号，后面的内容都被读进了同一个单元格。请补上结束引号；引号若是内容，要写成两个，并给整个单元格加上引号。',
    'cell-too-long': () => 'CSV 解析错误：这个单元格过长，通常是引号没有配对。',
    'too-many-columns': ({ limit }) =>
      `列数超过 ${limit}。CSV 请检查分隔符是否选对；JSON 请检查是否把编号、日期之类的值当成了键。`,
    'bad-separator': () => '请填写分隔符：一个或多个字符，不能是引号或换行。',
    workbook: () => '这是 Excel 工作簿，不是 CSV。请在 Excel 中另存为“CSV UTF-8（逗号分隔）”，再打开。',
    'not-text': () => '这是二进制文件，不是文本。若确定是文本，请在“文件编码”中指定编码。',
    'result-too-large': () => '结果超过 1 GB，浏览器放不下。请把文件拆成几份再转换。',
    'file-unreadable': () => '文件读取失败，请确认它仍在原处且有权限读取，再选一次。',
  } satisfies ErrorTexts<ErrorCode>,
  setInstead: (option: string, value: string) => `要这样读，请将 ${option} 设为 ${value}。`,
  notices: {
    'short-rows': ({ count, detail }) =>
      `${count} 行的单元格比表头少（第 ${detail.row} 条数据有 ${detail.found} 个，应为 ${detail.expected} 个），缺少的不补。`,
    'long-rows': ({ count, detail }) =>
      `${count} 行的单元格比表头多（第 ${detail.row} 条数据有 ${detail.found} 个，应为 ${detail.expected} 个），多出的按位置命名，如 column_${detail.found}。`,
    'blank-lines': ({ count }) => `跳过了 ${count} 个空行。`,
    'renamed-columns': ({ count, detail }) => `${count} 个列名为空或重复，已另取名，如“${detail.name}”。`,
    'cells-left-out': ({ count, detail }) =>
      `${count} 个空单元格没有写入对象（如“${detail.name}”列）。要保留，可把“空单元格”改为“空字符串”或 null。`,
    'kept-as-text': ({ count, detail }) =>
      `${count} 列的数字保留为文本，如“${detail.name}”列的 ${detail.text}：有前导零、位数过长或写法特殊，转成数字会失真。`,
    'path-conflicts': ({ count }) => `${count} 行中有列名互相冲突（如 a 与 a.b 都有值），冲突的列按完整列名写入。`,
    'stray-text': ({ count }) => `${count} 处结束引号之后还有文字，已并入该单元格。内容里的引号应写成两个。`,
    'replaced-characters': ({ count, detail }) =>
      `有 ${count} 处字节不是 ${encoding(detail)} 文本，已换成 �：文件在这里损坏、被截断，或是另一种编码。`,
    'half-characters': ({ count }) => `${count} 个字符串里有半个代理对，CSV 无法表示，已换成 �。`,
    'separator-line': () => '首行的 sep= 是写给电子表格的分隔符说明，不算数据。',
    'lines-skipped': ({ count }) => `已按选择跳过开头 ${count} 行。`,
    preamble: ({ detail }) => `表格似乎从第 ${detail.line} 行开始：之前各行的列数不同，而首行被当成了表格的首行。`,
    'decimal-commas': ({ count, detail }) =>
      `${count} 列的数字用逗号作小数点，目前保持为文本（如“${detail.name}”列的 ${detail.text}）。`,
    'other-delimiter': ({ detail }) => `只读到一列，内容看起来是用${delimiter(detail)}分隔的。`,
    'doubtful-delimiter': ({ detail }) =>
      `现在按${delimiter({ delimiter: detail.used })}分隔，内容也可能是用${delimiter(detail)}分隔的。`,
    'doubtful-encoding': ({ detail }) =>
      `文件没有注明编码，现在按 ${encoding({ encoding: detail.used })} 读作“${detail.word}”；按 ${encoding(detail)} 则读作“${detail.otherWord}”。`,
    'rows-are-arrays': () => '元素都是数组，逐行写出，没有表头。转回 JSON 时请取消“首行为表头”。',
    'values-column': () => '有的元素不是对象，写在名为 [] 的列里，转回 JSON 时会还原。',
    'inexact-numbers': ({ count, detail }) =>
      `${count} 个数字双精度浮点数存不下（如 ${detail.text}），已逐位照写；转回 JSON 时会是字符串。`,
    'repeated-keys': ({ count, detail }) => `${count} 处对象里的键重复（如“${detail.name}”），取最后一个。`,
    formulas: ({ count, detail }) =>
      detail.guarded
        ? `${count} 个单元格以 = + - @ 或控制字符开头，已在前面加上 '，以免被电子表格当作公式。`
        : `${count} 个单元格以 = + - @ 或控制字符开头（如 ${detail.text}），电子表格会当作公式。来源不可信时请开启“防公式注入”。`,
  } satisfies Readonly<Record<NoticeCode, (notice: Notice) => string>>,
};
