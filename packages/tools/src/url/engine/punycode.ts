/** Parameters of RFC 3492, section 5. */
const base = 36;
const leastThreshold = 1;
const mostThreshold = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialCodePoint = 0x80;
const lastCodePoint = 0x10ffff;

/** The text that Punycode (RFC 3492, section 6.2) stands for, without `xn--`; undefined if it is not Punycode. */
export function decodePunycode(encoded: string): string | undefined {
  const basicEnd = encoded.lastIndexOf('-');
  const codePoints = Array.from(encoded.slice(0, Math.max(basicEnd, 0)), (character) => character.charCodeAt(0));
  let codePoint = initialCodePoint;
  let bias = initialBias;
  let position = 0;
  for (let at = basicEnd + 1; at < encoded.length;) {
    const before = position;
    const read = readDelta(encoded, at, bias);
    if (!read) return undefined;
    at = read.end;
    position += read.delta;
    const length = codePoints.length + 1;
    bias = adapt(position - before, length, before === 0);
    codePoint += Math.floor(position / length);
    if (codePoint > lastCodePoint || (codePoint >= 0xd800 && codePoint <= 0xdfff)) return undefined;
    position %= length;
    codePoints.splice(position, 0, codePoint);
    position += 1;
  }
  return String.fromCodePoint(...codePoints);
}

/** One generalised variable-length integer. */
function readDelta(encoded: string, from: number, bias: number): { delta: number; end: number } | undefined {
  let delta = 0;
  let weight = 1;
  for (let at = from, step = base; at < encoded.length; at += 1, step += base) {
    const digit = digitValue(encoded.charCodeAt(at));
    if (digit < 0) return undefined;
    delta += digit * weight;
    if (delta > Number.MAX_SAFE_INTEGER / base) return undefined;
    const threshold = Math.min(Math.max(step - bias, leastThreshold), mostThreshold);
    if (digit < threshold) return { delta, end: at + 1 };
    weight *= base - threshold;
  }
  return undefined;
}

function digitValue(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  const letter = (code | 0x20) - 0x61;
  return letter >= 0 && letter < 26 ? letter : -1;
}

function adapt(delta: number, length: number, first: boolean): number {
  let rest = first ? Math.floor(delta / damp) : Math.floor(delta / 2);
  rest += Math.floor(rest / length);
  let bias = 0;
  while (rest > ((base - leastThreshold) * mostThreshold) / 2) {
    rest = Math.floor(rest / (base - leastThreshold));
    bias += base;
  }
  return bias + Math.floor((base * rest) / (rest + skew));
}
