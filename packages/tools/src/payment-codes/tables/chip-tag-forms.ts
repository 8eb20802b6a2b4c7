/*
 * Forms of chip data: tag, format, least and most bytes. Source: EMV 4.4 Book 1 annex B, Book 3 annex A and Book 4
 * annex A; EMV Contactless Book A and kernels 2, 3 and 7; EMV QRCPS Consumer-Presented Mode 1.1; PBOC 3.0 (JR/T 0025)
 * for the electronic cash tags 9F74 to 9F7B.
 * Formats: b bytes; n digits, two in a byte, padded with zeros before; cn digits padded with F behind; a, an, ans
 * letters and characters (ISO/IEC 8859); dol tags and lengths asked for; t a template.
 */
const listed = `
42 n 3 3      4F b 5 16     50 ans 1 16   56 ans 1 76   57 b 8 19     5A cn 4 10    5F20 ans 2 45 5F24 n 3 3
5F25 n 3 3    5F28 n 2 2    5F2A n 2 2    5F2D an 2 8   5F30 n 2 2    5F34 n 1 1    5F36 n 1 1    5F50 ans 1 64
5F53 b 4 34   5F54 an 8 11  5F55 a 2 2    5F56 a 3 3    5F57 n 1 1    61 t 0 252    62 t 0 252    63 b 1 252
64 b 1 252    6F t 0 252    70 t 0 252    71 t 0 252    72 t 0 252    73 t 0 252    77 t 0 252    80 b 1 253
81 b 4 4      82 b 2 2      83 b 0 253    84 b 5 16     85 an 5 5     86 b 4 255    87 b 1 1      88 b 1 1
89 an 6 6     8A an 2 2     8C dol 1 252  8D dol 1 252  8E b 10 252   8F b 1 1      90 b 64 248   91 b 8 16
92 b 1 248    93 b 64 248   94 b 4 252    95 b 5 5      97 dol 1 252  98 b 20 20    99 b 1 12     9A n 3 3
9B b 2 2      9C n 1 1      9D b 5 16     A5 t 0 252    BF0C t 0 222
9F01 n 6 6    9F02 n 6 6    9F03 n 6 6    9F04 b 4 4    9F05 b 1 32   9F06 b 5 16   9F07 b 2 2    9F08 b 2 2
9F09 b 2 2    9F0A b 3 252  9F0B ans 27 45 9F0D b 5 5   9F0E b 5 5    9F0F b 5 5    9F10 b 1 32   9F11 n 1 1
9F12 ans 1 16 9F13 b 2 2    9F14 b 1 1    9F15 n 2 2    9F16 ans 15 15 9F17 b 1 1   9F18 b 4 4    9F19 n 6 6
9F1A n 2 2    9F1B b 4 4    9F1C an 8 8   9F1D b 1 8    9F1E an 8 8   9F1F ans 1 60 9F20 cn 1 16  9F21 n 3 3
9F22 b 1 1    9F23 b 1 1    9F24 an 29 29 9F25 n 2 2    9F26 b 8 8    9F27 b 1 1    9F29 b 1 16   9F2A b 1 8
9F2D b 64 248 9F2E b 1 3    9F2F b 1 248  9F32 b 1 3    9F33 b 3 3    9F34 b 3 3    9F35 n 1 1    9F36 b 2 2
9F37 b 4 4    9F38 dol 1 252 9F39 n 1 1   9F3A b 4 4    9F3B n 2 8    9F3C n 2 2    9F3D n 1 1    9F40 b 5 5
9F41 n 2 4    9F42 n 2 2    9F43 n 1 4    9F44 n 1 1    9F45 b 2 2    9F46 b 64 248 9F47 b 1 3    9F48 b 1 248
9F49 dol 1 252 9F4A b 1 252 9F4B b 64 248 9F4C b 2 8    9F4D b 2 2    9F4E ans 1 64 9F4F dol 1 252 9F50 n 6 6
9F53 b 1 1    9F5B b 1 32   9F5D b 1 6    9F63 b 16 16  9F66 b 4 4    9F6B b 8 19   9F6C b 2 2    9F6E b 4 32
9F74 an 6 6   9F77 n 6 6    9F78 n 6 6    9F79 n 6 6    9F7A n 1 1    9F7B n 6 6    9F7C b 1 32
`;

export type ChipFormat = 'b' | 'n' | 'cn' | 'a' | 'an' | 'ans' | 'dol' | 't';

export interface ChipForm {
  readonly format: ChipFormat;
  readonly least: number;
  readonly most: number;
}

const forms: ReadonlyMap<string, ChipForm> = new Map(
  Array.from(listed.matchAll(/([\dA-F]+) ([a-z]+) (\d+) (\d+)/g), ([, tag, format, least, most]) => [
    tag,
    { format: format as ChipFormat, least: Number(least), most: Number(most) },
  ]),
);

/** The form of a chip tag, by its hex; undefined for a tag that is not in the table. */
export function chipForm(tag: string): ChipForm | undefined {
  return forms.get(tag);
}

/** All tags of the table. */
export const chipTags: readonly string[] = [...forms.keys()];
