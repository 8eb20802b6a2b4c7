const pictures: Readonly<Record<string, string>> = { ' ': '·', '\t': '→', '\n': '↵', '\r': '←' };

/** A text with white space and control characters made visible. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc} ]/gu, (character) => pictures[character] ?? '␀');
}
