import { fieldLabel } from './field-label.ts';
import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { Code } from '../engine/index.ts';
import type { zh } from './zh.ts';

const errors = {
  generate: () =>
    'The key could not be generated. The browser may not know this kind of key, or the page is not open by https or localhost; try another type or browser.',
  'no-cryptography': () =>
    'The browser offers no cryptography here, so there are no fingerprints. Open the page by https or localhost.',
  'nothing-to-convert': () =>
    'No key here can be converted. RSA, P-256, P-384, P-521 and Ed25519 keys can; an encrypted private key also needs its passphrase.',
  'format-unfit': ({ format }) =>
    `This key has no ${format} form: PKCS#1 is for RSA, SEC 1 for ECDSA. Choose another format.`,
  empty: () => 'Nothing here yet. Paste a key, a certificate or a request, or drop a file.',
  'too-large': ({ limit }) =>
    `More than ${limit} KB is too much for a key or certificate. Paste only the part you want to inspect.`,
  'too-many': ({ limit }) => `More than ${limit} keys and certificates. Inspect fewer at a time.`,
  unrecognised: () =>
    'This is not a key or certificate that can be read. PEM, DER, PKCS#12, OpenSSH, JWK, PuTTY and bare Base64 are understood.',
  'pem-begin': () => 'There is an END line without its BEGIN line. Paste the beginning too.',
  'pem-end': ({ label }) => `“BEGIN ${label}” has no END line. Paste the end too.`,
  'pem-base64': () => 'A character here is not Base64, or the text is cut off. Copy this part again.',
  'pem-label': ({ label }) => `“${label}” is not read here; only keys, certificates and requests are.`,
  'der-short': ({ offset }) => `The data ends too early at byte ${offset}. Part of it may not have been copied.`,
  'der-length': ({ offset }) => `The length at byte ${offset} is not DER. The data may be damaged.`,
  'der-tag': ({ offset }) =>
    `The data at byte ${offset} does not fit the format. The data may be damaged, or the first line names the wrong type.`,
  'der-value': ({ offset }) => `The value at byte ${offset} is not allowed. The data may be damaged.`,
  'der-extra': ({ offset }) => `There is more data from byte ${offset} on. Two files may have been joined.`,
  'ssh-line': () => 'This line has no SSH key that can be read: a type, then its Base64.',
  'ssh-damaged': () => 'This SSH key is incomplete or damaged. Copy all of it again.',
  'putty-damaged': () => 'This PuTTY key file is incomplete or damaged. Copy the whole file again.',
  json: () => 'This begins like JSON but is not, so it cannot be read as a JWK.',
  'jwk-type': () => 'This is not a JWK: kty is missing, or is not RSA, EC or OKP.',
  'jwk-invalid': ({ member }) =>
    `This JWK is no valid key: its member “${member}” does not fit the others, so programs refuse it.`,
  'jwk-member': ({ member }) => `The JWK member “${member}” is missing or wrong.`,
  'jwk-symmetric': () => 'This is a symmetric key (kty oct): it has no public key and no fingerprint.',
  pkcs7: () => 'This is a PKCS#7 container. Take the certificates out first: openssl pkcs7 -print_certs.',
  'bag-unread': ({ name }) => `“${name}” in this PKCS#12 file is not read; only certificates and private keys are.`,
  'wrong-passphrase': () => 'The passphrase is wrong, or what it encrypts is damaged.',
  'too-many-rounds': ({ rounds, limit }) =>
    `Opening this takes ${rounds} rounds of deriving a key from the passphrase; the limit is ${limit} at a time. If you trust the source, write it anew with fewer rounds by openssl.`,
  'encryption-unread': ({ encryption, command }) =>
    `Encryption by ${encryption} is not opened here. Write the file anew first: ${command}`,
  'no-private-key': () =>
    'There is no private key here. Certificate requests and self-signed certificates are signed with one.',
  'passphrase-missing': () => 'The private key is encrypted. Enter its passphrase.',
  'cannot-sign': ({ algorithm }) =>
    `This ${algorithm} key cannot sign here. Private keys of RSA, P-256, P-384, P-521 and Ed25519 can; older browsers do not know Ed25519.`,
  'key-mismatch': () =>
    'The private key does not belong to the public key that comes with it, so nobody could check the signature. Export the key again.',
  'no-subject': () => 'There is no name yet. Enter a common name; a request can also do with alternative names alone.',
  'name-too-long': ({ field, length, limit }) =>
    `“${fieldLabel(field, 'en')}” has ${length} characters; at most ${limit} are allowed (RFC 5280). Put longer host names in the alternative names.`,
  'name-characters': ({ field }) =>
    `“${fieldLabel(field, 'en')}” holds control characters or half a character. Delete them.`,
  country: ({ value }) => `“${value}” is no country code. It has two letters, such as CN.`,
  'bad-name': ({ name }) =>
    `The alternative name “${name}” is no host name, IP address, mail address or URI. A wildcard can only be the whole first part, as in *.example.com.`,
  'too-many-names': ({ limit }) => `More than ${limit} alternative names. Spread them over several certificates.`,
  'valid-from': ({ value }) =>
    `“${value}” is no time to begin. Write 2026-11-28 or 2026-11-28 09:30 (UTC); the validity must lie between 1950 and 9999.`,
  pgp: () => 'This is PGP data. Look at it with gpg.',
} satisfies ErrorTexts<Code>;

