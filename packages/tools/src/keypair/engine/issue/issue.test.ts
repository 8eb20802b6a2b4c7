import { execFileSync } from 'node:child_process';
import { X509Certificate, generateKeyPairSync, webcrypto } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from '../index.ts';
import { commandRunner } from '../test-commands.ts';
import type { Issued } from './issue.ts';
import { options } from '../../options.ts';

const now = Date.UTC(2026, 10, 28, 9, 30, 15, 999);
const context = testContext({ subtle: webcrypto.subtle as unknown as Subtle, now: () => now });
const initial = initialValues(options);
const folder = mkdtempSync(join(tmpdir(), 'toolbench-issue-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = commandRunner((script) =>
  execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
);

type Given = Partial<typeof initial>;
const pem = { type: 'pkcs8', format: 'pem' } as const;
const ecKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(pem).toString();
const otherKeys = [
  ['RSA', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(pem).toString()],
  ['P-384', generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export(pem).toString()],
  ['P-521', generateKeyPairSync('ec', { namedCurve: 'P-521' }).privateKey.export(pem).toString()],
  ['Ed25519', generateKeyPairSync('ed25519').privateKey.export(pem).toString()],
] as const;

const request = (given: Given, key = ecKey) => engine.request(key, { ...initial, ...given }, context);
const certificate = (given: Given, key = ecKey) => engine.certificate(key, { ...initial, ...given }, context);

function valueOf(result: Awaited<ReturnType<typeof request>>): Issued {
  if (!result.ok) throw new Error(`failed with ${result.code} ${JSON.stringify(result.detail)}`);
  return result.value;
}

const full: Given = {
  commonName: 'www.example.com',
  organization: 'Müller, "Söhne" + Partner; <Ltd> \\ #1 = 🔑',
  organizationalUnit: '研发部',
  locality: '上海',
  state: 'Shanghai',
  country: 'cn',
  alternativeNames:
    'www.example.com, *.例子.example; 192.0.2.7\n[2001:db8::7] ::ffff:192.0.2.1 ann@bücher.example URI:spiffe://example.com/a,b-ignored.example',
};
const awkward: readonly (readonly [name: string, given: Given, key?: string])[] = [
  ['everything', full],
  ...otherKeys.map(([name, key]) => [name, { ...full, usage: 'both' }, key] as const),
  ['a common name alone', { commonName: 'localhost', usage: 'client' }],
  ['an emoji', { commonName: '🔑 key', alternativeNames: '💩.la' }],
  [
    'a hundred names',
    { commonName: 'n1.example', alternativeNames: Array.from({ length: 100 }, (_, n) => `n${n}.example`).join('\n') },
  ],
  ['the longest common name', { commonName: '名'.repeat(64), validFrom: '2049-12-31 23:59:59', validDays: 1 }],
  [
    'a validity of a hundred years',
    { organization: 'x', validFrom: '1950-01-01', validDays: limits.keypair.validityDays },
  ],
];

const made = { request: [] as Issued[], certificate: [] as Issued[] };
let printed: readonly string[];
beforeAll(async () => {
  for (const [, given, key] of awkward) {
    made.request.push(valueOf(await request(given, key)));
    made.certificate.push(valueOf(await certificate(given, key)));
  }
  const nameless = valueOf(await request({ alternativeNames: 'only.example' }));
  const files = Object.entries({ ...made, nameless: [nameless] });
  for (const [kind, all] of files)
    all.forEach(({ text }, at) => writeFileSync(join(folder, `${kind}-${at}.pem`), text));
  printed = run(
    ...awkward.flatMap((_, at) => [
      `openssl req -verify -noout -text -nameopt utf8,esc_2253,sep_comma_plus -in request-${at}.pem`,
      `openssl x509 -noout -text -nameopt utf8,esc_2253,sep_comma_plus -in certificate-${at}.pem`,
      `openssl verify -no_check_time -check_ss_sig -CAfile certificate-${at}.pem certificate-${at}.pem`,
    ]),
    'openssl req -verify -noout -text -in nameless-0.pem',
  );
});

describe('openssl', () => {
  it.each(awkward.map(([name], at) => [name, at] as const))(
    '[KEY-03] accepts request and certificate of %s',
    (_, at) => {
      const [asked, said, verified] = printed.slice(3 * at, 3 * at + 3);
      expect(verified).toBe(`certificate-${at}.pem: OK\n`);
      expect(asked).toContain('Certificate Request:');
      expect(said).toMatch(/CA:FALSE/);
      expect(said).toMatch(/Version: 3/);
      for (const issued of [made.request[at], made.certificate[at]])
        expect((issued.item.certificate ?? issued.item.request)?.signature.bySelf).toBe('right');
    },
  );

  it('[KEY-03] reads every name as it was typed, hosts in A-labels', () => {
    for (const text of printed.slice(0, 2)) {
      expect(text).toMatch(
        /Subject: ?C=CN,ST=Shanghai,L=上海,O=Müller\\, \\"Söhne\\" \\\+ Partner\\; \\<Ltd\\> \\\\ #1 = 🔑,OU=研发部,CN=www\.example\.com/,
      );
      expect(text.split('\n').map((line) => line.trim())).toContain(
        'DNS:www.example.com, DNS:*.xn--fsqu00a.example, IP Address:192.0.2.7, IP Address:2001:DB8:0:0:0:0:0:7, ' +
          'IP Address:0:0:0:0:0:FFFF:C000:201, email:ann@xn--bcher-kva.example, URI:spiffe://example.com/a, DNS:b-ignored.example',
      );
      expect(text).toMatch(/Key Usage: critical\n +Digital Signature\n/);
      expect(text).toMatch(/TLS Web Server Authentication\n/);
    }
    expect(printed[3]).toMatch(/Digital Signature, Key Encipherment\n/);
    expect(printed[3]).toMatch(/TLS Web Server Authentication, TLS Web Client Authentication/);
    expect(printed.at(-1)).toMatch(/X509v3 Subject Alternative Name: critical\n +DNS:only\.example/);
  });

  it('[KEY-03] signs as the kind of key asks for', () => {
    const algorithms = printed
      .filter((_, at) => at % 3 === 1)
      .map((text) => /Signature Algorithm: (\S+)/.exec(text)?.[1]);
    expect(algorithms.slice(0, 5)).toEqual([
      'ecdsa-with-SHA256',
      'sha256WithRSAEncryption',
      'ecdsa-with-SHA384',
      'ecdsa-with-SHA512',
      'ED25519',
    ]);
  });
});

describe('validity', () => {
  const period = async (given: Given) => {
    const { validFrom, validTo } = new X509Certificate(valueOf(await certificate({ commonName: 'x', ...given })).text);
    return [validFrom, validTo].map((time) => new Date(time).toISOString());
  };

  it('[KEY-03] begins now, or at a time in UTC', async () => {
    expect(await period({ validDays: 1 })).toEqual(['2026-11-28T09:30:15.000Z', '2026-11-29T09:30:15.000Z']);
    expect(await period({ validFrom: '2049-12-31', validDays: 1 })).toEqual([
      '2049-12-31T00:00:00.000Z',
      '2050-01-01T00:00:00.000Z',
    ]);
    expect(await period({ validFrom: '2028-02-29T12:34Z', validDays: 1 })).toEqual([
      '2028-02-29T12:34:00.000Z',
      '2028-03-01T12:34:00.000Z',
    ]);
  });

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '1949-12-31',
    '9999-12-31',
    'tomorrow',
    '2026-11-28 25:00',
    '28.11.2026',
  ])('[KEY-03] refuses to begin on %s', async (validFrom) => {
    expect(await certificate({ commonName: 'x', validFrom })).toMatchObject({
      code: 'valid-from',
      detail: { value: validFrom },
    });
  });

  it('[KEY-03] gives each certificate a serial number of its own', () => {
    const serials = made.certificate.map(({ item }) => item.certificate?.serial);
    expect(new Set(serials).size).toBe(serials.length);
    for (const serial of serials) expect(serial).toMatch(/^[4-7][\da-f](?::[\da-f]{2}){15}$/);
  });
});

