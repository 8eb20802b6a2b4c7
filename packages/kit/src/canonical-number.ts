/**
 * The value of a JSON number in one form: 1.0, 1, 10e-1 and 1e0 are all "1e0". Digits are kept however many there are,
 * so long ids never collide as they do in floating point. Zero has no sign.
 */
export function canonicalNumber(token: string): string {
  const [mantissa = '', exponent = '0'] = token.toLowerCase().split('e');
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.slice(sign.length).split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  if (digits === '') return '0';
  const significant = digits.slice(0, trailingZerosAt(digits));
  const power =
    BigInt(exponent.replace('+', '')) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
  return `${sign}${significant}e${power}`;
}

/** Where the zeros at the end begin. By hand, since a pattern would try every run of zeros to the end. */
function trailingZerosAt(digits: string): number {
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return end;
}
