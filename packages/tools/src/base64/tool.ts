import { defineTool } from '@toolbench/kit/define-tool.ts';
import { recogniseBase64 } from './recognise.ts';
import { options } from './options.ts';

const layout = ['encoding', 'alphabet', 'lineLength', 'padding', 'dataUrl', 'mediaType'] as const;

export const base64 = defineTool({
  key: 'base64',
  category: 'development',
  glyph: '64',
  name: { zh: 'Base64 编解码', en: 'Base64' },
  summary: {
    zh: '文本和文件与 Base64 互转：中文与 emoji 不乱码，出错指到字符，图片和二进制直接看。',
    en: 'Encode text and files as Base64 and decode them: any language, errors pinned to the character, pictures and binary data shown.',
  },
  keywords: {
    zh: 'base64, 编码, 解码, 图片转 base64, data url, gbk, url 安全, 十六进制, base32, base58, ascii85, base85',
    en: 'base64, encode, decode, data url, image to base64, base64url, gbk, hex dump, base32, base58, ascii85, base85',
  },
  options,
  actions: {
    encode: {
      label: { zh: '编码', en: 'Encode' },
      input: 'text',
      output: 'text',
      options: ['charset', ...layout],
      isLinear: true,
      takesAnyEncoding: true,
    },
    'encode-bytes': {
      label: { zh: '编码文件', en: 'Encode file' },
      input: 'bytes',
      output: 'text',
      options: layout,
      isLinear: true,
    },
    decode: {
      label: { zh: '解码', en: 'Decode' },
      input: 'text',
      output: 'bytes',
      options: ['encoding', 'charset'],
      isLinear: true,
    },
    decompress: {
      label: { zh: '解压 gzip', en: 'Decompress gzip' },
      input: 'bytes',
      output: 'bytes',
      options: ['charset'],
    },
  },
  recognise: recogniseBase64,
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});
