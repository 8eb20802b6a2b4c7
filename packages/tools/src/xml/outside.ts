import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { EncodingNotes, Processed } from './engine/index.ts';
import { rowKinds, type TreeTable } from './engine/tree.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const words = { zh, en };

const statistics = s.record(
  {
    tags: s.whole(),
    elements: s.whole(),
    attributes: s.whole(),
    originalSize: s.whole(),
    processedSize: s.whole(),
    compressionRatio: s.number('Percent saved'),
  },
  'Sizes are bytes of UTF-8',
);
const encodingNotes = { 'encoding?': s.text('What the input was encoded in, unless UTF-8'), 'warnings?': s.warnings };
const processed = { statistics, ...encodingNotes };

/** The value with what is to be said of a declaration that names another encoding than the one read. */
function withWarnings<Value extends EncodingNotes>({ contradicted, ...value }: Value, { language }: Call) {
  if (contradicted === undefined) return value;
  const warning = words[language].contradicted(contradicted, (value.encoding ?? 'UTF-8').toUpperCase());
  return { ...value, warnings: [warning] };
}

/** Rows of the tree that are listed for those who see no page. */
const listedRows = 10_000;

/** The first rows of the tree with their levels. */
function outline({ count, kinds, levels, lines, labels, labelEnds, ...rest }: TreeTable & EncodingNotes, call: Call) {
  const decoder = new TextDecoder();
  const nodes = Array.from({ length: Math.min(count, listedRows) }, (_, row) => {
    const start = row === 0 ? 0 : labelEnds[row - 1];
    const [name = '', attributes = '', value = ''] = decoder.decode(labels.subarray(start, labelEnds[row])).split('\0');
    const kind = rowKinds[kinds[row]];
    return {
      level: levels[row],
      name: name === '' ? `#${kind}` : name,
      kind,
      ...(attributes !== '' && { attributes }),
      ...(value !== '' && { value }),
      line: lines[row],
    };
  });
  const { encoding, contradicted } = rest;
  const notes = { ...(encoding !== undefined && { encoding }), ...(contradicted !== undefined && { contradicted }) };
  return withWarnings({ nodes, total: count, ...notes }, call);
}

const text = '<list><item id="1">one</item><item id="2">two</item></list>';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  indent: {
    zh: '每级缩进的空格数',
    en: 'Blanks for each level of indentation',
  },
  path: {
    zh: '要计算的 XPath 1.0 表达式，如 //item/@id',
    en: 'XPath 1.0 expression to evaluate, such as //item/@id',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  format: {
    about: {
      zh: '格式化 XML：每个部分各占一行而不改变文档，混合内容、CDATA、注释与 xml:space 原样保留；用于阅读压缩过的 XML。',
      en: 'Puts each piece of XML on a line of its own without changing the document: mixed content, CDATA, comments and xml:space stay. Use it to read XML that stands on one line.',
    },
    takes: { zh: 'XML 文本', en: 'The XML document, as text' },
    example: { text },
    gives: s.record({ text: s.text('The formatted XML'), ...processed }),
    present: withWarnings,
  },
  compress: {
    about: {
      zh: '去掉 XML 里没有意义的空白，其余不变；用于保存或发送。',
      en: 'Removes the white space of XML that carries no meaning, and nothing else. Use it to store or send XML.',
    },
    takes: { zh: 'XML 文本', en: 'The XML document, as text' },
    example: { text: '<a>\n  <b/>\n</a>' },
    gives: s.record({ text: s.text('The XML without it'), ...processed }),
    present: withWarnings,
  },
  validate: {
    about: {
      zh: '按 W3C 规范检查 XML 是否格式良好；有误时给出第一处错误的行列与原因；程序拒绝一份 XML 时用来找原因。',
      en: 'Checks that XML is well-formed as W3C defines it; fails with line, column and reason of the first fault. Use it to find out why a program refuses an XML file.',
    },
    takes: { zh: 'XML 文本', en: 'The XML document, as text' },
    example: { text },
    gives: s.record(processed),
    // The page shows the formatted document beside its verdict.
    present: ({ text: _, ...verdict }: Processed, call: Call) => withWarnings(verdict, call),
  },
  xpath: {
    about: {
      zh: '在 XML 上计算 XPath 1.0 表达式，用来从大文档里取值。',
      en: 'Evaluates an XPath 1.0 expression on XML. Use it to take values out of a large document.',
    },
    takes: { zh: 'XML 文本', en: 'The XML document, as text' },
    example: { text, path: '//item[@id="2"]/text()' },
    gives: s.record({
      kind: s.oneOf(['nodes', 'string', 'number', 'boolean']),
      text: s.text('What was selected, one match a line'),
      total: s.whole(),
      matches: s.list(s.record({ place: s.place, preview: s.text() }), 'The first thousand'),
      omitted: s.whole('Matches that text has no room for'),
      ...encodingNotes,
    }),
    present: withWarnings,
  },
  'to-json': {
    about: {
      zh: '把 XML 转为 JSON：属性变成 @name，重复的元素变成数组，文本变成 #text；from-json 可还原；用于让只读 JSON 的程序处理 XML。',
      en: 'Turns XML into JSON: attributes become @name, repeated elements arrays, text #text. from-json reads it back. Use it to give XML to programs that read JSON.',
    },
    takes: { zh: 'XML 文本', en: 'The XML document, as text' },
    example: { text },
    gives: s.record({ text: s.text('JSON'), ...encodingNotes }),
    present: withWarnings,
  },
  'from-json': {
    about: {
      zh: '把 to-json 写出的 JSON 转回 XML；用于改完 JSON 之后还原。',
      en: 'Turns JSON as to-json writes it into XML. Use it after a change to the JSON.',
    },
    takes: { zh: 'JSON 文本', en: 'The JSON document, as text' },
    example: { text: '{"list":{"item":["one","two"]}}' },
    gives: s.record({ text: s.text('XML') }),
  },
  tree: {
    about: {
      zh: '列出 XML 的结构：元素、属性与文本，附层级与行号，过长的截断；适合了解陌生的文档。',
      en: 'Outlines XML: elements, attributes and texts with their level and line, long ones cut. Use it to learn the shape of a document.',
    },
    takes: { zh: 'XML 文本', en: 'The XML document, as text' },
    example: { text },
    gives: s.record({
      nodes: s.list(
        s.record({
          level: s.whole('0 is the root'),
          name: s.text('Of an element; # and the kind for the rest'),
          kind: s.oneOf(rowKinds),
          'attributes?': s.text('As written'),
          'value?': s.text(),
          line: s.whole('From 1'),
        }),
        'In the order of the document, the first 10,000',
      ),
      total: s.whole(),
      ...encodingNotes,
    }),
    present: outline,
  },
} satisfies Readonly<Record<string, OutsideAction>>;
