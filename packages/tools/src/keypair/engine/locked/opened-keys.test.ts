import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { numberBytes } from '../der/byte-arrays.ts';
import { derInteger, derNull, derObjectIdentifier, derOctetString, derSequence } from '../der/der-writer.ts';
import { aesCbcKeyBytes, pbes2, pbkdf2, pbkdf2Hashes } from '../der/object-identifiers.ts';
import { engine } from '../index.ts';
import type { InspectedItem } from '../inspect-item.ts';
import { commandRunner } from '../test-commands.ts';

const context = testContext({ subtle: webcrypto.subtle as unknown as Subtle });
const folder = mkdtempSync(join(tmpdir(), 'toolbench-locked-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = commandRunner((script) =>
  execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
);

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const ciphers = ['aes-128-cbc', 'aes-192-cbc', 'aes-256-cbc'] as const;
const prfs = ['hmacWithSHA1', 'hmacWithSHA256', 'hmacWithSHA384', 'hmacWithSHA512'] as const;
const passphrase = '口令 pass,"+🔑';

const { privateKey: rsaKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const { privateKey: ecKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { privateKey: ed25519Key } = generateKeyPairSync('ed25519');
const plainPem = ecKey.export({ type: 'pkcs8', format: 'pem' }).toString();

async function inspectOne(input: Text, given = passphrase): Promise<InspectedItem> {
  const result = await engine.inspect(input, { passphrase: given }, context);
  if (!result.ok) throw new Error(`failed with ${result.code} ${JSON.stringify(result.detail)}`);
  expect(result.value.items).toHaveLength(1);
  return result.value.items[0];
}

const convert = (input: Text, given: string) =>
  engine.convert(input, { format: 'pem', comment: '', passphrase: given }, context);
const spkiPrint = async (pem: string) => (await inspectOne(pem, '')).key?.fingerprints.spki;

beforeAll(() => {
  writeFileSync(join(folder, 'plain.pem'), plainPem);
  writeFileSync(join(folder, 'rsa.pem'), rsaKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  // OpenSSL reads the second line for what it writes where both come from one file.
  writeFileSync(join(folder, 'word'), `${passphrase}\n${passphrase}\n`);
  run(
    ...ciphers.map(
      (cipher) => `openssl pkcs8 -topk8 -in plain.pem -passout file:word -v2 ${cipher} -out ${cipher}.pem`,
    ),
    ...prfs.map((prf) => `openssl pkcs8 -topk8 -in plain.pem -passout file:word -v2prf ${prf} -iter 3 -out ${prf}.pem`),
    'openssl pkcs8 -topk8 -in plain.pem -passout pass: -out empty.pem',
    'openssl pkcs8 -topk8 -in plain.pem -passout pass:x -v1 PBE-SHA1-3DES -out 3des.pem',
    'openssl rsa -traditional -in rsa.pem -des3 -passout file:word -out legacy-des3.pem',
    ...ciphers.map(
      (cipher) => `openssl rsa -traditional -in rsa.pem -${cipher} -passout file:word -out old-${cipher}.pem`,
    ),
    `openssl ec -in plain.pem -aes-128-cbc -passout file:word -out old-ec.pem`,
  );
});

describe('keys that OpenSSL encrypted', () => {
  it.each([...ciphers, ...prfs])('[KEY-03] opens PKCS#8 by PBES2 with %s', async (name) => {
    const item = await inspectOne(read(`${name}.pem`));
    expect(item).toMatchObject({ form: 'pkcs8', lock: 'open', encryption: expect.stringMatching(/^PBKDF2, AES-/) });
    expect(item.key).toMatchObject({
      isPrivate: true,
      curve: 'P-256',
      fingerprints: { spki: await spkiPrint(plainPem) },
    });
    const converted = await convert(read(`${name}.pem`), passphrase);
    expect(converted.ok && converted.value.files.pem?.privateKey?.text).toBe(plainPem);
  });

  it.each([...ciphers.map((cipher) => `old-${cipher}`), 'old-ec'])(
    '[KEY-03] opens the older PEM of %s',
    async (name) => {
      expect(read(`${name}.pem`)).toContain('Proc-Type: 4,ENCRYPTED');
      const form = name === 'old-ec' ? 'sec1' : 'pkcs1-private';
      const source = name === 'old-ec' ? 'plain.pem' : 'rsa.pem';
      expect(await inspectOne(read(`${name}.pem`))).toMatchObject({
        form,
        lock: 'open',
        key: { isPrivate: true, fingerprints: { spki: await spkiPrint(read(source)) } },
      });
    },
  );

  it('[KEY-03] opens keys of Ed25519 and RSA as any other', async () => {
    for (const key of [rsaKey, ed25519Key]) {
      const locked = key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }).toString();
      const converted = await convert(locked, passphrase);
      const plain = key.export({ type: 'pkcs8', format: 'pem' }).toString();
      expect(converted.ok && converted.value.files.pem?.privateKey?.text).toBe(plain);
    }
  });

  it('[KEY-03] says that a passphrase is missing or wrong, and says it apart', async () => {
    for (const name of ['aes-128-cbc', 'old-aes-256-cbc']) {
      const pem = read(`${name}.pem`);
      const waiting = await inspectOne(pem, '');
      expect(waiting.lock).toBe('closed');
      expect(waiting.reason).toBeUndefined();
      const wrong = await inspectOne(pem, 'guess');
      expect(wrong).toMatchObject({ lock: 'closed', reason: { code: 'wrong-passphrase', place: { line: 1 } } });
      expect(JSON.stringify(wrong)).not.toContain('guess');
      expect(await convert(pem, '')).toMatchObject({ code: 'nothing-to-convert' });
      expect(await convert(pem, 'guess')).toMatchObject({ code: 'wrong-passphrase' });
    }
  });

  it('[KEY-03] never takes another passphrase for the right one, however the padding falls', async () => {
    const pem = read('hmacWithSHA1.pem');
    for (let guess = 0; guess < 520; guess += 1)
      expect(await inspectOne(pem, `guess ${guess}`)).toMatchObject({ reason: { code: 'wrong-passphrase' } });
  });

  it('[KEY-03] opens by the empty passphrase without being asked, and warns of it', async () => {
    expect(await inspectOne(read('empty.pem'), '')).toMatchObject({ form: 'pkcs8', lock: 'empty' });
  });

  it('[KEY-03] names the encryption that it does not open, with the command that writes the file anew', async () => {
    expect(await inspectOne(read('3des.pem'), 'x')).toMatchObject({
      form: 'pkcs8-encrypted',
      reason: { code: 'encryption-unread', detail: { encryption: 'PKCS#12 3DES' } },
    });
    const older = await inspectOne(read('legacy-des3.pem'));
    expect(older).toMatchObject({ form: 'pem-encrypted', reason: { detail: { encryption: 'MD5, DES-EDE3-CBC' } } });
    const command = String(older.reason?.detail?.command).replaceAll('old.pem', 'legacy-des3.pem');
    run(`${command} -passin file:word -passout file:word`);
    expect(await inspectOne(read('new.pem'))).toMatchObject({ form: 'pkcs8', lock: 'open' });
  });

  it('[KEY-03] tells how an OpenSSH key becomes one that is read', async () => {
    run('ssh-keygen -q -t ed25519 -a 1 -N secret -f id_key');
    const { form, key, reason } = await inspectOne(read('id_key'), 'secret');
    expect({ form, reason }).toMatchObject({ form: 'openssh-private', reason: { code: 'encryption-unread' } });
    const [copy, open] = String(reason?.detail?.command).split(' && ');
    run(copy, `${open.replace('""', '')} -P secret`);
    expect(await inspectOne(read('id_open'), '')).toMatchObject({ form: 'openssh-private', key });
  });

  it('[KEY-04] opens what the passphrase fits, and says of the others why not', async () => {
    const other = ed25519Key
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'y' })
      .toString();
    const text = `${read('aes-256-cbc.pem')}${other}${plainPem}`;
    const result = await engine.inspect(text, { passphrase }, context);
    expect(result.ok && result.value.items).toMatchObject([
      { form: 'pkcs8', place: { line: 1 } },
      { form: 'pkcs8-encrypted', reason: { code: 'wrong-passphrase' } },
      { form: 'pkcs8', sameKeyAs: 0 },
    ]);
    expect(await convert(text, passphrase)).toMatchObject({ ok: true, value: { changes: { others: 1 } } });
  });
});

