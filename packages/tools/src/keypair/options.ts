import { limits } from '@toolbench/contracts/limits.ts';
import { choice, text, whole } from '@toolbench/kit/options.ts';
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
  commonName: text('', { zh: '通用名称（CN）', en: 'Common name (CN)' }),
  organization: text('', { zh: '组织（O）', en: 'Organisation (O)' }),
  organizationalUnit: text('', { zh: '部门（OU）', en: 'Unit (OU)' }),
  locality: text('', { zh: '城市（L）', en: 'Locality (L)' }),
  state: text('', { zh: '省份（ST）', en: 'State (ST)' }),
  country: text('', { zh: '国家代码（C）', en: 'Country (C)' }),
  alternativeNames: text('', { zh: '备用名称', en: 'Alternative names' }),
  usage: choice(
    ['server', 'client', 'both'],
    'server',
    { zh: '用途', en: 'Use' },
    {
      server: { zh: '服务器', en: 'Server' },
      client: { zh: '客户端', en: 'Client' },
      both: { zh: '两者', en: 'Both' },
    },
  ),
  validDays: whole(1, limits.keypair.validityDays, 365, { zh: '有效天数', en: 'Days of validity' }),
  validFrom: text('', { zh: '生效时间（UTC）', en: 'Valid from (UTC)' }),
};

/** The parts of a subject in the order in which people fill them in. */
export const subjectOptions = [
  'commonName',
  'organization',
  'organizationalUnit',
  'locality',
  'state',
  'country',
] as const;
