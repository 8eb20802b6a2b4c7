import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, webcrypto } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { type WrittenKey, engine } from '../index.ts';
import type { KeyFilePair } from './key-files.ts';
import { commandRunner } from '../test-commands.ts';
import { options } from '../../options.ts';

const context = testContext({ subtle: webcrypto.subtle as unknown as Subtle });
const initial = { ...initialValues(options), comment: '工具 desk@home' };
const folder = mkdtempSync(join(tmpdir(), 'toolbench-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = commandRunner((script) =>
  execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
);

const kinds = [
  ['RSA 1024', { type: 'rsa', rsaBits: 1024 }],
  ['P-256', { type: 'ecdsa', curve: 'P-256' }],
  ['P-384', { type: 'ecdsa', curve: 'P-384' }],
  ['P-521', { type: 'ecdsa', curve: 'P-521' }],
  ['Ed25519', { type: 'ed25519' }],
] as const;

/** Writes a file as the page would download it, readable by its owner alone as SSH wants it. */
function save(name: string, text: string): string {
  writeFileSync(join(folder, name), text, { mode: 0o600 });
  return name;
}

/** The PEM files of a key but for public ones in older forms. */
function pemFilesOf({ files: { pem, pkcs1, sec1 } }: WrittenKey): string[] {
  return [pem?.privateKey, pem?.publicKey, (pkcs1 ?? sec1)?.privateKey].flatMap((file) => file?.text ?? []);
}

/**
 * What the commands print of some keys: openssl all PEM files as it writes them itself, ssh-keygen the public keys that
 * it finds in the private ones, and a line for each public key.
 */
function readByCommands(made: readonly WrittenKey[]) {
  const pairs = made.flatMap(({ files }) => files.openssh ?? []);
  const [stored, listed, ...fromPrivate] = run(
    `openssl storeutl ${save('all.pem', made.flatMap(pemFilesOf).join(''))}`,
    `ssh-keygen -l -f ${save('all.pub', pairs.map(({ publicKey }) => publicKey.text).join(''))}`,
    ...pairs.map(({ privateKey }, index) => `ssh-keygen -y -f ${save(`private-${index}`, privateKey?.text ?? '')}`),
  );
  return { stored: stored.match(/^-----BEGIN[^]*?-----END.*\n/gm), listed: listed.split('\n'), fromPrivate };
}

async function makeKey(chosen: (typeof kinds)[number][1]): Promise<WrittenKey> {
  const result = await engine.generate(undefined, { ...initial, ...chosen }, context);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

let keys: readonly WrittenKey[];
let printed: ReturnType<typeof readByCommands>;
beforeAll(async () => {
  keys = await Promise.all(kinds.map(([, chosen]) => makeKey(chosen)));
  printed = readByCommands(keys);
});

it('[KEY-03] gives PEM files that the openssl command reads, older forms included', () => {
  const written = keys.flatMap(({ files: { pem, pkcs1, sec1 } }) => [
    pem?.privateKey?.text,
    pem?.publicKey.text,
    ...(pkcs1 || sec1 ? [pem?.privateKey?.text] : []),
  ]);
  expect(printed.stored).toEqual(written);
});

// Node's crypto is OpenSSL: what it reads and writes, OpenSSL does.
describe.each(kinds.map(([name], index) => [name, index] as const))('%s', (name, index) => {
  let made: WrittenKey;
  const pairOf = (format: keyof WrittenKey['files']) => made.files[format] as Required<KeyFilePair>;
  const spki = () => createPublicKey(pairOf('pem').publicKey.text).export({ type: 'spki', format: 'der' });
  const publicPemOf = (read: KeyObject) => createPublicKey(read).export({ type: 'spki', format: 'pem' });

  beforeAll(() => {
    made = keys[index];
  });

  it('[KEY-01] gives PEM that OpenSSL reads, the same as OpenSSL writes', () => {
    const read = createPrivateKey(pairOf('pem').privateKey.text);
    expect(publicPemOf(read)).toBe(pairOf('pem').publicKey.text);
    expect(read.export({ type: 'pkcs8', format: 'pem' })).toBe(pairOf('pem').privateKey.text);
  });

  it('[KEY-01] gives the same as Base64 and as DER', () => {
    const der = pairOf('der');
    const read = createPrivateKey({ key: Buffer.from(der.privateKey.bytes ?? []), format: 'der', type: 'pkcs8' });
    expect(publicPemOf(read)).toBe(pairOf('pem').publicKey.text);
    expect(Buffer.from(pairOf('base64').publicKey.text, 'base64').equals(der.publicKey.bytes ?? Buffer.of())).toBe(
      true,
    );
    expect(Buffer.from(pairOf('base64').privateKey.text, 'base64').equals(der.privateKey.bytes ?? Buffer.of())).toBe(
      true,
    );
    expect(Buffer.from(der.publicKey.text.replaceAll('\n', ''), 'hex')).toEqual(spki());
  });

  it('[KEY-01] names the files after the format', () => {
    for (const [format, pair] of Object.entries(made.files))
      expect([pair.publicKey.name, pair.privateKey?.name]).toEqual([`public_key.${format}`, `private_key.${format}`]);
  });

  it('[KEY-03] gives OpenSSH files that ssh-keygen reads, comment included', () => {
    expect(printed.fromPrivate[index]).toBe(pairOf('openssh').publicKey.text);
    const bits = name === 'Ed25519' ? 256 : Number(/\d+$/.exec(name)?.[0]);
    const type = name.startsWith('RSA') ? 'RSA' : name.startsWith('P-') ? 'ECDSA' : 'ED25519';
    expect(printed.listed[index]).toBe(`${bits} ${made.facts.fingerprints.ssh} 工具 desk@home (${type})`);
  });

  it('[KEY-03] gives JSON Web Keys of the same key, named by their thumbprint', () => {
    const jwk = JSON.parse(pairOf('jwk').privateKey.text);
    expect(createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'der' })).toEqual(spki());
    const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
    expect(privateKey.export({ type: 'pkcs8', format: 'pem' })).toBe(pairOf('pem').privateKey.text);
    expect(JSON.parse(pairOf('jwk').publicKey.text)).toEqual(
      Object.fromEntries(Object.entries(jwk).filter(([member]) => !['d', 'p', 'q', 'dp', 'dq', 'qi'].includes(member))),
    );
  });

  it('[KEY-03] gives the older PEM forms where they exist', () => {
    if (name === 'Ed25519') return expect(Object.keys(made.files)).toEqual(['pem', 'base64', 'openssh', 'jwk', 'der']);
    const older = pairOf(name.startsWith('RSA') ? 'pkcs1' : 'sec1');
    expect(publicPemOf(createPrivateKey(older.privateKey.text))).toBe(pairOf('pem').publicKey.text);
    expect(createPublicKey(older.publicKey.text).export({ type: 'spki', format: 'der' })).toEqual(spki());
  });

  it('[KEY-03] tells the fingerprints, the size and the curve', () => {
    const digest = createHash('sha256').update(spki());
    expect(made.facts).toMatchObject({
      isPrivate: true,
      fingerprints: { spki: digest.copy().digest('hex'), pin: digest.digest('base64') },
      cautions: name === 'RSA 1024' ? ['rsa-short'] : [],
      ...(name.startsWith('RSA') ? { bits: Number(name.slice(4)), exponent: '65537' } : {}),
      ...(name.startsWith('P-') ? { curve: name } : {}),
    });
  });

  it('[KEY-03] converts its own files back and forth', async () => {
    for (const [format, { privateKey, publicKey }] of Object.entries(made.files)) {
      const input = privateKey?.bytes ?? privateKey?.text ?? '';
      const again = await engine.convert(input, { format: 'pem', comment: '' }, context);
      expect(again, format).toMatchObject({
        ok: true,
        value: { files: { pem: pairOf('pem'), base64: pairOf('base64') } },
      });
      const half = await engine.convert(publicKey.text, { format: 'pem', comment: '' }, context);
      if (format !== 'der')
        expect(half, format).toMatchObject({ ok: true, value: { text: pairOf('pem').publicKey.text } });
    }
  });
});

