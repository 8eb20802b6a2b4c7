import { defineTool } from '../define-tool.ts';
import { choice, text } from '../kit/options.ts';
import { keyFormats } from './key-formats.ts';
import { recogniseKeys } from './recognise.ts';

export const options = {
  type: choice(
    ['rsa', 'ecdsa', 'ed25519'],
    'rsa',
    { zh: '密钥类型', en: 'Key type' },
    { rsa: { zh: 'RSA', en: 'RSA' }, ecdsa: { zh: 'ECDSA', en: 'ECDSA' }, ed25519: { zh: 'Ed25519', en: 'Ed25519' } },
  ),
  rsaBits: choice(
    [1024, 2048, 4096],
    2048,
    { zh: '位数', en: 'Size' },
    {
      1024: { zh: '1024 位（不安全）', en: '1024 bits (not safe)' },
      2048: { zh: '2048 位', en: '2048 bits' },
      4096: { zh: '4096 位', en: '4096 bits' },
    },
  ),
  curve: choice(['P-256', 'P-384', 'P-521'], 'P-256', { zh: '曲线', en: 'Curve' }),
  format: choice(
    keyFormats,
    'pem',
    { zh: '输出格式', en: 'Format' },
    {
      pem: { zh: 'PEM', en: 'PEM' },
      base64: { zh: 'Base64', en: 'Base64' },
      openssh: { zh: 'OpenSSH', en: 'OpenSSH' },
      jwk: { zh: 'JWK', en: 'JWK' },
      der: { zh: 'DER', en: 'DER' },
      pkcs1: { zh: 'PKCS#1 PEM', en: 'PKCS#1 PEM' },
      sec1: { zh: 'SEC1 PEM', en: 'SEC 1 PEM' },
    },
  ),
  comment: text('', { zh: 'SSH 注释', en: 'SSH comment' }),
};

export const keypair = defineTool({
  key: 'keypair',
  category: 'development',
  glyph: 'KEY',
  name: { zh: '密钥对', en: 'Key pair' },
  summary: {
    zh: '在浏览器里生成 RSA、ECDSA、Ed25519 密钥对，查看公钥指纹，也能检查已有的密钥和证书。',
    en: 'Makes RSA, ECDSA and Ed25519 key pairs in the browser, and reads the keys and certificates you have.',
  },
  keywords: {
    zh: ['密钥对', '公钥', '私钥', 'RSA', 'ECDSA', 'Ed25519', 'PEM', 'OpenSSH', 'JWK', '证书', '公钥指纹', 'CSR'],
    en: [
      'key pair',
      'public key',
      'private key',
      'rsa',
      'ecdsa',
      'ed25519',
      'pem',
      'openssh',
      'jwk',
      'certificate',
      'fingerprint',
      'csr',
      'x509',
    ],
  },
  options,
  actions: {
    generate: {
      label: { zh: '生成', en: 'Generate' },
      input: 'none',
      options: ['type', 'rsaBits', 'curve', 'format', 'comment'],
    },
    inspect: { label: { zh: '检查', en: 'Inspect' }, input: 'text', options: [] },
    convert: { label: { zh: '转换格式', en: 'Convert' }, input: 'text', options: ['format', 'comment'] },
  },
  shorthands: {
    rsa: { action: 'generate', options: { type: 'rsa' } },
    ecdsa: { action: 'generate', options: { type: 'ecdsa' } },
    ed25519: { action: 'generate', options: { type: 'ed25519' } },
  },
  recognise: recogniseKeys,
  engine: () => import('./engine.ts'),
});
