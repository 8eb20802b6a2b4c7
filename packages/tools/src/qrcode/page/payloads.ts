import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import type { FormCode, PayloadFields } from './payments/form-values.ts';
import { buildPayment, type PaymentKind } from './payments/payment-payloads.ts';

export type PayloadKind = 'wifi' | 'vcard' | 'email' | PaymentKind;

/** In Wi-Fi codes these characters are escaped with a backslash (ZXing's WIFI: scheme, as phones read it). */
function escapeWifi(text: string): string {
  return text.replace(/[\\;,:"]/g, (character) => `\\${character}`);
}

/** vCard text values escape backslash, comma, semicolon and line ends (RFC 6350, 3.4). */
function escapeVcard(text: string): string {
  return text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');
}

function wifi({ ssid = '', password = '', security = 'WPA', hidden = '' }: PayloadFields): string {
  const secret = security === 'nopass' ? '' : `P:${escapeWifi(password)};`;
  return `WIFI:T:${security};S:${escapeWifi(ssid)};${secret}${hidden === 'true' ? 'H:true;' : ''};`;
}

function vcard({ name = '', organisation = '', title = '', phone = '', email = '', url = '' }: PayloadFields): string {
  const lines = [
    ['N', name && `${escapeVcard(name)};;;;`],
    ['FN', escapeVcard(name)],
    ['ORG', escapeVcard(organisation)],
    ['TITLE', escapeVcard(title)],
    ['TEL', escapeVcard(phone)],
    ['EMAIL', escapeVcard(email)],
    ['URL', url],
  ].filter(([, value]) => value !== '');
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines.map(([key, value]) => `${key}:${value}`), 'END:VCARD'].join('\r\n');
}

function email({ to = '', subject = '', body = '' }: PayloadFields): string {
  const query = Object.entries({ subject, body }).filter(([, value]) => value !== '');
  const written = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}${written && `?${written}`}`;
}

/** Contents that are written as they are, and the field they cannot do without. */
const plainForms = {
  wifi: { build: wifi, needed: 'ssid' },
  vcard: { build: vcard, needed: 'name' },
  email: { build: email, needed: 'to' },
} as const;

function isPlain(kind: PayloadKind): kind is keyof typeof plainForms {
  return Object.hasOwn(plainForms, kind);
}

/**
 * The text of a QR code that joins a network, adds a contact (vCard 3.0), writes a mail (RFC 6068) or asks for a payment
 * (EMV QRCPS-MPM). Fails with the name of the first field that is missing or wrong.
 */
export function buildPayload(kind: PayloadKind, fields: PayloadFields): Result<string, FormCode> {
  if (!isPlain(kind)) return buildPayment(kind, fields);
  const { build, needed } = plainForms[kind];
  return fields[needed]?.trim() ? ok(build(fields)) : fail('missing', { field: needed });
}
