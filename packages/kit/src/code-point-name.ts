/** A code point as Unicode writes it, in four to six hexadecimal digits: `U+00E9`. Of a text it is that of its first character. */
export function codePointName(character: string | number): string {
  const point = typeof character === 'number' ? character : (character.codePointAt(0) ?? 0);
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
