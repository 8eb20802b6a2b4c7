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

/** Letters of other scripts that look like ASCII letters: from confusables.txt of Unicode Technical Standard 39. */
const lookAlikes = new Map<string, string>(
  [
    // Cyrillic, small and capital
    '\u0430a \u0435e \u043eo \u0440p \u0441c \u0443y \u0445x \u0456i \u0458j \u0455s \u0501d \u04bbh \u051bq \u051dw \u0475v \u04cfl',
    '\u0410A \u0412B \u0415E \u041aK \u041cM \u041dH \u041eO \u0420P \u0421C \u0422T \u0423Y \u0425X \u0406I \u0408J \u0405S \u050cG \u051aQ \u051cW \u04aeY \u04c0I \u0474V',
    // Greek
    '\u03b1a \u03bfo \u03bdv \u03c1p \u03c5u \u03b9i \u03f2c \u03f3j',
    '\u0391A \u0392B \u0395E \u0396Z \u0397H \u0399I \u039aK \u039cM \u039dN \u039fO \u03a1P \u03a4T \u03a5Y \u03a7X \u03f9C \u037fJ',
    // Armenian, Latin beyond ASCII
    '\u0585o \u057du \u0570h \u0578n \u0581g \u0251a \u0261g \u0131i \u0269i \u1d0fo \u1d1cu \u1d20v \u1d21w \u1d22z',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair[0], pair[1]] as const),
);

/** Signs that look like ASCII signs and break code: typographic quotes, dashes and relatives. */
const punctuation = new Map<string, string>(
  [
    "\u2018' \u2019' \u201b' \u02bc' \u2032'",
    '\u201c" \u201d" \u201e" \u2033"',
    '\u2010- \u2011- \u2012- \u2013- \u2014- \u2212- \u201a, \u037e; \u2044/ \u2215/ \u2236: \u01c3! \u2217* \u02c6^ \u223c~',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair[0], pair[1]] as const),
);

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
  const letter = lookAlikes.get(character);
  if (letter !== undefined) return { kind: 'look-alike', looksLike: letter };
  const sign = punctuation.get(character);
  if (sign !== undefined) return { kind: 'punctuation', looksLike: sign };
  if (point >= 0xff01 && point <= 0xff5e) {
    return { kind: 'full-width', looksLike: String.fromCodePoint(point - 0xfee0) };
  }
  const isStyled = (point >= 0x1d400 && point <= 0x1d7ff) || (point >= 0x2100 && point <= 0x214f);
  const plain = isStyled ? character.normalize('NFKC') : '';
  return /^[\dA-Za-z]$/.test(plain) ? { kind: 'styled', looksLike: plain } : undefined;
}
