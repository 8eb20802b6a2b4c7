import { chipBytes } from '../../payment-codes/chip/chip-bytes.ts';
import { looksLikeChipData } from '../../payment-codes/chip/looks-like-chip-data.ts';
import { maskChipData } from '../../payment-codes/chip/mask-chip-data.ts';
import { parseChipData } from '../../payment-codes/chip/parse-chip-data.ts';
import { readResponse } from '../../payment-codes/chip/read-response.ts';
import { hexOf } from '../../payment-codes/chip/read-tlv.ts';
import type { Crc } from '../../payment-codes/crc.ts';
import type { Item } from '../../payment-codes/item.ts';
import { looksLikePaymentCode } from '../../payment-codes/looks-like-payment-code.ts';
import { maskCardNumbers } from '../../payment-codes/mask-card-numbers.ts';
import { parsePaymentCode } from '../../payment-codes/payment-code.ts';
import type { Problem } from '../../payment-codes/problem.ts';
import type { Scheme } from '../../payment-codes/tables/schemes.ts';
import { readGs1 } from './contents/gs1.ts';
import { withoutSecret, withoutSecrets } from './contents/one-time-password.ts';
import { readFields, type FieldsContent, type FieldsKind } from './contents/read-fields.ts';

/** What a text turned out to be: a payment code, chip card data or named fields, taken apart, or any other text. */
export type Content =
  | { readonly kind: 'plain' }
  | {
      readonly kind: 'payment';
      readonly schemes: readonly Scheme[];
      readonly crc: Crc;
      readonly items: readonly Item[];
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'chip'; readonly items: readonly Item[] }
  | FieldsContent;

/** A text and what it is. */
export interface Reading {
  readonly text: string;
  readonly content: Content;
}

/** What is hidden in a text until it is asked for. */
export type Hidden = 'numbers' | 'secret';

interface Masked extends Reading {
  readonly hides: Hidden;
}

/** A text as it is, and the same with its card numbers or its secret hidden; absent where there are none. */
export interface Interpreted extends Reading {
  readonly masked?: Masked;
}

const plain: Content = { kind: 'plain' };

/**
 * Interprets a text. An EMVCo payment code keeps its numbers: they are the payee's, meant to be read by everyone. Card
 * numbers in chip data and in other texts can be hidden.
 * @param isGs1 whether the code says that its text is made of GS1 fields
 * @param isArticle whether it is the number of an article by its symbology and its check digit, and so no card's
 */
export function interpretText(text: string, { isGs1 = false, isArticle = false } = {}): Interpreted {
  const gs1 = isGs1 ? readGs1(text) : undefined;
  if (gs1) return { text, content: { kind: 'gs1', fields: gs1 } };
  const content = readFields(text);
  if (content) return { text, content, ...maskedFields(text, content) };
  if (looksLikePaymentCode(text)) {
    const { schemes, crc, items, problems } = parsePaymentCode(text);
    return { text, content: { kind: 'payment', schemes, crc, items, problems } };
  }
  if (looksLikeChipData(text)) return interpretChipData(text);
  const masked = isArticle ? text : maskCardNumbers(text);
  return {
    text,
    content: plain,
    ...(masked !== text && { masked: { text: masked, content: plain, hides: 'numbers' } }),
  };
}

/** Formats in which people write what they like, card numbers too, beside telephone numbers. The numbers of the others are meant to be read. */
const freeTexts: ReadonlySet<FieldsKind> = new Set(['vcard', 'mail', 'phone', 'sms', 'calendar']);

function maskedFields(text: string, { kind, fields }: FieldsContent): Pick<Interpreted, 'masked'> {
  if (kind === 'otpauth') {
    return {
      masked: { text: withoutSecret(text), content: { kind, fields: withoutSecrets(fields) }, hides: 'secret' },
    };
  }
  if (!freeTexts.has(kind)) return {};
  const masked = fields.map((field) => (field.isPhone ? field : { ...field, value: maskCardNumbers(field.value) }));
  const maskedText = maskCardNumbers(text);
  const isHidden = maskedText !== text || masked.some(({ value }, at) => value !== fields[at].value);
  return isHidden ? { masked: { text: maskedText, content: { kind, fields: masked }, hides: 'numbers' } } : {};
}

function interpretChipData(text: string): Interpreted {
  const [shown, hidden] = [parseChipData(text, 'shown'), parseChipData(text, 'masked')];
  if (!shown.ok || !hidden.ok) return { text, content: plain };
  const content: Content = { kind: 'chip', items: shown.value.items };
  if (!hidden.value.masked) return { text, content };
  const masked: Content = { kind: 'chip', items: hidden.value.items };
  return { text, content, masked: { text: maskedHex(text), content: masked, hides: 'numbers' } };
}

/** Chip data in hex with its card numbers hidden, also where it was written in Base64. */
function maskedHex(text: string): string {
  const bytes = chipBytes(text);
  const response = bytes.ok && readResponse(bytes.value);
  return response && response.ok ? maskChipData(hexOf(bytes.value), response.value.nodes) : '';
}