describe('names', () => {
  const namesOf = async (given: Given) => {
    const { item, notes } = valueOf(await request({ organization: 'x', ...given }));
    return { names: item.request?.extensions.alternativeNames?.map(({ value }) => value), notes };
  };

  it.each([
    ['example.com', 'server', 'example.com'],
    ['Bücher.example.', 'server', 'xn--bcher-kva.example'],
    ['*.example.com', 'both', '*.example.com'],
    ['intranet', 'server', 'intranet'],
    ['192.0.2.1', 'server', '192.0.2.1'],
    ['ann@example.com', 'client', 'ann@example.com'],
  ] as const)('[KEY-03] takes them from the common name %s of a %s, and says so', async (commonName, usage, name) => {
    expect(await namesOf({ commonName, usage })).toEqual({
      names: [name],
      notes: [{ code: 'names-from-common-name', names: name }],
    });
  });

  it.each([
    ['Ann', 'client', []],
    ['Müller GmbH, Köln', 'server', [{ code: 'no-names' }]],
    ['https://example.com/', 'server', [{ code: 'no-names' }]],
    ['', 'server', [{ code: 'no-names' }]],
  ] as const)('[KEY-03] takes none from %j of a %s', async (commonName, usage, notes) => {
    expect(await namesOf({ commonName, usage })).toEqual({ names: undefined, notes });
  });

  it('[KEY-03] tells of a common name that browsers will not look at', async () => {
    const given = { commonName: 'a.example', alternativeNames: 'b.example' };
    expect((await namesOf(given)).notes).toEqual([{ code: 'common-name-unlisted', names: 'a.example' }]);
    expect((await namesOf({ ...given, alternativeNames: 'B.example A.EXAMPLE' })).notes).toEqual([]);
  });

  it('[KEY-03] writes each name once', async () => {
    expect((await namesOf({ alternativeNames: 'a.example A.example ::1 0:0:0:0:0:0:0:1' })).names).toEqual([
      'a.example',
      '::1',
    ]);
  });

  it.each([
    ['f*o.example'],
    ['*.*.example'],
    ['*'],
    ['-a.example'],
    ['a..example'],
    [`${'a'.repeat(64)}.example`],
    [`${'a.'.repeat(127)}example`],
    ['256.1.1.1'],
    ['1.2.3'],
    ['01.2.3.4'],
    ['::g'],
    ['1::2::3'],
    ['fe80::1%eth0'],
    ['üser@example.com'],
    ['ann@'],
    ['example.com:8443'],
    ['a/b'],
    ['a%41.example'],
    ['DNS:'],
    ['IP:example.com'],
    ['URI:no-scheme'],
    ['email:ann'],
    ['\u0000'],
    ['\ud800'],
  ])('[KEY-03] refuses the name %j', async (alternativeNames) => {
    expect(await request({ commonName: 'x', alternativeNames })).toMatchObject({ code: 'bad-name' });
  });

  it('[KEY-03] has a limit for their number and says it', async () => {
    const limit = limits.keypair.alternativeNames;
    const list = (count: number) => Array.from({ length: count }, (_, at) => `n${at}.example`).join(' ');
    expect((await namesOf({ alternativeNames: list(limit) })).names).toHaveLength(limit);
    expect(await request({ alternativeNames: list(limit + 1) })).toMatchObject({
      code: 'too-many-names',
      detail: { limit },
    });
  });

  it.each([
    [{ country: 'CHN' }, { code: 'country', detail: { value: 'CHN' } }],
    [{ country: '中国' }, { code: 'country' }],
    [{ commonName: 'x'.repeat(65) }, { code: 'name-too-long', detail: { field: 'commonName', length: 65, limit: 64 } }],
    [{ commonName: 'a\u0000b' }, { code: 'name-characters', detail: { field: 'commonName' } }],
    [{ organization: 'a\ud800' }, { code: 'name-characters', detail: { field: 'organization' } }],
    [{ commonName: ' \t ' }, { code: 'no-subject' }],
  ])('[KEY-03] refuses the subject %j', async (given, failure) => {
    expect(await request(given)).toMatchObject({ ok: false, ...failure });
    expect(await certificate(given)).toMatchObject({ ok: false, ...failure });
  });

  it('[KEY-03] wants a subject for a certificate, whose issuer it is', async () => {
    expect(await certificate({ alternativeNames: 'a.example' })).toMatchObject({ code: 'no-subject' });
  });
});

