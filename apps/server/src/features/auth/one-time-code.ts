import { limits } from '@toolbench/contracts/limits.ts';
import type { RandomBytes } from '../../shared/ports.ts';
import { readableBits } from './readable-bits.ts';

const { codeDigits, codeStepMs, codeDriftSteps, codeSecretBytes } = limits.auth;

/** The library loads with the first code, not with the server. */
async function totp(secret: string, username = '') {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({
    issuer: 'Toolbench',
    label: username,
    // What every app for codes can do; RFC 6238's other algorithms are ignored by some.
    algorithm: 'SHA1',
    digits: codeDigits,
    period: codeStepMs / 1_000,
    secret: Secret.fromBase32(secret),
  });
}

/** A new secret in base 32, as apps for codes take it. */
export async function createSecret(random: RandomBytes): Promise<string> {
  const { Secret } = await import('otpauth');
  return new Secret({ buffer: Uint8Array.from(random(codeSecretBytes)).buffer }).base32;
}

/** The address that apps read from a QR code. */
export async function secretAddress(secret: string, username: string): Promise<string> {
  return (await totp(secret, username)).toString();
}

/** The time step of a code (RFC 6238, 4.2), where it is right at `now`, one step before or one behind; else nothing. */
export async function stepOf(code: string, secret: string, now: number): Promise<number | undefined> {
  const token = code.replace(/\s/g, '');
  if (!/^\d+$/.test(token) || token.length !== codeDigits) return undefined;
  const delta = (await totp(secret)).validate({ token, timestamp: now, window: codeDriftSteps });
  return delta === null ? undefined : Math.floor(now / codeStepMs) + delta;
}

/** Single-use codes for the day the phone is gone: 80 random bits each. */
export function createRecoveryCodes(random: RandomBytes): readonly string[] {
  return Array.from({ length: limits.auth.recoveryCodes }, () => readableBits(random, 16, 4));
}

/** A recovery code as it was given out, whatever its case and separators; letters that look like digits are read as such. */
export function plainRecoveryCode(typed: string): string {
  const letters = typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}
