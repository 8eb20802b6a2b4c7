/** Writes letters in ASCII. */
export type Romanise = (text: string) => string;

/** Letters without their marks, which is all that the platform can do by itself. */
export const withoutMarks: Romanise = (text) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Latin letters that are not a letter of ASCII with marks: Đ, Ł, ø, ß. */
const other = /(?![A-Za-z])\p{Script=Latin}/u;

/** Whether a text holds letters that only a table of them can write in ASCII. */
export function needsTable(text: string): boolean {
  return other.test(withoutMarks(text));
}

/**
 * Writes those letters too. Other scripts stay as they are: how a name in them is spelt in Latin letters is for its
 * bearer to say. The table is large, and few names need it.
 */
export async function loadRomanise(): Promise<Romanise> {
  const { default: anyAscii } = await import('any-ascii');
  return (text) => withoutMarks(text).replace(/\p{Script=Latin}/gu, anyAscii);
}
