import type { Detail, ErrorTexts } from '@toolbench/kit/result.ts';
import type { DecompressCode } from '../engine/decompress.ts';
import type { Decoded } from '../engine/decoded.ts';
import type { DecodeCode, EncodeCode } from '../engine/index.ts';

export type ErrorCode = EncodeCode | DecodeCode | DecompressCode | 'file-encode' | 'file-decode';

const shown = ({ character, codePoint }: Detail) =>
  character === '' ? String(codePoint) : `“${character}”（${codePoint}）`;

const charsetNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  gb18030: 'GB18030',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  latin1: 'Latin-1',
};

export const zh = {
  modes: { encode: '编码', decode: '解码' },
  encode: '编码',
  decode: '解码',
  encodeFile: '选择文件',
  decodeFile: (encoding: string) => `打开 ${encoding} 文件`,
  input: { encode: '原文', decode: 'Base64' },
  output: { encode: 'Base64', decode: '原文' },
  placeholder: {
    encode: '输入要编码的文本，或把任意文件拖到这里',
    decode: '粘贴 Base64、data: URL 或 PEM 块，空白与换行会忽略',
    other: (encoding: string) => `粘贴 ${encoding}，空白与换行会忽略`,
  },
  outputHint: { encode: '编码结果显示在这里', decode: '解码结果显示在这里' },
  hex: '十六进制',
  notText: (charset: string) => `这些字节不是 ${charsetNames[charset] ?? charset} 文本，按十六进制显示。`,
  notTextButKnown: (mediaType: string) => `内容是二进制文件（${mediaType}），不是文本。`,
  decompress: '解压',
  tryCharset: (charset: string) => `改用 ${charsetNames[charset] ?? charset} 解码`,
  declaredOther: (declared: string, found: string) => `data: URL 声明为 ${declared}，内容其实是 ${found}。`,
  pemRemoved: (label: string) => `已去掉 PEM 首尾行（${label}），内容是 DER。`,
  variant: ({ place, found, canonical }: NonNullable<Decoded['variant']>) =>
    `第 ${place.line} 行第 ${place.column} 列不是规范写法：“${found}”与“${canonical}”解出同样的字节，编码器只写后者。若要比对签名或标识，请注意两种写法不同。`,
  hexPart: (shownBytes: string, all: string) => `显示前 ${shownBytes} 字节，共 ${all} 字节；下载可得全部内容`,
  pictureAlt: '解码得到的图片',
  downloadDecoded: (extension: string) => `下载 .${extension}`,
  figures: {
    bytes: '字节',
    characters: '字符',
    ratio: '体积变化',
    mediaType: '类型',
  },
  errors: {
    'encode-failed': (detail) =>
      `编码失败：${shown(detail)}不在 ${charsetNames[detail.charset] ?? detail.charset} 字符集中，请删去该字符或改选 UTF-8。`,
    'input-not-utf8': ({ byte }) =>
      `编码失败：输入不是 UTF-8（这里是 ${byte}），无法换成别的字符集。请改选 UTF-8，或先把输入转为 UTF-8。`,
    'decode-failed': (detail) =>
      `解码失败：${shown(detail)}不是 ${detail.encoding ?? 'Base64'} 字符，请检查粘贴的内容是否完整、有无多余文字。`,
    'decode-failed-padding': ({ encoding }) =>
      encoding === undefined
        ? '解码失败：填充符 = 的位置或个数不对，它只能出现在末尾，最多两个。若是多段 Base64 连在一起，请逐段解码。'
        : `解码失败：填充符 = 只能出现在末尾，个数要恰好补满最后 8 个字符的一组。若是多段 ${encoding} 连在一起，请逐段解码。`,
    'decode-failed-length': () => '解码失败：末尾多出一个字符，Base64 的长度除以 4 不会余 1，内容可能被截断。',
    'decode-failed-end': ({ encoding }) => `解码失败：末尾多出一个字符，${encoding} 没有这样的长度，内容可能被截断。`,
    'decode-failed-group': () =>
      '解码失败：这一组字符超出四个字节的范围，或 z 出现在一组中间。请检查是否抄错或被截断。',
    'too-large': ({ limit }) =>
      `内容超过 ${Number(limit) / 1024} KB，Base58 的耗时随长度的平方增长，未处理。大内容请改用 Base64 或 Base32。`,
    'decode-failed-alphabets': (detail) =>
      `解码失败：${shown(detail)}属于另一种字母表，+ / 与 - _ 不能混用，请确认来源只有一段 Base64。`,
    'decompress-unknown': () => '解压失败：这些字节既不是 gzip 也不是 zlib，请确认来源。',
    'decompress-damaged': () => '解压失败：压缩数据不完整或已损坏，请重新复制完整的内容。',
    'decompress-too-large': (detail) =>
      `解压失败：解压后超过 ${Number(detail.limit) / 1024 / 1024} MB，已停止。请在本机用 gunzip 解压。`,
    'file-encode': () => '文件编码失败：无法读取该文件，请确认它仍在原处且有权限读取，再选一次。',
    'file-decode': () => '文件解码失败：无法读取该文件，请确认它仍在原处且有权限读取，再选一次。',
  } satisfies ErrorTexts<ErrorCode>,
};