describe('keys', () => {
  it.each([
    ['X25519', generateKeyPairSync('x25519').privateKey],
    ['Ed448', generateKeyPairSync('ed448').privateKey],
    ['secp256k1', generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey],
  ])('[KEY-03] says that %s cannot sign here', async (algorithm, key) => {
    const result = await request({ commonName: 'x' }, key.export(pem).toString());
    expect(result).toMatchObject({ code: 'cannot-sign', detail: { algorithm } });
  });

  it('[KEY-03] says that a private key is missing, closed, damaged or another’s', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const open = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(await request({ commonName: 'x' }, open)).toMatchObject({ code: 'no-private-key' });
    expect(await request({ commonName: 'x' }, '')).toMatchObject({ code: 'empty' });
    const locked = privateKey.export({ ...pem, cipher: 'aes-256-cbc', passphrase: 'y' }).toString();
    expect(await request({ commonName: 'x' }, locked)).toMatchObject({ code: 'passphrase-missing' });
    expect(await request({ commonName: 'x', passphrase: 'z' }, locked)).toMatchObject({ code: 'wrong-passphrase' });
    expect(await request({ commonName: 'x', passphrase: 'y' }, locked)).toMatchObject({ ok: true });
    const jwk = (key: typeof privateKey) => key.export({ format: 'jwk' });
    const mixed = { ...jwk(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey), d: jwk(privateKey).d };
    const result = await request({ commonName: 'x' }, JSON.stringify(mixed));
    expect(result).toMatchObject({ code: 'jwk-invalid', detail: { member: 'd' } });
    const off = { ...jwk(privateKey), x: Buffer.alloc(32, 1).toString('base64url') };
    expect(await request({ commonName: 'x' }, JSON.stringify(off))).toMatchObject({
      code: 'jwk-invalid',
      detail: { member: 'y' },
    });
  });

  it('[KEY-03] signs with the first of several private keys and says so', async () => {
    const { item, notes } = valueOf(await request({ commonName: 'a.example' }, `${ecKey}${otherKeys[1][1]}`));
    expect(item.key?.curve).toBe('P-256');
    expect(notes).toContainEqual({ code: 'first-key' });
    const twice = valueOf(await request({ commonName: 'a.example' }, `${ecKey}${ecKey}`));
    expect(twice.notes).not.toContainEqual({ code: 'first-key' });
  });
});
