import { fail } from '@toolbench/kit/result.ts';
import { contact } from './contents/contact.ts';
import { mail } from './contents/mail.ts';
import { wifi } from './contents/wifi.ts';
import type { FormResult, PayloadFields } from './payments/form-values.ts';
import type { Romanise } from './payments/latin-letters.ts';
import { buildPayment, type PaymentKind } from './payments/payment-payloads.ts';

export type PayloadKind = 'wifi' | 'vcard' | 'email' | PaymentKind;

/** Contents that are no payment, and the field they cannot do without. */
const plainForms = {
  wifi: { build: wifi, needed: 'ssid' },
  vcard: { build: contact, needed: 'name' },
  email: { build: mail, needed: 'to' },
} as const;

function isPlain(kind: PayloadKind): kind is keyof typeof plainForms {
  return Object.hasOwn(plainForms, kind);
}

/**
 * The text of a QR code that joins a network, adds a contact (vCard), writes a mail (RFC 6068) or asks for a payment
 * (EMV QRCPS-MPM). Fails with the name of the first field that is missing or wrong.
 */
export function buildPayload(kind: PayloadKind, fields: PayloadFields, romanise?: Romanise): FormResult {
  if (!isPlain(kind)) return buildPayment(kind, fields, romanise);
  const { build, needed } = plainForms[kind];
  return fields[needed]?.trim() ? build(fields) : fail('missing', { field: needed });
}
