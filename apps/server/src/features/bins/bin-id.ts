import type { RandomBytes } from '../../shared/ports.ts';

/** 128 random bits: the id is all that protects a bin. */
const idBytes = 16;

/** A new id, 22 characters of base64url (RFC 4648, section 5). */
export function createBinId(random: RandomBytes): string {
  return Buffer.from(random(idBytes)).toString('base64url');
}

/** Whether a text has the shape of an id; others are not looked up. */
export function isBinId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
