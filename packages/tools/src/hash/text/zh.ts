import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { ErrorCode } from '../engine/index.ts';

export const zh = {
  input: '文本',
  inputHint: '输入文本，或拖入任意大小的文件',
  openFile: '计算文件',
  run: '计算',
  key: 'HMAC 密钥',
  keyHint: '留空则算普通哈希',
  expected: '比对',
  expectedHint: '粘贴已知的值，与结果比对',
  matches: (name: string) => `与 ${name} 一致`,
  matchesNone: '与任何一项都不一致',
  noDigest: '这里没有找到摘要，请完整粘贴，或选择对应的算法',
  results: '结果',
  resultsEmpty: '结果会显示在这里',
  ofFile: (name: string, size: string) => `${name} · ${size}`,
  closeFile: '关闭文件',
  broken: '已不抗碰撞，只宜用来发现传输错误',
  sample: '敏捷的棕色狐狸跳过了懒狗。',
  errors: {
    'lone-surrogate': () => '这里有半个字符（孤立的代理项），UTF-8 无法表示。请删掉它再试。',
    'no-hmac': (d) => `${d.name} 是校验和，不能用于 HMAC。请换一种算法，或清空密钥。`,
    'no-digest': (d) => `“${d.text}”里没有所选算法的摘要。请给出完整的值（十六进制或 Base64），或选择对应的算法。`,
    unreadable: () => '文件读取失败，可能在打开后被改动或移走了。请重新打开。',
  } satisfies ErrorTexts<ErrorCode>,
};
