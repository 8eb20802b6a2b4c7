import { limits } from '@toolbench/contracts/limits.ts';
import type { Hashing } from '../../features/auth/password.ts';

const { memoryKiB, passes, lanes } = limits.auth.argon2;
/** `Algorithm.Argon2id`, which the package declares as a const enum only. */
const argon2id = 2;

/** argon2id (RFC 9106), on the thread pool. The native module loads with the first password, not with the server. */
export const argon2: Hashing = {
  hash: async (password) =>
    (await import('@node-rs/argon2')).hash(password, {
      algorithm: argon2id,
      memoryCost: memoryKiB,
      timeCost: passes,
      parallelism: lanes,
    }),
  verify: async (hash, password) => (await import('@node-rs/argon2')).verify(hash, password),
};