export const en: typeof zh = {
  modes: { pair: 'Key pair', issue: 'Certificate', inspect: 'Inspect' },
  generate: 'Generate',
  convert: 'Convert',
  publicKey: 'Public key',
  privateKey: 'Private key',
  publicHint: 'The public key appears here; it may be given to anyone',
  privateHint: 'The private key appears here, masked at first',
  noPrivate: 'There is only a public key, no private key',
  reveal: 'Show',
  mask: 'Mask',
  masked: 'The private key is masked; it can still be copied and downloaded',
  saveFile: 'Download',
  privateAdvice:
    'A private key stays with you: not in chats, tickets or repositories. This one was made on this page, is sent nowhere and is gone after a reload, so download it and keep it safe.',
  comment: 'SSH comment',
  commentHint: 'such as name@host',
  facts: {
    title: 'About the key',
    type: 'Type',
    bits: (algorithm, bits) => `${algorithm}, ${bits} bits`,
    curve: (algorithm, curve) => `${algorithm}, ${curve}`,
    exponent: 'Public exponent',
    comment: 'Comment',
    keyId: 'kid',
    encryption: 'Encrypted by',
    ssh: 'SSH fingerprint',
    spki: 'Public key SHA-256',
    pin: 'SPKI pin',
  },
  cautions: {
    'rsa-short':
      'RSA below 2048 bits is no longer safe; do not use it in new systems. Choose 2048 bits or more, or Ed25519 or ECDSA.',
    'rsa-exponent': 'The RSA public exponent is not allowed (1 or even): this key protects nothing.',
  },
  changes: {
    lost: (names) => `This format has no place for the JWK’s ${names}; left out.`,
    added: (names) => `The source did not say these of the key: ${names} were added to the JWK. Check them.`,
    ahead: (options) =>
      `The line’s “${options}” before the key (options or hosts) is left out; a forced command or restriction no longer holds.`,
    others: (count) => `Not converted: ${count} more. Only one key is converted at a time.`,
  },
  inspect: {
    input: 'Key or certificate',
    hint: 'Paste a key, a certificate or a request, or drop a file: PEM, DER, PKCS#12, OpenSSH, JWK, PuTTY',
    output: 'What it is',
    outputHint: 'Type, size and fingerprints appear here; for certificates also subject, issuer, validity and usage.',
    encryptedHint: 'This is encrypted; the rest can be read with its passphrase.',
    emptyPassphrase: 'The passphrase is empty: anyone can open this, so the encryption protects nothing.',
    passphrase: 'Passphrase',
    passphraseHint: 'Opens what is encrypted; stays on this page and is not kept',
    unread: (where, reason) => `${where}: ${reason}`,
    sameKey: (index) => `Same key as item ${index}`,
  },
  issue: {
    subject: 'Subject and names',
    namesHint:
      'Host names, IP addresses, mail addresses, URIs, apart by blanks or lines; empty: taken from the common name',
    validFromHint: 'Empty: from now on',
    keyHint: 'Empty: the private key under “Key pair” is used. Or paste a private key here, or drop a key file or .p12',
    keyMissing: 'There is no private key yet. Generate one under “Key pair”, or paste one here.',
    keyPair: (name) => `uses the key pair (${name})`,
    output: 'Certificate or request',
    outputHint: 'Choose which of the two, fill in the form and press “Make”; the file appears here',
    kind: 'What to make',
    make: 'Make',
    request: 'Request (CSR)',
    certificate: 'Self-signed',
  },
  issueNotes: {
    'names-from-common-name': (names) => `No alternative names were given; taken from the common name: ${names}.`,
    'no-names': () =>
      'There are no alternative names, and browsers accept no server certificate without. Enter host names or IP addresses.',
    'first-key': () => 'There are several private keys here; the first one was used.',
    'common-name-unlisted': (names) =>
      `The common name ${names} is not among the alternative names, which are all that browsers look at. Add it there.`,
  },
  line: (line) => `line ${line}`,
  forms: {
    spki: 'Public key (SPKI)',
    pkcs8: 'Private key (PKCS#8)',
    'pkcs8-encrypted': 'Encrypted private key (PKCS#8)',
    'pkcs1-public': 'RSA public key (PKCS#1)',
    'pkcs1-private': 'RSA private key (PKCS#1)',
    sec1: 'EC private key (SEC 1)',
    'pem-encrypted': 'Encrypted private key (older PEM)',
    'dsa-private': 'DSA private key',
    'openssh-public': 'OpenSSH public key',
    'openssh-private': 'OpenSSH private key',
    'ssh2-public': 'SSH2 public key (RFC 4716)',
    putty: 'PuTTY private key',
    jwk: 'JWK',
    certificate: 'X.509 certificate',
    request: 'Certificate request (CSR)',
    pkcs12: 'PKCS#12 container (.p12, .pfx)',
    unread: 'Not read',
  },
  certificate: {
    subject: 'Subject',
    issuer: 'Issuer',
    validity: 'Validity',
    period: (from, to) => `${from} to ${to}`,
    names: 'Alternative names',
    keyUsage: 'Key usage',
    extendedKeyUsage: 'Extended key usage',
    authority: 'Authority',
    isAuthority: 'Yes, it may issue certificates',
    isAuthorityWithin: (length) => `Yes, with at most ${length} authorities below it`,
    isNoAuthority: 'No',
    signature: 'Signature algorithm',
    self: 'Self-signed',
    serial: 'Serial number',
    sha256: 'Certificate SHA-256',
    sha1: 'Certificate SHA-1',
    subjectKeyId: 'Subject key ID',
    authorityKeyId: 'Authority key ID',
    others: 'Other extensions',
    emptyName: '(empty)',
  },
  selfSigned: {
    right: 'Yes, the signature was checked with the key in the certificate',
    wrong: 'Subject and issuer are the same, but the signature does not fit the key',
    unknown: 'Subject and issuer are the same; this signature algorithm cannot be checked here',
    no: 'No, signed by the issuer',
  },
  requestSigned: {
    right: 'Valid: the requester holds the private key',
    wrong: 'Not valid: it does not fit the key',
    unknown: 'This signature algorithm cannot be checked here',
  },
  requestSignature: 'Request signature',
  validity: {
    current: (days) => `valid, ${days} days left`,
    expired: (days) => `expired ${days} days ago`,
    future: () => 'not yet valid',
    unknown: () => 'a date in it is none, so whether it is valid cannot be told',
  },
  weakSignature: 'Signed with MD5 or SHA-1, which can be forged. Have it reissued.',
  wrongSignature: 'The signature does not fit the key. The content may have been changed.',
  keyUsages: {
    digitalSignature: 'digital signature',
    nonRepudiation: 'non-repudiation',
    keyEncipherment: 'key encipherment',
    dataEncipherment: 'data encipherment',
    keyAgreement: 'key agreement',
    keyCertSign: 'certificate signing',
    cRLSign: 'CRL signing',
    encipherOnly: 'encipher only',
    decipherOnly: 'decipher only',
  },
  nameKinds: { dns: 'DNS', ip: 'IP', email: 'email', uri: 'URI', directory: 'directory name', other: 'other' },
  errors,
};