describe('choices', () => {
  it.each([
    [
      { type: 'rsa', rsaBits: 1024 },
      { name: 'RSASSA-PKCS1-v1_5', modulusLength: 1024, hash: 'SHA-256' },
    ],
    [{ type: 'rsa' }, { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) }],
    [
      { type: 'rsa', rsaBits: 4096 },
      { modulusLength: 4096, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' },
    ],
    [{ type: 'ecdsa' }, { name: 'ECDSA', namedCurve: 'P-256' }],
    [
      { type: 'ecdsa', curve: 'P-521' },
      { name: 'ECDSA', namedCurve: 'P-521' },
    ],
    [{ type: 'ed25519' }, { name: 'Ed25519' }],
  ] as const)('[KEY-01] asks for %j', async (chosen, expected) => {
    const asked: object[] = [];
    const generateKey = (algorithm: object) => Promise.reject(new Error(String(asked.push(algorithm))));
    const watched = { ...context, subtle: { ...context.subtle, generateKey } };
    await engine.generate(undefined, { ...initial, ...chosen }, watched);
    expect(asked).toMatchObject([expected]);
  });

  it('[KEY-02] reports a failure of the browser as a failed generation, without its words', async () => {
    expect(await engine.generate(undefined, initial, testContext())).toEqual({ ok: false, code: 'generate' });
  });

  it('[KEY-01] says when a format does not fit the key', async () => {
    const result = await engine.generate(undefined, { ...initial, type: 'ed25519', format: 'pkcs1' }, context);
    expect(result).toMatchObject({ ok: false, code: 'format-unfit', detail: { format: 'pkcs1' } });
  });

  it('[KEY-03] keeps a comment on its line', async () => {
    const comment = 'a\nssh-rsa AAAA\u0007 b';
    const result = await engine.generate(
      undefined,
      { ...initial, type: 'ed25519', format: 'openssh', comment },
      context,
    );
    expect(result.ok && result.value.files.openssh?.publicKey.text).toMatch(/ a ssh-rsa AAAA b\n$/);
  });
});
