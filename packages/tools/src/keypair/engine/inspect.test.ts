import { execFileSync } from 'node:child_process';
import { X509Certificate, createHash, createPublicKey, generateKeyPairSync, webcrypto } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { engine } from './index.ts';
import { exampleCertificate } from '../examples.ts';
import type { InspectedItem } from './inspect-item.ts';
import { commandRunner } from './test-commands.ts';

const now = Date.UTC(2026, 10, 25);
const context = testContext({ subtle: webcrypto.subtle as unknown as Subtle, now: () => now });
const folder = mkdtempSync(join(tmpdir(), 'toolbench-inspect-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = commandRunner((script) =>
  execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
);

const pathOf = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(pathOf(name), 'utf8');
const readBytes = (name: string) => new Uint8Array(readFileSync(pathOf(name)));

const openssl = (...lines: readonly string[]) => run(...lines.map((line) => `openssl ${line}`));
const sshKeygen = (...lines: readonly string[]) => run(...lines.map((line) => `ssh-keygen ${line}`));

/** Writes a private key as `openssl genpkey` does, in the process of the tests, which has OpenSSL in it. */
const pkcs8Of = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const spkiOf = (key: KeyObject) => new Uint8Array(createPublicKey(key).export({ type: 'spki', format: 'der' }));

async function inspect(input: Text): Promise<readonly InspectedItem[]> {
  const result = await engine.inspect(input, {}, context);
  if (!result.ok) throw new Error(`failed with ${result.code} ${JSON.stringify(result.detail)}`);
  return result.value.items;
}

async function inspectOne(input: Text): Promise<InspectedItem> {
  const items = await inspect(input);
  expect(items).toHaveLength(1);
  return items[0];
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const { privateKey: rsaKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const { privateKey: ecKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { privateKey: ed25519Key } = generateKeyPairSync('ed25519');

describe('keys made by OpenSSL', () => {
  const curve = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).privateKey;

  beforeAll(() => {
    writeFileSync(pathOf('plain.pem'), pkcs8Of(ecKey));
    openssl(
      'pkcs8 -topk8 -in plain.pem -passout pass:x -scrypt -scrypt_N 1024 -outform DER -out scrypt.der',
      'pkcs8 -topk8 -in plain.pem -passout pass:x -v1 PBE-SHA1-3DES -out pbes1.pem',
      'ecparam -name prime256v1 -genkey -out param.pem',
    );
  });

  it.each<[name: string, key: KeyObject, facts: object]>([
    ['RSA', rsaKey, { algorithm: 'RSA', bits: 1024, cautions: ['rsa-short'] }],
    ['P-384', curve('P-384'), { algorithm: 'EC', curve: 'P-384', bits: 384 }],
    ['Ed25519', ed25519Key, { algorithm: 'Ed25519', bits: 256 }],
    ['secp256k1', curve('secp256k1'), { algorithm: 'EC', curve: 'secp256k1', bits: 256 }],
    ['X25519', generateKeyPairSync('x25519').privateKey, { algorithm: 'X25519' }],
    ['Ed448', generateKeyPairSync('ed448').privateKey, { algorithm: 'Ed448', bits: 456 }],
  ])('[KEY-03] reads %s', async (_, made, facts) => {
    expect(await inspectOne(pkcs8Of(made))).toMatchObject({ form: 'pkcs8', key: { ...facts, isPrivate: true } });
    const spki = sha256(spkiOf(made));
    const fingerprints = { spki, pin: Buffer.from(spki, 'hex').toString('base64') };
    const isPublic = { key: { ...facts, isPrivate: false, fingerprints } };
    expect(await inspectOne(spkiOf(made))).toMatchObject({ form: 'spki', ...isPublic });
  });

  it('[KEY-03] computes the public part that a private key leaves out', async () => {
    const whole = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
    const { d } = await webcrypto.subtle.exportKey('jwk', whole.privateKey);
    const spki = new Uint8Array(await webcrypto.subtle.exportKey('spki', whole.publicKey));
    const start = Buffer.from('303102010104 20'.replace(' ', ''), 'hex');
    const curve = Buffer.from('a00a06082a8648ce3d030107', 'hex');
    const sec1 = Buffer.concat([start, Buffer.from(d ?? '', 'base64url'), curve]);
    const { key } = await inspectOne(new Uint8Array(sec1));
    expect(key?.fingerprints.spki).toBe(sha256(spki));
  });

  it('[KEY-03] recognises encrypted private keys and how they are encrypted', async () => {
    const pkcs8 = 'pkcs8-encrypted';
    const pbes2 = ecKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }).toString();
    const legacy = ecKey.export({ type: 'sec1', format: 'pem', cipher: 'aes-128-cbc', passphrase: 'x' }).toString();
    expect(await inspectOne(pbes2)).toMatchObject({ form: pkcs8, encryption: 'PBKDF2, AES-256-CBC' });
    expect(await inspectOne(readBytes('scrypt.der'))).toMatchObject({ form: pkcs8, encryption: 'scrypt, AES-256-CBC' });
    expect(await inspectOne(read('pbes1.pem'))).toMatchObject({ form: pkcs8, encryption: 'PKCS#12 3DES' });
    expect(await inspectOne(legacy)).toMatchObject({ form: 'pem-encrypted', encryption: 'MD5, AES-128-CBC' });
    expect(await engine.convert(pbes2, { format: 'pem', comment: '' }, context)).toMatchObject({
      code: 'nothing-to-convert',
    });
  });

  it('[KEY-03] reads the older forms with the parameters that stand before them', async () => {
    expect(read('param.pem')).toMatch(/^-----BEGIN EC PARAMETERS-----/);
    expect(await inspectOne(read('param.pem'))).toMatchObject({ form: 'sec1', key: { curve: 'P-256' } });
    const older = rsaKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    expect(await inspectOne(older)).toMatchObject({ form: 'pkcs1-private', key: { bits: 1024 } });
    const olderPublic = new Uint8Array(createPublicKey(rsaKey).export({ type: 'pkcs1', format: 'der' }));
    expect(await inspectOne(olderPublic)).toMatchObject({ form: 'pkcs1-public', key: { isPrivate: false } });
  });

  it('[KEY-03] takes keys as they stand in JSON files, indented, and as bare Base64', async () => {
    const pem = pkcs8Of(ed25519Key);
    const body = pem.replace(/-----.*-----|\n/g, '');
    for (const text of [JSON.stringify({ key: pem }), pem.replace(/^/gm, '    '), body, `\ufeff${body}\r\n`])
      expect((await inspectOne(text)).key?.fingerprints.spki).toBe(sha256(spkiOf(ed25519Key)));
  });
});

describe('keys made by ssh-keygen', () => {
  const choices = [
    ['rsa', '-t rsa -b 1024', { algorithm: 'RSA', bits: 1024 }],
    ['ecdsa', '-t ecdsa -b 521', { algorithm: 'EC', curve: 'P-521' }],
    ['ed25519', '-t ed25519', { algorithm: 'Ed25519' }],
  ] as const;
  /** What ssh-keygen says when it makes a key, and the same public key as it writes it for other programs. */
  const said: Record<string, { fingerprint?: string; ssh2: string }> = {};

  beforeAll(() => {
    const printed = sshKeygen(
      ...choices.flatMap(([name, choice]) => [`${choice} -N  -C a␣comment -f ${name}`, `-e -f ${name}.pub`]),
      '-t ed25519 -a 1 -N secret -f locked',
    );
    for (const [index, name] of [...choices.map(([name]) => name), 'locked'].entries())
      said[name] = { fingerprint: /SHA256:\S+/.exec(printed[2 * index])?.[0], ssh2: printed[2 * index + 1] };
  });

  it.each(choices)('[KEY-03] reads %s, private and public', async (name, _, expected) => {
    const { fingerprint, ssh2 } = said[name];
    const key = { ...expected, fingerprints: { ssh: fingerprint } };
    const isPrivate = { ...key, isPrivate: true };
    expect(await inspectOne(read(name))).toMatchObject({
      form: 'openssh-private',
      comment: 'a comment',
      key: isPrivate,
    });
    expect(await inspectOne(read(`${name}.pub`))).toMatchObject({ form: 'openssh-public', comment: 'a comment', key });
    expect(await inspectOne(ssh2)).toMatchObject({ form: 'ssh2-public', key });
    expect(await inspectOne(read(`${name}.pub`).split(' ')[1])).toMatchObject({ form: 'openssh-public', key });
    const converted = await engine.convert(read(name), { format: 'openssh', comment: '' }, context);
    expect(converted.ok && converted.value.files.openssh?.publicKey.text).toBe(read(`${name}.pub`));
  });

  it('[KEY-03] says how a private key is encrypted and still tells its fingerprint', async () => {
    expect(await inspectOne(read('locked'))).toMatchObject({
      form: 'openssh-private',
      encryption: 'bcrypt, aes256-ctr',
      key: { isPrivate: true, fingerprints: { ssh: said.locked.fingerprint } },
    });
  });

  it('[KEY-03] reads each line of authorized_keys and known_hosts, options and hosts before the key', async () => {
    const line = read('ed25519.pub').trim();
    const items = await inspect(`# mine\nno-pty,command="echo hi" ${line}\n\nhost,192.0.2.1 ${line}\n${line}`);
    expect(items.map(({ place }) => place?.line)).toEqual([2, 4, 5]);
    expect(items.map(({ sameKeyAs }) => sameKeyAs)).toEqual([undefined, 0, 0]);
  });

  it('[KEY-03] names key types that it does not read', async () => {
    const blob = Buffer.concat([
      Buffer.from([0, 0, 0, 26]),
      Buffer.from('sk-ssh-ed25519@openssh.com'),
      Buffer.alloc(40),
    ]);
    const { key } = await inspectOne(`sk-ssh-ed25519@openssh.com ${blob.toString('base64')}`);
    expect(key).toMatchObject({ algorithm: 'sk-ssh-ed25519@openssh.com', isPrivate: false });
    expect(key?.fingerprints.ssh).toMatch(/^SHA256:[\w+/]{43}$/);
  });

  it('[KEY-03] reads the public half of a PuTTY file', async () => {
    const [, blob] = read('ed25519.pub').split(' ');
    const head =
      'PuTTY-User-Key-File-3: ssh-ed25519\r\nEncryption: aes256-cbc\r\nComment: my key\r\nPublic-Lines: 2\r\n';
    const rest = 'Key-Derivation: Argon2id\r\nPrivate-Lines: 1\r\nAAAA\r\n';
    const item = await inspectOne(`${head}${blob.slice(0, 64)}\r\n${blob.slice(64)}\r\n${rest}`);
    expect(item).toMatchObject({ form: 'putty', comment: 'my key', encryption: 'Argon2id, aes256-cbc' });
    expect(item.key?.fingerprints.ssh).toBe(said.ed25519.fingerprint);
  });
});

describe('JSON Web Keys', () => {
  it('[KEY-03] reads the example of RFC 7638 and a set', async () => {
    const n =
      '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhM' +
      'stn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5' +
      'hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw';
    const jwk = { kty: 'RSA', n, e: 'AQAB', kid: '2011-04-29' };
    const item = await inspectOne(JSON.stringify(jwk));
    expect(item).toMatchObject({ form: 'jwk', comment: '2011-04-29', key: { bits: 2048, exponent: '65537' } });
    const converted = await engine.convert(JSON.stringify(jwk), { format: 'jwk', comment: '' }, context);
    expect(converted.ok && JSON.parse(converted.value.text).kid).toBe('2011-04-29');
    const pem = createPublicKey((converted.ok && converted.value.files.pem?.publicKey.text) || '');
    expect(pem.asymmetricKeyDetails).toMatchObject({ modulusLength: 2048, publicExponent: 65537n });
    expect(await inspect(JSON.stringify({ keys: [jwk, jwk] }))).toHaveLength(2);
  });

  it('[KEY-03] warns of an exponent that protects nothing', async () => {
    const n = Buffer.alloc(256, 0xab).toString('base64url');
    expect((await inspectOne(JSON.stringify({ kty: 'RSA', n, e: 'AQ' }))).key?.cautions).toEqual(['rsa-exponent']);
    expect((await inspectOne(JSON.stringify({ kty: 'RSA', n, e: 'Aw' }))).key?.cautions).toEqual([]);
  });

  it('[KEY-03] names keys that it does not read', async () => {
    expect((await inspectOne('{"kty":"OKP","crv":"X25519","x":"AA"}')).key).toMatchObject({ curve: 'X25519' });
    expect((await inspectOne('{"kty":"EC","crv":"secp256k1","d":"AA"}')).key).toMatchObject({ isPrivate: true });
  });
});

describe('certificates', () => {
  const subject = '-subj /C=CN/O=工具台/CN=example.com';
  const selfSigned = [
    ['rsa', rsaKey, '-sha1', 'RSA, SHA-1', true],
    ['ed', ed25519Key, '', 'Ed25519', false],
    ['p521', generateKeyPairSync('ec', { namedCurve: 'P-521' }).privateKey, '-sha512', 'ECDSA, SHA-512', false],
  ] as const;
  let leafWithItsText: string;

  beforeAll(() => {
    const names =
      'subjectAltName=DNS:example.com,DNS:*.例子.测试,IP:192.0.2.7,IP:2001:db8::1,email:a@b.c,URI:https://x.y/';
    writeFileSync(
      pathOf('leaf.ext'),
      `${names}\nkeyUsage=critical,digitalSignature,keyEncipherment\nextendedKeyUsage=serverAuth,1.2.3.4\nbasicConstraints=CA:FALSE\ncertificatePolicies=1.2.3\n`,
    );
    writeFileSync(pathOf('ca.key'), pkcs8Of(ecKey));
    writeFileSync(pathOf('leaf.key'), pkcs8Of(rsaKey));
    for (const [name, key] of selfSigned) writeFileSync(pathOf(`self-${name}.key`), pkcs8Of(key));
    [leafWithItsText] = openssl(
      'req -x509 -key ca.key -utf8 -subj /CN=Test␣CA -days 3650 -sha384 -out ca.pem',
      `req -new -key leaf.key -utf8 ${subject} -addext ${names} -out leaf.csr`,
      'x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -set_serial 0x0abc -days 30 -extfile leaf.ext -out leaf.pem',
      'crl2pkcs7 -nocrl -certfile leaf.pem -out chain.p7b',
      'pkcs12 -export -in leaf.pem -inkey leaf.key -passout pass:x -out leaf.p12',
      ...selfSigned.map(
        ([name, , hash]) => `req -x509 -key self-${name}.key -subj /CN=x ${hash}`.trim() + ` -out self-${name}.pem`,
      ),
      'x509 -in leaf.pem -text',
    ).slice(-1);
  });

  it('[KEY-03] reads subject, issuer, validity, names, usage and fingerprints', async () => {
    const node = new X509Certificate(read('leaf.pem'));
    const item = await inspectOne(leafWithItsText);
    expect(item).toMatchObject({ form: 'certificate', key: { algorithm: 'RSA', bits: 1024, isPrivate: false } });
    expect(item.certificate).toMatchObject({
      serial: '0a:bc',
      subject: [
        { type: 'C', value: 'CN' },
        { type: 'O', value: '工具台' },
        { type: 'CN', value: 'example.com' },
      ],
      issuer: [{ type: 'CN', value: 'Test CA' }],
      notBefore: new Date(node.validFrom).toISOString().replace('.000', ''),
      notAfter: new Date(node.validTo).toISOString().replace('.000', ''),
      signature: { algorithm: 'ECDSA, SHA-256', isWeak: false },
      sha256: node.fingerprint256.toLowerCase(),
      sha1: node.fingerprint.toLowerCase(),
    });
    expect(item.certificate?.signature).not.toHaveProperty('bySelf');
    expect(item.certificate?.extensions).toMatchObject({
      alternativeNames: [
        { kind: 'dns', value: 'example.com' },
        { kind: 'dns', value: '*.例子.测试' },
        { kind: 'ip', value: '192.0.2.7' },
        { kind: 'ip', value: '2001:db8::1' },
        { kind: 'email', value: 'a@b.c' },
        { kind: 'uri', value: 'https://x.y/' },
      ],
      keyUsage: ['digitalSignature', 'keyEncipherment'],
      extendedKeyUsage: ['serverAuth', '1.2.3.4'],
      isAuthority: false,
      others: ['certificatePolicies'],
    });
  });

  it('[KEY-03] checks the signature of a self-signed certificate', async () => {
    const { certificate } = await inspectOne(read('ca.pem'));
    expect(certificate).toMatchObject({
      signature: { algorithm: 'ECDSA, SHA-384', bySelf: 'right' },
      extensions: { isAuthority: true },
    });
    expect(certificate?.extensions.subjectKeyId).toBe(certificate?.extensions.authorityKeyId);
    const forged = new Uint8Array(new X509Certificate(read('ca.pem')).raw);
    forged[forged.length - 1] ^= 1;
    expect((await inspectOne(forged)).certificate?.signature.bySelf).toBe('wrong');
  });

  it.each(selfSigned)('[KEY-03] checks a signature by %s', async (name, _key, _hash, signature, isWeak) => {
    const { certificate } = await inspectOne(read(`self-${name}.pem`));
    expect(certificate?.signature).toEqual({ algorithm: signature, isWeak, bySelf: 'right' });
  });

  it('[KEY-03] tells whether it is valid today', async () => {
    const at = async (time: number) => {
      const result = await engine.inspect(exampleCertificate, {}, { ...context, now: () => time });
      return result.ok && result.value.items[0].certificate;
    };
    expect(await at(now)).toMatchObject({ validity: 'current', daysLeft: 2959 });
    expect(await at(Date.UTC(2020, 0))).toMatchObject({ validity: 'future' });
    expect(await at(Date.UTC(2035, 0, 3))).toMatchObject({ validity: 'expired', daysLeft: -2 });
  });

  it('[KEY-03] reads a request and checks that its own key signed it', async () => {
    const { form, request } = await inspectOne(read('leaf.csr'));
    expect(form).toBe('request');
    expect(request).toMatchObject({ signature: { bySelf: 'right' } });
    expect(request?.subject.map(({ type }) => type)).toEqual(['C', 'O', 'CN']);
    expect(request?.extensions.alternativeNames?.[0]).toEqual({ kind: 'dns', value: 'example.com' });
  });

  it('[KEY-03] shows which private key belongs to which certificate', async () => {
    const items = await inspect(read('leaf.pem') + read('ca.pem') + read('leaf.key') + read('leaf.csr'));
    expect(items.map(({ sameKeyAs }) => sameKeyAs)).toEqual([undefined, undefined, 0, 0]);
  });

  it('[KEY-03] sends certificates alone in a container to openssl, and opens the other kind by its passphrase', async () => {
    expect(await engine.inspect(read('chain.p7b'), {}, context)).toMatchObject({ code: 'pkcs7', place: { line: 1 } });
    expect(await inspectOne(readBytes('leaf.p12'))).toMatchObject({ form: 'pkcs12', lock: 'closed' });
  });
});
