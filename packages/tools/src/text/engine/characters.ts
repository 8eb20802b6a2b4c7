import { lookAlikeLetters, lookAlikeSigns } from '@toolbench/kit/look-alikes.ts';

/** What makes a character worth a look. */
export type Kind =
  | 'space'
  | 'zero-width'
  | 'direction'
  | 'control'
  | 'hidden'
  | 'replacement'
  | 'look-alike'
  | 'styled'
  | 'full-width'
  | 'punctuation';

interface Range {
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
}

/** Characters that are not seen, by the code charts of Unicode 16 (format, space and control characters). */
const invisible: readonly Range[] = [
  { from: 0x00, to: 0x08, kind: 'control' },
  { from: 0x0b, to: 0x0c, kind: 'control' },
  { from: 0x0e, to: 0x1f, kind: 'control' },
  { from: 0x7f, to: 0x9f, kind: 'control' },
  { from: 0xa0, to: 0xa0, kind: 'space' },
  { from: 0xad, to: 0xad, kind: 'zero-width' },
  { from: 0x34f, to: 0x34f, kind: 'zero-width' },
  { from: 0x61c, to: 0x61c, kind: 'direction' },
  { from: 0x115f, to: 0x1160, kind: 'hidden' },
  { from: 0x1680, to: 0x1680, kind: 'space' },
  { from: 0x180e, to: 0x180e, kind: 'zero-width' },
  { from: 0x2000, to: 0x200a, kind: 'space' },
  { from: 0x200b, to: 0x200d, kind: 'zero-width' },
  { from: 0x200e, to: 0x200f, kind: 'direction' },
  { from: 0x2028, to: 0x2029, kind: 'control' },
  { from: 0x202a, to: 0x202e, kind: 'direction' },
  { from: 0x202f, to: 0x202f, kind: 'space' },
  { from: 0x205f, to: 0x205f, kind: 'space' },
  { from: 0x2060, to: 0x2064, kind: 'zero-width' },
  { from: 0x2066, to: 0x2069, kind: 'direction' },
  { from: 0x206a, to: 0x206f, kind: 'hidden' },
  { from: 0x2800, to: 0x2800, kind: 'space' },
  { from: 0x3000, to: 0x3000, kind: 'space' },
  { from: 0x3164, to: 0x3164, kind: 'hidden' },
  { from: 0xfe00, to: 0xfe0f, kind: 'hidden' },
  { from: 0xfeff, to: 0xfeff, kind: 'zero-width' },
  { from: 0xffa0, to: 0xffa0, kind: 'hidden' },
  { from: 0xfff9, to: 0xfffb, kind: 'hidden' },
  { from: 0xfffc, to: 0xfffd, kind: 'replacement' },
  { from: 0xe0000, to: 0xe007f, kind: 'hidden' },
  { from: 0xe0100, to: 0xe01ef, kind: 'hidden' },
];

/** A character that is not what it seems. */
export interface Classified {
  readonly kind: Kind;
  /** The ASCII character it is taken for. */
  readonly looksLike?: string;
}

/** What is not seen of a character; undefined where it is seen. */
function invisibleKind(point: number): Kind | undefined {
  return invisible.find(({ from, to }) => point >= from && point <= to)?.kind;
}

/** What is worth knowing of a character by itself; undefined for ordinary ones. */
export function classify(character: string): Classified | undefined {
  const point = character.codePointAt(0) ?? 0;
  const kind = invisibleKind(point);
  if (kind) return { kind };
  const letter = lookAlikeLetters.get(character);
  if (letter !== undefined) return { kind: 'look-alike', looksLike: letter };
  const sign = lookAlikeSigns.get(character);
  if (sign !== undefined) return { kind: 'punctuation', looksLike: sign };
  if (point >= 0xff01 && point <= 0xff5e) {
    return { kind: 'full-width', looksLike: String.fromCodePoint(point - 0xfee0) };
  }
  const isStyled = (point >= 0x1d400 && point <= 0x1d7ff) || (point >= 0x2100 && point <= 0x214f);
  const plain = isStyled ? character.normalize('NFKC') : '';
  return /^[\dA-Za-z]$/.test(plain) ? { kind: 'styled', looksLike: plain } : undefined;
}
