import { choice, text } from '@toolbench/kit/options.ts';
import { keyFormats } from './engine/formats/key-formats.ts';

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
      sec1: { zh: 'SEC 1 PEM', en: 'SEC 1 PEM' },
    },
  ),
  comment: text('', { zh: 'SSH 注释', en: 'SSH comment' }),
  passphrase: text('', { zh: '打开加密内容的口令', en: 'Passphrase of what is encrypted' }, true),
};
