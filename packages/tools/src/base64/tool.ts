import { defineTool } from '../define-tool.ts';
import { charsets } from '../kit/charset.ts';
import { choice, flag, text } from '../kit/options.ts';
import { recogniseBase64 } from './recognise.ts';

export const options = {
  charset: choice(
    charsets,
    'utf-8',
    { zh: '字符集', en: 'Character set' },
    {
      'utf-8': { zh: 'UTF-8', en: 'UTF-8' },
      gb18030: { zh: 'GB18030（含 GBK）', en: 'GB18030 (GBK)' },
      'utf-16le': { zh: 'UTF-16 LE', en: 'UTF-16 LE' },
      'utf-16be': { zh: 'UTF-16 BE', en: 'UTF-16 BE' },
      latin1: { zh: 'Latin-1', en: 'Latin-1' },
    },
  ),
  alphabet: choice(
    ['standard', 'url-safe'],
    'standard',
    { zh: '字母表', en: 'Alphabet' },
    {
      standard: { zh: '标准 + /', en: 'Standard + /' },
      'url-safe': { zh: 'URL 安全 - _', en: 'URL-safe - _' },
    },
  ),
  lineLength: choice(
    [0, 64, 76],
    0,
    { zh: '换行', en: 'Line wrap' },
    {
      0: { zh: '不换行', en: 'None' },
      64: { zh: '每行 64 字符（PEM）', en: '64 per line (PEM)' },
      76: { zh: '每行 76 字符（MIME）', en: '76 per line (MIME)' },
    },
  ),
  padding: flag(true, { zh: '末尾补 =', en: 'Pad with =' }),
  dataUrl: flag(false, { zh: 'data: URL', en: 'data: URL' }),
  mediaType: text('', { zh: '媒体类型', en: 'Media type' }),
};

const layout = ['alphabet', 'lineLength', 'padding', 'dataUrl', 'mediaType'] as const;

export const base64 = defineTool({
  key: 'base64',
  category: 'development',
  glyph: '64',
  name: { zh: 'Base64 编解码', en: 'Base64' },
  summary: {
    zh: '文本和文件与 Base64 互转：中文与 emoji 不乱码，出错指到字符，图片和二进制直接看。',
    en: 'Turn text and files into Base64 and back: any language, faults shown to the character, pictures and binary data visible.',
  },
  keywords: {
    zh: ['base64', '编码', '解码', '图片转 base64', 'data url', 'gbk', 'url 安全', '十六进制'],
    en: ['base64', 'encode', 'decode', 'data url', 'image to base64', 'base64url', 'gbk', 'hex dump'],
  },
  options,
  actions: {
    encode: { label: { zh: '编码', en: 'Encode' }, input: 'text', options: ['charset', ...layout] },
    'encode-bytes': { label: { zh: '编码文件', en: 'Encode file' }, input: 'bytes', options: layout },
    decode: { label: { zh: '解码', en: 'Decode' }, input: 'text', options: ['charset'] },
  },
  recognise: recogniseBase64,
  engine: () => import('./engine.ts'),
});
