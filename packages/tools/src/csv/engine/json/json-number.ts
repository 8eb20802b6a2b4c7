import { canonicalNumber } from '@toolbench/kit/canonical-number.ts';

/**
 * Whether a text is a JSON number whose value a double carries exactly, so that it may become a JSON number:
 * decimals of at most 15 digits (`9.90` too), else only what JavaScript itself would write for that number.
 * Leading zeros, signs, long ids and other spellings of a power of ten are text.
 */
export function isExactNumber(text: string): boolean {
  if (isSmallWhole(text)) return true;
  if (!plainDecimal.test(text)) return exponentForm.test(text) && String(Number(text)) === text;
  if (text.length <= 15 || countDigits(text) <= 15) return true;
  const value = Number(text);
  return String(value) === text && (!Number.isInteger(value) || Number.isSafeInteger(value));
}

/** Whether a text would be taken for a number by a person or a spreadsheet: `007`, `+1`, `.5`, `1E5`, any length. */
export function looksNumeric(text: string): boolean {
  return numeric.test(text);
}

/**
 * How a JSON number is written into a cell so that it reads back as the same number: its own spelling where that is
 * exact, else the ordinary spelling of the same value (`1e2` is `100`). Undefined where no double carries the value.
 */
export function exactSpelling(number: string): string | undefined {
  if (isExactNumber(number)) return number;
  const value = Number(number);
  const ordinary = String(value);
  // JavaScript writes -0 without its sign.
  if (Object.is(value, -0) || !isExactNumber(ordinary)) return undefined;
  return canonicalNumber(number) === canonicalNumber(ordinary) ? ordinary : undefined;
}

const plainDecimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const exponentForm = /^-?[1-9](?:\.\d+)?e[+-]\d{1,3}$/;
const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** What most numbers are: up to 15 digits that do not begin with zero. Spares them the patterns. */
function isSmallWhole(text: string): boolean {
  if (text.length > 15 || text.charCodeAt(0) === 0x30) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x30 || code > 0x39) return false;
  }
  return text !== '';
}

function countDigits(decimal: string): number {
  return decimal.length - (decimal.startsWith('-') ? 1 : 0) - (decimal.includes('.') ? 1 : 0);
}
