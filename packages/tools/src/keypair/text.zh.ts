import type { ErrorTexts } from '../kit/result.ts';
import type { Code } from './engine.ts';

const errors = {
  generate: () =>
    '生成密钥失败。浏览器可能不支持这种密钥，或者页面没有通过 https 或 localhost 打开；请换一种类型或换个浏览器再试。',
  'no-cryptography': () => '浏览器没有提供加密功能，无法计算公钥指纹。请通过 https 或 localhost 打开本页。',
  'nothing-to-convert': () =>
    '这里没有能转换的密钥。可以转换 RSA、P-256、P-384、P-521 和 Ed25519 的密钥，加密的私钥要先解密。',
  'format-unfit': ({ format }) => `这种密钥没有 ${format} 格式：PKCS#1 只用于 RSA，SEC1 只用于 ECDSA。请选择其他格式。`,
  empty: () => '还没有内容。粘贴密钥、证书或证书请求，也可以拖入文件。',
  'too-large': ({ limit }) => `内容超过 ${limit} KB，不像是密钥或证书。请只粘贴需要检查的部分。`,
  'too-many': ({ limit }) => `密钥和证书超过 ${limit} 个，请分批检查。`,
  unrecognised: () => '看不出这是密钥或证书。支持 PEM、DER、OpenSSH、JWK、PuTTY，以及不带首尾行的 Base64。',
  'pem-begin': () => '只有 END 行，缺少对应的 BEGIN 行，请把开头也粘贴进来。',
  'pem-end': ({ label }) => `“BEGIN ${label}”没有对应的 END 行，请把结尾也粘贴进来。`,
  'pem-base64': () => '这里有不属于 Base64 的字符，或者内容被截断了，请重新复制这一段。',
  'pem-label': ({ label }) => `不认识“${label}”这种内容，这里只检查密钥、证书和证书请求。`,
  'der-short': ({ offset }) => `数据在第 ${offset} 字节处不完整，可能复制时丢了一部分。`,
  'der-length': ({ offset }) => `第 ${offset} 字节处的长度写法不符合 DER，数据可能已损坏。`,
  'der-tag': ({ offset }) => `第 ${offset} 字节处的内容与这种格式不符，数据可能已损坏，或者首尾行写错了类型。`,
  'der-value': ({ offset }) => `第 ${offset} 字节处的值不合规定，数据可能已损坏。`,
  'der-extra': ({ offset }) => `从第 ${offset} 字节起有多余的数据，可能把两份内容拼在了一起。`,
  'ssh-damaged': () => '这个 SSH 密钥不完整或已损坏，请重新复制整段。',
  'putty-damaged': () => '这个 PuTTY 密钥文件不完整或已损坏，请重新复制整个文件。',
  json: () => '内容以括号开头，但不是合法的 JSON，无法作为 JWK 读取。',
  'jwk-type': () => '这不是 JWK：缺少 kty，或者 kty 不是 RSA、EC、OKP。',
  'jwk-member': ({ member }) => `JWK 的成员“${member}”缺失或不合规定。`,
  'jwk-symmetric': () => '这是对称密钥（kty 为 oct），没有公钥，也没有指纹可看。',
  pkcs7: () => '这是 PKCS#7 容器。先取出证书再检查：openssl pkcs7 -print_certs。',
  pkcs12: () => '这是带口令的 PKCS#12 容器（.p12、.pfx）。先导出再检查：openssl pkcs12 -nodes。',
  pgp: () => '这是 PGP 内容，请用 gpg 查看。',
} satisfies ErrorTexts<Code>;

export const zh = { errors };
