/*
 * Check digits of the identifiers that payment schemes accept, and of articles. Sources: Singapore UEN as python-stdnum (stdnum/sg/uen.py)
 * documents it; Thai identification numbers, Department of Provincial Administration; CPF and CNPJ, Receita Federal,
 * Instrução Normativa RFB 2.229/2024 for CNPJ with letters. Articles: GS1 General Specifications.
 */

function weighted(values: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * values[at], 0);
}

function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}

const uenAlphabet = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

/** A Singapore business number: 9 or 10 characters of which the last one checks the others. */
export function isUen(text: string): boolean {
  const body = text.slice(0, -1);
  return checkLetterOfUen(body) === text.slice(-1);
}

function checkLetterOfUen(body: string): string | undefined {
  if (/^\d{8}$/.test(body)) return 'XMKECAWLJDB'[weighted(digitsOf(body), [10, 4, 9, 3, 8, 2, 7, 1]) % 11];
  if (/^\d{9}$/.test(body)) return 'ZKCMDNERGWH'[weighted(digitsOf(body), [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11];
  if (!/^[RST]\d\d[A-Z]{2}\d{4}$/.test(body)) return undefined;
  const values = Array.from(body, (character) => uenAlphabet.indexOf(character));
  // 11 is added so that the difference is not negative.
  return uenAlphabet[(weighted(values, [4, 3, 5, 3, 10, 2, 2, 5, 7]) - 5 + 11) % 11];
}

/** A Thai national identification or tax number: 13 digits, the last one checks the others. */
export function isThaiNumber(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = weighted(digitsOf(text), [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return (11 - (sum % 11)) % 10 === Number(text[12]);
}

/** Brazilian check digits: what is missing to a multiple of 11, and 0 where that is 10 or 11. */
function brazilianDigit(values: readonly number[], weights: readonly number[]): number {
  const rest = weighted(values, weights) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** A Brazilian personal tax number: eleven digits, the last two check the others; eleven times the same is none. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false;
  const digits = digitsOf(text);
  const weights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
  return brazilianDigit(digits, weights.slice(1)) === digits[9] && brazilianDigit(digits, weights) === digits[10];
}

/** A Brazilian company tax number: twelve digits or letters, which count as their ASCII code less 48, and two digits. */
export function isCnpj(text: string): boolean {
  if (!/^[\dA-Z]{12}\d\d$/.test(text) || /^(.)\1+$/.test(text)) return false;
  const values = Array.from(text, (character) => character.charCodeAt(0) - 48);
  const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  return brazilianDigit(values, weights.slice(1)) === values[12] && brazilianDigit(values, weights) === values[13];
}

/** The number of an article, a GTIN of 8, 12, 13 or 14 digits: the last one checks the others (GS1 General Specifications, 7.9). */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = digitsOf(text)
    .reverse()
    .reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
