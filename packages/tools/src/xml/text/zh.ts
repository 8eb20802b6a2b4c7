import type { Detail, ErrorTexts } from '@toolbench/kit/result.ts';
import type { DecodeCode } from '../engine/decode.ts';
import type { FromJsonCode } from '../engine/json/from-json.ts';
import type { Expected, ProblemCode, Unfinished } from '../engine/read/problem.ts';
import type { RowKind } from '../engine/tree.ts';
import type { PathCode } from '../engine/xpath/expression.ts';

export type ErrorCode =
  | ProblemCode
  | DecodeCode
  | FromJsonCode
  | PathCode
  | 'bad-json'
  | 'opaque-entity'
  | 'time-limit'
  | 'file-unreadable';

const expectedWords: Readonly<Record<Expected, string>> = {
  name: '名称，须以字母、下划线或汉字等开头',
  nmtoken: '名称字符',
  space: '空白',
  equals: '等号 = 和带引号的值',
  quote: '引号，值须写在单引号或双引号内',
  'tag-end': '属性、> 或 />',
  'markup-end': '声明结尾的 >',
  'markup-declaration': '<!ELEMENT、<!ATTLIST、<!ENTITY、<!NOTATION、注释或处理指令',
  version: 'version="1.0"',
  'declaration-end': 'XML 声明的结尾 ?>，其中只可依次写 version、encoding、standalone',
  'external-id': 'SYSTEM 或 PUBLIC',
  'content-model': 'EMPTY、ANY 或括号中的内容模型',
  'content-separator': '右括号，或与前面相同的分隔符（, 或 |）',
  'mixed-end': ')*',
  'attribute-type': '属性类型，如 CDATA、ID、NMTOKEN 或枚举',
  'default-value': '#REQUIRED、#IMPLIED、#FIXED 或带引号的默认值',
  'closing-parenthesis': '右括号或 |',
  'opening-parenthesis': '左括号',
  semicolon: '分号',
};

const unfinishedWords: Readonly<Record<Unfinished, string>> = {
  tag: '标签没有结束，缺少 >',
  attribute: '属性值没有结束，缺少后引号',
  comment: '注释没有结束，缺少 -->',
  cdata: 'CDATA 段没有结束，缺少 ]]>',
  instruction: '处理指令没有结束，缺少 ?>',
  doctype: 'DOCTYPE 没有结束，缺少 ]>',
  literal: '带引号的值没有结束，缺少后引号',
};

const found = ({ found: character }: Detail) => (character === '' ? '文本已结束' : `却是 ${character}`);

