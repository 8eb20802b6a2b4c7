/** A number as it stands in a text of JSON, since doubles round long ones. */
class JsonNumber {
  readonly written: string;
  constructor(written: string) {
    this.written = written;
  }
}

/** A string with what follows it where it is the name of a member, or a number. */
const scalar = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*/g;

/** Strings and numbers are told apart by the letter before them while the platform's own reader and writer have them. */
const mark = { string: 's', number: 'n' };

/** The value of a text of JSON, with its numbers as they are written, for `writeExactJson`; undefined where it is none. */
export function readExactJson(text: string): unknown {
  let plain: unknown;
  try {
    plain = JSON.parse(text);
    return JSON.parse(text.replace(scalar, markScalar), exactScalar);
  } catch {
    // What is nested too deep to be walked holds no key.
    return plain;
  }
}

function exactScalar(_: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.startsWith(mark.number) ? new JsonNumber(value.slice(1)) : value.slice(1);
}

function markScalar(whole: string, string: string | undefined, colon: string | undefined): string {
  if (colon !== undefined) return whole;
  return string === undefined ? `"${mark.number}${whole}"` : `"${mark.string}${string.slice(1)}`;
}

/** The text of a value, two spaces deep, with the numbers that `readExactJson` read as they were. */
export function writeExactJson(value: unknown): string {
  const marked = JSON.stringify(
    value,
    (_, member: unknown) => {
      if (member instanceof JsonNumber) return mark.number + member.written;
      return typeof member === 'string' ? mark.string + member : member;
    },
    2,
  );
  return marked.replace(scalar, (whole, string: string | undefined, colon: string | undefined) => {
    if (colon !== undefined || string === undefined) return whole;
    return string[1] === mark.number ? string.slice(2, -1) : `"${string.slice(2)}`;
  });
}
