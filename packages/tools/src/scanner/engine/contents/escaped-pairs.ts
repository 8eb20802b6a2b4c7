import { fieldsOf, type Field } from './field.ts';

/** The parts of a text such as `WIFI:S:…;P:…;;` behind its beginning. */
export interface EscapedPairs {
  /** Keys in upper case; values with the backslashes that escape. */
  readonly pairs: readonly (readonly [key: string, raw: string])[];
  /** The parts that are none of the keys, as they are written: most often what follows a semicolon that was not escaped. */
  readonly rest: string;
  /** Whether the last part is ended by a semicolon, so that nothing is cut off. */
  readonly isEnded: boolean;
}

/** Reads `key:value;` parts, the scheme of WIFI, MECARD and MATMSG codes (NTT DOCOMO): `\` escapes what follows. */
export function escapedPairs(text: string, keys: readonly string[]): EscapedPairs {
  const rest: string[] = [];
  const pairs: (readonly [string, string])[] = [];
  let isEnded = true;
  for (const [, part, end] of text.matchAll(/((?:\\[\s\S]?|[^;\\])*)(;|$)/g)) {
    const [, key, value] = /^\s*([A-Z][\w-]*):([\s\S]*)$/i.exec(part) ?? [];
    if (key !== undefined && keys.includes(key.toUpperCase())) pairs.push([key.toUpperCase(), value]);
    else if (part.trim() !== '') rest.push(part);
    if (part.trim() !== '') isEnded = end === ';';
  }
  return { pairs, rest: rest.join(';').trim(), isEnded };
}

/** What was understood as no part, so that it is not lost; nothing where there is none. */
export function leftOver(rest: string): readonly Field[] {
  return rest === ''
    ? []
    : fieldsOf({ name: { zh: '未识别的部分', en: 'Not understood' } }, rest, { code: 'left-over' });
}

/** A value without the backslashes that escape. */
export function unescaped(raw: string): string {
  return raw.replace(/\\([\s\S])/g, '$1');
}
