import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from '../index.ts';
import { exampleCertificate } from '../../examples.ts';
import { readKeyFiles } from './read-key-files.ts';
import { keypair } from '../../tool.ts';

const pem = (label: string, body: string) => `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----\n`;
const { privateKey: ecPrivate } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ecPem = ecPrivate.export({ type: 'pkcs8', format: 'pem' }).toString();
const ecDer = new Uint8Array(ecPrivate.export({ type: 'pkcs8', format: 'der' }));

describe('hostile input', () => {
  it.each<[string, string | Uint8Array, object]>([
    ['nothing', '', { code: 'empty' }],
    ['blanks', ' \r\n\t', { code: 'empty' }],
    ['a byte-order mark', '\ufeff', { code: 'empty' }],
    ['too much', 'A'.repeat(300_000), { code: 'too-large', detail: { limit: 256 } }],
    ['too much binary', new Uint8Array(50_000_000), { code: 'too-large' }],
    ['prose', 'hello, world', { code: 'unrecognised' }],
    ['Base64 of something else', 'aGVsbG8=', { code: 'unrecognised' }],
    ['Chinese', '你好，世界', { code: 'unrecognised' }],
    ['markup', '<script>alert(1)</script>', { code: 'unrecognised' }],
    ['a lone surrogate', '\ud800', { code: 'unrecognised' }],
    ['a right-to-left mark', '\u202eAAAA', { code: 'unrecognised' }],
    ['binary', Uint8Array.from({ length: 999 }, (_, index) => (index * 37) & 255), { code: 'unrecognised' }],
    ['invalid UTF-8', Uint8Array.of(0xff, 0xfe, 0x80, 0x30), { code: 'unrecognised' }],
    ['only a beginning', '\n-----BEGIN PRIVATE KEY-----\nMII', { code: 'pem-end', place: { line: 2, column: 1 } }],
    ['only an end', 'MII\n-----END PRIVATE KEY-----', { code: 'pem-begin', place: { line: 2, column: 1 } }],
    ['two labels', ecPem.replace('END PRIVATE', 'END PUBLIC'), { code: 'pem-end', detail: { label: 'PRIVATE KEY' } }],
    ['a character too many', ecPem.replace('\nMI', '\nM*I'), { code: 'pem-base64', place: { line: 2, column: 2 } }],
    ['an unknown label', pem('SECRET', 'AAAA'), { code: 'pem-label', detail: { label: 'SECRET' } }],
    ['only parameters', pem('EC PARAMETERS', 'AAAA'), { code: 'pem-label' }],
    ['PGP', pem('PGP PUBLIC KEY BLOCK', 'AAAA'), { code: 'pgp' }],
    ['an empty block', pem('PRIVATE KEY', ''), { code: 'der-short', detail: { offset: 0 }, place: { line: 1 } }],
    ['the wrong label', ecPem.replaceAll('PRIVATE', 'PUBLIC'), { code: 'der-tag', place: { line: 1, column: 1 } }],
    ['joined DER', Uint8Array.of(...ecDer, 0), { code: 'der-extra', detail: { offset: ecDer.length } }],
    ['an OpenSSH key without its magic', pem('OPENSSH PRIVATE KEY', 'AAAA'), { code: 'ssh-damaged' }],
    ['a broken SSH line', '\nssh-rsa AAAAB3NzaC1yc2EAAAAD', { code: 'ssh-damaged', place: { line: 2, column: 1 } }],
    ['a broken PuTTY file', 'PuTTY-User-Key-File-3: ssh-rsa\nPublic-Lines: 9', { code: 'putty-damaged' }],
    ['a PuTTY file with a bad count', 'PuTTY-User-Key-File-2: x\nPublic-Lines: 1e9\n', { code: 'putty-damaged' }],
    ['JSON cut off', '{"kty":"RSA"', { code: 'json' }],
    ['JSON of another kind', '{"a":1}', { code: 'jwk-type' }],
    ['a list of numbers', '[1]', { code: 'jwk-type' }],
    ['an empty list', '[]', { code: 'jwk-type' }],
    ['a symmetric JWK', '{"kty":"oct","k":"AAAA"}', { code: 'jwk-symmetric' }],
    ['a JWK without a member', '{"kty":"RSA","n":"AAAA"}', { code: 'jwk-member', detail: { member: 'e' } }],
    ['a JWK with a wrong member', '{"kty":"OKP","crv":"Ed25519","x":"AA"}', { code: 'jwk-member' }],
    [
      'a JWK with a long coordinate',
      `{"kty":"EC","crv":"P-256","x":"${'_'.repeat(80)}","y":"AA"}`,
      { code: 'jwk-member' },
    ],
    ['deep JSON', '['.repeat(100_000), { code: 'json' }],
    ['deep closed JSON', '['.repeat(100_000) + ']'.repeat(100_000), { code: 'jwk-type' }],
    ['deep DER', Uint8Array.from({ length: 200_000 }, (_, index) => (index % 2 === 0 ? 0x30 : 0x80)), { ok: false }],
    ['many beginnings', '-----BEGIN X-----\n'.repeat(10_000), { code: 'pem-end' }],
    ['many SSH lines', 'ssh-ed25519 AAAA\n'.repeat(10_000), { code: 'ssh-damaged' }],
    ['one long line of blanks', `ssh-rsa${' '.repeat(200_000)}`, { code: 'unrecognised' }],
    ['more keys than anyone reads', exampleCertificate.repeat(100), { ok: true }],
  ])('[KEY-03] answers %s with a result or a reason', (_, input, expected) => {
    expect(readKeyFiles(input)).toMatchObject(expected);
  });

  it.each([
    ['beginnings', '-----BEGIN X-----\n', 'pem-end'],
    ['blocks of no Base64', '-----BEGIN X-----\n!\n-----END X-----\n', 'pem-base64'],
  ])('[KEY-03] knows the places of thousands of broken %s', (_, block, code) => {
    const input = block.repeat(Math.floor(250_000 / block.length));
    expect(readKeyFiles(input)).toMatchObject({ code, place: { line: expect.any(Number) as number } });
  });

  it('[KEY-03] stops at 500 keys', () => {
    const key = '{"kty":"OKP","crv":"X25519"}';
    expect(readKeyFiles(`[${Array(501).fill(key).join()}]`)).toMatchObject({
      code: 'too-many',
      detail: { limit: 500 },
    });
    expect(readKeyFiles(`[${Array(500).fill(key).join()}]`).ok).toBe(true);
  });

  it('[KEY-03] survives every truncation and a change of every byte', () => {
    const next = seeded(20261121);
    const certificate = new Uint8Array(Buffer.from(exampleCertificate.replace(/-----.*-----|\n/g, ''), 'base64'));
    const outcomes = new Set<string>();
    for (const whole of [ecDer, certificate]) {
      for (let at = 0; at < whole.length; at += 1) {
        outcomes.add(outcomeOf(whole.slice(0, at)));
        const changed = whole.slice();
        changed[at] ^= 1 + (next() % 255);
        outcomes.add(outcomeOf(changed));
      }
    }
    for (const code of ['ok', 'der-short', 'der-tag', 'der-value', 'unrecognised']) expect(outcomes).toContain(code);
  });
});

