import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface HostKey {
  /** In OpenSSH's private key format. */
  readonly privateKey: string;
  /** `ssh-ed25519 AAAA…` */
  readonly publicKey: string;
}

const fileName = 'sftp-host-key';
const keyType = 'ssh-ed25519';

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A `string` of RFC 4251, 5: its length, then its bytes. */
function wireString(content: Uint8Array | string): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([uint32(bytes.length), bytes]);
}

const publicLine = (blob: Buffer) => `${keyType} ${blob.toString('base64')}`;

/**
 * Makes an Ed25519 key in OpenSSH's format (openssh-key-v1, PROTOCOL.key), unencrypted, and its public part, as
 * authorized_keys and known_hosts write it. ssh2 has a generator, but one key in a few hundred that it writes cannot be
 * read again.
 */
export function makeKeyPair(): HostKey {
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const seed = Buffer.from(jwk.d ?? '', 'base64url');
  const point = Buffer.from(jwk.x ?? '', 'base64url');
  const publicPart = Buffer.concat([wireString(keyType), wireString(point)]);
  const check = randomBytes(4);
  const secret = Buffer.concat([check, check, publicPart, wireString(Buffer.concat([seed, point])), wireString('')]);
  const padding = Buffer.from([1, 2, 3, 4, 5, 6, 7].slice(0, (8 - (secret.length % 8)) % 8));
  const file = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    wireString('none'),
    wireString('none'),
    wireString(''),
    uint32(1),
    wireString(publicPart),
    wireString(Buffer.concat([secret, padding])),
  ]);
  const lines = file.toString('base64').replaceAll(/.{70}(?=.)/g, '$&\n');
  const privateKey = `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines}\n-----END OPENSSH PRIVATE KEY-----\n`;
  return { privateKey, publicKey: publicLine(publicPart) };
}

/**
 * The server's own key: made once, kept in the data folder and readable by its owner only, so that clients find the
 * same key after a restart.
 * @throws Error where the file there is no Ed25519 private key; it is never replaced
 */
export async function keepHostKey(folder: string): Promise<HostKey> {
  const path = join(folder, fileName);
  if (!existsSync(path)) {
    writeFileSync(`${path}.new`, makeKeyPair().privateKey, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  chmodSync(path, 0o600);
  const privateKey = readFileSync(path, 'utf8');
  const { default: ssh2 } = await import('ssh2');
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error || parsed.type !== keyType || !parsed.isPrivateKey()) {
    throw new Error(`${fileName} in the data folder is no Ed25519 private key`);
  }
  return { privateKey, publicKey: publicLine(parsed.getPublicSSH()) };
}
