/** How the reverse solidi of a string are read whose author did not escape them: `\d` in a pattern, `\alpha` in TeX. */
export interface UnescapedSolidi {
  /** Whether the reverse solidus at an offset of the content stands for itself, though it could begin an escape. */
  readonly keeps: (at: number) => boolean;
  /** Escapes that could be read either way, once each: those whose reverse solidus was kept, and those that were read. */
  readonly kept: readonly string[];
  readonly read: readonly string[];
}

const anyEscape = /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|[^])/g;
/** What begins an escape neither in JSON nor in JavaScript. */
const noEscape = /^\\(?![bfnrtv0])[\p{L}\p{N}]$/u;
/** Marks before which patterns and TeX have a reverse solidus; JavaScript has it before quotation marks. */
const mark = /^\\[^\p{L}\p{N}\s"'`/\\]$/u;
/** Escapes of characters that hardly anybody puts into a text. */
const rareEscape = /^\\[bf]$/;
const lineEscape = /^\\[nrt]$/;
/** A run without white space. */
const word = /\S+/g;
const nameGoesOn = /^[\p{L}\p{N}_]/u;

/** Whether a line rather ends at an escape than a name begins: behind the end of a sentence or another line break. */
const isBehindBreak = (content: string, at: number) =>
  /(?:[.!?:;,)。！？：；，）]|\\[nrt])$/.test(content.slice(Math.max(at - 2, 0), at));

/** Whether an escape stands where TeX has the name of a command: `\nu` behind a blank or a sign. */
const beginsName = (content: string, at: number) =>
  !/[\p{L}\p{N}\p{P}]/u.test(content.charAt(at - 1)) && /[a-z]/.test(content.charAt(at + 2));

/**
 * Reads the reverse solidi of the content of a string of which one begins no escape; undefined where each begins one. `\b`
 * and `\f` then stand for themselves. So do `\n`, `\r` and `\t` before a name, where the same word holds one that begins no
 * escape, or a name begins the word (`\nu`); elsewhere they are white space.
 */
export function unescapedSolidi(content: string): UnescapedSolidi | undefined {
  const keptAt = new Set<number>();
  const kept = new Set<string>();
  const read = new Set<string>();
  let isFound = false;
  for (const { 0: written, index: start } of content.matchAll(word)) {
    const escapes = [...written.matchAll(anyEscape)].map(({ 0: escape, index }) => ({ escape, at: start + index }));
    const hasWrong = escapes.some(({ escape }) => noEscape.test(escape));
    isFound ||= hasWrong;
    for (const { escape, at } of escapes) {
      const isLine = lineEscape.test(escape);
      const isBeforeName = isLine && nameGoesOn.test(content.slice(at + 2, at + 4));
      const isName = (hasWrong && isBeforeName) || (isLine && beginsName(content, at));
      const isKept = mark.test(escape) || rareEscape.test(escape) || (isName && !isBehindBreak(content, at));
      if (isKept) keptAt.add(at);
      if (rareEscape.test(escape) || isBeforeName) (isKept ? kept : read).add(escape);
    }
  }
  return isFound ? { keeps: (at) => keptAt.has(at), kept: [...kept], read: [...read] } : undefined;
}
