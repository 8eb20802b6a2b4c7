import creditCardType from 'credit-card-type';

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
export function isInCardRange(digits: string): boolean {
  if (residentNumber.test(digits)) return false;
  if (digits.length === 16 && ruPay.test(digits)) return true;
  return creditCardType(digits).some(({ type, lengths: allowed }) => {
    if (type === 'maestro' && !maestro.test(digits)) return false;
    return (lengths[type] ?? allowed).includes(digits.length);
  });
}
