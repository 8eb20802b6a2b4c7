import { readBankTransfer } from './bank-transfer.ts';
import { readCalendar } from './calendar.ts';
import { readMecard, readVcard } from './contact.ts';
import type { Field } from './field.ts';
import { readMail, readPhone, readSms } from './message.ts';
import { readOneTimePassword } from './one-time-password.ts';
import { readOneTimePasswords } from './one-time-passwords.ts';
import { readPlace } from './place.ts';
import { readSwissBill } from './swiss-bill.ts';
import { readUpi } from './upi.ts';
import { readWifi } from './wifi.ts';

/** Formats whose texts say by themselves what they are, in the order in which they are tried. */
const readers = [
  ['wifi', readWifi],
  ['vcard', readVcard],
  ['vcard', readMecard],
  ['mail', readMail],
  ['phone', readPhone],
  ['sms', readSms],
  ['place', readPlace],
  ['calendar', readCalendar],
  ['otpauth', readOneTimePassword],
  ['otpauth', readOneTimePasswords],
  ['epc', readBankTransfer],
  ['swiss-bill', readSwissBill],
  ['upi', readUpi],
] as const satisfies readonly (readonly [string, (text: string) => readonly Field[] | undefined])[];

/** Of a text made of named fields. */
export type FieldsKind = 'gs1' | (typeof readers)[number][0];

/** All of them. */
export const fieldsKinds: readonly FieldsKind[] = ['gs1', ...new Set(readers.map(([kind]) => kind))];

/** A text that is made of named fields. */
export interface FieldsContent {
  readonly kind: FieldsKind;
  readonly fields: readonly Field[];
}

/** What a text says, where one of the formats has it, blanks or a byte order mark before it or not; undefined for another text. */
export function readFields(text: string): FieldsContent | undefined {
  const begun = text.trimStart();
  for (const [kind, read] of readers) {
    const fields = read(begun);
    if (fields) return { kind, fields };
  }
  return undefined;
}
