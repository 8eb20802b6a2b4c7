import type { ErrorTexts } from '../kit/result.ts';
import type { Code } from './engine.ts';

const errors = {
  empty: () => '还没有内容。粘贴一个或多个 UUID，或者填写名称，每行一个。',
  character: ({ character }) => `UUID 里不能有“${character}”，只能用 0–9、a–f 和连字符。`,
  digits: ({ digits }) => `UUID 应当有 32 位十六进制数字，这里有 ${digits} 位。`,
  hyphens: () => '连字符的位置不对，应按 8-4-4-4-12 分组，或者完全不写。',
  brace: () => '花括号不成对，请补上另一半或把两边都去掉。',
  namespace: () => '自定义命名空间不是 UUID，请填写形如 6ba7b810-9dad-11d1-80b4-00c04fd430c8 的值。',
  'too-many-names': ({ limit }) => `名称太多，一次最多 ${limit} 个，请分批生成。`,
  'lone-surrogate': () => '这里有半个代理对，无法写成 UTF-8，请删掉或补全这个字符。',
  'no-digest': () => '浏览器没有提供 SHA-1。请通过 https 或 localhost 打开本页，或者改用 v3。',
  'alphabet-short': () => '字母表至少要有两个不同的字符。',
  'alphabet-repeats': ({ character }) => `字母表里“${character}”重复了，会让它出现得更频繁，请去掉一个。`,
  'alphabet-character': ({ character }) => `字母表里不能有“${character}”，只能用可见的 ASCII 字符，引号和反斜杠除外。`,
} satisfies ErrorTexts<Code>;

export const zh = { errors };
