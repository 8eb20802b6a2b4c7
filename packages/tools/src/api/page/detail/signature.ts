import { toHex } from '@toolbench/kit/encodings/hex.ts';
import { decodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import type { Key, Subtle } from '@toolbench/kit/subtle.ts';
import { headerValue, type HeaderList } from '../../engine/captured.ts';

export const signatureSchemes = ['github', 'stripe', 'slack', 'hmac'] as const;
export type SignatureScheme = (typeof signatureSchemes)[number];

export const hmacAlgorithms = ['SHA-256', 'SHA-1', 'SHA-384', 'SHA-512'] as const;
export type HmacAlgorithm = (typeof hmacAlgorithms)[number];

/** How far a signed time may lie from the arrival, in seconds: what Stripe and Slack recommend. */
export const signatureToleranceS = 300;

/** A caught request and how it is to be checked. */
export interface SignatureQuestion {
  readonly scheme: SignatureScheme;
  readonly secret: string;
  readonly headers: HeaderList;
  readonly body: Uint8Array<ArrayBuffer>;
  /** When the request arrived, in milliseconds since 1970. */
  readonly receivedAt: number;
  /** For a plain HMAC: the header that carries it, and its hash. */
  readonly header: string;
  readonly algorithm: HmacAlgorithm;
}

export type SignatureVerdict =
  | { readonly kind: 'valid' | 'missing' | 'unreadable'; readonly header: string }
  /** `expected`: what the secret gives, in hex. */
  | { readonly kind: 'wrong'; readonly header: string; readonly expected: string }
  /** Signed well, but at a time far from the arrival: perhaps sent again by somebody else. */
  | { readonly kind: 'stale'; readonly header: string; readonly seconds: number };

interface Signed {
  readonly header: string;
  readonly algorithm: HmacAlgorithm;
  /** Any of them may be the right one. */
  readonly signatures: readonly Uint8Array<ArrayBuffer>[];
  /** What stands before the body in what is signed. */
  readonly prefix: string;
  /** Seconds since 1970. */
  readonly signedAt?: number;
}

/** Hex, or else Base64, with or without a name before it such as `sha256=`. */
function signatureBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  const value = text.trim().replace(/^(?:sha\d+|v\d)=/i, '');
  if (/^(?:[0-9a-f]{2})+$/i.test(value)) {
    return Uint8Array.from(value.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  }
  const decoded = decodeBase64(value);
  return decoded.badAt === undefined ? decoded.bytes : undefined;
}

const known = (signatures: readonly (Uint8Array<ArrayBuffer> | undefined)[]) =>
  signatures.filter((bytes) => bytes !== undefined && bytes.length > 0) as Uint8Array<ArrayBuffer>[];

/** https://docs.stripe.com/webhooks/signature: t=…,v1=…, over the time, a point and the body. */
function readStripe(text: string): Omit<Signed, 'header'> {
  const fields = text.split(',').map((field) => field.trim().split('='));
  const time = fields.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = known(fields.filter(([name]) => name === 'v1').map(([, value = '']) => signatureBytes(value)));
  return { algorithm: 'SHA-256', signatures, prefix: `${time}.`, signedAt: Number(time || Number.NaN) };
}

/** The header of a scheme and what it says; undefined where the header is not there. */
function readSigned({ scheme, headers, header, algorithm }: SignatureQuestion): Signed | { readonly absent: string } {
  const names = { github: 'X-Hub-Signature-256', stripe: 'Stripe-Signature', slack: 'X-Slack-Signature', hmac: header };
  const name = names[scheme];
  const text = headerValue(headers, name.trim().toLowerCase());
  if (text === undefined) return { absent: name };
  if (scheme === 'stripe') return { header: name, ...readStripe(text) };
  const signatures = known([signatureBytes(text)]);
  // https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries: over the body alone.
  if (scheme !== 'slack') {
    return { header: name, algorithm: scheme === 'github' ? 'SHA-256' : algorithm, signatures, prefix: '' };
  }
  // https://docs.slack.dev/authentication/verifying-requests-from-slack: over v0, the time and the body.
  const time = headerValue(headers, 'x-slack-request-timestamp');
  if (time === undefined) return { absent: 'X-Slack-Request-Timestamp' };
  return { header: name, algorithm: 'SHA-256', signatures, prefix: `v0:${time}:`, signedAt: Number(time) };
}

/** The scheme whose header a request carries; a plain HMAC where none does. */
export function schemeOf(headers: HeaderList): SignatureScheme {
  if (headerValue(headers, 'x-hub-signature-256') !== undefined) return 'github';
  if (headerValue(headers, 'stripe-signature') !== undefined) return 'stripe';
  return headerValue(headers, 'x-slack-signature') === undefined ? 'hmac' : 'slack';
}

/** What of the Web Cryptography API it takes. */
export interface Signing extends Pick<Subtle, 'importKey' | 'verify'> {
  sign(algorithm: string, key: Key, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
}

/** Checks the signature of a webhook (HMAC, RFC 2104). The secret is used here and kept nowhere. */
export async function checkSignature(question: SignatureQuestion, subtle: Signing): Promise<SignatureVerdict> {
  const signed = readSigned(question);
  if ('absent' in signed) return { kind: 'missing', header: signed.absent };
  const { header, algorithm, signatures, prefix, signedAt } = signed;
  if (signatures.length === 0 || Number.isNaN(signedAt)) return { kind: 'unreadable', header };
  const key = await subtle.importKey(
    'raw',
    new TextEncoder().encode(question.secret),
    { name: 'HMAC', hash: algorithm },
    false,
    ['sign', 'verify'],
  );
  const before = new TextEncoder().encode(prefix);
  const message = new Uint8Array(before.length + question.body.length);
  message.set(before);
  message.set(question.body, before.length);
  const matches = await Promise.all(signatures.map((one) => subtle.verify({ name: 'HMAC' }, key, one, message)));
  if (!matches.includes(true)) {
    return { kind: 'wrong', header, expected: toHex(new Uint8Array(await subtle.sign('HMAC', key, message))) };
  }
  const seconds = signedAt === undefined ? 0 : Math.round(Math.abs(question.receivedAt / 1_000 - signedAt));
  return seconds > signatureToleranceS ? { kind: 'stale', header, seconds } : { kind: 'valid', header };
}
