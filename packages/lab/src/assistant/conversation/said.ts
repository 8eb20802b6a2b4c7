/** What the assistant answers, and the sentences of it that can be said next as they stand. */
export interface Said {
  readonly content: string;
  readonly sentences: readonly string[];
}

/** Lines as a list of Markdown. */
export const listOf = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** An answer that lists sentences that can be said next; `after` follows the list. Without any it is what it begins with. */
export const saying = (before: string, sentences: readonly string[], after = ''): Said => ({
  content: `${before}${sentences.length > 0 ? `\n${listOf(sentences)}` : ''}${after && `\n\n${after}`}`,
  sentences,
});
