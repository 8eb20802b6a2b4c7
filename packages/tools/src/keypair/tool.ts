import { defineTool } from '@toolbench/kit/define-tool.ts';
import { recogniseKeys } from './recognise.ts';
import { options, subjectOptions } from './options.ts';

export const keypair = defineTool({
  key: 'keypair',
  category: 'development',
  glyph: 'KEY',
  name: { zh: '密钥对', en: 'Key pair' },
  summary: {
    zh: '在浏览器里生成 RSA、ECDSA、Ed25519 密钥对、证书请求和自签名证书，也能检查已有的密钥和证书。',
    en: 'Makes RSA, ECDSA and Ed25519 key pairs, certificate requests and self-signed certificates in the browser, and reads the ones you have.',
  },
  keywords: {
    zh: '密钥对, 公钥, 私钥, RSA, ECDSA, Ed25519, PEM, OpenSSH, JWK, 证书, 公钥指纹, CSR, 自签名, 证书请求, PKCS#12',
    en: 'key pair, public key, private key, rsa, ecdsa, ed25519, pem, openssh, jwk, certificate, fingerprint, csr, x509, self-signed, pkcs12',
  },
  options,
  actions: {
    generate: {
      label: { zh: '生成', en: 'Generate' },
      input: 'none',
      output: 'text',
      options: ['type', 'rsaBits', 'curve', 'format', 'comment'],
      onlyWith: { rsaBits: { option: 'type', is: ['rsa'] }, curve: { option: 'type', is: ['ecdsa'] } },
      isRandom: true,
    },
    inspect: {
      label: { zh: '检查', en: 'Inspect' },
      input: 'text',
      output: 'fields',
      options: ['passphrase'],
      takesAnyEncoding: true,
    },
    convert: {
      label: { zh: '转换格式', en: 'Convert' },
      input: 'text',
      output: 'text',
      options: ['format', 'comment', 'passphrase'],
      takesAnyEncoding: true,
    },
    request: {
      label: { zh: '生成证书请求', en: 'Make a certificate request' },
      input: 'text',
      output: 'text',
      options: [...subjectOptions, 'alternativeNames', 'usage', 'passphrase'],
      takesAnyEncoding: true,
      isRandom: true,
    },
    certificate: {
      label: { zh: '生成自签名证书', en: 'Make a self-signed certificate' },
      input: 'text',
      output: 'text',
      options: [...subjectOptions, 'alternativeNames', 'usage', 'validDays', 'validFrom', 'passphrase'],
      takesAnyEncoding: true,
      isRandom: true,
    },
  },
  shorthands: {
    rsa: { action: 'generate', options: { type: 'rsa' } },
    ecdsa: { action: 'generate', options: { type: 'ecdsa' } },
    ed25519: { action: 'generate', options: { type: 'ed25519' } },
  },
  recognise: recogniseKeys,
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});
