import type { Detail, ErrorTexts } from '@toolbench/kit/result.ts';
import type { DecodeCode, EncodeCode } from '../engine/index.ts';
import type { ParseCode } from '../engine/parse-url.ts';

export type ErrorCode = EncodeCode | DecodeCode | ParseCode;

const halfPair = ({ codePoint }: Detail) => /^U\+D[89A-F]/.test(String(codePoint));
const shown = ({ character, codePoint }: Detail) =>
  character === '' ? String(codePoint) : `“${character}”（${codePoint}）`;

export const zh = {
  mode: '模式',
  modes: { encode: '编码', decode: '解码' },
  swap: '交换',
  swapHint: '结果移到输入框，并在编码与解码间切换',
  input: { encode: '原文', decode: '已编码的文本' },
  output: { encode: '编码结果', decode: '解码结果' },
  placeholder: {
    encode: '输入要编码的文本或 URL。Enter 编码，Shift+Enter 换行',
    decode: '粘贴带 %XX 的文本或 URL。Enter 解码，Shift+Enter 换行',
  },
  outputHint: { encode: '编码结果显示在这里', decode: '解码结果显示在这里' },
  examples: { encode: '编码示例', decode: '解码示例' },
  figures: { escaped: '转义的字节', decoded: '还原的字符', size: '大小' },
  javaScriptEscapes: (count: string, latin1: number) =>
    `有 ${count} 个字符写成 %uXXXX，这是 JavaScript 旧函数 escape() 的写法，不属于 RFC 3986，已按 UTF-16 读出${latin1 === 0 ? '' : `；另有 ${latin1} 处 %XX 不在所选字符集中，同样按 escape() 读作 U+00XX`}。`,
  malformedKept: (count: string) => `${count} 处不合法的序列保持原样。`,
  place: (line: number, column: number) => `第 ${line} 行，第 ${column} 列`,
  encodedAgain: '结果里还有 %XX，原文可能编码过不止一次。',
  showLevels: '逐层解码',
  levels: {
    title: '逐层解码',
    level: (level: number) => `第 ${level} 层`,
    end: {
      plain: '解到底了，最后一层没有可解码的内容。',
      malformed: '再往下有不合法的序列，到此为止。',
      limit: '层数过多，到此为止，最后一层仍可解码。',
    },
  },
  parts: {
    title: 'URL 结构',
    hint: '输入或结果是一个 URL 时，会拆成各部分列在这里，改动后重新拼好。',
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
    parameterName: (index: number) => `参数 ${index} 的名称`,
    parameterValue: (index: number) => `参数 ${index} 的值`,
    add: '添加参数',
    remove: (index: number) => `删除参数 ${index}`,
    rebuilt: '拼好的 URL',
    use: '放入输入框',
    reset: '恢复',
    normalised: '浏览器打开的是',
    readableHost: '主机读作',
    password: 'URL 里带有密码，分享前请删去。',
    mixedAlphabets: (label: string, letters: string) => `“${label}”混用了几种字母，可能在仿冒别的域名：${letters}`,
    looksLatin: (label: string, letters: string) => `“${label}”只是看起来像拉丁字母，可能在仿冒别的域名：${letters}`,
  },
  errors: {
    'not-in-charset': (detail) =>
      halfPair(detail)
        ? `error: ${detail.codePoint} 是半个代理对，不构成字符，无法编码，请删去它。`
        : `error: ${shown(detail)}不在所选字符集中，请删去它或改选 UTF-8。`,
    'input-not-utf8': ({ byte }) =>
      `error: 输入不是 UTF-8（这里是 ${byte}），无法换成别的字符集。请改选 UTF-8，或先把输入转为 UTF-8。`,
    'malformed-escape': ({ sequence }) =>
      `error: “${sequence}”不是合法的百分号序列，% 后面要有两位十六进制数；若 % 是普通字符，应写成 %25。`,
    'half-pair': ({ sequence }) =>
      `error: “${sequence}”是半个 UTF-16 代理对，另一半不在旁边，不构成字符；请补全，或打开“保留不合法的序列”。`,
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
