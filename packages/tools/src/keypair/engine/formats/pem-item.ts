import { type Result, fail, ok } from '@toolbench/kit/result.ts';
import { readDerItem } from '../der/der-item.ts';
import { readLegacyKey } from '../locked/encrypted-key.ts';
import { opensshMagic } from './openssh.ts';
import type { PemBlock } from './pem.ts';
import type { DerForm, ReadCode, ReadItem } from '../read-item.ts';
import { type SshPrivate, readOpensshPrivate, readSshBlob } from './ssh-key-reader.ts';

const derForms: Readonly<Record<string, DerForm>> = {
  'PUBLIC KEY': 'spki',
  'PRIVATE KEY': 'pkcs8',
  'ENCRYPTED PRIVATE KEY': 'pkcs8-encrypted',
  'RSA PUBLIC KEY': 'pkcs1-public',
  'RSA PRIVATE KEY': 'pkcs1-private',
  'EC PRIVATE KEY': 'sec1',
  'DSA PRIVATE KEY': 'dsa-private',
  PKCS12: 'pkcs12',
  CERTIFICATE: 'certificate',
  'X509 CERTIFICATE': 'certificate',
  'TRUSTED CERTIFICATE': 'certificate',
  'CERTIFICATE REQUEST': 'request',
  'NEW CERTIFICATE REQUEST': 'request',
};

const unread: Readonly<Record<string, ReadCode>> = {
  PKCS7: 'pkcs7',
  CMS: 'pkcs7',
  'PGP PUBLIC KEY BLOCK': 'pgp',
  'PGP PRIVATE KEY BLOCK': 'pgp',
  'PGP MESSAGE': 'pgp',
};

/** Blocks that stand beside a key and say nothing that the key does not say. */
export function isParameters(label: string): boolean {
  return label === 'EC PARAMETERS' || label === 'DSA PARAMETERS';
}

/** Reads what a block between BEGIN and END lines holds. */
export function readPemItem(block: PemBlock): Result<ReadItem, ReadCode> {
  const { label, headers, bytes } = block;
  if (label === 'OPENSSH PRIVATE KEY') return readOpenssh(bytes);
  if (label === 'SSH2 PUBLIC KEY') return readSsh2(block);
  const form = derForms[label];
  if (headers.get('Proc-Type')?.includes('ENCRYPTED')) {
    return ok(readLegacyKey(bytes, headers.get('DEK-Info') ?? '', form));
  }
  return form ? readDerItem(bytes, form) : fail(unread[label] ?? 'pem-label', { label });
}

/** The item that an SSH private key file makes. */
export function sshPrivateItem(form: 'openssh-private' | 'putty', read: SshPrivate): ReadItem {
  const encryption = [read.derivation, read.cipher].filter((part) => part !== undefined).join(', ');
  const { key, blob, comment } = read;
  return { form, key, encodings: { sshBlob: blob }, comment, ...(read.cipher !== undefined && { encryption }) };
}

function readOpenssh(bytes: Uint8Array): Result<ReadItem, ReadCode> {
  const magic = new TextEncoder().encode(opensshMagic);
  const hasMagic = magic.every((byte, index) => bytes[index] === byte);
  const read = hasMagic ? readOpensshPrivate(bytes, magic.length) : undefined;
  return read ? ok(sshPrivateItem('openssh-private', read)) : fail('ssh-damaged');
}

function readSsh2({ bytes, headers }: PemBlock): Result<ReadItem, ReadCode> {
  const read = readSshBlob(bytes);
  if (!read) return fail('ssh-damaged');
  const comment = headers.get('Comment')?.replace(/^"(.*)"$/, '$1');
  return ok({ form: 'ssh2-public', key: read.key, encodings: { sshBlob: read.blob }, comment });
}
