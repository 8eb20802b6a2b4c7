/**
 * Values written as literals of the languages that are generated. What people typed (labels, seeds, descriptions) reaches a
 * generated file only through one of these, so that no quote, backslash, line break or markup of theirs can end a literal.
 */

export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

/** Control characters, line separators and marks of direction as `\uXXXX`, which all four languages read. */
const withEscapes = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\\/g, '\\\\')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\t/g, '\\t')
    .replace(
      // eslint-disable-next-line no-control-regex
      /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
      (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

/** Text in single quotes, for JavaScript; safe within a script element too. */
export const jsString = (text: string) =>
  `'${withEscapes(text)
    .replace(/'/g, "\\'")
    .replace(/<(?=[/!])/g, '\\x3C')}'`;

/** Text in double quotes, for Python. */
export const pyString = (text: string) => `"${withEscapes(text).replace(/"/g, '\\"')}"`;

/** Text in double quotes, for Java. */
export const javaString = (text: string) => pyString(text);

/** Text in double quotes, for Go. */
export const goString = (text: string) => pyString(text);

/** Text in single quotes, for SQL. Only names and choices of a model reach it, which have neither quote nor backslash. */
export const sqlString = (text: string) => `'${text.replace(/'/g, "''").replace(/\\/g, '')}'`;

/** Text of an HTML element or attribute. */
export const htmlText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

interface Dialect {
  readonly text: (text: string) => string;
  readonly key: (key: string) => string;
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  /** Whether a space stands within braces that hold a whole object on one line. */
  readonly gap: string;
}

const javascript: Dialect = {
  text: jsString,
  key: (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : jsString(key)),
  none: 'null',
  yes: 'true',
  no: 'false',
  gap: ' ',
};

const python: Dialect = { text: pyString, key: pyString, none: 'None', yes: 'True', no: 'False', gap: '' };

const width = 110;

function write(value: Plain, dialect: Dialect, depth: number): string {
  if (value === null || value === undefined) return dialect.none;
  if (typeof value === 'string') return dialect.text(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : dialect.none;
  if (typeof value === 'boolean') return value ? dialect.yes : dialect.no;
  const isArray = isList(value);
  const entries = isArray
    ? value.map((item) => write(item, dialect, depth + 1))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${dialect.key(key)}: ${write(item, dialect, depth + 1)}`);
  const [open, close, gap] = isArray ? ['[', ']', ''] : ['{', '}', dialect.gap];
  if (entries.length === 0) return open + close;
  const oneLine = `${open}${gap}${entries.join(', ')}${gap}${close}`;
  const step = dialect === python ? '    ' : '  ';
  if (!oneLine.includes('\n') && oneLine.length + depth * step.length <= width) return oneLine;
  const inner = step.repeat(depth + 1);
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${step.repeat(depth)}${close}`;
}

/** A value as a literal of JavaScript, one line where it fits. */
export const jsLiteral = (value: Plain) => write(value, javascript, 0);

/** A value as a literal of Python. */
export const pyLiteral = (value: Plain) => write(value, python, 0);

/** A value as JSON, safe within a script element. */
export const jsonText = (value: Plain) => `${JSON.stringify(value, null, 2).replace(/<(?=[/!])/g, '\\u003c')}\n`;
