/** Letters and marks of scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]/u;

/** What has to stand between two pieces of a transcript that come without it: a space, unless the script has none. */
export function gapBetween(before: string, after: string): '' | ' ' {
  const [last = '', first = ''] = [[...before].at(-1), [...after][0]];
  const isJoined = last === '' || first === '' || /\s/.test(last + first) || unspaced.test(last + first);
  return isJoined ? '' : ' ';
}

/**
 * A transcript without the line breaks that a recogniser puts between its segments. whisper.cpp cuts them at tokens, which
 * carry the space before their word with them, so a line without one goes on within a word.
 */
export function withoutLineBreaks(text: string): string {
  const lines = text.split(/\r?\n/);
  const carriesSpaces = lines[0]?.startsWith(' ') === true;
  return lines.reduce((joined, line) => `${joined}${carriesSpaces ? '' : gapBetween(joined, line)}${line}`);
}
