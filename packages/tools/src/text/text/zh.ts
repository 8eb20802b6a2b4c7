import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { Kind } from '../engine/characters.ts';
import type { ErrorCode } from '../engine/index.ts';
import type { Group } from '../options.ts';

const groups: Readonly<Record<Group, string>> = {
  case: '大小写与命名',
  lines: '按行',
  escapes: '转义',
  unicode: 'Unicode',
};

const kinds: Readonly<Record<Kind, string>> = {
  space: '特殊空格',
  'zero-width': '零宽字符',
  direction: '改变文字方向的控制符',
  control: '控制字符',
  hidden: '不显示的字符',
  replacement: '替换符（此处原文已损坏）',
  'look-alike': '形似字母',
  styled: '数学字母',
  'full-width': '全角字符',
  punctuation: '形似标点',
};

export const zh = {
  input: '文本',
  inputHint: '输入或粘贴文本，统计与结果会随时更新',
  output: '结果',
  outputHint: '处理后的文本会显示在这里',
  operation: '操作',
  run: '处理',
  takeOver: '替换输入',
  groups,
  counts: '统计',
  figures: {
    characters: '字符',
    hanCharacters: '汉字',
    words: '词',
    lines: '行',
    codePoints: '码点',
    codeUnits: 'UTF-16 单元',
    bytes: 'UTF-8 字节',
  },
  findings: '不可见与易混淆的字符',
  findingsNone: '没有发现。',
  findingsEmpty: '输入文本后，这里会列出看不见的字符和形似其他字符的字符',
  clean: '清除不可见字符',
  kinds,
  looksLike: (character: string) => `形似“${character}”`,
  times: (count: string) => `${count} 处`,
  sample: 'userName\nuser\u200bName\nuserName\np\u0430ypal.com\n第 1 行：“你好，世界”\n',
  errors: {
    'bad-escape': (d) => `“${d.value}”不是完整的 Unicode 转义，应写成 \\u4e2d、\\u{1f600} 或 \\xe9。`,
    'bad-hex': (d) => `“${d.value}”不是十六进制数字。字节之间可用空格、逗号、冒号、0x 或 \\x 隔开。`,
    'odd-hex': (d) => `十六进制数字有 ${d.digits} 个，应成对出现，可能少了或多了一个。`,
    'hex-not-utf8': () => '这些字节不是 UTF-8 文本。二进制内容请用 Base64 工具查看。',
  } satisfies ErrorTexts<ErrorCode>,
};
