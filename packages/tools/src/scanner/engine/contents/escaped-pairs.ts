/** The parts of a text such as `WIFI:S:…;P:…;;` behind its beginning. */
export interface EscapedPairs {
  /** Keys in upper case; values with the backslashes that escape. */
  readonly pairs: readonly (readonly [key: string, raw: string])[];
  /** Whether the last part is ended by a semicolon, so that nothing is cut off. */
  readonly isEnded: boolean;
}

/** Reads `key:value;` parts, the scheme of WIFI, MECARD and MATMSG codes (NTT DOCOMO): `\` escapes what follows. */
export function escapedPairs(text: string): EscapedPairs {
  const pairs: (readonly [string, string])[] = [];
  let isEnded = true;
  for (const [, part, end] of text.matchAll(/((?:\\[\s\S]?|[^;\\])*)(;|$)/g)) {
    const [, key, value] = /^\s*([A-Z][\w-]*):([\s\S]*)$/i.exec(part) ?? [];
    if (key !== undefined) pairs.push([key.toUpperCase(), value]);
    if (part.trim() !== '') isEnded = end === ';';
  }
  return { pairs, isEnded };
}

/** A value without the backslashes that escape. */
export function unescaped(raw: string): string {
  return raw.replace(/\\([\s\S])/g, '$1');
}
