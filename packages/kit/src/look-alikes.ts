/** Letters of other scripts that look like ASCII letters: from confusables.txt of Unicode Technical Standard 39. */
export const lookAlikeLetters: ReadonlyMap<string, string> = new Map<string, string>(
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
export const lookAlikeSigns: ReadonlyMap<string, string> = new Map<string, string>(
  [
    "\u2018' \u2019' \u201b' \u02bc' \u2032'",
    '\u201c" \u201d" \u201e" \u2033"',
    '\u2010- \u2011- \u2012- \u2013- \u2014- \u2212- \u201a, \u037e; \u2044/ \u2215/ \u2236: \u01c3! \u2217* \u02c6^ \u223c~',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair[0], pair[1]] as const),
);
