import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { Tree } from './engine/document-actions.ts';
import { nodeKind, nodeStep, nodeSteps } from './engine/read/document.ts';
import { listedNodes } from './engine/read/limits.ts';
import { nodePreview } from './page/tree/node-preview.ts';
import { buildNodeTable, nodeCount, type JsonDocument } from './engine/query/node-table.ts';
import { openText } from './engine/read/opened.ts';
import { pathText } from './engine/query/path-text.ts';
import type { options } from './options.ts';
import {
  describedWithWarnings,
  fromYamlWithWarnings,
  repairedWithWarnings,
  schemaCheckedWithWarnings,
  withWarnings,
} from './outside-warnings.ts';

const statistics = s.record(
  Object.fromEntries(
    ['keys', 'values', 'objects', 'arrays', 'depth', 'size', 'formattedSize', 'compressedSize'].map((name) => [
      name,
      s.whole(),
    ]),
  ),
  'Sizes are bytes of UTF-8',
);
const written = (text: string) => s.record({ text: s.text(text), statistics, 'warnings?': s.warnings });

const node = {
  name: s.text('Key or index; $ for the root'),
  kind: s.oneOf(['object', 'array', 'string', 'number', 'true', 'false', 'null']),
  value: s.text('As written, long strings cut; of containers the number of members'),
};

/** The first nodes of the tree with their levels. */
function outline({ bytes, statistics: _, duplicates: __, lostComments: ___, ...nodes }: Tree) {
  const document: JsonDocument = { bytes, nodes };
  const levels: number[] = [];
  const total = nodes.starts.length;
  const listed = Array.from({ length: Math.min(total, listedNodes) }, (_node, at) => {
    levels.push(at === 0 ? 0 : levels[nodes.parents[at]] + 1);
    const name = at === 0 ? '$' : String(nodeStep(document, at));
    return { level: levels[at], name, kind: nodeKind(document, at), value: nodePreview(document, at) };
  });
  return { nodes: listed, total };
}

/** The values found, with the paths that lead to them. Reads the document again, since a page only needs its rows. */
function foundValues({ found }: { readonly found: Uint32Array }, { input, options: chosen }: Call) {
  const { dialect } = chosen as Pick<OptionValues<typeof options>, 'dialect'>;
  const opened = openText(input, dialect, () => undefined);
  if (!opened.ok) return { count: 0, matches: [] };
  const { bytes, start, census } = opened.value;
  const document = { bytes, nodes: buildNodeTable(bytes, start, nodeCount(census)) };
  const matches = [...found.subarray(0, listedNodes)].map((at) => ({
    path: pathText(nodeSteps(document, at), 'jsonpath'),
    value: nodePreview(document, at),
  }));
  return { count: found.length, matches };
}

