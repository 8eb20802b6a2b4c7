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

const sshBlob = 'AAAAC3NzaC1lZDI1NTE5AAAAIE6Q8Yp5sW3m4yVjQ2Jx7m0m0m0m0m0m0m0m0m0m0m0m';

describe('files of SSH', () => {
  it.each([
    `[git.test]:2222 ssh-ed25519 ${sshBlob}`,
    `[2001:db8::1]:22,host.test ssh-ed25519 ${sshBlob}\n# a comment\n`,
    `{odd} ssh-ed25519 ${sshBlob}`,
  ])('[KEY-04] may begin like JSON: %s', async (text) => {
    expect((await inspect(text)).map(({ form }) => form)).toEqual(['openssh-public']);
  });

  it('[KEY-04] list the lines that are not read', async () => {
    const lines = [
      'nothing of note',
      `ssh-ed25519 ${sshBlob} ada`,
      '  # note',
      '',
      'old.test 2048 65537 123',
      'ssh-ed25519 %%% bob',
      `rsa-sha2-512 ${sshBlob}`,
    ];
    const items = await inspect(lines.join('\n'));
    expect(items.map(({ form, place, reason }) => [form, place?.line, reason?.code])).toEqual([
      ['unread', 1, 'ssh-line'],
      ['openssh-public', 2, undefined],
      ...[5, 6, 7].map((line) => ['unread', line, 'ssh-line']),
    ]);
  });

  it.each(['command="/bin/backup -v",no-pty,from="10.0.0.0/8"', 'restrict', 'host.test,192.0.2.1'])(
    '[KEY-04] have what stands before a key named where a conversion leaves it out: %s',
    async (ahead) => {
      const call = { language: 'en', input: '', options: {} } as const;
      const said = outside.convert.present(await convert(`${ahead} ssh-ed25519 ${sshBlob} ada`, 'pem'), call).warnings;
      expect(said?.join()).toContain(ahead);
      expect(
        outside.convert.present(await convert(`ssh-ed25519 ${sshBlob} ada`, 'pem'), call).warnings,
      ).toBeUndefined();
    },
  );
});

describe('what a key says of itself', () => {
  it('[KEY-04] stays when a JWK becomes a JWK', async () => {
    const said = { use: 'enc', alg: 'ECDH-ES', kid: 'k1', key_ops: ['deriveKey'], 'x5t#S256': 'AA', 'https://x/': 1 };
    expect(JSON.parse((await convert(JSON.stringify({ ...ecJwk, ...said }))).text)).toEqual({ ...ecJwk, ...said });
    expect(JSON.parse((await convert(JSON.stringify(ecJwk))).text)).toEqual(ecJwk);
  });

  it('[KEY-04] keeps the digits of its numbers', async () => {
    const said = '"ver":98765432109876543210,"iat":1.0,"x":{"a:b":[-0.10e+3,"12","n1"],"say \\"7\\":":1e400}';
    const { text, files } = await convert(
      `{"kty":"EC","crv":"P-256","y":"${ecJwk.y}",${said.replace('"x"', '"own"')},"x":"${ecJwk.x}"}`,
    );
    for (const number of ['98765432109876543210', '1.0', '-0.10e+3', '1e400']) expect(text).toContain(number);
    expect(JSON.parse(text)).toMatchObject({ own: { 'a:b': [-100, '12', 'n1'], 'say "7":': Infinity } });
    expect(files.jwk?.publicKey.text).toBe(text);
  });

  it.each([
    ['a point off its curve', { ...ecJwk, x: ecJwk.y, y: ecJwk.x }, 'y'],
    [
      'a private number of another key',
      { ...ec.privateKey.export({ format: 'jwk' }), d: pairOf('ec').privateKey.export({ format: 'jwk' }).d },
      'd',
    ],
    ['a private number of zero', { ...ecJwk, d: 'AA' }, 'd'],
    ['another prime', { ...rsaJwk, p: pairOf('rsa').privateKey.export({ format: 'jwk' }).p }, 'p'],
    ['another exponent', { ...rsaJwk, e: 'Aw' }, 'd'],
    ['another private exponent', { ...rsaJwk, d: 'AQAB' }, 'd'],
    ['exchanged remainders', { ...rsaJwk, dp: rsaJwk.dq, dq: rsaJwk.dp }, 'dp'],
    ['a wrong second remainder', { ...rsaJwk, dq: rsaJwk.dp }, 'dq'],
    ['a wrong inverse', { ...rsaJwk, qi: rsaJwk.dp }, 'qi'],
    [
      'half of another pair of Ed25519',
      {
        ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
        x: generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x,
      },
      'd',
    ],
  ])('[KEY-04] with %s is said to be no key', async (_, jwk, member) => {
    const wrong = { ok: false, code: 'jwk-invalid', detail: { member } };
    expect(await engine.convert(JSON.stringify(jwk), converting, context)).toMatchObject(wrong);
    const set = await inspect(JSON.stringify({ keys: [jwk, ecJwk] }));
    expect(set.map(({ form, reason }) => [form, reason?.code])).toEqual([
      ['unread', 'jwk-invalid'],
      ['jwk', undefined],
    ]);
  });

  it('[KEY-04] of every curve fits', async () => {
    for (const namedCurve of ['P-256', 'P-384', 'P-521']) {
      const jwk = generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'jwk' });
      expect(await inspect(JSON.stringify(jwk))).toMatchObject([{ form: 'jwk', isConvertible: true }]);
    }
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
