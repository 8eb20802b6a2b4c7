import type { Detail, ErrorTexts } from '@toolbench/kit/result.ts';
import type { ErrorCode } from '../engine/index.ts';
import type { ChangeKind } from '../engine/tolerant/dialect.ts';

/** A character or word in quotation marks; a code point or a byte as it is. */
const quoted = (text: string | number) =>
  /^(?:U\+|0x)[\dA-F]+$/.test(String(text)) ? ` ${String(text)} ` : `“${String(text)}”`;

/** What was found, or that there is nothing more. */
const found = ({ found: character }: Detail) =>
  character === '' ? '文本已结束' : `遇到${quoted(character)}`.trimEnd();

/** What was changed in a text to make it JSON, or what JSON5 does not allow. */
const changes: Readonly<Record<ChangeKind, string>> = {
  comment: '去掉注释',
  'white-space': '换成普通空白',
  'trailing-comma': '去掉末尾逗号',
  'single-quote': '单引号改双引号',
  'unquoted-key': '键名加引号',
  'number-form': '改写数字',
  'escape-form': '改写转义',
  'control-character': '控制字符转义',
  'missing-comma': '补逗号',
  'missing-colon': '补冒号',
  'missing-value': '补上缺少的值',
  'missing-bracket': '补括号',
  'wrong-bracket': '改正括号',
  'wrong-separator': '改正分隔符',
  'full-width': '全角改半角',
  'extra-bracket': '去掉多余括号',
  'extra-comma': '去掉多余逗号',
  'stray-character': '去掉多余字符',
  ellipsis: '去掉省略号',
  quote: '改正引号',
  'unclosed-string': '补上结束引号',
  'unescaped-quote': '引号转义',
  'line-break': '换行转义',
  'bad-escape': '改正转义',
  'path-escape': '反斜杠按原字符保留',
  'cut-escape': '去掉没写完的转义',
  'unquoted-string': '字符串加引号',
  'bad-number': '不合规的数字改为字符串',
  'not-finite': '改为 null',
  literal: '改为 JSON 的字面量',
  'cut-literal': '文本在此中断，补全为字面量',
  concatenation: '合并拼接的字符串',
  call: '去掉函数包装',
  'unclosed-comment': '去掉未结束的注释',
  'several-values': '多个值合成数组',
  'surrounding-text': '去掉前后无关文字',
};

/** 解析库自己的说明只有英文，原样引用并标明。 */
const original = (reason: unknown) => `解析库的原文：“${String(reason)}”`;

const json5Reasons: Readonly<Partial<Record<string, string>>> = {
  'missing-comma': '此处缺少逗号',
  'missing-colon': '键后缺少冒号',
  'missing-value': '此处缺少值',
  'missing-bracket': '括号没有闭合',
  'wrong-bracket': '括号不配对',
  'wrong-separator': '分隔符不对',
  'full-width': '出现全角标点',
  'extra-bracket': '多出一个括号',
  'extra-comma': '多出一个逗号',
  'unclosed-string': '字符串没有结束',
  'line-break': '字符串里有未转义的换行',
  'bad-escape': '转义不合法',
  'unquoted-string': '字符串没有加引号',
  'bad-number': '数字不能以 0 开头',
  'not-finite': 'JSON 没有 Infinity 和 NaN，无法转换',
  'unclosed-comment': '注释没有结束',
  'several-values': '值之后还有内容',
  'surrounding-text': '值之后还有内容',
};

const megabytes = (bytes: string | number) => (Number(bytes) / 1024 / 1024).toFixed(0);

