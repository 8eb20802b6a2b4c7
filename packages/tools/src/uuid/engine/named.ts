import { fromHex } from '@toolbench/kit/encodings/hex.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { uuidText } from './uuid-format.ts';
import { stamp } from './uuid-generators.ts';

export type NameHash = 'v3' | 'v5';
export type KnownNamespace = 'dns' | 'url' | 'oid' | 'x500';

/** RFC 9562 section 6.6. */
export const namespaces: Readonly<Record<KnownNamespace, string>> = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
};

/** The UUID of a name within a namespace (16 bytes): version 3 by MD5, version 5 by SHA-1 (RFC 9562 sections 5.3, 5.5). */
export async function namedUuid(hash: NameHash, namespace: Uint8Array, name: string, subtle: Subtle): Promise<string> {
  const nameBytes = new TextEncoder().encode(name);
  const message = new Uint8Array(16 + nameBytes.length);
  message.set(namespace);
  message.set(nameBytes, 16);
  const digest = hash === 'v3' ? await md5Of(message) : new Uint8Array(await subtle.digest('SHA-1', message));
  const uuid = digest.subarray(0, 16);
  stamp(uuid, hash === 'v3' ? 3 : 5);
  return uuidText(uuid);
}

/** The Web Cryptography API leaves MD5 out: its code comes with the first name of version 3. */
async function md5Of(message: Uint8Array): Promise<Uint8Array> {
  const { md5 } = await import('hash-wasm');
  return fromHex(await md5(message));
}
