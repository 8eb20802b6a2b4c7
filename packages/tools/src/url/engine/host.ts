import { codePointName } from '@toolbench/kit/code-point-name.ts';
import { decodePunycode } from './punycode.ts';

/** Letters of one label that could be taken for others: of several alphabets, or all looking like Latin ones. */
export interface Lookalike {
  readonly kind: 'mixed-alphabets' | 'looks-latin';
  readonly label: string;
  /** The letters in question with their code points, such as `а U+0430`. */
  readonly letters: readonly string[];
}

export interface HostReading {
  /** As it is looked up in the domain name system. */
  readonly ascii: string;
  /** As people read it. */
  readonly unicode: string;
  readonly lookalikes: readonly Lookalike[];
}

/** A host in both of its spellings (UTS #46); undefined if no such host can be. */
export function readHost(host: string): HostReading | undefined {
  const ascii = toAscii(host);
  if (ascii === undefined) return undefined;
  const unicode = toUnicode(ascii);
  return { ascii, unicode, lookalikes: unicode.split('.').flatMap(lookalikesIn) };
}

function toAscii(host: string): string | undefined {
  const url = `http://${host}/`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** The readable spelling, kept only if it leads back to the same host. */
function toUnicode(ascii: string): string {
  const labels = ascii
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label));
  const unicode = labels.join('.');
  return toAscii(unicode) === ascii ? unicode : ascii;
}

const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
/** Cyrillic, Greek and Armenian small letters drawn like Latin ones (Unicode confusables). */
const latinShapes = /^[асԁеһіјӏорԛѕԝхуүьαικνορτυωохոսցհղօյ\d-]+$/u;

function lookalikesIn(label: string): readonly Lookalike[] {
  const used = alphabets.filter((alphabet) => alphabet.test(label));
  const foreign = [...label].filter((letter) => alphabets.slice(1).some((alphabet) => alphabet.test(letter)));
  if (foreign.length === 0) return [];
  const kind = used.length > 1 ? 'mixed-alphabets' : 'looks-latin';
  if (kind === 'looks-latin' && !latinShapes.test(label)) return [];
  return [{ kind, label, letters: [...new Set(foreign)].map(withCodePoint) }];
}

function withCodePoint(letter: string): string {
  return `${letter} ${codePointName(letter)}`;
}
