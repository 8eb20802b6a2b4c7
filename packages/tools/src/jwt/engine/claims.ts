import { membersOf } from './json-text.ts';
import type { Token } from './token.ts';

export interface Claim {
  readonly name: string;
  /** A string as it is, anything else as JSON with the figures as they are written. */
  readonly value: string;
  /** Milliseconds since the Unix epoch, where the claim is a time. */
  readonly ms?: number;
}

/** Something that a person should know of a token: a code that the texts have words for. */
export interface Note {
  readonly code:
    | 'alg-none'
    | 'no-signature'
    | 'expired'
    | 'not-yet'
    | 'issued-later'
    | 'no-expiry'
    | 'time-in-ms'
    | 'time-no-number'
    | 'twice'
    | 'key-in-header'
    | 'critical'
    | 'more-tokens';
  /** The claim or member that it is about. */
  readonly name?: string;
  readonly ms?: number;
}

/** NumericDate claims of RFC 7519 and OpenID Connect, in seconds. */
const timeClaims = new Set(['exp', 'nbf', 'iat', 'auth_time', 'updated_at']);

/** A header may bring its own key or say where one is: whoever made the token may have made that too (RFC 8725, 3.10). */
const keyMembers = ['jwk', 'jku', 'x5u', 'x5c'];

/** Seconds above this are far beyond the year 5000: the claim was written in milliseconds. */
const mostSeconds = 1e11;

/** A date in JavaScript ends 8.64e15 ms from the epoch. */
const mostMs = 8.64e15;

/** The claims of a token in its order, with those that are times as such. */
export function claimsOf({ payload }: Token): readonly Claim[] {
  return membersOf(payload.json).map(([name, written]) => {
    const value = written.startsWith('"') ? (JSON.parse(written) as string) : written;
    const ms = timeClaims.has(name) && /^-?\d/.test(written) ? Number(written) * 1000 : NaN;
    return { name, value, ...(Math.abs(ms) <= mostMs && { ms }) };
  });
}

/**
 * What is wrong or unusual with a token, apart from its signature.
 * @param now milliseconds since the Unix epoch
 */
export function notesOf(token: Token, now: number): readonly Note[] {
  const { header, payload, signature, others } = token;
  const notes: Note[] = others > 0 ? [{ code: 'more-tokens', name: String(others) }] : [];
  const alg = String(header.members.alg);
  if (alg.toLowerCase() === 'none') notes.push({ code: 'alg-none' });
  else if (signature.length === 0) notes.push({ code: 'no-signature' });
  for (const { json } of [header, payload]) {
    const names = membersOf(json).map(([name]) => name);
    for (const name of new Set(names.filter((one, index) => names.indexOf(one) < index)))
      notes.push({ code: 'twice', name });
  }
  for (const name of keyMembers) if (name in header.members) notes.push({ code: 'key-in-header', name });
  if ('crit' in header.members) notes.push({ code: 'critical', name: JSON.stringify(header.members.crit) });
  for (const name of timeClaims) {
    const value = payload.members[name];
    if (value === undefined) continue;
    if (typeof value !== 'number') notes.push({ code: 'time-no-number', name });
    else if (Math.abs(value) > mostSeconds) notes.push({ code: 'time-in-ms', name });
    else if (name === 'exp' && value * 1000 <= now) notes.push({ code: 'expired', ms: value * 1000 });
    else if (name === 'nbf' && value * 1000 > now) notes.push({ code: 'not-yet', ms: value * 1000 });
    else if (name === 'iat' && value * 1000 > now) notes.push({ code: 'issued-later', ms: value * 1000 });
  }
  if (payload.members.exp === undefined) notes.push({ code: 'no-expiry' });
  return notes;
}