const text = '{"name":"Ada","id":12345678901234567890,"tags":["a","b"]}';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  indent: {
    zh: '每级缩进的空格数，或制表符',
    en: 'Blanks for each level of indentation, or a tab',
  },
  sortKeys: {
    zh: '各级对象的成员按键名排序',
    en: 'Orders the members of all objects by their keys',
  },
  dialect: {
    zh: '按严格的 JSON 读取，或连注释与 JSON5 也接受',
    en: 'Reads strict JSON, or JSON5 and comments as well',
  },
  path: {
    zh: '选取值的 JSONPath，如 $.a[0]',
    en: 'JSONPath, such as $.a[0]',
  },
  schema: {
    zh: '用来检查的 JSON Schema，写成 JSON 文本',
    en: 'The JSON Schema to check by, as JSON text',
  },
  find: {
    zh: '要在键与值里查找的文本',
    en: 'Text to look for in keys and values',
  },
  ascii: {
    zh: '非 ASCII 字符写成 \\u 转义',
    en: 'Writes characters beyond ASCII as \\u escapes',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  format: {
    about: {
      zh: '格式化 JSON，只改动空白，数字、转义与键的顺序原样保留；dialect 为 json5 时也读 JSONC（保留注释）与 JSON5（转为 JSON）；用于阅读或统一 JSON 的写法。',
      en: 'Pretty-prints JSON; only white space changes, so every digit, escape and key order stays. Use it to read or normalise JSON, with dialect json5 also JSONC, whose comments stay, and JSON5, which becomes JSON.',
    },
    takes: { zh: 'JSON 文本', en: 'The JSON document, as text' },
    example: { text },
    gives: written('The formatted JSON'),
    present: withWarnings,
  },
  compress: {
    about: {
      zh: '去掉 JSON 的空白，其余不变，用于保存或发送。',
      en: 'Minifies JSON: removes its white space and changes nothing else. Use it to store or send JSON.',
    },
    takes: { zh: 'JSON 文本', en: 'The JSON document, as text' },
    example: { text: '{ "a": 1.0 }' },
    gives: written('The JSON on one line'),
    present: withWarnings,
  },
  validate: {
    about: {
      zh: '按 RFC 8259 检查 JSON：统计组成并指出重复的键；有误时给出第一处错误的行列；用于在保存或发送前检查 JSON。',
      en: 'Checks JSON by RFC 8259: counts its parts and names repeated keys, or fails with line and column of the first fault. Use it to check JSON before it is stored or sent.',
    },
    takes: { zh: 'JSON 文本', en: 'The JSON document, as text' },
    example: { text },
    gives: s.record({ statistics, 'warnings?': s.warnings }),
    present: withWarnings,
  },
  repair: {
    about: {
      zh: '修复不规范的 JSON（缺逗号或引号、注释、Python 字面量、被截断、前后有别的文字），列出每处改动与没有写进结果的内容；适合日志与语言模型的输出。',
      en: 'Fixes broken JSON (missing commas or quotes, Python literals, prose around it); lists changes and omissions. Use it on logs or model output.',
    },
    takes: { zh: '不规范的 JSON，前后可有别的文字', en: 'Broken JSON, also amid other text' },
    example: { text: "{name: 'Ada', tags: [1, 2,]" },
    gives: s.record({
      text: s.text('Valid, formatted JSON'),
      changes: s.list(
        s.record({ kind: s.text(), place: s.place, removed: s.text(), added: s.text() }),
        'The first 100',
      ),
      changeCount: s.whole(),
      statistics,
      'warnings?': s.warnings,
    }),
    present: repairedWithWarnings,
  },
  expand: {
    about: {
      zh: '把内容是 JSON 的字符串逐层换成该 JSON，适合层层嵌套的日志与消息。',
      en: 'Replaces every string that holds JSON by that JSON, on all levels. Use it on logs and messages with JSON inside JSON.',
    },
    takes: { zh: 'JSON 文本', en: 'The JSON document, as text' },
    example: { text: '{"body":"{\\"a\\":1}"}' },
    gives: s.record({
      text: s.text('Formatted JSON'),
      count: s.whole('Strings replaced'),
      statistics,
      'warnings?': s.warnings,
    }),
    present: withWarnings,
  },
  query: {
    about: {
      zh: '用 JSONPath（RFC 9535）取出值，以 JSON 数组给出，并附各自的路径；适合大文档。',
      en: 'Selects values by a JSONPath, as a JSON array with their paths. Use it on large documents.',
    },
    takes: { zh: 'JSON 文本', en: 'The JSON document, as text' },
    example: { text: '{"items":[{"id":1},{"id":2}]}', path: '$.items[?@.id > 1]' },
    gives: s.record({
      text: s.text('JSON array of the values as written'),
      count: s.whole(),
      paths: s.list(s.text(), 'Normalized paths of the first 100'),
      statistics,
      'warnings?': s.warnings,
    }),
    present: withWarnings,
  },
  'check-schema': {
    about: {
      zh: '按 JSON Schema（草案 4、7、2019-09、2020-12）检查 JSON，逐一指出不符合的值及其路径与位置；用于检查数据或配置是否符合约定。',
      en: 'Checks JSON by a JSON Schema (drafts 4, 7, 2019-09 and 2020-12) and names every value that breaks a rule, with its path and place. Use it to check data or a configuration against its contract.',
    },
    takes: { zh: '要检查的 JSON', en: 'The JSON that is checked' },
    example: {
      text: '{"age":-1}',
      schema: '{"properties":{"age":{"type":"integer","minimum":0}},"required":["name"]}',
    },
    gives: s.record({
      isValid: s.flag(),
      count: s.whole('Rules that are broken'),
      violations: s.list(
        s.record({
          path: s.text('JSONPath of the value'),
          keyword: s.text('The keyword of the schema'),
          'expected?': s.text('What it asks for; of required what is missing'),
          found: s.text(),
          message: s.text('In the language of the call'),
          'place?': s.place,
        }),
        'The first 100',
      ),
      draft: s.text(),
      'warnings?': s.warnings,
    }),
    present: schemaCheckedWithWarnings,
  },
  tree: {
    about: {
      zh: '列出 JSON 的结构：每个值的层级、键与类型，过长的截断；适合了解陌生的文档。',
      en: 'Outlines JSON: every value with its level, key and kind, long ones cut. Use it to learn the shape of an unknown document.',
    },
    takes: { zh: 'JSON 文本', en: 'The JSON document, as text' },
    example: { text },
    gives: s.record({
      nodes: s.list(
        s.record({ level: s.whole('0 is the root'), ...node }),
        'In the order of the text, the first 10,000',
      ),
      total: s.whole(),
    }),
    present: outline,
  },
  search: {
    about: {
      zh: '查找包含某段文本的键与值（英文字母不分大小写），给出 JSONPath；不知道值在大文档的哪里时使用。',
      en: 'Finds the keys and values that contain a text (ASCII letters in either case) and gives their JSONPaths. Use it where the place of a value in a large document is unknown.',
    },
    takes: { zh: 'JSON 文本', en: 'The JSON document, as text' },
    example: { text, find: 'ada' },
    gives: s.record({
      count: s.whole(),
      matches: s.list(s.record({ path: s.text(), value: node.value }), 'The first 10,000'),
    }),
    present: foundValues,
  },
  'to-yaml': {
    about: {
      zh: '把 JSON 转为 YAML，YAML 1.1 与 1.2 读出的数据相同，数字逐位保留；用于写配置文件。',
      en: 'Turns JSON into YAML that readers of YAML 1.1 and 1.2 take for the same data, numbers digit by digit. Use it to write configuration files.',
    },
    takes: { zh: 'JSON 文本', en: 'The JSON document, as text' },
    example: { text },
    gives: written('YAML in block style'),
    present: withWarnings,
  },
  'from-yaml': {
    about: {
      zh: '把 YAML 1.2 转为 JSON：数字逐位保留，锚点与合并键展开，多个文档变成数组；用于让只读 JSON 的程序处理 YAML。',
      en: 'Turns YAML 1.2 into JSON: numbers digit by digit, anchors and merge keys written out, several documents as an array. Use it to give YAML to programs that read JSON.',
    },
    takes: { zh: 'YAML 文本', en: 'The YAML document, as text' },
    example: { text: 'name: Ada\ntags: [a, b]\nid: 12345678901234567890\n' },
    gives: written('Formatted JSON'),
    present: fromYamlWithWarnings,
  },
  'to-typescript': {
    about: {
      zh: '由 JSON 的全部元素写出与之相符的 TypeScript 类型；用于给接口响应写类型。',
      en: 'Writes TypeScript types that the JSON fits, from all of its elements. Use it to type the response of an API.',
    },
    takes: { zh: 'JSON 文本', en: 'The JSON document, as text' },
    example: { text },
    gives: written('TypeScript declarations'),
    present: describedWithWarnings,
  },
  'to-schema': {
    about: {
      zh: '写出 JSON 能通过的 JSON Schema（草案 2020-12）；用于由样例起草约定。',
      en: 'Writes a JSON Schema (draft 2020-12) by which the JSON is valid. Use it to draft a contract from an example.',
    },
    takes: { zh: 'JSON 文本', en: 'The JSON document, as text' },
    example: { text },
    gives: written('The schema as JSON'),
    present: describedWithWarnings,
  },
  escape: {
    about: {
      zh: '把任意文本写成带引号的 JSON 字符串，末尾的换行也算在内，用于手写 JSON。',
      en: 'Writes any text as a JSON string in its quotation marks, a line end at its end included. Use it to put text into JSON by hand.',
    },
    takes: { zh: '任意文本', en: 'The text that is escaped' },
    example: { text: 'say "hi"\n' },
    gives: s.record({ text: s.text() }),
  },
  unescape: {
    about: {
      zh: '把 JSON 字符串的内容（有无引号均可）还原为文本；用于读出日志与代码里转义过的文本。',
      en: 'Reads the inside of a JSON string, with or without its quotation marks, back into text. Use it to read escaped text from logs and code.',
    },
    takes: { zh: '带转义符的文本', en: 'The text with its escapes' },
    example: { text: 'say \\"hi\\"' },
    gives: s.record({ text: s.text() }),
  },
} satisfies Readonly<Record<string, OutsideAction>>;