describe('hostile and damaged keys', () => {
  const oid = derObjectIdentifier;
  const count = (value: number) => derInteger(numberBytes(BigInt(value)));
  /** An EncryptedPrivateKeyInfo whose derivation takes this many rounds. */
  function lockedBy(rounds: Uint8Array) {
    const prf = derSequence(oid(Object.keys(pbkdf2Hashes)[1]), derNull());
    const derivation = derSequence(oid(pbkdf2), derSequence(derOctetString(new Uint8Array(8)), rounds, prf));
    const cipher = derSequence(oid(Object.keys(aesCbcKeyBytes)[2]), derOctetString(new Uint8Array(16)));
    return derSequence(derSequence(oid(pbes2), derSequence(derivation, cipher)), derOctetString(new Uint8Array(64)));
  }

  it.each([
    ['one more than the limit', count(limits.keypair.derivationRounds + 1)],
    ['four thousand million', count(0xffff_ffff)],
    ['more than any machine counts', derInteger(new Uint8Array(2000).fill(0xff))],
  ])('[KEY-03] refuses %s rounds at once and names the limit', async (_, rounds) => {
    for (const given of ['', 'x']) {
      expect(await inspectOne(lockedBy(rounds), given)).toMatchObject({
        reason: { code: 'too-many-rounds', detail: { limit: limits.keypair.derivationRounds } },
      });
    }
  });

  it('[KEY-03] counts the rounds of all keys of a text together', async () => {
    const { derivationRounds } = limits.keypair;
    const texts = [3, derivationRounds - 2, 4].map((rounds) => {
      const body = Buffer.from(lockedBy(count(rounds))).toString('base64');
      return `-----BEGIN ENCRYPTED PRIVATE KEY-----\n${body}\n-----END ENCRYPTED PRIVATE KEY-----\n`;
    });
    const result = await engine.inspect(texts.join(''), { passphrase: 'x' }, context);
    const codes = result.ok && result.value.items.map(({ reason }) => reason?.code);
    expect(codes).toEqual(['wrong-passphrase', 'too-many-rounds', 'wrong-passphrase']);
  });

  it('[KEY-03] refuses no rounds at all', async () => {
    const none = await engine.inspect(lockedBy(count(0)), { passphrase: 'x' }, context);
    expect(none).toMatchObject({ code: 'der-value' });
  });

  it('[KEY-03] survives damage to every byte', async () => {
    const der = new Uint8Array(ecKey.export({ type: 'pkcs8', format: 'der', cipher: 'aes-256-cbc', passphrase: 'x' }));
    for (let at = 0; at < der.length; at += 1) {
      const damaged = der.slice();
      damaged[at] ^= 0x55;
      const result = await engine.inspect(damaged, { passphrase: 'x' }, context);
      const cut = await engine.inspect(der.slice(0, at), { passphrase: 'x' }, context);
      expect(cut.ok).toBe(false);
      const [item] = result.ok ? result.value.items : [];
      if (item?.key) expect(item.lock).toBe('open');
      else expect(result.ok ? item?.reason?.code : result.code).toBeTypeOf('string');
    }
  });

  it('[KEY-03] passes over older PEM with a broken DEK-Info line', async () => {
    for (const line of [
      '',
      'DEK-Info: AES-128-CBC',
      'DEK-Info: AES-128-CBC,00',
      'DEK-Info: ,',
      'DEK-Info: constructor,00',
    ]) {
      const text = `-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n${line}\n\nAAAA\n-----END RSA PRIVATE KEY-----\n`;
      expect(await inspectOne(text)).toMatchObject({ form: 'pem-encrypted', reason: { code: 'encryption-unread' } });
    }
  });
});
