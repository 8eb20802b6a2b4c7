import type { zh } from './zh.ts';

const kinds: Readonly<Record<string, string>> = {
  oct: 'a shared secret',
  RSA: 'an RSA key',
  EC: 'an elliptic-curve key',
  OKP: 'an Ed25519 key',
  SSH: 'an SSH public key',
};
const kindOf = (kind: unknown) => kinds[String(kind)] ?? `a ${String(kind)} key`;

export const en: typeof zh = {
  modes: { read: 'Read and verify', sign: 'Sign' },
  token: 'Token',
  tokenHint: 'Paste a JWT, with or without “Bearer”. It is not kept through a reload',
  key: 'Key',
  keyHint: 'A secret, PEM, JWK or JWKS. It stays on this page and is gone when you leave',
  signKeyHint: 'A secret, private key as PEM, or JWK. It stays on this page and is gone when you leave',
  run: 'Read',
  sign: 'Sign',
  header: 'Header',
  payload: 'Payload',
  claims: 'Claims',
  claimsEmpty: 'The claims of the token appear here',
  signatureOf: (alg, bytes) => `${alg} · ${bytes} bytes`,
  verdict: 'Verdict',
  verdictEmpty: 'Paste a token to see whether it has expired and whether its signature can be trusted',
  valid: 'The signature is valid',
  validKey: (id) => `The signature is valid (key ${id})`,
  noKeyYet: 'The signature has not been verified: enter a key',
  stillGood: (moment, distance) => `Not expired: valid until ${moment} (${distance})`,
  newPayload: 'Claims (JSON)',
  newPayloadHint: 'For example {"sub":"ann","exp":1893456000}',
  newToken: 'New token',
  secretNotes({ bits, least, lineEndLeftOut }) {
    const short = `The secret has only ${bits} bits; RFC 7518 asks for ${least} or more, since short ones can be guessed`;
    const lineEnd =
      'The line end after the secret is not part of it; write the secret as Base64 or hex if it is meant to be';
    return [...(bits < least ? [short] : []), ...(lineEndLeftOut ? [lineEnd] : [])];
  },
  claimNames: {
    iss: 'Issuer',
    sub: 'Subject',
    aud: 'Audience',
    exp: 'Expires',
    nbf: 'Not before',
    iat: 'Issued at',
    jti: 'Token ID',
    auth_time: 'Signed in at',
    updated_at: 'Updated at',
    azp: 'Authorized party',
    nonce: 'Nonce',
    scope: 'Scope',
    name: 'Name',
    email: 'Email',
  },
  notes: {
    'alg-none': () => 'The algorithm is none: there is no signature, and anyone can forge this token',
    'no-signature': () => 'The signature is empty, so this token cannot be trusted',
    expired: (_, when) => `Expired: ${when}`,
    'not-yet': (_, when) => `Not valid before ${when}`,
    'issued-later': (_, when) => `Issued in the future: ${when}. A clock may be wrong`,
    'no-expiry': () => 'It never expires (no exp): once leaked, it stays valid',
    'time-in-ms': (name) => `${name} is so large that it looks like milliseconds; the standard asks for seconds`,
    'time-no-number': (name) => `${name} is not a number; the standard asks for seconds`,
    twice: (name) => `“${name}” appears twice, and programs differ in which one they use`,
    'key-in-header': (name) => `The header has ${name}: do not trust a key that the token itself brings`,
    'more-tokens': (count) =>
      `This is the first token in the text; ${count} more ${count === '1' ? 'is' : 'are'} not read`,
    critical: (name) => `The header names extensions that must be understood: ${name}`,
  },
  samplePayload:
    '{\n  "iss": "https://login.example.com",\n  "sub": "user-42",\n  "name": "Ada Lovelace",\n  "iat": 1767225600,\n  "exp": 1893456000\n}',
  errors: {
    'no-token': () => 'There is no token here. Paste a JWT.',
    'encrypted-token': () =>
      'This is an encrypted token (JWE, five parts): only the recipient’s private key opens it. Signed tokens are read here.',
    'not-three-parts': (d) =>
      `A JWT has three parts with dots between them; this has ${d.count}. Check that it was copied whole.`,
    'bad-character': (d) => `“${d.character}” in the ${d.part} is not a Base64url character. Copy the token again.`,
    'cut-off': (d) => `The ${d.part} ends in the middle of a byte. Check that the token was copied whole.`,
    'not-json': (d) => `The ${d.part} does not hold a JSON object. Check that the token was copied whole.`,
    'no-key': () => 'There is no key. Enter a secret, PEM, JWK or JWKS.',
    'alg-none': () =>
      'Refused: the token’s algorithm is none, so there is no signature to verify and anyone can forge it.',
    'unknown-alg': (d) => `The algorithm ${d.alg} is not supported. HS, RS, PS, ES and EdDSA are.`,
    'key-confusion': (d) =>
      `Refused: the token says ${d.alg}, which takes a shared secret, but this is a public or asymmetric key. Taken as a secret, a public key would let anyone forge tokens.`,
    'wrong-key': (d) => `${d.alg} needs ${kindOf(d.family)}; this is ${kindOf(d.given)}.`,
    'needs-private': (d) => `Signing with ${d.alg} needs a private key; this is only a public one.`,
    'encrypted-key': () =>
      'This private key is protected by a passphrase. Remove it first, for example with openssl pkey -in key.pem -out plain.pem.',
    'unreadable-key': (d) => `No key for ${d.alg} can be read from this: it is damaged or of another kind.`,
    'bad-secret': (d) =>
      `The secret is not ${d.writing}: character ${d.position} is wrong. Correct it, or choose another notation.`,
    'other-alg': (d) => `This JWK is for ${d.keyAlg} only, and the token uses ${d.alg}.`,
    'not-for-signing': () => 'This JWK is for encryption (use: enc), not for signatures.',
    'no-matching-key': (d) =>
      d.id === ''
        ? `The JWKS has no key for ${d.alg}.`
        : `The JWKS has no key for ${d.alg} with the ID (kid) “${d.id}”.`,
    'short-rsa': (d) => `The RSA key has only ${d.bits} bits; the standard asks for ${d.least} or more.`,
    'wrong-signature': (d) =>
      Number(d.count) > 1
        ? `The signature is wrong: none of the ${d.count} keys matches, and the content may have been changed.`
        : 'The signature is wrong: it was made with another key, or the content has been changed.',
    'not-supported': (d) => `The header of this token is not supported: ${d.why}`,
    'bad-payload': () => 'The claims must be a JSON object in UTF-8, for example {"sub":"ann"}.',
    'bad-header': () => 'The extra header must be a JSON object, for example {"kid":"1"}.',
    'header-alg': (d) => `The extra header says ${d.given}, but ${d.alg} is chosen. Remove one of them.`,
  },
};
