import { exportJWK, importJWK, importPKCS8, importSPKI, importX509, type CryptoKey, type JWK } from 'jose';
import { decodeBase64, encodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { fail, ok, type Detail, type Result } from '@toolbench/kit/result.ts';
import { firstLoneSurrogate, textToBytes } from '@toolbench/kit/text.ts';
import { wrapKey } from './der.ts';
import { readObject } from './token.ts';

export type KeyCode =
  | 'no-key'
  | 'alg-none'
  | 'unknown-alg'
  | 'key-confusion'
  | 'wrong-key'
  | 'needs-private'
  | 'encrypted-key'
  | 'unreadable-key'
  | 'bad-secret'
  | 'other-alg'
  | 'not-for-signing'
  | 'no-matching-key'
  | 'short-rsa';

/** A shared secret: how many bits it has, and the least that RFC 7518, 3.2 asks for. */
export interface Secret {
  readonly bits: number;
  readonly least: number;
  /** The line end after it is no part of it. */
  readonly lineEndLeftOut?: boolean;
}

export interface UsableKey {
  readonly key: CryptoKey | Uint8Array;
  readonly id?: string;
  readonly secret?: Secret;
}

export type SecretWriting = 'text' | 'base64' | 'hex';

export interface KeyWish {
  readonly alg: string;
  /** The key's id that the token names. */
  readonly id?: string;
  readonly use: 'sign' | 'verify';
  readonly secretAs: SecretWriting;
}

type Family = 'oct' | 'RSA' | 'EC' | 'OKP';

const curves: Readonly<Record<string, string>> = {
  ES256: 'P-256',
  ES384: 'P-384',
  ES512: 'P-521',
  EdDSA: 'Ed25519',
  Ed25519: 'Ed25519',
};

/** Modulus of RSA keys for signatures (RFC 7518, 3.3). */
const leastRsaBits = 2048;

function familyOf(alg: string): Family | undefined {
  if (/^HS(?:256|384|512)$/.test(alg)) return 'oct';
  if (/^[RP]S(?:256|384|512)$/.test(alg)) return 'RSA';
  if (/^ES(?:256|384|512)$/.test(alg)) return 'EC';
  return alg === 'EdDSA' || alg === 'Ed25519' ? 'OKP' : undefined;
}

const pem = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/;

/**
 * The keys in a text that fit an algorithm: one of a secret, PEM or JWK, several of a set. The algorithm decides which kind
 * of key may be used, never the other way round: a public key that is taken for a secret would let anybody sign.
 */
export async function readKeys(text: string, wish: KeyWish): Promise<Result<readonly UsableKey[], KeyCode>> {
  const { alg } = wish;
  if (alg.toLowerCase() === 'none') return fail('alg-none');
  const family = familyOf(alg);
  if (!family) return fail('unknown-alg', { alg });
  if (text.trim() === '') return fail('no-key');
  const [, label, body] = pem.exec(text) ?? [];
  const jwk = label ? undefined : readObject(text)?.members;
  const isPublicText = label !== undefined || /^(?:ssh-|ecdsa-)\S+ AAAA/.test(text.trim());
  if (jwk) return readJwks(jwk, family, wish);
  if (family === 'oct') {
    return isPublicText ? fail('key-confusion', { alg }) : readSecret(text, wish);
  }
  if (!label) return fail('wrong-key', { alg, family, given: isPublicText ? 'SSH' : 'oct' });
  if (label.includes('ENCRYPTED') || /Proc-Type:.*ENCRYPTED/.test(body)) return fail('encrypted-key');
  return oneKey(await importPem(label, body, wish));
}

function oneKey(key: Result<UsableKey, KeyCode>): Result<readonly UsableKey[], KeyCode> {
  return key.ok ? ok([key.value]) : key;
}

function usableSecret(key: Uint8Array, alg: string, id?: string, lineEndLeftOut = false): UsableKey {
  const secret = { bits: key.length * 8, least: Number(alg.slice(2)), ...(lineEndLeftOut && { lineEndLeftOut }) };
  return { key, ...(id !== undefined && { id }), secret };
}

function readSecret(text: string, { alg, secretAs }: KeyWish): Result<readonly UsableKey[], KeyCode> {
  // The line end after a pasted secret is not part of it, which is said.
  const secret = text.replace(/\r?\n$/, '');
  const lone = firstLoneSurrogate(secret);
  if (lone >= 0) return fail('bad-secret', { writing: 'UTF-8', position: lone + 1 });
  let bytes: Uint8Array = textToBytes(secret);
  if (secretAs === 'base64') {
    const decoded = decodeBase64(text);
    if (decoded.badAt !== undefined) return fail('bad-secret', { writing: 'Base64', position: decoded.badAt + 1 });
    bytes = decoded.bytes;
  } else if (secretAs === 'hex') {
    const digits = text.replace(/[\s:]/g, '');
    const badAt = digits.search(/[^\da-f]/i);
    if (badAt >= 0 || digits.length % 2 === 1) {
      return fail('bad-secret', { writing: 'Hex', position: (badAt < 0 ? digits.length : badAt) + 1 });
    }
    bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  }
  return ok([usableSecret(bytes, alg, undefined, secretAs === 'text' && secret !== text)]);
}

async function readJwks(
  given: Readonly<Record<string, unknown>>,
  family: Family,
  wish: KeyWish,
): Promise<Result<readonly UsableKey[], KeyCode>> {
  if (!Array.isArray(given.keys)) return oneKey(await importJwk(given as JWK, family, wish));
  const keys = (given.keys as unknown[]).filter((one): one is JWK => typeof one === 'object' && one !== null);
  const named = wish.id === undefined ? [] : keys.filter((one) => one.kid === wish.id);
  const asked = wish.id === undefined ? keys : named;
  const usable: UsableKey[] = [];
  let refusal: Result<readonly UsableKey[], KeyCode> = fail('no-matching-key', { alg: wish.alg, id: wish.id ?? '' });
  for (const jwk of asked) {
    const key = await importJwk(jwk, family, wish);
    if (key.ok) usable.push(key.value);
    else if (named.length === 1) refusal = key;
  }
  return usable.length > 0 ? ok(usable) : refusal;
}

const privateMembers = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'key_ops']);

