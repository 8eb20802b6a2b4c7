/** Digits of an international number, its country code included (ITU-T E.164, 6). */
const mostDigits = 15;

/** So much before a number shows what it is: more than a line of a vCard. */
const lengthBefore = 200;

/**
 * What makes a telephone number of the digits behind it: a plus sign, a URI scheme or the property of a vCard, which may
 * name several numbers, or a parameter for one. Between them and the digits only what sets digits apart can stand.
 */
const startOfPhone =
  /(?:(?<![\p{L}\p{N}])[+＋]|%2B|(?:(?<![\p{L}\p{N}-])(?:tel(?:-av)?|(?:sms|mms)(?:to)?|callto|facetime(?:-audio)?)(?:;[^:\r\n]*)?:|wa\.me\/|[?&](?:phone|tel)=)(?:[+\d()./-]+,\s?)*)([\d()./ -]*)$/iu;

/**
 * Whether the digits at an offset are a telephone number by the form in which they are written, or the rest of one.
 * @param digits how many digits there are
 */
export function isPhoneNumber(text: string, offset: number, digits: number): boolean {
  const [start, between] = startOfPhone.exec(text.slice(Math.max(0, offset - lengthBefore), offset)) ?? [];
  if (start === undefined) return false;
  // A number that follows a telephone number behind a blank is one of its own: together they would be too long.
  return between === '' || between.replace(/\D/g, '').length + digits <= mostDigits;
}
