import type { Jwk } from './jwk.ts';

const keyMaterial = new Set(['kty', 'crv', 'n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'x', 'y', 'k']);

/** What a JSON Web Key says of itself: every member that is no part of the key (RFC 7517 section 4). */
export function saidMembers(jwk: Jwk): Jwk {
  return Object.fromEntries(Object.entries(jwk).filter(([name]) => !keyMaterial.has(name)));
}

/** What the other half of a pair may be used for; agreeing on a key takes the private half. */
const publicOperations: Readonly<Record<string, string | undefined>> = {
  sign: 'verify',
  decrypt: 'encrypt',
  unwrapKey: 'wrapKey',
  verify: 'verify',
  encrypt: 'encrypt',
  wrapKey: 'wrapKey',
  deriveKey: undefined,
  deriveBits: undefined,
};

/** The members of the public half of a private key: the same but for the operations. */
export function publicMembers(said: Jwk): Jwk {
  const operations = said.key_ops;
  if (!Array.isArray(operations)) return said;
  const shown = operations.map((name: unknown) =>
    typeof name === 'string' && Object.hasOwn(publicOperations, name) ? publicOperations[name] : name,
  );
  return { ...said, key_ops: [...new Set(shown)].filter((name) => name !== undefined) };
}
