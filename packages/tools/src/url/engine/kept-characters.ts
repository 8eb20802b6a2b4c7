/** What of a text is escaped: a part that goes into a URL, a whole URL, or a form field. */
export type Scope = 'component' | 'url' | 'form';

/** RFC 3986, section 2.3 without its marks. */
const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** RFC 3986, section 2.2: these part a URL into its pieces, so in a whole URL they mean something else than their escapes. */
const reserved = ":/?#[]@!$&'()*+,;=";

/**
 * Characters that stay as they are: for a component those of ECMAScript's encodeURIComponent, for a whole URL also the
 * reserved ones, for a form those of WHATWG URL's application/x-www-form-urlencoded set.
 */
const kept: Readonly<Record<Scope, string>> = {
  component: `${alphanumeric}-._~!'()*`,
  url: `${alphanumeric}-._~${reserved}`,
  form: `${alphanumeric}-._*`,
};

/** Characters that RFC 3986 reserves although encodeURIComponent leaves them. */
const legacyMarks = /[!'()*]/g;

export interface KeptOptions {
  readonly scope: Scope;
  /** Escape !'()* too; a whole URL keeps them, as they may part it. */
  readonly strict: boolean;
  /** Leave line ends alone, so that every line is encoded on its own. */
  readonly perLine: boolean;
}

/** By byte: 1 if it stays as it is. */
export function keptBytes({ scope, strict, perLine }: KeptOptions): Uint8Array {
  const marked = strict && scope !== 'url' ? kept[scope].replace(legacyMarks, '') : kept[scope];
  return bytesIn(perLine ? `${marked}\r\n` : marked);
}

/** By byte: 1 if its escape stays in a whole URL, because the bare character, or browsers' reading of it, would part it. */
export const reservedBytes: Uint8Array = bytesIn(`${reserved}\\`);

function bytesIn(characters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