it('[KEY-03] no failure tells anything of a private key', async () => {
  const body = ecPem.split('\n').slice(1, -2).join('');
  const jwk = JSON.stringify({ kty: 'RSA', n: 'AQAB', e: 'AQAB', d: body });
  const damaged = [
    ecPem.replace('\nMI', '\nM*I'),
    ecPem.slice(0, -10),
    ecPem.replace('\nMIGH', '\nMIGI'),
    body.slice(4),
    jwk,
  ];
  for (const input of damaged) {
    const told = JSON.stringify(await engine.inspect(input, {}, testContext()));
    expect(told).toContain('"ok":false');
    const pieces = Array.from({ length: body.length - 11 }, (_, index) => body.slice(index + 4, index + 12));
    expect(pieces.filter((piece) => told.includes(piece))).toEqual([]);
  }
});

it('[KEY-03] says when the browser offers no cryptography', async () => {
  expect(await engine.inspect(exampleCertificate, {}, testContext())).toMatchObject({ code: 'no-cryptography' });
  const options = { format: 'pem', comment: '' } as const;
  expect(await engine.convert(exampleCertificate, options, testContext())).toMatchObject({ code: 'no-cryptography' });
});

it.each([
  [ecPem, 1],
  [exampleCertificate, 1],
  ['PuTTY-User-Key-File-3: ssh-rsa', 1],
  ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5', 0.95],
  ['{ "kty": "RSA" }', 0.9],
  ['{"a":{"kty":1}}', 0],
  ['hello', 0],
  ['', 0],
])('[KEY-03] takes %.30j for a key with certainty %d', (sample, certainty) => {
  expect(keypair.recognise?.(sample)).toBe(certainty);
});

function outcomeOf(bytes: Uint8Array): string {
  const result = readKeyFiles(bytes);
  return result.ok ? 'ok' : result.code;
}

/** Numerical Recipes' linear congruential generator. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8;
}
