import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from './index.ts';
import { pemText } from './formats/pem.ts';
import { outside } from '../outside.ts';

const context = testContext({ subtle: webcrypto.subtle as unknown as Subtle });
const converting = { format: 'jwk', comment: '' } as const;

function pairOf(type: 'rsa' | 'ec') {
  return type === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: 1024 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

const rsa = pairOf('rsa');
const ec = pairOf('ec');
const rsaJwk = rsa.privateKey.export({ format: 'jwk' });
const ecJwk = ec.publicKey.export({ format: 'jwk' });
const ecPem = String(ec.publicKey.export({ format: 'pem', type: 'spki' }));

async function convert(input: string, format: 'jwk' | 'pem' = 'jwk') {
  const result = await engine.convert(input, { ...converting, format }, context);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

async function inspect(input: string) {
  const result = await engine.inspect(input, {}, context);
  if (!result.ok) throw new Error(result.code);
  return result.value.items;
}

describe('what a key says of itself', () => {
  it('[KEY-04] stays when a JWK becomes a JWK', async () => {
    const said = { use: 'enc', alg: 'ECDH-ES', kid: 'k1', key_ops: ['deriveKey'], 'x5t#S256': 'AA', 'https://x/': 1 };
    expect(JSON.parse((await convert(JSON.stringify({ ...ecJwk, ...said }))).text)).toEqual({ ...ecJwk, ...said });
    expect(JSON.parse((await convert(JSON.stringify(ecJwk))).text)).toEqual(ecJwk);
  });

  it('[KEY-04] is for the other half what belongs to it', async () => {
    const jwk = { ...rsaJwk, alg: 'PS256', key_ops: ['sign', 'decrypt', 'deriveBits', 'own'] };
    const { files } = await convert(JSON.stringify(jwk));
    expect(JSON.parse(files.jwk?.privateKey?.text ?? '')).toEqual(jwk);
    const { n, e, kty } = rsaJwk;
    const shown = { kty, n, e, alg: 'PS256', key_ops: ['verify', 'encrypt', 'own'] };
    expect(JSON.parse(files.jwk?.publicKey.text ?? '')).toEqual(shown);
  });

  it('[KEY-04] is named where it is lost, added or another key is left', async () => {
    const call = { language: 'en', input: '', options: {} } as const;
    const jwk = JSON.stringify({ ...ecJwk, kid: 'k1', use: 'enc' });
    const warningsOf = (value: Awaited<ReturnType<typeof convert>>) => outside.convert.present(value, call).warnings;
    expect(warningsOf(await convert(jwk))).toBeUndefined();
    expect(warningsOf(await convert(jwk, 'pem'))?.join()).toContain('kid, use');
    expect(warningsOf(await convert(ecPem))?.join()).toContain('kid, alg, use');
    expect(warningsOf(await convert(ecPem, 'pem'))).toBeUndefined();
    const two = await convert(JSON.stringify({ keys: [ecJwk, rsaJwk, { kty: 'AKP' }] }));
    expect(two.changes.others).toBe(2);
  });
});

describe('several keys, certificates or blocks', () => {
  it('[KEY-04] lists the keys of a set that are not read beside the others', async () => {
    const set = {
      keys: [{ ...ecJwk, kid: 'a' }, { kty: 'AKP', kid: 'b' }, { kty: 'oct', k: 'AA' }, 5, { kty: 'EC' }, rsaJwk],
    };
    const items = await inspect(JSON.stringify(set));
    expect(items.map(({ form, reason }) => reason?.code ?? form)).toEqual([
      'jwk',
      'jwk-type',
      'jwk-symmetric',
      'jwk-type',
      'jwk-member',
      'jwk',
    ]);
    const { warnings } = outside.inspect.present({ items }, { language: 'en', input: '', options: {} });
    expect(warnings?.[0]).toContain('b: ');
  });

  it('[KEY-04] lists every block, wherever the broken ones stand', async () => {
    const crl = pemText('X509 CRL', Uint8Array.of(0x30, 0));
    const damaged = ecPem.replace('\nM', '\n*');
    const open = ecPem.replace(/-----END.*/, '');
    const line = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIE6Q8Yp5sW3m4yVjQ2Jx7m0m0m0m0m0m0m0m0m0m0m0m ada\n';
    const items = await inspect(crl + damaged + open + line + ecPem + pemText('DH PARAMETERS', Uint8Array.of(0x30, 0)));
    expect(items.map(({ form, reason }) => reason?.code ?? form)).toEqual([
      'pem-label',
      'pem-base64',
      'pem-end',
      'openssh-public',
      'spki',
      'pem-label',
    ]);
    expect(items[0]?.place?.line).toBe(1);
    const { warnings } = outside.inspect.present({ items }, { language: 'en', input: '', options: {} });
    expect(warnings?.[0]).toBe('line 1: “X509 CRL” is not read here; only keys, certificates and requests are.');
  });

  it.each([1, 2, 3, 4])('[KEY-04] reads line ends escaped with %d backslashes', async (count) => {
    for (const end of ['n', 'r#n']) {
      const escaped = ecPem.trim().replaceAll('\n', ('#' + end).replaceAll('#', '\\'.repeat(count)));
      expect((await inspect(`KEY="${escaped.replaceAll('/', '\\/')}"`))[0]).toMatchObject({ form: 'spki' });
    }
  });
});

describe('RSA keys without their primes', () => {
  it.each([1024, 2048])('[KEY-04] has them computed for %d bits', async (modulusLength) => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength });
    const whole = privateKey.export({ format: 'jwk' });
    const { kty, n, e, d } = whole;
    const key = JSON.parse((await convert(JSON.stringify({ kty, n, e, d }))).files.jwk?.privateKey?.text ?? '');
    const sorted = (jwk: webcrypto.JsonWebKey) => [jwk.p, jwk.q].sort();
    expect(sorted(key)).toEqual(sorted(whole));
    const usable = await webcrypto.subtle.importKey('jwk', key, { name: 'RSA-PSS', hash: 'SHA-256' }, true, ['sign']);
    expect(usable.type).toBe('private');
  });

  it('[KEY-04] refuses exponents that are no pair', async () => {
    for (const wrong of [{ d: rsaJwk.e }, { d: rsaJwk.n }, { n: 'Dw' }, { e: 'AQ' }]) {
      const { kty, n, e, d } = { ...rsaJwk, ...wrong };
      const result = await engine.inspect(JSON.stringify({ kty, n, e, d }), {}, context);
      expect(result).toMatchObject({ code: 'jwk-member', detail: { member: 'p' } });
    }
  });
});