/** 不带前缀的说明；实体内部的问题也用它们。 */
const problems: ErrorTexts<ProblemCode> = {
  'unmatched-end-tag': ({ name }) => `没有对应开始标签的结束标签：${name}`,
  'tag-mismatch': ({ expected, got }) => `标签不匹配：应为 ${expected}，实为 ${got}`,
  'unclosed-tags': ({ list }) => `未闭合的标签：${list}`,
  'missing-tags': () => '无效的 XML：缺少标签',
  'missing-start-tag': () => '无效的 XML：缺少开始标签',
  'forbidden-character': ({ character }) => `不允许的字符 ${character}，XML 1.0 中用字符引用也不能写它，请删去`,
  expected: (detail) => `此处应为${expectedWords[detail['expected'] as Expected]}，${found(detail)}`,
  unfinished: ({ what }) => unfinishedWords[what as Unfinished],
  'hyphens-in-comment': () => '注释里不能有 --，也不能以 - 结尾',
  'reserved-target': ({ name }) => `处理指令不能叫 ${name}，xml 是保留名`,
  'misplaced-declaration': () => 'XML 声明只能在文本的最开头，前面连空白也不能有',
  'misplaced-doctype': () => 'DOCTYPE 只能有一个，且须在根元素之前',
  'text-outside-root': () => '根元素之外不能有文字',
  'second-root': () => '只能有一个根元素，可在外面再套一层',
  'stray-less-than': () => '这里的 < 不是标签的开头，文字中的 < 应写成 &lt;',
  'cdata-end-in-text': () => '文字中不能有 ]]>，请写成 ]]&gt;',
  'duplicate-attribute': ({ name }) => `属性重复：${name}`,
  'less-than-in-attribute': () => '属性值里不能有 <，请写成 &lt;，或检查前面是否少了引号',
  'bare-ampersand': () => '单独的 & 应写成 &amp;',
  'unfinished-reference': ({ name }) => `引用 &${name} 缺少分号；若 & 是文字，应写成 &amp;`,
  'bad-character-reference': ({ reference }) => `无效的字符引用：${reference}`,
  'undeclared-entity': ({ name }) =>
    `未声明的实体：${name}。预定义的只有 lt、gt、amp、apos、quot，其他可写成 &#160; 这样的字符引用`,
  'unparsed-entity': ({ name }) => `实体 ${name} 是非解析实体，不能这样引用`,
  'external-entity-in-attribute': ({ name }) => `属性值里不能引用外部实体 ${name}`,
  'recursive-entity': ({ name }) => `实体 ${name} 引用了自己`,
  'entity-bomb': ({ name }) => `实体 ${name} 展开后过大，像是“十亿大笑”一类的实体炸弹，已拒绝处理`,
  'entity-nesting': ({ limit }) => `实体嵌套超过 ${limit} 层，已拒绝处理`,
  'malformed-entity': (detail): string =>
    `实体 ${detail['entity']} 的内容有误：${problems[detail['reason'] as ProblemCode](detail)}`,
  'parameter-reference-in-declaration': () => '内部子集的声明里不能引用参数实体，% 应写成 &#37;',
  'predefined-entity': ({ name }) => `预定义实体 ${name} 不能声明成别的含义`,
  'bad-version': ({ value }) => `版本号应为 1.0，实为 ${value}`,
  'bad-encoding-name': ({ value }) => `编码名无效：${value}`,
  'bad-standalone': ({ value }) => `standalone 只能是 yes 或 no，实为 ${value}`,
  'bad-public-id': () => '公共标识符里有不允许的字符',
  'bad-qualified-name': ({ name }) => `${name} 不是合法的限定名，冒号只能有一个，且前后都要有名称`,
  'colon-in-name': ({ name }) => `${name} 里不能有冒号`,
  'undeclared-prefix': ({ prefix }) => `命名空间前缀未声明：${prefix}，请加上 xmlns:${prefix}="…"`,
  'reserved-prefix': ({ prefix }) => `前缀 ${prefix} 是保留的，不能声明`,
  'reserved-namespace': ({ namespace }) => `命名空间 ${namespace} 是保留的`,
  'empty-prefix-binding': ({ prefix }) => `前缀 ${prefix} 的命名空间不能为空`,
};

const prefixed = Object.fromEntries(
  Object.entries(problems).map(([code, words]) => [code, (detail: Detail) => `XML 格式错误：${words(detail)}`]),
) as unknown as ErrorTexts<ProblemCode>;

const wantedWords: Readonly<Record<string, string>> = {
  end: '表达式的结尾或运算符',
  expression: '值或路径',
  step: '元素名、@属性名、* 或节点类型',
  ')': '右括号 )',
  ']': '右方括号 ]',
};

const at = ({ position }: Detail) => `XPath 第 ${position} 个字符：`;

