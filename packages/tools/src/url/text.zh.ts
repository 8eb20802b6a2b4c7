import type { Detail, ErrorTexts } from '../kit/result.ts';
import type { DecodeCode, EncodeCode } from './engine.ts';
import type { ParseCode } from './parse-url.ts';

export type ErrorCode = EncodeCode | DecodeCode | ParseCode;

const halfPair = ({ codePoint }: Detail) => /^U\+D[89A-F]/.test(String(codePoint));
const shown = ({ character, codePoint }: Detail) =>
  character === '' ? String(codePoint) : `“${character}”（${codePoint}）`;

export const zh = {
  mode: '模式',
  modes: { encode: '编码', decode: '解码' },
  switchMode: { encode: '切换到解码', decode: '切换到编码' },
  run: { encode: '编码', decode: '解码' },
  swap: '交换',
  swapHint: '把结果移到输入，并切换编码与解码',
  input: { encode: '原文', decode: '已编码的文本' },
  output: { encode: '编码结果', decode: '解码结果' },
  placeholder: {
    encode: '输入要编码的文本，按 Enter 编码，Shift+Enter 换行',
    decode: '粘贴带 %XX 的文本，按 Enter 解码，Shift+Enter 换行',
  },
  outputHint: { encode: '编码结果显示在这里', decode: '解码结果显示在这里' },
  examples: { encode: '编码示例', decode: '解码示例' },
  escapedCount: (count: string) => `${count} 个字节转义`,
  decodedCount: (count: string) => `${count} 个字符还原`,
  malformedKept: (count: string, places: string) => `${count} 处坏序列保持原样：${places}`,
  place: (line: number, column: number) => `第 ${line} 行第 ${column} 列`,
  encodedAgain: '结果里还有 %XX，原文可能编码过多次。',
  showLevels: '逐层解码',
  levels: {
    title: '逐层解码',
    level: (level: number) => `第 ${level} 层`,
    plain: '最后一层已没有可解码的内容。',
    malformed: '最后一层里有不合法的序列，到此为止。',
    limit: (most: number) => `已解到第 ${most} 层，仍有可解码的内容。`,
  },
  parts: {
    title: 'URL 结构',
    hint: '输入或结果是单个 URL 时，在这里拆开；改动任何一项，下方 URL 随之更新。',
    names: {
      scheme: '协议',
      username: '用户名',
      password: '密码',
      host: '主机',
      port: '端口',
      path: '路径',
      fragment: '片段',
    },
    parameters: '查询参数',
    parameterCount: (count: string) => `${count} 个`,
    name: '名称',
    value: '值',
    written: '原样',
    add: '添加参数',
    remove: (name: string) => `删除参数 ${name}`,
    rebuilt: '重新拼成的 URL',
    use: '放入输入框',
    reset: '恢复',
    none: '没有查询参数',
    normalised: '浏览器实际访问',
    unicodeHost: (host: string) => `显示为 ${host}`,
    asciiHost: (host: string) => `实际查询的域名是 ${host}`,
    password: 'URL 里带有密码，分享前先删去。',
    mixedAlphabets: (label: string, letters: string) => `“${label}”混用了多种字母，可能是仿冒域名：${letters}`,
    looksLatin: (label: string, letters: string) => `“${label}”不是拉丁字母，只是看起来像，可能是仿冒域名：${letters}`,
  },
  errors: {
    'not-in-charset': (detail) =>
      halfPair(detail)
        ? `error: ${detail.codePoint} 是半个代理对，不构成字符，无法编码，请删去它。`
        : `error: ${shown(detail)}不在所选字符集中，请删去它或改选 UTF-8。`,
    'malformed-escape': ({ sequence }) =>
      `error: “${sequence}”不是合法的百分号序列，% 后面要有两位十六进制数；若 % 是普通字符，应写成 %25。`,
    'not-utf8': ({ sequence, gb18030 }) =>
      gb18030 === ''
        ? `error: “${sequence}”不是 UTF-8 编码的字符，内容可能被截断或用了别的字符集。`
        : `error: “${sequence}”不是 UTF-8 编码的字符；按 GB18030 读作“${gb18030}”，可改选该字符集。`,
    'not-gb18030': ({ sequence }) => `error: “${sequence}”不是 GB18030 编码的字符，请试 UTF-8。`,
    'no-url': () => '请先输入一个 URL。',
    'url-too-long': ({ limit }) => `URL 超过 ${limit} 个字符，无法拆解。`,
    'bad-port': ({ found }) => `端口“${found}”不合法，应为 0 到 65535 的整数。`,
    'bad-host': ({ found }) => (found === '' ? 'URL 缺少主机名。' : `主机名“${found}”不合法，请检查拼写和其中的符号。`),
    'not-a-url': ({ found }) => `“${found}”不是 URL。绝对地址以协议开头，如 https://；相对地址以 /、?、# 或 . 开头。`,
  } satisfies ErrorTexts<ErrorCode>,
};
