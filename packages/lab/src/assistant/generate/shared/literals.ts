/**
 * Values written as literals of the languages that are generated. What people typed (labels, seeds, descriptions) reaches a
 * generated file only through one of these, so that no quote, backslash, line break or markup of theirs can end a literal.
 */

export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

/** Control characters, line separators and marks of direction as `\uXXXX`, which JavaScript reads. */
const withEscapes = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\\/g, '\\\\')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\t/g, '\\t')
    .replace(
      // oxlint-disable-next-line no-control-regex
      /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
      (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

/** Text in single quotes, for JavaScript; safe within a script element too. */
export const jsString = (text: string) =>
  `'${withEscapes(text)
    .replace(/'/g, "\\'")
    .replace(/<(?=[/!])/g, '\\x3C')}'`;

/** Text of an HTML element or attribute. */
export const htmlText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

const keyText = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : jsString(key));

const width = 110;

function write(value: Plain, depth: number): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return jsString(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'boolean') return String(value);
  const isArray = isList(value);
  const entries = isArray
    ? value.map((item) => write(item, depth + 1))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${keyText(key)}: ${write(item, depth + 1)}`);
  const [open, close, gap] = isArray ? ['[', ']', ''] : ['{', '}', ' '];
  if (entries.length === 0) return open + close;
  const oneLine = `${open}${gap}${entries.join(', ')}${gap}${close}`;
  if (!oneLine.includes('\n') && oneLine.length + depth * 2 <= width) return oneLine;
  const inner = '  '.repeat(depth + 1);
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${'  '.repeat(depth)}${close}`;
}

/** A value as a literal of JavaScript, one line where it fits. */
export const jsLiteral = (value: Plain) => write(value, 0);

/** A value as JSON, safe within a script element. */
export const jsonText = (value: Plain) => `${JSON.stringify(value, null, 2).replace(/<(?=[/!])/g, '\\u003c')}\n`;
