/** The ASCII letters that other languages pair with a letter beyond ASCII: with İ and ı, K and ſ. */
const paired = [...'iIkKsS'].map((letter) => letter.charCodeAt(0));

/** Whether a range holds letters whose other case is not the same everywhere. */
export function foldsOtherwise(from: number, to: number): boolean {
  if (paired.some((letter) => letter >= from && letter <= to)) return true;
  return to > 0x7f && (from !== to || /[\p{Lu}\p{Ll}\p{Lt}]/u.test(String.fromCodePoint(to)));
}
