/** Digits shown at the beginning and at the end of a card number (PCI DSS 3.4.1). */
const shownFirst = 6;
const shownLast = 4;

/** Shorter numbers keep their last four digits only. */
const shortest = 12;

/** A card number with its middle hidden: the first six and the last four digits are left. */
export function maskCardNumber(digits: string): string {
  const first = digits.length >= shortest ? shownFirst : 0;
  const last = digits.length > shownLast ? shownLast : 0;
  return digits.slice(0, first) + '*'.repeat(digits.length - first - last) + digits.slice(digits.length - last);
}
