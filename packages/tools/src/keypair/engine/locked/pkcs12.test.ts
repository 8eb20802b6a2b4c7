import { execFileSync } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { numberBytes } from '../der/byte-arrays.ts';
import {
  contextTag,
  derElement,
  derInteger,
  derObjectIdentifier,
  derOctetString,
  derSequence,
  tags,
} from '../der/der-writer.ts';
import { bagTypes, contentTypes, macDigests } from '../der/object-identifiers.ts';
import { engine } from '../index.ts';
import { commandRunner } from '../test-commands.ts';

const context = testContext({ subtle: webcrypto.subtle as unknown as Subtle });
const folder = mkdtempSync(join(tmpdir(), 'toolbench-pkcs12-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = commandRunner((script) =>
  execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
);
const readBytes = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
const passphrase = '口令 pass,"+🔑';

async function inspect(input: Text, given: string) {
  const result = await engine.inspect(input, { passphrase: given }, context);
  if (!result.ok) throw new Error(`failed with ${result.code} ${JSON.stringify(result.detail)}`);
  return result.value.items;
}

const both = '-export -inkey leaf.key -in leaf.pem -certfile root.pem -name 我的␣leaf';

beforeAll(() => {
  writeFileSync(join(folder, 'word'), `${passphrase}\n${passphrase}\n`);
  const made = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 9';
  run(
    `openssl req -x509 ${made} -subj /CN=root -keyout root.key -out root.pem`,
    `openssl req -x509 ${made} -subj /CN=leaf -CA root.pem -CAkey root.key -keyout leaf.key -out leaf.pem`,
    `openssl pkcs12 ${both} -passout file:word -out usual.p12`,
    `openssl pkcs12 ${both} -passout file:word -macalg sha1 -keypbe aes-192-cbc -certpbe aes-128-cbc -out sha1.p12`,
    `openssl pkcs12 ${both} -passout file:word -macalg sha512 -iter 3 -out sha512.p12`,
    `openssl pkcs12 ${both} -passout file:word -nomac -out nomac.p12`,
    `openssl pkcs12 ${both} -passout file:word -keypbe NONE -certpbe NONE -out open.p12`,
    `openssl pkcs12 ${both} -passout pass: -nomac -keypbe NONE -certpbe NONE -out bare.p12`,
    `openssl pkcs12 ${both} -passout pass: -out empty.p12`,
    `openssl pkcs12 ${both} -passout file:word -legacy -out legacy.p12`,
    `openssl pkcs12 ${both} -passout file:word -certpbe aes-256-cbc -keypbe PBE-SHA1-3DES -out half.p12`,
  );
});

const wholeFile = [
  {
    form: 'certificate',
    comment: '我的 leaf',
    certificate: { subject: [{ type: 'CN', value: 'leaf' }] },
    key: { isPrivate: false },
  },
  { form: 'certificate', certificate: { subject: [{ type: 'CN', value: 'root' }] } },
  { form: 'pkcs8', comment: '我的 leaf', key: { isPrivate: true, curve: 'P-256' }, sameKeyAs: 0 },
];

describe('PKCS#12 files of OpenSSL', () => {
  it.each([
    ['usual', { encryption: 'PBKDF2, AES-256-CBC', lock: 'open' }],
    ['sha1', { lock: 'open' }],
    ['sha512', { encryption: 'PBKDF2, AES-256-CBC', lock: 'open' }],
    ['nomac', { lock: 'open' }],
    ['open', { lock: 'open' }],
  ])('[KEY-03] lists each certificate and key of %s', async (name, about) => {
    expect(await inspect(readBytes(`${name}.p12`), passphrase)).toMatchObject(
      wholeFile.map((item) => ({ ...item, ...about })),
    );
    const [waiting, ...others] = await inspect(readBytes(`${name}.p12`), '');
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ form: 'pkcs12', lock: 'closed' });
    expect(waiting.reason).toBeUndefined();
    expect(await inspect(readBytes(`${name}.p12`), 'guess')).toMatchObject([{ reason: { code: 'wrong-passphrase' } }]);
  });

  it('[KEY-03] gives the private key in other formats', async () => {
    for (const input of [readBytes('usual.p12'), Buffer.from(readBytes('usual.p12')).toString('base64')]) {
      const converted = await engine.convert(input, { format: 'pem', comment: '', passphrase }, context);
      expect(converted.ok && converted.value.files.pem?.privateKey?.text).toBe(
        readFileSync(join(folder, 'leaf.key'), 'utf8'),
      );
      expect(converted).toMatchObject({ value: { changes: { others: 1 } } });
    }
  });

  it('[KEY-03] opens the empty passphrase without asking, and what needs none', async () => {
    expect(await inspect(readBytes('empty.p12'), '')).toMatchObject(
      wholeFile.map((item) => ({ ...item, lock: 'empty' })),
    );
    const bare = await inspect(readBytes('bare.p12'), '');
    expect(bare).toMatchObject(wholeFile);
    expect(bare.map(({ lock }) => lock)).toEqual([undefined, undefined, undefined]);
  });

  it('[KEY-03] names the older encryption, with the command that writes the file anew', async () => {
    const [item, ...others] = await inspect(readBytes('legacy.p12'), '');
    expect(others).toEqual([]);
    const encryption = 'PKCS#12 RC2-40; PKCS#12 3DES';
    expect(item).toMatchObject({ form: 'pkcs12', reason: { code: 'encryption-unread', detail: { encryption } } });
    const [from, to] = String(item.reason?.detail?.command).split(' | ');
    const rewrite = [
      `${from.replace('old.p12', 'legacy.p12')} -passin file:word -out all.pem`,
      `${to} -in all.pem -passout file:word`,
    ];
    run(...rewrite);
    expect(await inspect(readBytes('new.p12'), passphrase)).toMatchObject(wholeFile.map(({ form }) => ({ form })));
  });

  it('[KEY-04] lists what it opens beside what it does not', async () => {
    expect(await inspect(readBytes('half.p12'), passphrase)).toMatchObject([
      ...wholeFile.slice(0, 2),
      { form: 'pkcs8-encrypted', reason: { code: 'encryption-unread', detail: { encryption: 'PKCS#12 3DES' } } },
    ]);
  });

  it('[KEY-03] survives damage to every byte and says what it is', async () => {
    const whole = readBytes('sha512.p12');
    for (let at = 0; at < whole.length; at += 1) {
      const damaged = whole.slice();
      damaged[at] ^= 0x55;
      const result = await engine.inspect(damaged, { passphrase }, context);
      const reasons = result.ok ? result.value.items.map(({ reason }) => reason?.code) : [result.code];
      // The parameters of the MAC's digest are nobody's business, and the MAC does not cover them.
      const isHarmless = at > whole.length - 120 && reasons.every((reason) => reason === undefined);
      if (!isHarmless) expect(reasons, `byte ${at}`).toEqual([expect.any(String)]);
    }
  });

  it('[KEY-03] says of every cut file that it is cut', async () => {
    const whole = readBytes('sha512.p12');
    for (let end = 1; end < whole.length; end += 1)
      expect((await engine.inspect(whole.slice(0, end), { passphrase }, context)).ok, `cut at ${end}`).toBe(false);
  });
});

