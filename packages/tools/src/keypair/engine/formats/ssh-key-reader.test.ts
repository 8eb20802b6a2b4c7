import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { keyOfJwk } from './jwk.ts';
import { type Key, isKey } from '../key.ts';
import { opensshMagic, opensshPrivateText, sshBlobOf } from './openssh.ts';
import { readOpensshPrivate, readSshBlob } from './ssh-key-reader.ts';
import { sshMpint, sshString, sshUint32 } from './ssh-wire.ts';

const check = Uint8Array.of(1, 2, 3, 4);

function keyFrom(jwk: object): Key {
  const key = keyOfJwk(jwk as Record<string, unknown>);
  if (!key.ok || !isKey(key.value)) throw new Error('no key');
  return key.value;
}

const keys: readonly (readonly [string, Key])[] = [
  ['RSA', keyFrom(generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey.export({ format: 'jwk' }))],
  ['P-256', keyFrom(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }))],
  ['P-521', keyFrom(generateKeyPairSync('ec', { namedCurve: 'P-521' }).privateKey.export({ format: 'jwk' }))],
  ['Ed25519', keyFrom(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }))],
];

function fileOf(key: Key, comment = 'me'): Uint8Array {
  const body = (opensshPrivateText(key, comment, check) ?? '').replace(/-----.*-----/g, '');
  const decoded = decodeBase64(body);
  return decoded.badAt === undefined ? decoded.bytes : new Uint8Array();
}

const readFile = (file: Uint8Array) => readOpensshPrivate(file, opensshMagic.length);

describe.each(keys)('%s', (_, key) => {
  it('[KEY-03] reads back the public and the private key that it wrote', () => {
    expect(readSshBlob(sshBlobOf(key))?.key).toEqual({ ...key, secret: undefined });
    expect(readFile(fileOf(key, '注释'))).toMatchObject({ key, comment: '注释' });
  });

  it('[KEY-03] refuses every truncated file, and never throws at a changed byte', () => {
    const file = fileOf(key);
    const places = [...file.keys()];
    expect(places.slice(opensshMagic.length).filter((length) => readFile(file.slice(0, length)))).toEqual([]);
    const throwing = places.filter((at) => {
      const changed = file.slice();
      changed[at] ^= 0xff;
      try {
        readFile(changed);
        return false;
      } catch {
        return true;
      }
    });
    expect(throwing).toEqual([]);
  });
});

describe('other files', () => {
  const blobOf = (type: string, ...fields: Uint8Array[]) =>
    Uint8Array.from([sshString(type), ...fields].flatMap((field) => [...field]));

  it.each([
    ['an empty blob', new Uint8Array()],
    ['a name without a key', blobOf('ssh-rsa')],
    ['an Ed25519 key of 31 bytes', blobOf('ssh-ed25519', sshString(new Uint8Array(31)))],
    ['a compressed point', blobOf('ecdsa-sha2-nistp256', sshString('nistp256'), sshString(new Uint8Array(33).fill(2)))],
    ['a name that is none', blobOf('ssh\u0000rsa')],
    ['a length of 4 GB', Uint8Array.of(255, 255, 255, 255, 1)],
  ])('[KEY-03] refuses %s', (_, blob) => {
    expect(readSshBlob(blob)).toBeUndefined();
  });

  it.each(['ssh-dss', 'ssh-ed25519-cert-v01@openssh.com', 'sk-ecdsa-sha2-nistp256@openssh.com'])(
    '[KEY-03] names %s',
    (type) => {
      expect(readSshBlob(blobOf(type, sshUint32(0)))?.key).toEqual({
        kind: 'other',
        algorithm: type,
        isPrivate: false,
      });
    },
  );

  it('[KEY-03] names the private key of a type that it does not read', () => {
    const shown = blobOf('ssh-dss', sshUint32(0));
    const section = Uint8Array.from([...check, ...check, ...shown, ...sshString('me')]);
    const head = [
      ...new TextEncoder().encode(opensshMagic),
      ...sshString('none'),
      ...sshString('none'),
      ...sshString(''),
    ];
    const file = Uint8Array.from([...head, ...sshUint32(1), ...sshString(shown), ...sshString(section)]);
    expect(readFile(file)?.key).toEqual({ kind: 'other', algorithm: 'ssh-dss', isPrivate: true });
    file[file.length - section.length] ^= 1;
    expect(readFile(file)).toBeUndefined();
  });

  it.each([
    ['', '00000000'],
    ['00', '00000000'],
    ['7f', '000000017f'],
    ['80', '000000020080'],
    ['0009a378f9b2e332a7', '0000000809a378f9b2e332a7'],
  ])('[KEY-03] writes the number 0x%s as RFC 4251, section 5, does', (number, mpint) => {
    expect(Buffer.from(sshMpint(Buffer.from(number, 'hex'))).toString('hex')).toBe(mpint);
  });
});
