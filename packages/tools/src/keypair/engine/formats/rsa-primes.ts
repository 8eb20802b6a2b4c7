import { numberBytes, numberOf, residue } from '../der/byte-arrays.ts';
import type { RsaSecret } from '../key.ts';

const mostBits = 8192;
const bases = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n];

/**
 * The whole private key of RSA from its two exponents, as RFC 7518 section 6.3.2 lets a key leave out the primes.
 * Finds a root of 1 that is neither 1 nor -1 (NIST SP 800-56B, appendix C.1); undefined where the numbers are no pair.
 */
export function completeSecret(modulus: Uint8Array, exponent: Uint8Array, d: Uint8Array): RsaSecret | undefined {
  const [n, e, secret] = [modulus, exponent, d].map(numberOf);
  if (modulus.length * 8 > mostBits || d.length > modulus.length || exponent.length > modulus.length) return undefined;
  if (n < 15n || n % 2n === 0n || e < 3n || secret < 1n) return undefined;
  const multiple = e * secret - 1n;
  let odd = multiple;
  while (odd > 0n && odd % 2n === 0n) odd /= 2n;
  // An odd multiple of the order, or none at all: e and d are no pair.
  if (odd === multiple || odd === 0n) return undefined;
  for (const base of bases) {
    const prime = factorBy(base, odd, multiple / odd, n);
    if (prime === undefined) continue;
    const [large, small] = prime > n / prime ? [prime, n / prime] : [n / prime, prime];
    const inverse = power(small, large - 2n, large);
    if ((inverse * small) % large !== 1n) return undefined;
    const [p, q, qi] = [large, small, inverse].map(numberBytes);
    return { d, p, q, dp: residue(d, p), dq: residue(d, q), qi };
  }
  return undefined;
}

function factorBy(base: bigint, odd: bigint, doublings: bigint, n: bigint): bigint | undefined {
  let root = power(base, odd, n);
  for (let left = doublings; left > 1n; left /= 2n) {
    if (root === 1n || root === n - 1n) return undefined;
    const square = (root * root) % n;
    if (square === 1n) return commonDivisor(root - 1n, n);
    root = square;
  }
  return undefined;
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (const bit of exponent.toString(2).split('').reverse()) {
    if (bit === '1') result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function commonDivisor(left: bigint, right: bigint): bigint {
  let [greater, smaller] = [right, left];
  while (smaller > 0n) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}
