/** Numbers from 0 up to, not including, a bound; the same ones for the same seed (Numerical Recipes' generator). */
export type Random = (bound: number) => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * bound);
  };
}

const pieces = [
  'a',
  'b',
  'word',
  'Word',
  ' ',
  ' ',
  '\t',
  '工具',
  '差异。',
  '👨‍👩‍👧',
  '🇨🇳',
  'e\u0301',
  '()',
  '0',
  '\u200f',
  '<b>',
];
const lineEnds = ['\n', '\n', '\n', '\r\n', '\r', '\n\n'];

function randomLine(random: Random): string {
  let line = '';
  for (let count = random(6); count > 0; count--) line += pieces[random(pieces.length)];
  return line + (lineEnds[random(lineEnds.length)] ?? '');
}

/** A short text and an edited version of it, with all kinds of line ends and characters. */
export function randomTexts(random: Random): { left: string; right: string } {
  const lines = Array.from({ length: random(14) }, () => randomLine(random));
  const edited = [...lines];
  for (let count = random(6); count > 0; count--) {
    const at = random(edited.length + 1);
    if (random(3) === 0) edited.splice(at, random(3));
    else edited.splice(at, random(2), randomLine(random));
  }
  const cut = (text: string) => (random(3) === 0 ? text.replace(/\r?\n$/, '') : text);
  return { left: cut(lines.join('')), right: cut(edited.join('')) };
}
