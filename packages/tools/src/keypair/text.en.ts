import type { ErrorTexts } from '../kit/result.ts';
import type { Code } from './engine.ts';
import type { zh } from './text.zh.ts';

const errors = {
  generate: () =>
    'The key could not be generated. The browser may not know this kind of key, or the page is not open by https or localhost; try another type or browser.',
  'no-cryptography': () =>
    'The browser offers no cryptography here, so there are no fingerprints. Open the page by https or localhost.',
  'nothing-to-convert': () =>
    'No key here can be converted. RSA, P-256, P-384, P-521 and Ed25519 keys can; decrypt an encrypted private key first.',
  'format-unfit': ({ format }) =>
    `This key has no ${format} form: PKCS#1 is for RSA, SEC 1 for ECDSA. Choose another format.`,
  empty: () => 'Nothing here yet. Paste a key, a certificate or a request, or drop a file.',
  'too-large': ({ limit }) =>
    `More than ${limit} KB: too much for a key or certificate. Paste only the part to inspect.`,
  'too-many': ({ limit }) => `More than ${limit} keys and certificates. Inspect them in parts.`,
  unrecognised: () =>
    'This is no key or certificate that can be read. PEM, DER, OpenSSH, JWK, PuTTY and bare Base64 are understood.',
  'pem-begin': () => 'There is an END line without its BEGIN line. Paste the beginning too.',
  'pem-end': ({ label }) => `“BEGIN ${label}” has no END line. Paste the end too.`,
  'pem-base64': () => 'A character here is not Base64, or the text is cut off. Copy this part again.',
  'pem-label': ({ label }) => `“${label}” is not read here; only keys, certificates and requests are.`,
  'der-short': ({ offset }) => `The data ends too early at byte ${offset}. Part of it may not have been copied.`,
  'der-length': ({ offset }) => `The length at byte ${offset} is not DER. The data may be damaged.`,
  'der-tag': ({ offset }) =>
    `What stands at byte ${offset} does not fit the format. The data may be damaged, or the first line names the wrong type.`,
  'der-value': ({ offset }) => `The value at byte ${offset} is not allowed. The data may be damaged.`,
  'der-extra': ({ offset }) => `There is more data from byte ${offset} on. Two files may have been joined.`,
  'ssh-damaged': () => 'This SSH key is incomplete or damaged. Copy all of it again.',
  'putty-damaged': () => 'This PuTTY key file is incomplete or damaged. Copy the whole file again.',
  json: () => 'This begins like JSON but is not, so it cannot be read as a JWK.',
  'jwk-type': () => 'This is no JWK: kty is missing, or is not RSA, EC or OKP.',
  'jwk-member': ({ member }) => `The JWK member “${member}” is missing or wrong.`,
  'jwk-symmetric': () => 'This is a symmetric key (kty oct): it has no public key and no fingerprint.',
  pkcs7: () => 'This is a PKCS#7 container. Take the certificates out first: openssl pkcs7 -print_certs.',
  pkcs12: () => 'This is a PKCS#12 container (.p12, .pfx) with a passphrase. Export it first: openssl pkcs12 -nodes.',
  pgp: () => 'This is PGP data. Look at it with gpg.',
} satisfies ErrorTexts<Code>;

export const en: typeof zh = { errors };