/** Lengths left open and octet strings in pieces, as some programs write them. */
function asBer(der: Uint8Array): Uint8Array {
  const octets = der[1] > 0x80 ? der[1] & 0x7f : 0;
  const content = der.subarray(2 + octets);
  if (der[0] === tags.octetString && content.length > 200) {
    const pieces = [content.subarray(0, 100), content.subarray(100)].map(derOctetString);
    return Uint8Array.from([0x24, 0x80, ...pieces.flatMap((piece) => [...piece]), 0, 0]);
  }
  if (!(der[0] & 0x20)) return der;
  const parts: number[] = [];
  for (let at = 0; at < content.length;) {
    const more = content[at + 1] > 0x80 ? content[at + 1] & 0x7f : 0;
    const length =
      more === 0
        ? content[at + 1]
        : content.subarray(at + 2, at + 2 + more).reduce((sum, octet) => sum * 256 + octet, 0);
    parts.push(...asBer(content.subarray(at, at + 2 + more + length)));
    at += 2 + more + length;
  }
  return Uint8Array.from([der[0], 0x80, ...parts, 0, 0]);
}

describe('other PKCS#12 files', () => {
  const oid = derObjectIdentifier;
  const context0 = (content: Uint8Array) => derElement(contextTag(0), content);
  const version = derInteger(Uint8Array.of(3));
  const dataOf = (...bags: Uint8Array[]) =>
    derSequence(oid(contentTypes.data), context0(derOctetString(derSequence(...bags))));
  const fileOf = (safes: Uint8Array, ...mac: Uint8Array[]) => derSequence(version, safes, ...mac);

  it('[KEY-03] reads BER, with lengths left open and octets in pieces', async () => {
    const ber = asBer(readBytes('usual.p12'));
    writeFileSync(join(folder, 'ber.p12'), ber);
    expect(run('openssl pkcs12 -in ber.p12 -passin file:word -noenc')[0]).toContain('BEGIN PRIVATE KEY');
    expect(await inspect(ber, passphrase)).toMatchObject(wholeFile);
    for (let end = 1; end < ber.length; end += 7)
      expect((await engine.inspect(ber.slice(0, end), { passphrase }, context)).ok, `cut at ${end}`).toBe(false);
  });

  it('[KEY-03] stops at nesting that no file has', async () => {
    const deep = Uint8Array.from({ length: 200_000 }, (_, index) => (index % 2 === 0 ? 0x30 : 0x80));
    expect((await engine.inspect(deep, {}, context)).ok).toBe(false);
  });

  it('[KEY-04] lists a file with nothing in it as such', async () => {
    expect(await inspect(fileOf(dataOf()), '')).toMatchObject([{ form: 'pkcs12', isConvertible: false }]);
  });

  it('[KEY-04] names parts that are neither certificates nor keys', async () => {
    const crl = derSequence(oid(bagTypes.crl), context0(derSequence()));
    const strange = derSequence(oid('1.2.3.4'), context0(derSequence()));
    const nested = derSequence(oid(bagTypes.safe), context0(derSequence(strange)));
    expect(await inspect(fileOf(dataOf(dataOf(crl, nested))), '')).toMatchObject([
      { form: 'unread', reason: { code: 'bag-unread', detail: { name: 'CRL' } } },
      { form: 'unread', reason: { code: 'bag-unread', detail: { name: '1.2.3.4' } } },
    ]);
  });

  it('[KEY-03] refuses too many rounds of the MAC at once, and names a MAC that it does not check', async () => {
    const macOf = (id: string, rounds: number) =>
      derSequence(
        derSequence(derSequence(oid(id)), derOctetString(new Uint8Array(32))),
        derOctetString(new Uint8Array(8)),
        derInteger(numberBytes(BigInt(rounds))),
      );
    const [, sha256] = Object.keys(macDigests);
    const tooMany = fileOf(dataOf(), macOf(sha256, limits.keypair.derivationRounds + 1));
    expect(await inspect(tooMany, 'x')).toMatchObject([{ reason: { code: 'too-many-rounds' } }]);
    const pbmac1 = Object.keys(macDigests).find((id) => macDigests[id] === 'PBMAC1') ?? '';
    expect(await inspect(fileOf(dataOf(), macOf(pbmac1, 1)), 'x')).toMatchObject([
      { reason: { code: 'encryption-unread', detail: { encryption: 'PBMAC1' } } },
    ]);
  });
});
