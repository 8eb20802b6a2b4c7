import { isInCardRange } from './card-ranges.ts';
import { maskCardNumber } from './chip/mask-card-number.ts';
import { isPhoneNumber } from './is-phone-number.ts';

/** Digits as cards and people write them: unbroken, in fours, or as 4-6-5 and 4-6-4. */
const digitsOfCards =
  /(?<!\d)(?:\d{14,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{1,3})?|\d{4}([ -])\d{6}\2\d{4,5})(?!\d)/g;

/**
 * A text with the middle of every card number in it hidden, tracks of magnetic stripes included. A number is taken for a
 * card's where a card network issues numbers of its beginning and length, its check digit is right (ISO/IEC 7812-1) and it is
 * not written as a telephone number.
 */
export function maskCardNumbers(text: string): string {
  let masked = '';
  let from = 0;
  digitsOfCards.lastIndex = 0;
  for (let match = digitsOfCards.exec(text); match; match = digitsOfCards.exec(text)) {
    const [written] = match;
    const digits = written.replace(/[ -]/g, '');
    if (!isCardNumber(digits)) {
      // A card number may begin with the next group of digits.
      digitsOfCards.lastIndex = match.index + (/^\d+/.exec(written)?.[0].length ?? 1);
      continue;
    }
    if (isPhoneNumber(text, match.index, digits.length)) continue;
    masked += text.slice(from, match.index) + maskWritten(written);
    from = match.index + written.length;
  }
  return masked + text.slice(from);
}

/** Hides digits and keeps what stands between them. */
function maskWritten(written: string): string {
  const hidden = maskCardNumber(written.replace(/[ -]/g, ''));
  let at = 0;
  return written.replace(/\d/g, () => hidden[at++]);
}

function isCardNumber(digits: string): boolean {
  return hasCheckDigit(digits) && isInCardRange(digits);
}

/** The Luhn algorithm (ISO/IEC 7812-1, annex B). */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