function publicHalf(jwk: JWK): JWK {
  return Object.fromEntries(Object.entries(jwk).filter(([name]) => !privateMembers.has(name)));
}

async function importJwk(jwk: JWK, family: Family, { alg, use }: KeyWish): Promise<Result<UsableKey, KeyCode>> {
  if (jwk.kty !== family) {
    if (family === 'oct') return fail('key-confusion', { alg });
    return fail('wrong-key', { alg, family, given: String(jwk.kty) });
  }
  if (curves[alg] && jwk.crv !== curves[alg])
    return fail('wrong-key', { alg, family: curves[alg], given: String(jwk.crv) });
  if (jwk.alg !== undefined && jwk.alg !== alg && familyOf(jwk.alg) !== 'OKP')
    return fail('other-alg', { alg, keyAlg: jwk.alg });
  if (jwk.use === 'enc') return fail('not-for-signing');
  const id = typeof jwk.kid === 'string' ? jwk.kid : undefined;
  if (family === 'oct') {
    const secret = typeof jwk.k === 'string' ? decodeBase64(jwk.k) : { badAt: 0 };
    return secret.badAt === undefined ? ok(usableSecret(secret.bytes, alg, id)) : fail('unreadable-key', { alg });
  }
  if (use === 'sign' && jwk.d === undefined) return fail('needs-private', { alg });
  return checkedKey(() => importJWK(use === 'sign' ? jwk : publicHalf(jwk), alg), { alg }, id);
}

function importPem(label: string, body: string, { alg, use }: KeyWish): Promise<Result<UsableKey, KeyCode>> {
  const decoded = decodeBase64(body.replace(/^[\w-]+:.*$/gm, ''));
  const wrapped = decoded.badAt === undefined ? wrapKey(label, decoded.bytes, curves[alg]) : undefined;
  if (!wrapped) return Promise.resolve(fail('unreadable-key', { alg }));
  const [name, bytes] = wrapped;
  const text = `-----BEGIN ${name}-----\n${encodeBase64(bytes)}\n-----END ${name}-----`;
  if (name !== 'PRIVATE KEY') {
    if (use === 'sign') return Promise.resolve(fail('needs-private', { alg }));
    return checkedKey(() => (name === 'CERTIFICATE' ? importX509(text, alg) : importSPKI(text, alg)), { alg });
  }
  return checkedKey(
    async () => {
      const key = await importPKCS8(text, alg, { extractable: true });
      return use === 'sign' ? key : importJWK(publicHalf(await exportJWK(key)), alg);
    },
    { alg },
  );
}

/** A key as the platform takes it, which says no to what is damaged or of another kind. */
async function checkedKey(
  load: () => Promise<CryptoKey | Uint8Array>,
  detail: Detail,
  id?: string,
): Promise<Result<UsableKey, KeyCode>> {
  try {
    const key = await load();
    const bits = 'algorithm' in key ? (key.algorithm as { modulusLength?: number }).modulusLength : undefined;
    if (bits !== undefined && bits < leastRsaBits) return fail('short-rsa', { bits, least: leastRsaBits });
    return ok({ key, ...(id !== undefined && { id }) });
  } catch {
    return fail('unreadable-key', detail);
  }
}
