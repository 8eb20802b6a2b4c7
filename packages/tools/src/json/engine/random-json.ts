/** Numbers from 0 to below `limit`, the same for the same seed. */
export type Random = (limit: number) => number;

/** A small generator for property tests (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const strings = [
  '""',
  '"a"',
  '"中文"',
  '"\\u4e2d\\/\\n"',
  '"😀\\ud83d\\ude00"',
  '"{\\"a\\":[1]}"',
  '", : [ ] { }"',
  '"\\\\"',
  '"null"',
];
const numbers = ['0', '-0', '1.0', '12345678901234567890', '1e400', '-1.50E-7', '0.1', '42', '9007199254740993'];
const literals = ['true', 'false', 'null'];
const gaps = ['', '', '', ' ', '\n', '\t', '\r\n  '];

function pick(random: Random, from: readonly string[]): string {
  return from[random(from.length)];
}

/** A valid JSON text of at most `depth` levels, with white space in odd places; keys may repeat. */
export function randomJson(random: Random, depth: number): string {
  const gap = () => pick(random, gaps);
  const kind = random(depth > 0 ? 7 : 3);
  if (kind === 0) return gap() + pick(random, strings) + gap();
  if (kind === 1) return gap() + pick(random, numbers) + gap();
  if (kind === 2) return gap() + pick(random, literals) + gap();
  const members = Array.from({ length: random(5) }, () => {
    const value = randomJson(random, depth - 1);
    return kind < 5 ? value : `${gap()}${pick(random, strings)}${gap()}:${value}`;
  });
  const inside = members.length > 0 ? members.join(',') : gap();
  return gap() + (kind < 5 ? `[${inside}]` : `{${inside}}`) + gap();
}

const noise = ['', ...'"\\{}[],: 01-+.e\'/*\na', 'true', 'null', '\u00a0', '，', '//', '/*', '*/', '\\u00', '00'];

/** The text with one to three small changes: something taken out, put in, doubled or cut off. */
export function mutated(random: Random, text: string): string {
  let changed = text;
  for (let left = 1 + random(3); left > 0; left--) {
    const at = random(changed.length + 1);
    const removed = random(3);
    changed = changed.slice(0, at) + pick(random, noise) + (random(40) === 0 ? '' : changed.slice(at + removed));
  }
  return changed;
}
