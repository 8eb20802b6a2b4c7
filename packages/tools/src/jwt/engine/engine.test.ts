import { createHmac, createPublicKey, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { algorithms, options } from '../options.ts';
import { en } from '../text/en.ts';
import { engine, type ReadToken } from './index.ts';
import { layOutJson } from './json-text.ts';

const initial = initialValues(options);
const base64Url = (text: string) => Buffer.from(text).toString('base64url');

async function read(token: string, key = '', chosen: Partial<typeof initial> = {}): Promise<ReadToken> {
  const result = await engine.read(token, { ...initial, ...chosen, key }, testContext());
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
async function signed(key: string, chosen: Partial<typeof initial> = {}, payload = '{"sub":"ann"}'): Promise<string> {
  const result = await engine.sign(payload, { ...initial, ...chosen, key });
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.detail)}`);
  return result.value.text;
}
const reasonOf = async (token: string, key: string, chosen: Partial<typeof initial> = {}) => {
  const { verification } = await read(token, key, chosen);
  return verification && !verification.isValid ? verification.reason : verification;
};

/** RFC 7515, appendix A.1. */
const fromRfc = {
  token:
    'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  secret: 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
};
const secret = 'a secret that is long enough for all three of the HMAC algorithms, SHA-512 too';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pairs: Readonly<Record<string, { publicKey: KeyObject; privateKey: KeyObject }>> = {
  R: rsa,
  P: rsa,
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ES384: generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  ES512: generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  E: generateKeyPairSync('ed25519'),
};
const pairOf = (alg: string) => pairs[alg] ?? pairs[alg[0]];
const pkcs8 = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }) as string;
const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }) as string;
const jwk = (key: KeyObject, more = {}) => JSON.stringify(Object.assign(key.export({ format: 'jwk' }), more));
const asymmetric = algorithms.filter((alg) => !alg.startsWith('HS'));

describe('taking a token apart', () => {
  it.each([
    `curl -H 'Authorization: Bearer ${fromRfc.token}' https://api.example.com/me`,
    `{"access_token":"${fromRfc.token}","token_type":"Bearer"}`,
    `2026-11-28 08:00:00 INFO auth token=${fromRfc.token} user=joe`,
    `https://app.example.com/callback#id_token=${fromRfc.token}&state=1`,
    `${fromRfc.token}, and once more: ${fromRfc.token}`,
  ])('[JWT-01] reads the token in %s', async (text) => {
    const { claims, notes } = await read(text, fromRfc.secret, { secretAs: 'base64' });
    expect(claims[0]).toEqual({ name: 'iss', value: 'joe' });
    expect(notes.map(({ code }) => code)).not.toContain('more-tokens');
  });

  it('[JWT-01] says how many other tokens stand in a text', async () => {
    const other = `${base64Url('{"alg":"none"}')}.${base64Url('{"sub":"bo"}')}.`;
    const { claims, notes } = await read(`old: ${fromRfc.token}\nnew: ${other}`);
    expect(claims[0]).toEqual({ name: 'iss', value: 'joe' });
    expect(notes).toContainEqual({ code: 'more-tokens', name: '1' });
    expect(en.notes['more-tokens']('1')).toContain('1 more is not read');
  });

  it('[JWT-01] shows header, claims and times of the token of RFC 7515, and that it has expired', async () => {
    const token = await read(fromRfc.token);
    expect(token).toMatchObject({
      alg: 'HS256',
      header: '{\n  "typ": "JWT",\n  "alg": "HS256"\n}',
      claims: [
        { name: 'iss', value: 'joe' },
        { name: 'exp', value: '1300819380', ms: 1_300_819_380_000 },
        { name: 'http://example.com/is_root', value: 'true' },
      ],
      signature: { bytes: 32 },
      notes: [{ code: 'expired', ms: 1_300_819_380_000 }],
    });
    expect(token.verification).toBeUndefined();
  });

  it.each([
    ['with Bearer', (token: string) => `Bearer ${token}\n`],
    ['as a header', (token: string) => `Authorization: Bearer ${token}`],
    ['in quotes', (token: string) => `"${token}",`],
    ['broken into lines', (token: string) => token.replace(/.{40}/g, '$&\r\n  ')],
  ])('[JWT-01] takes it %s, and its signature is still right', async (_, wrap) => {
    expect((await read(wrap(fromRfc.token), fromRfc.secret, { secretAs: 'base64' })).verification).toMatchObject({
      isValid: true,
      secret: { bits: 512, least: 256 },
    });
  });

  it('[JWT-01] keeps figures as they are written, and tells names that are there twice', async () => {
    const json = '{"id": 12345678901234567890, "n":{"a":[ ],"b":[1,{}]}, "id":1.10}';
    const token = await read(`${base64Url('{"alg":"HS256"}')}.${base64Url(json)}.AA`);
    expect(token.payload).toBe(
      '{\n  "id": 12345678901234567890,\n  "n": {\n    "a": [],\n    "b": [\n      1,\n      {}\n    ]\n  },\n  "id": 1.10\n}',
    );
    expect(token.claims.map(({ name, value }) => [name, value])).toEqual([
      ['id', '12345678901234567890'],
      ['n', '{"a":[],"b":[1,{}]}'],
      ['id', '1.10'],
    ]);
    expect(token.notes).toContainEqual({ code: 'twice', name: 'id' });
  });

  it('[JWT-01] says what is unusual about times and header', async () => {
    const now = Date.UTC(2026, 0, 1) / 1000;
    const codes = async (header: object, claims: object) => {
      const token = await read(`${base64Url(JSON.stringify(header))}.${base64Url(JSON.stringify(claims))}.AA`);
      return token.notes.map(({ code }) => code);
    };
    const exp = now + 60;
    expect(await codes({ alg: 'HS256' }, { exp })).toEqual([]);
    expect(await codes({ alg: 'HS256' }, { exp: now })).toEqual(['expired']);
    expect(await codes({ alg: 'HS256' }, { exp: exp * 1000 })).toEqual(['time-in-ms']);
    expect(await codes({ alg: 'HS256' }, { exp: 'tomorrow' })).toEqual(['time-no-number']);
    expect(await codes({ alg: 'HS256' }, { exp, nbf: now + 1, iat: now + 1 })).toEqual(['not-yet', 'issued-later']);
    expect(await codes({ alg: 'HS256', jku: 'x', crit: ['b64'] }, {})).toEqual([
      'key-in-header',
      'critical',
      'no-expiry',
    ]);
  });

  it.each([
    ['', 'no-token'],
    ['Bearer ', 'no-token'],
    ['abc', 'not-three-parts'],
    ['a.b.c.d.e', 'encrypted-token'],
    ['eyJhbGciOiJIUzI1NiJ9.e+J9.AA', 'bad-character', { line: 1, column: 23 }],
    ['\neyJhbGciOiJIUzI1NiJ9.eyJ9x.AA', 'cut-off', { line: 2, column: 27 }],
    ['eyJhbGciOiJIUzI1NiJ9.W10.AA', 'not-json', { line: 1, column: 22 }],
    ['_w.e30.AA', 'not-json', { line: 1, column: 1 }],
  ] as const)('[JWT-01] %j is refused as %s, with its place', async (text, code, place?: object) => {
    expect(await engine.read(text, initial, testContext())).toMatchObject({ ok: false, code, ...(place && { place }) });
  });
});