export const zh = {
  input: 'XML',
  output: '结果',
  placeholder: '粘贴 XML，或把文件拖到这里；按 Enter 格式化，Shift+Enter 换行',
  outputHint: '结果显示在这里',
  format: '格式化',
  compress: '压缩',
  validate: '校验',
  'to-json': '转 JSON',
  'from-json': 'JSON 转 XML',
  valid: '文档格式良好，符合 XML 1.0 与命名空间规范',
  converted: (encoding: string) => `原文件编码为 ${encoding}，结果按 UTF-8 输出，XML 声明已相应修改`,
  contradicted: (declared: string, actual: string) =>
    `XML 声明写的编码是 ${declared}，内容却是 ${actual}：按 ${actual} 读取。许多程序会拒绝这样的文件，请改正声明。`,
  faulty: '先改正上面的错误，再看这里。',
  figures: {
    tags: '标签',
    elements: '元素',
    attributes: '属性',
    originalSize: '原始大小',
    processedSize: '处理后大小',
    compressionRatio: '压缩率',
  },
  xpath: {
    title: 'XPath 查询',
    label: 'XPath 表达式',
    placeholder: '//book[price > 30]/title',
    run: '查询',
    result: '查询结果',
    matches: (n: string) => `${n} 处匹配`,
    listed: (n: string) => `列出前 ${n} 处`,
    omitted: (n: string) => `另有 ${n} 处因过长未写出`,
    none: '没有匹配。',
    kinds: { string: '字符串', number: '数值', boolean: '布尔值' },
    hint: 'XPath 1.0。不带前缀的名称匹配任何命名空间，带前缀的按文档中的声明解释。',
    goTo: '跳到原文',
  },
  tree: {
    title: '树形结构',
    show: '显示树形',
    refresh: '刷新',
    hint: '展开、折叠，点击行号跳到原文。',
    expandAll: '全部展开',
    collapseAll: '全部折叠',
    expand: '展开',
    collapse: '折叠',
    rows: (n: string) => `${n} 个节点`,
    kinds: {
      element: '元素',
      text: '文本',
      cdata: 'CDATA',
      comment: '注释',
      instruction: '处理指令',
      doctype: 'DOCTYPE',
      declaration: '声明',
    } satisfies Record<RowKind, string>,
    goTo: (line: number) => `跳到第 ${line} 行`,
  },
  features: {
    title: '功能',
    items: [
      [
        '不改内容',
        '格式化和压缩只动标签内与标签间无意义的空白；文字、属性、CDATA、注释、混排内容与 xml:space="preserve" 原样保留。',
      ],
      ['完整校验', '按 W3C XML 1.0（第五版）和命名空间规范检查格式良好性，DTD 内部子集也在内，错误指到行和列。'],
      ['安全', '外部实体从不读取，实体炸弹当即拒绝，全部在浏览器内完成。'],
      ['XPath', '完整的 XPath 1.0 表达式与函数，每处匹配可跳到原文。'],
      [
        '与 JSON 互转',
        '属性为 "@名"，文本为 "#text"，同名元素为数组，需保序时用 "#content"；转回 XML 后元素、属性、文字不变。',
      ],
      ['大文件', '10 MB 文档在后台线程处理，页面不卡；可随时取消。'],
    ] as readonly (readonly [string, string])[],
  },
  errors: {
    ...prefixed,
    'file-unreadable': () => '文件读取失败，可能已被移动或没有读取权限',
    'unknown-encoding': ({ encoding }) => `不认识编码 ${encoding}，请先转成 UTF-8 再打开`,
    'wrong-encoding': ({ encoding }) => `内容不是有效的 ${encoding} 文本，请确认文件的编码与 XML 声明一致`,
    'opaque-entity': ({ name }) =>
      `实体 ${name} 含有标记，或声明在外部文件中，无法取得它的文字；请先把引用替换成实际内容`,
    'time-limit': ({ seconds }) =>
      `查询超过了时限 ${seconds} 秒（1 秒，文档每 1 MB 另加 0.5 秒），已停止；请写更具体的路径，少用多层 // 和嵌套的函数与条件`,
    'bad-json': () => '这里不符合 JSON 语法',
    'json-name': ({ name }) => `键 “${name}” 不能作 XML 的元素名或属性名，请改名：以字母、下划线或汉字开头，不含空格`,
    'json-attribute': ({ name }) => `“${name}” 是属性，值只能是字符串、数字、布尔值或 null`,
    'json-text': () => '"#text" 的值只能是字符串、数字、布尔值或 null',
    'json-content': () => '"#content" 的值只能是数组',
    'json-character': ({ character }) => `字符串里的字符 ${character} 在 XML 1.0 中不允许`,
    'path-empty': () => '请输入 XPath 表达式，例如 //book/title',
    'path-character': (detail) => `${at(detail)}不认识 ${detail['character']}`,
    'path-unfinished': (detail) => `${at(detail)}字符串缺少后引号 ${detail['quote']}`,
    'path-expected': (detail) =>
      `${at(detail)}此处应为${wantedWords[detail['wanted']]}${detail['found'] === '' ? '，表达式却已结束' : `，却是 ${detail['found']}`}`,
    'path-axis': (detail) =>
      `${at(detail)}没有名为 ${detail['axis']} 的轴，可用 child、descendant、parent、ancestor、following-sibling 等`,
    'path-function': (detail) => `${at(detail)}没有函数 ${detail['name']}()，这里提供 XPath 1.0 的核心函数（id 除外）`,
    'path-arguments': (detail) =>
      `${at(detail)}${detail['name']}() 的参数个数不对：至少 ${detail['least']} 个，给了 ${detail['given']} 个`,
    'path-prefix': (detail) => `${at(detail)}文档中没有声明前缀 ${detail['prefix']}；不带前缀的名称可匹配任何命名空间`,
    'path-not-nodes': (detail) => `${at(detail)}这里需要路径选出的节点，而不是字符串、数值或布尔值`,
    'path-nesting': (detail) => `${at(detail)}括号嵌套超过 ${detail['limit']} 层`,
    'path-length': (detail) => `XPath 表达式超过 ${detail['limit']} 个字符`,
  } satisfies ErrorTexts<ErrorCode>,
};
