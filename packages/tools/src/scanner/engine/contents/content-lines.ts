import { decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { decodeQuotedPrintable } from '@toolbench/kit/encodings/quoted-printable.ts';
import { textToBytes } from '@toolbench/kit/text.ts';

/** A line of a vCard or an iCalendar object. */
export interface ContentLine {
  /** In upper case, without a group. */
  readonly name: string;
  /** By their names in upper case; values that vCard 2.1 writes without a name are types. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
  /** The character set that the value should be in and is not, so that it is as it was written. */
  readonly unreadIn?: string;
}

const line = /^(?:[\w-]+\.)?([A-Z][\w-]*)((?:;(?:"[^"]*"|[^":;])*)*):([\s\S]*)$/i;

const isQuotedPrintable = (written: string) => /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(written);

/** The value of vCard 2.1, whose bytes are written in Quoted-Printable, in the character set that it names, or else in UTF-8. */
function quotedPrintable(value: string, set = 'UTF-8'): Pick<ContentLine, 'value' | 'unreadIn'> {
  const text = decodeStrictly(decodeQuotedPrintable(textToBytes(value)), set, true);
  return text === undefined ? { value, unreadIn: set } : { value: text };
}

function parametersOf(written: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, parameter] of written.matchAll(/;((?:"[^"]*"|[^";])*)/g)) {
    const at = parameter.indexOf('=');
    const key = at < 0 ? 'TYPE' : parameter.slice(0, at).toUpperCase();
    const value = parameter.slice(at + 1).replace(/"/g, '');
    found.set(key, found.has(key) ? `${found.get(key)},${value}` : value);
  }
  return found;
}

/**
 * The lines of a vCard (RFC 6350, section 3.2) or an iCalendar object (RFC 5545, section 3.1), those that go on in the
 * next one behind a blank put together, and those of vCard 2.1 in Quoted-Printable read.
 */
export function contentLines(text: string): readonly ContentLine[] {
  const whole: string[] = [];
  for (const written of text.replace(/\r?\n[ \t]/g, '').split(/\r\n?|\n/)) {
    const before = whole.at(-1);
    if (before?.endsWith('=') && isQuotedPrintable(before)) whole[whole.length - 1] = before.slice(0, -1) + written;
    else whole.push(written);
  }
  return whole.flatMap((written) => {
    const [, name, parameters, value] = line.exec(written) ?? [];
    if (name === undefined) return [];
    const known = parametersOf(parameters);
    return {
      name: name.toUpperCase(),
      parameters: known,
      ...(isQuotedPrintable(written) ? quotedPrintable(value, known.get('CHARSET')) : { value }),
    };
  });
}

/** A text value with its escaped characters as they are (RFC 6350, 3.4; RFC 5545, 3.3.11). */
export function plainText(value: string): string {
  return value.replace(/\\([\s\S])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character)).trim();
}

/** Parts of a structured value, such as an address, in one line. */
export function inOneLine(value: string): string {
  const parts = value.match(/(?:\\[\s\S]?|[^;\\])+/g) ?? [];
  return parts
    .map(plainText)
    .filter((part) => part !== '')
    .join(', ');
}