describe('signatures', () => {
  it.each(['HS256', 'HS384', 'HS512'] as const)('[JWT-01] %s is what OpenSSL says, and verifies', async (alg) => {
    const token = await signed(secret, { alg }, ' { "sub" : "小 满" } ');
    const [header, payload, signature] = token.split('.');
    expect(Buffer.from(payload, 'base64url').toString()).toBe('{"sub":"小 满"}');
    const expected = createHmac(`sha${alg.slice(2)}`, secret)
      .update(`${header}.${payload}`)
      .digest('base64url');
    expect(signature).toBe(expected);
    expect(await reasonOf(token, secret)).toMatchObject({ isValid: true });
    expect(await reasonOf(token, `${secret}\n`)).toMatchObject({ isValid: true });
    expect(await reasonOf(token, `${secret}x`)).toBe('wrong-signature');
    expect(await reasonOf(token, Buffer.from(secret).toString('hex'), { secretAs: 'hex' })).toMatchObject({
      isValid: true,
    });
  });

  it.each(asymmetric)(
    '[JWT-01] %s signs and verifies with PEM, JWK and JWKS, and not what was changed',
    async (alg) => {
      const { publicKey, privateKey } = pairOf(alg);
      const token = await signed(pkcs8(privateKey), { alg, header: '{"kid":"k2"}' });
      const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
      const set = JSON.stringify({ keys: [other, JSON.parse(jwk(publicKey, { kid: 'k2', alg }))] });
      for (const key of [spki(publicKey), pkcs8(privateKey), jwk(publicKey), jwk(privateKey)]) {
        expect(await reasonOf(token, key)).toMatchObject({ isValid: true });
      }
      expect(await reasonOf(token, set)).toEqual({ isValid: true, keyId: 'k2' });
      const [header, , signature] = token.split('.');
      expect(await reasonOf(`${header}.${base64Url('{"sub":"eve"}')}.${signature}`, spki(publicKey))).toBe(
        'wrong-signature',
      );
      expect(await reasonOf(await signed(jwk(privateKey), { alg }), spki(publicKey))).toMatchObject({ isValid: true });
    },
  );

  it('[JWT-01] takes keys in the frames of OpenSSL too', async () => {
    const rsaPem = rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }) as string;
    const token = await signed(rsaPem, { alg: 'RS256' });
    const [header, payload] = token.split('.');
    expect(token).toBe(
      `${header}.${payload}.${createSign('sha256').update(`${header}.${payload}`).sign(rsa.privateKey, 'base64url')}`,
    );
    expect(await reasonOf(token, rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }) as string)).toMatchObject({
      isValid: true,
    });
    for (const alg of ['ES256', 'ES384', 'ES512'] as const) {
      const sec1 = pairOf(alg).privateKey.export({ type: 'sec1', format: 'pem' }) as string;
      expect(await reasonOf(await signed(sec1, { alg }), sec1)).toMatchObject({ isValid: true });
    }
  });

  it('[JWT-01] refuses alg none in any case, also with a key', async () => {
    for (const alg of ['none', 'None', 'nOnE']) {
      const token = `${base64Url(JSON.stringify({ alg }))}.${base64Url('{"sub":"admin"}')}.`;
      expect((await read(token)).notes.map(({ code }) => code)).toContain('alg-none');
      expect(await reasonOf(token, secret)).toBe('alg-none');
      expect(await engine.verify(token, { ...initial, key: secret }, testContext())).toMatchObject({
        code: 'alg-none',
      });
    }
  });

  it('[JWT-01] refuses to take a public key for a secret, in every form of one', async () => {
    const pem = spki(rsa.publicKey);
    const body = `${base64Url('{"alg":"HS256"}')}.${base64Url('{"sub":"admin"}')}`;
    const forged = `${body}.${createHmac('sha256', pem).update(body).digest('base64url')}`;
    const ssh = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ';
    for (const key of [pem, pkcs8(rsa.privateKey), jwk(rsa.publicKey), ssh]) {
      expect(await reasonOf(forged, key)).toBe('key-confusion');
    }
    expect(await reasonOf(forged, JSON.stringify({ keys: [JSON.parse(jwk(rsa.publicKey))] }))).toBe('no-matching-key');
    expect(await engine.sign('{}', { ...initial, key: pem })).toMatchObject({ code: 'key-confusion' });
  });

  it.each([
    ['RS256', 'a secret', secret, 'wrong-key'],
    ['RS256', 'an SSH key', 'ssh-rsa AAAAB3NzaC1yc2E', 'wrong-key'],
    ['RS256', 'a JWK on a curve', jwk(pairOf('ES256').publicKey), 'wrong-key'],
    ['ES256', 'a JWK on another curve', jwk(pairOf('ES384').publicKey), 'wrong-key'],
    ['ES256', 'a PEM on another curve', spki(pairOf('ES384').publicKey), 'unreadable-key'],
    ['ES256', 'an RSA PEM', spki(rsa.publicKey), 'unreadable-key'],
    ['RS256', 'a damaged PEM', spki(rsa.publicKey).replace('MII', 'MIJ'), 'unreadable-key'],
    ['RS256', 'a DSA key', '-----BEGIN DSA PRIVATE KEY-----\nAAAA\n-----END DSA PRIVATE KEY-----', 'unreadable-key'],
    ['RS256', 'a JWK for RS512', jwk(rsa.publicKey, { alg: 'RS512' }), 'other-alg'],
    ['RS256', 'a JWK for encryption', jwk(rsa.publicKey, { use: 'enc' }), 'not-for-signing'],
    ['RS256', 'an empty set', JSON.stringify({ keys: [] }), 'no-matching-key'],
    [
      'RS256',
      'an RSA key of 1024 bits',
      spki(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey),
      'short-rsa',
    ],
    [
      'RS256',
      'a key with a passphrase',
      pkcs8(rsa.privateKey).replaceAll('PRIVATE', 'ENCRYPTED PRIVATE'),
      'encrypted-key',
    ],
    ['HS256', 'a broken JWK', '{"kty":"oct","k":"_"}', 'unreadable-key'],
    ['XS256', 'any key', secret, 'unknown-alg'],
    ['toString', 'any key, named like a member of objects', secret, 'unknown-alg'],
  ])('[JWT-01] a token with %s and %s is refused', async (alg, _, key, reason) => {
    const token = `${base64Url(JSON.stringify({ alg }))}.${base64Url('{}')}.AAAA`;
    expect(await reasonOf(token, key)).toBe(reason);
  });

  it('[JWT-01] points at what is wrong in a secret, and tells a short one', async () => {
    expect((await read(fromRfc.token, 'ab!', { secretAs: 'base64' })).verification).toEqual({
      isValid: false,
      reason: 'bad-secret',
      detail: { writing: 'Base64', position: 3 },
    });
    expect(await reasonOf(fromRfc.token, 'abc', { secretAs: 'hex' })).toBe('bad-secret');
    expect(await engine.sign('{}', { ...initial, key: 'short' })).toMatchObject({
      ok: true,
      value: { secret: { bits: 40, least: 256 } },
    });
  });

  it('[UUID-04] signs with nothing left out unsaid, and nothing that was replaced', async () => {
    const signed = await engine.sign('{}', { ...initial, key: 'short\n' });
    expect(signed).toMatchObject({ value: { secret: { bits: 40, lineEndLeftOut: true } } });
    expect(signed.ok && signed.value.secret && en.secretNotes(signed.value.secret).join()).toContain('line end');
    expect(await engine.sign('{}', { ...initial, key: ' short ' })).toMatchObject({ value: { secret: { bits: 56 } } });
    expect(await engine.sign('{}', { ...initial, key: 'a\ud800' })).toMatchObject({ code: 'bad-secret' });
    const latin1 = Uint8Array.from('{"a":"\xe9"}', (character) => character.charCodeAt(0));
    expect(await engine.sign(latin1, { ...initial, key: 'short' })).toMatchObject({ code: 'bad-payload' });
  });

  it('[JWT-01] signs only objects, with a private key, and no other algorithm than the chosen one', async () => {
    const publicPem = spki(createPublicKey(rsa.privateKey));
    const signing = (payload: string, chosen: Partial<typeof initial>) =>
      engine.sign(payload, { ...initial, ...chosen });
    expect(await signing('[]', { key: secret })).toMatchObject({ code: 'bad-payload' });
    expect(await signing('{}', { key: secret, header: '7' })).toMatchObject({ code: 'bad-header' });
    expect(await signing('{}', { key: secret, header: '{"alg":"none"}' })).toMatchObject({ code: 'header-alg' });
    expect(await signing('{}', { key: secret, header: '{"crit":["x"],"x":1}' })).toMatchObject({
      code: 'not-supported',
    });
    expect(await signing('{}', { key: '' })).toMatchObject({ code: 'no-key' });
    expect(await signing('{}', { alg: 'RS256', key: publicPem })).toMatchObject({ code: 'needs-private' });
    expect(await signing('{}', { alg: 'RS256', key: jwk(rsa.publicKey) })).toMatchObject({ code: 'needs-private' });
  });
});

describe('the definition', () => {
  it('[JWT-01] [SHELL-16] knows a token when it is pasted, and nothing else', async () => {
    const { jwt } = await import('../tool.ts');
    for (const text of [
      fromRfc.token,
      `Bearer ${fromRfc.token}`,
      `${fromRfc.token.split('.').slice(0, 2).join('.')}.`,
    ]) {
      expect(jwt.recognise?.(text)).toBe(1);
    }
    for (const text of ['a.b.c', '1.2.3', 'www.example.com', '{"a":1}', 'eyJhbGciOiJIUzI1NiJ9']) {
      expect(jwt.recognise?.(text)).toBe(0);
    }
  });
});

it('[JWT-01] shows the characters that escapes stand for, but for those that are not seen', () => {
  const json = String.raw`{"n":"\u738b\ud83d\ude00 \\u738b \u0022\u200b\ud800\n"}`;
  expect(layOutJson(json)).toBe(`{\n  "n": "王😀 ${String.raw`\\u738b \u0022\u200b\ud800\n`}"\n}`);
  expect(JSON.parse(layOutJson(json))).toEqual(JSON.parse(json));
});
