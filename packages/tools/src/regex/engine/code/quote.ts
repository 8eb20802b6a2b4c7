/** String literals. Patterns hold no control characters by then; replacements may. */
export const quote = {
  /** A raw string where one can hold the text, which keeps backslashes readable. */
  python(text: string): string {
    const isRaw = !/\p{Cc}|\\$/u.test(text);
    if (isRaw && !text.includes("'")) return `r'${text}'`;
    if (isRaw && !text.includes('"')) return `r"${text}"`;
    return `'${escape(text, "'")}'`;
  },
  java: (text: string): string => `"${escape(text, '"')}"`,
  go: (text: string): string => (/[`\p{Cc}]/u.test(text) ? `"${escape(text, '"')}"` : `\`${text}\``),
  /** Between single quotes only the backslash and the quote itself mean anything. */
  php: (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`,
  javascript: (text: string): string => `'${escape(text, "'")}'`,
};

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Backslash escapes that all of these languages share. */
function escape(text: string, mark: string): string {
  return text.replace(/[\\'"\p{Cc}]/gu, (character) => {
    if (character === '\\' || character === mark) return `\\${character}`;
    if (character === "'" || character === '"') return character;
    return named[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