export const zh = {
  input: '输入',
  placeholder: '粘贴 JSON，或把文件拖到这里',
  actions: { format: '格式化', compress: '压缩', validate: '校验', repair: '修复' },
  views: {
    label: '结果视图',
    text: '文本',
    tree: '树形',
    table: '表格',
    query: '查询',
    'check-schema': '按 Schema 校验',
    'to-yaml': '转 YAML',
    'from-yaml': '从 YAML',
    'to-typescript': 'TypeScript',
    'to-schema': 'JSON Schema',
    string: '转义',
  },
  output: {
    text: '结果',
    query: '查询结果',
    'check-schema': 'JSON Schema',
    'to-yaml': 'YAML',
    'from-yaml': 'JSON',
    'to-typescript': 'TypeScript 类型',
    'to-schema': 'JSON Schema',
    string: '转义结果',
  },
  outputHint: '结果显示在这里',
  valid: '校验通过，是合法的 JSON。',
  repaired: (count: string) => `已修复，共改动 ${count} 处。`,
  takeOver: '替换输入',
  lostComments: (count: string) => `结果里没有注释：输入中有 ${count} 条。`,
  omissions: {
    title: (count: string) => `以下 ${count} 处没有写进结果：`,
    where: (line: string, column: string, what: string, count: string) =>
      `第 ${line} 行第 ${column} 列“${what}”${count === '1' ? '' : `（相同的共 ${count} 处）`}`,
    more: (count: string) => `另有 ${count} 处`,
  },
  readAsYaml: '按 YAML 读取',
  nothingToRepair: '没有需要修复的地方，已是合法的 JSON。',
  expanded: (count: string) => (count === '0' ? '没有内嵌 JSON 的字符串。' : `已展开 ${count} 处内嵌 JSON。`),
  strings: { label: '转义方式', escape: '转义', unescape: '去转义', expand: '展开内嵌 JSON' },
  statistics: {
    title: '统计',
    keys: '键',
    values: '值',
    objects: '对象',
    arrays: '数组',
    depth: '层级',
    size: '大小',
    formattedSize: '格式化后',
    compressedSize: '压缩后',
  },
  duplicates: {
    title: (count: string) => `有 ${count} 个重复的键，均已原样保留；多数程序只取最后一个。`,
    where: (key: string, path: string) => `${key}（${path}）`,
    more: (count: string) => `另有 ${count} 个`,
  },
  schemaDuplicates: (count: string) => `Schema 里有 ${count} 个重复的键，只按最后一个校验：`,
  describedLevels: (levels: string) =>
    `只描述到第 ${levels} 层，更深的值在类型里是 unknown，在 Schema 里不加限制。需要时先取出那一部分再转换。`,
  readings: {
    title: (count: string) => `有 ${count} 处的反斜杠有两种读法，既像路径或表达式里的，又像 JSON 转义：`,
    kept: (text: string, escapes: string) => `“${text}”里 ${escapes} 的反斜杠原样保留`,
    escaped: (text: string, escapes: string) => `“${text}”里的 ${escapes} 按 JSON 转义读取；若是反斜杠本身，请写成两个`,
    escape: (escape: string, character: string) => `${escape}（${character}）`,
    escapes: '、',
    where: (line: string, column: string, what: string) => `第 ${line} 行第 ${column} 列：${what}`,
    separator: '；',
    more: (count: string) => `另有 ${count} 个`,
  },
  yaml: {
    title: (count: string) => `YAML 有 ${count} 处在 JSON 里没有对应的写法，或各版本读法不同：`,
    tag: (tag: string) => `JSON 没有标签 ${tag}，去掉标签，值按原样写出`,
    binary: (tag: string) => `JSON 没有 ${tag}，写成 Base64 文本`,
    version: (text: string, readAs: string, before: string) =>
      `${text} 按 YAML 1.2 读作 ${readAs}，YAML 1.1 的程序读作 ${before}`,
    where: (line: string, column: string, what: string) => `第 ${line} 行第 ${column} 列：${what}`,
    separator: '；',
    more: (count: string) => `另有 ${count} 处`,
  },
  rounded: {
    /** Of which text the numbers are. */
    titles: {
      input: (count: string) => `输入里有 ${count} 个数字超出双精度浮点数的精度，按近似值比较，相关结论可能有误：`,
      schema: (count: string) => `Schema 里有 ${count} 个数字超出双精度浮点数的精度，按近似值比较，相关结论可能有误：`,
      query: (count: string) => `查询里有 ${count} 个数字超出双精度浮点数的精度，按近似值比较，可能多选或漏选：`,
    },
    where: (place: string, number: string, readAs: string) => `${place}${number} 按 ${readAs} 比较`,
    place: (line: string, column: string, path: string) => `第 ${line} 行第 ${column} 列（${path}）：`,
    path: (path: string) => `${path}：`,
    separator: '；',
    more: (count: string) => `另有 ${count} 个`,
  },
  changesTitle: '改动',
  changeColumns: { place: '位置', change: '改动', before: '原文', after: '改为' },
  nothing: '无',
  listedFirst: (count: string) => `只列出前 ${count} 处`,
  query: {
    placeholder: '$.items[*].name',
    examples: '例如',
    count: (count: string) => `找到 ${count} 个`,
    paths: '路径',
    hint: '输入 JSONPath 后显示取出的值',
  },
  schema: {
    title: '校验结果',
    placeholder: '粘贴 JSON Schema（draft 4、7、2019-09 或 2020-12）',
    hint: '输入 JSON 和 Schema 后，不符合的地方会列在这里',
    valid: (draft: string) => `符合 Schema（${draft}）。`,
    invalid: (count: string) => `有 ${count} 处不符合 Schema。`,
    rules: {
      type: (d: Detail) => `类型应为 ${d.expected}`,
      enum: (d) => `应是其中之一：${d.expected}`,
      const: (d) => `应等于 ${d.expected}`,
      required: (d) => `缺少 ${d.expected}`,
      minimum: (d) => `应不小于 ${d.expected}`,
      maximum: (d) => `应不大于 ${d.expected}`,
      exclusiveMinimum: (d) => `应大于 ${d.expected}`,
      exclusiveMaximum: (d) => `应小于 ${d.expected}`,
      multipleOf: (d) => `应是 ${d.expected} 的倍数`,
      minLength: (d) => `至少 ${d.expected} 个字符`,
      maxLength: (d) => `至多 ${d.expected} 个字符`,
      pattern: (d) => `应匹配正则 ${d.expected}`,
      format: (d) => `格式应为 ${d.expected}`,
      minItems: (d) => `至少 ${d.expected} 个元素`,
      maxItems: (d) => `至多 ${d.expected} 个元素`,
      uniqueItems: () => '元素不能重复',
      contains: () => '缺少符合要求的元素',
      minProperties: (d) => `至少 ${d.expected} 个键`,
      maxProperties: (d) => `至多 ${d.expected} 个键`,
      propertyNames: () => '有不合规的键名',
      dependentRequired: () => '缺少同时需要的键',
      dependencies: () => '缺少同时需要的键',
      anyOf: () => '不符合任何一个可选的子 Schema（anyOf）',
      oneOf: () => '应恰好符合一个子 Schema（oneOf）',
      not: () => '符合了不允许的 Schema（not）',
      false: () => '这里不允许出现值',
    } as Readonly<Record<string, (detail: Detail) => string>>,
    otherRule: (keyword: string) => `不符合 ${keyword}`,
    found: (value: string) => `实际为 ${value}`,
  },
  table: {
    title: '表格',
    array: '数组',
    hint: '输入 JSON 后，其中的数组会以表格显示',
    none: '没有可以显示成表格的数组。',
    size: (rows: string, columns: string) => `${rows} 行 · ${columns} 列`,
    copy: '复制表格',
    row: '序号',
    value: '值',
    sort: '按此列排序',
    more: (count: string) => `再显示一些（还有 ${count} 行）`,
  },
  tree: {
    title: '树形',
    find: '查找键或值',
    position: (index: string, count: string) => `${index} / ${count}`,
    none: '没有匹配',
    previous: '上一个',
    next: '下一个',
    expandAll: '全部展开',
    collapseAll: '全部折叠',
    cut: (count: string) => `只显示前 ${count} 行，请折叠一部分再看`,
    selected: '所选路径',
    copyPath: '复制 JSONPath',
    copyDotted: '复制点路径',
    copyValue: '复制值',
    hint: '输入 JSON 后在这里按层级浏览',
    toggle: '展开或折叠',
  },
  features: {
    title: '说明',
    items: [
      ['原样保留', '只改空白：大整数、1.0、1e400、转义、键的顺序和重复键都不变。'],
      ['严格校验', '按 RFC 8259 检查，出错给出行、列和应有的内容，嵌套十万层也可以。'],
      [
        '宽松输入',
        '可读 JSONC 和 JSON5：格式化 JSONC 保留注释，JSON5 转为 JSON，数字不丢位；注释没有写进结果时会说明。',
      ],
      ['修复', '补全缺少的逗号、引号、括号，去掉注释与前后无关的文字，逐处列出改动和没有写进结果的内容。'],
      ['查询与转换', 'JSONPath（RFC 9535）取值，转 YAML、TypeScript 类型和 JSON Schema。'],
      ['大文件', '50 MB 也在后台处理，可看进度、可取消。'],
    ] as readonly (readonly [string, string])[],
  },
  errors: {
    empty: () => '请输入 JSON 数据。',
    'lone-surrogate': ({ unit }) => `JSON 格式错误：有半个代理对（U+${String(unit)}），它不是字符，请删去或补全。`,
    'utf-16': () => '文件是 UTF-16 编码，JSON 须为 UTF-8，请另存为 UTF-8 后再打开。',
    'utf-8': (detail) => `JSON 格式错误：${found(detail)}，不是合法的 UTF-8。文件可能是 GBK 等编码，请转成 UTF-8。`,
    'value-expected': (detail) => `JSON 格式错误：这里应是一个值，却${found(detail)}。`,
    'key-expected': (detail) => `JSON 格式错误：这里应是双引号括起的键名，却${found(detail)}。`,
    'colon-expected': (detail) => `JSON 格式错误：键名后应是冒号，却${found(detail)}。`,
    'comma-or-brace-expected': (detail) => `JSON 格式错误：这里应是逗号或 }，却${found(detail)}。`,
    'comma-or-bracket-expected': (detail) => `JSON 格式错误：这里应是逗号或 ]，却${found(detail)}。`,
    'end-expected': (detail) =>
      `JSON 格式错误：一个 JSON 文本只有一个值，之后却${found(detail)}。若是逐行 JSON，可用“修复”合成数组。`,
    'json-within': () => '输入不全是 JSON：JSON 夹在别的文字里，从这里开始。“修复”会把它取出来。',
    unclosed: (detail) =>
      `JSON 格式错误：文本已结束，第 ${String(detail.line)} 行第 ${String(detail.column)} 列的${quoted(detail.found)}还没有闭合。`,
    'string-unclosed': (detail) => `JSON 格式错误：${quoted(detail.found)}开始的字符串没有结束，请补上双引号。`,
    'trailing-comma': (detail) =>
      `JSON 格式错误：最后一项后面多了${quoted(detail.found)}，请删去，或把输入选为 JSON5。`,
    'single-quote': (detail) =>
      `JSON 格式错误：${found(detail)}，字符串和键名须用双引号，单引号可选 JSON5 输入，Python 的写法可用“修复”。`,
    'unquoted-key': (detail) => `JSON 格式错误：键名${quoted(detail.found)}须加双引号，或把输入选为 JSON5。`,
    'unknown-word': (detail) =>
      `JSON 格式错误：不认识${quoted(detail.found)}。不带引号的词只有小写的 true、false、null。`,
    comment: (detail) => `JSON 格式错误：${found(detail)}，JSON 不能写注释，带注释的请把输入选为 JSON5 / JSONC。`,
    'full-width': ({ found: character, instead }) =>
      `JSON 格式错误：${quoted(character)}是全角字符，请改为半角的${quoted(instead)}。`,
    'white-space': (detail) => `JSON 格式错误：${found(detail)}，它看似空白却不是 JSON 的空白，请换成普通空格。`,
    'control-character': ({ found: character }) =>
      character === 'U+000A' || character === 'U+000D'
        ? `JSON 格式错误：字符串里有换行（${character}），可能漏了结束的双引号；真要换行请写 \\n。`
        : `JSON 格式错误：字符串里有控制字符 ${String(character)}，请写成转义，如 \\t。`,
    escape: (detail) => `JSON 格式错误：没有${quoted(detail.found)}这种转义，反斜杠本身请写成 \\\\，或用“修复”改写。`,
    'unicode-escape': (detail) =>
      `JSON 格式错误：\\u 后须有四位十六进制数字，却${found(detail)}。反斜杠本身请写成 \\\\，或用“修复”改写。`,
    'leading-zero': (detail) => `JSON 格式错误：数字不能以 0 开头，0 后${found(detail)}。编号之类请写成字符串。`,
    'number-start': (detail) => `JSON 格式错误：数字不能以${quoted(detail.found)}开头，请改写，如 1、0.5。`,
    'digit-expected': (detail) => `JSON 格式错误：数字没有写完，这里应是数字，却${found(detail)}。`,
    'not-json5': ({ reason, found: character }) =>
      `JSON5 格式错误：${json5Reasons[String(reason)] ?? '此处不合语法'}${character === '' ? '' : `（${String(character)}）`}。`,
    'not-repairable': () => '无法修复：改动后仍不是合法的 JSON，请先手工整理出错的部分。',
    'path-empty': () => '请输入 JSONPath，例如 $.items[*].name。',
    'path-invalid': ({ column, reason, instead }) =>
      instead === undefined
        ? `JSONPath 第 ${String(column)} 个字符处有误，${original(reason)}。`
        : `这不是 JSONPath（以 $ 开头），写成 JSONPath 是 ${String(instead)}`,
    'schema-empty': () => '请输入 JSON Schema。',
    'schema-syntax': ({ line, column }) => `Schema 不是合法的 JSON：第 ${String(line)} 行第 ${String(column)} 列有误。`,
    'schema-kind': () => 'Schema 应是一个 JSON 对象，或 true、false。',
    'schema-reference': ({ reference }) =>
      `Schema 引用的“${String(reference)}”不在其中。这里不会联网读取，请把它放进 $defs。`,
    'schema-broken': ({ reason }) => `Schema 有误，${original(reason)}。`,
    'schema-too-deep': () => '嵌套太深，无法按 Schema 校验，请先取出需要的部分。',
    'path-too-deep': ({ levels }) => `.. 最多向下查找 ${String(levels)} 层，请写出更具体的路径。`,
    'result-too-large': ({ bytes, most }) =>
      `结果至少 ${megabytes(bytes)} MB，超过这份输入的上限 ${megabytes(most)} MB，未生成。请改用更小的缩进、压缩，或先取出需要的部分。`,
    'escaped-too-large': ({ bytes, most }) =>
      `转义后有 ${megabytes(bytes)} MB，超过上限 ${megabytes(most)} MB，未生成。请分段转义，并检查是否重复转义。`,
    'too-many-nodes': ({ nodes, most }) =>
      `共有 ${String(nodes)} 个值，超过上限 ${String(most)} 个，请先取出需要的部分。`,
    'not-yaml': ({ reason }) => `YAML 格式错误，${original(reason)}。`,
    'yaml-alias': ({ value }) =>
      value === ''
        ? '这里的锚点引用了自己，JSON 写不出来，请展开它。'
        : `没有名为“${String(value)}”的锚点，请检查拼写。`,
    'yaml-value': ({ value }) =>
      value === '?'
        ? 'JSON 的键只能是字符串，这里的键是一组值，请改写。'
        : value === '<<'
          ? '<< 只能合并映射，请检查它引用的内容。'
          : `JSON 没有 ${String(value)}，请换成普通的数或加上引号。`,
    'yaml-tag': ({ tag, value }) => `标签 ${String(tag)} 与它的值“${String(value)}”不符。请改正值，或去掉标签。`,
    'yaml-too-deep': ({ limit }) => `YAML 嵌套超过 ${String(limit)} 层，无法读取，请先取出需要的部分。`,
    'yaml-too-large': ({ limit }) => `结果超过 ${megabytes(limit)} MB，已停止。请减少互相引用的锚点，或分批转换。`,
    'duplicate-keys': ({ key }) => `YAML 不允许重复的键，键 ${String(key)} 重复，请先改名或删去。`,
    'time-limit': ({ seconds }) =>
      `超过了时限 ${String(seconds)} 秒（1 秒，文档每 1 MB 另加 0.5 秒），已停止。请写更具体的路径或模式，或改写其中的正则。`,
    'not-escaped': () => '这里不是合法的转义字符串，请检查反斜杠和引号是否完整。',
  } satisfies ErrorTexts<ErrorCode | 'time-limit'>,
  changes,
};
