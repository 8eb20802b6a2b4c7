import creditCardType from 'credit-card-type';
import { findIbans } from './bank-accounts.ts';
import { maskCardNumber } from './chip/mask-card-number.ts';

/** What stands between groups of digits: blanks of any kind, seen or not, or else a dash, a dot or a slash. */
const betweenGroups = [
  String.raw`(?:%20|[\p{Zs}\p{Cf}\t]{1,3})`,
  String.raw`(?:\p{Zs}?[\p{Dash}./·•_\u2215\u2044]\p{Zs}?)`,
];

const groupsOfDigits = betweenGroups.map(
  (gap) => String.raw`\p{Nd}{4}(?:${gap}\p{Nd}{4}){3}(?:${gap}\p{Nd}{1,3})?|\p{Nd}{4}${gap}\p{Nd}{6}${gap}\p{Nd}{4,5}`,
);

/** Digits as cards and people write them: unbroken, in fours, or as 4-6-5 and 4-6-4. */
const digitsOfCards = new RegExp(String.raw`(?<!\p{Nd})(?:\p{Nd}{14,19}|${groupsOfDigits.join('|')})(?!\p{Nd})`, 'gu');

/** Each digit of what is written, but not those of an encoded blank. */
const writtenDigits = /%20|\p{Nd}/gu;

/** A digit of any script as one of ASCII: digits of one script follow each other from its zero on. */
function asciiDigit(written: string): string {
  const digit = written.normalize('NFKC');
  const point = digit.codePointAt(0) ?? 0;
  if (digit <= '9') return digit;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value);
}

const digitsOf = (written: string): string =>
  (written.match(writtenDigits) ?? []).map((one) => (one === '%20' ? '' : asciiDigit(one))).join('');

/** Digits of an international number, its country code included (ITU-T E.164, 6). */
const mostDigits = 15;

/** So much before a number shows what it is: more than a line of a vCard. */
const lengthBefore = 200;

/**
 * What makes a telephone number of the digits behind it: a plus sign, a URI scheme or the property of a vCard, which may
 * name several numbers, or a parameter for one. Between them and the digits only what sets digits apart can stand.
 */
const startOfPhone =
  /(?:(?<![\p{L}\p{N}])[+＋]|%2B|(?:(?<![\p{L}\p{N}-])(?:tel(?:-av)?|(?:sms|mms)(?:to)?|callto|facetime(?:-audio)?)(?:;[^:\r\n]*)?:|wa\.me\/|[?&](?:phone|tel)=)(?:[+\d()./-]+,\s?)*)((?:%20|[\p{Nd}\p{Zs}\p{Cf}\p{Dash}()./])*)$/iu;

/**
 * Whether the digits at an offset are a telephone number by the form in which they are written, or the rest of one.
 * @param digits how many digits there are
 */
function isPhoneNumber(text: string, offset: number, digits: number): boolean {
  const [start, between] = startOfPhone.exec(text.slice(Math.max(0, offset - lengthBefore), offset)) ?? [];
  if (start === undefined) return false;
  // A number that follows a telephone number behind a blank is one of its own: together they would be too long.
  return between === '' || digitsOf(between).length + digits <= mostDigits;
}

/**
 * A text with the middle of every card number in it hidden, tracks of magnetic stripes included. A number is taken for a
 * card's where a card network issues numbers of its beginning and length, its check digit is right (ISO/IEC 7812-1) and it is
 * neither written as a telephone number nor a part of an IBAN, whose digits agree with a card's by chance.
 */
export function maskCardNumbers(text: string): string {
  let masked = '';
  let from = 0;
  const accounts = findIbans(text);
  const isInAccount = (at: number) => accounts.some(({ start, end }) => at >= start && at < end);
  digitsOfCards.lastIndex = 0;
  for (let match = digitsOfCards.exec(text); match; match = digitsOfCards.exec(text)) {
    const [written] = match;
    const digits = digitsOf(written);
    if (!isCardNumber(digits)) {
      // A card number may begin with the next group of digits.
      digitsOfCards.lastIndex = match.index + (/^\p{Nd}+/u.exec(written)?.[0].length ?? 1);
      continue;
    }
    if (isPhoneNumber(text, match.index, digits.length) || isInAccount(match.index)) continue;
    masked += text.slice(from, match.index) + maskWritten(written);
    from = match.index + written.length;
  }
  return masked + text.slice(from);
}

/** Hides digits and keeps what stands between them. */
function maskWritten(written: string): string {
  const hidden = maskCardNumber(digitsOf(written));
  let at = 0;
  return written.replace(writtenDigits, (one) => (one === '%20' || hidden[at++] !== '*' ? one : '*'));
}

/*
 * Which numbers card networks issue: ranges and lengths of credit-card-type, with what it leaves wide for numbers that
 * are still being typed made narrow. RuPay (NPCI) is not in it.
 */

/** Lengths that are issued, where the library allows for more. */
const lengths: Readonly<Record<string, readonly number[]>> = {
  visa: [16, 19],
  unionpay: [16, 17, 18, 19],
  maestro: [16, 18, 19],
};

/** The library takes every number from 6 on for Maestro's, because that may still become one. */
const maestro = /^(?:493698|50|5[6-9]|63|67)/;

const ruPay = /^(?:60|65|81|82|508|353|356)\d*$/;

/** A mainland resident number has the form of a UnionPay or Maestro number of 18 digits, and a day of birth in it. */
const residentNumber = /^[1-8]\d{5}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/;

/** Whether a card network issues numbers of this beginning and length; the check digit is not looked at. */
function isInCardRange(digits: string): boolean {
  if (residentNumber.test(digits)) return false;
  if (digits.length === 16 && ruPay.test(digits)) return true;
  return creditCardType(digits).some(({ type, lengths: allowed }) => {
    if (type === 'maestro' && !maestro.test(digits)) return false;
    return (lengths[type] ?? allowed).includes(digits.length);
  });
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
