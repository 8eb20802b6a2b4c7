import { randomBytes } from 'node:crypto';
import type { RandomBytes } from '../../shared/ports.ts';

const pooledBytes = 4_096;

/**
 * Random bytes, drawn from the system in larger pieces: each call of the system costs a tenth of a millisecond, and
 * every request needs two. A byte is given once and wiped from the pool.
 */
export function createRandomPool(draw: RandomBytes = randomBytes): RandomBytes {
  let pool: Uint8Array = new Uint8Array(0);
  let used = 0;
  return (length) => {
    if (length > pooledBytes) return draw(length);
    if (used + length > pool.length) {
      pool = draw(pooledBytes);
      used = 0;
    }
    // A copy: a slice of a Buffer would be the pool itself.
    const given = new Uint8Array(pool.subarray(used, used + length));
    pool.fill(0, used, used + length);
    used += length;
    return given;
  };
}
