/** Files of which a whole may be a fence of Markdown, and texts of people, which may begin with one. */
const markdown = /\.(?:md|mdx|markdown|[rq]md)$/i;
const prose = /\.(?:txt|text|rst|adoc|org)$/i;
/** Of a file of so few lines any other may be written anew. */
const fewLines = 8;
const markup = /\.(?:html?|jsx|tsx|vue|svg|xml)$/i;

/** Whether a file is a text of people and no code. */
export const isProse = (path: string) => markdown.test(path) || prose.test(path);

/** What stands in a fence that is around all of a text; undefined where there is none. */
function withinFence(text: string): string | undefined {
  const [open = '', mark = ''] = /^\s*(`{3,}|~{3,})[^\n`]*\n/.exec(text) ?? [];
  const end = text.trimEnd();
  const last = end.lastIndexOf('\n') + 1;
  if (mark === '' || last < open.length || end.slice(last).trim() !== mark) return undefined;
  const inner = text.slice(open.length, last);
  return inner.split('\n').some((line) => line.trimStart().startsWith(mark)) ? undefined : inner;
}

/** Content without the fence that a model put around it within its marks; of a file of Markdown it may be part. */
export const withoutFence = (path: string, text: string) =>
  (markdown.test(path) ? undefined : withinFence(text)) ?? text;

/** Code that begins with a fence of Markdown has more in it than the code. */
export const beginsFenced = (path: string, text: string) => !isProse(path) && /^\s*(?:`{3,}|~{3,})[^\n`]*\n/.test(text);

/** A text that is nothing but one block, of Markdown or of nothing that is said; of anything where other files were wrapped. */
export const mayBeWrapped = (text: string, areOthers: boolean) =>
  withinFence(text) !== undefined && (areOthers || /^\s*[`~]+[ \t]*(?:markdown|md)?[ \t]*\r?\n/i.test(text));

/** Markup in which every < was written as &lt;: it was escaped on its way. */
export function isEscaped(path: string, text: string): boolean {
  return markup.test(path) && /&lt;\/?\w/.test(text) && !text.includes('<');
}

/** Half a pair of surrogates or a replacement character: something was cut within a character. */
export const isBroken = (text: string) => /\uFFFD|\p{Cs}/u.test(text) || text.includes('\0');

const codeLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const numbered = /^\s*\d+(?:\s*[|:]|\s{2}|\t)\s*/;

/**
 * Whether a chat's block of an existing file rather shows a part of it: it is a part word for word, or much shorter, or made
 * of lines of the file without its beginning or its end. What is left when a function was taken away is the file.
 */
export function isExcerpt(text: string, before: string | undefined): boolean {
  if (before === undefined || text === before || text.trim() === '') return false;
  const [now, then] = [codeLines(text), codeLines(before)];
  if (then.length > fewLines && now.length * 2 < then.length) return true;
  if (now.length * 4 >= then.length * 3) return false;
  if (before.includes(text)) return true;
  const own = new Set(then.map((line) => line.trim()));
  const bare = now.map((line) => line.replace(numbered, '').trim());
  const isFromEndToEnd = bare[0] === then[0]?.trim() && bare.at(-1) === then.at(-1)?.trim();
  return !isFromEndToEnd && bare.filter((line) => own.has(line)).length * 2 >= bare.length;
}
