/** A text of JSON as far as it has been read. */
export interface JsonText {
  readonly parts: string[];
  readonly quote: string;
  hasRawNewline: boolean;
  hasEscape: boolean;
  hasLineEscape: boolean;
  /** What was read cannot be what was meant: an escape that is none, or one that code does not use. */
  isDoubtful: boolean;
}

export const newText = (quote: string): JsonText => ({
  parts: [],
  quote,
  hasRawNewline: false,
  hasEscape: false,
  hasLineEscape: false,
  isDoubtful: false,
});

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '"': '"',
  '\\': '\\',
  '/': '/',
  "'": "'",
  '`': '`',
  b: '\b',
  f: '\f',
};

/** Reads an escape at a backslash; undefined where its end has not come yet. */
function readEscape(
  text: JsonText,
  chunk: string,
  at: number,
): { readonly value: string; readonly end: number } | undefined {
  const letter = chunk[at + 1];
  if (letter === undefined) return undefined;
  if (letter === 'u') {
    if (chunk.length < at + 6) return undefined;
    const digits = chunk.slice(at + 2, at + 6);
    if (!/^[\da-f]{4}$/i.test(digits)) text.isDoubtful = true;
    const code = Number.parseInt(digits, 16);
    return { value: String.fromCharCode(Number.isNaN(code) ? 0xfffd : code), end: at + 6 };
  }
  const value = escapes[letter];
  // \b of a pattern that was not escaped itself reads as a backspace: code holds neither.
  if (value === undefined || letter === 'b' || letter === 'f') text.isDoubtful = true;
  if (letter === 'n' || letter === 'r' || letter === 't') text.hasLineEscape = true;
  if (letter !== '"') text.hasEscape = true;
  return { value: value ?? `\\${letter}`, end: at + 2 };
}

const next = (chunk: string, character: string, at: number) => {
  const found = chunk.indexOf(character, at);
  return found < 0 ? chunk.length : found;
};

/**
 * Reads on in a text.
 * @returns where it stopped: after the closing quote, at a backslash whose escape is not complete, or at the end
 */
export function readText(
  text: JsonText,
  chunk: string,
  from: number,
): { readonly end: number; readonly isClosed: boolean } {
  let at = from;
  let [quoteAt, slashAt] = [next(chunk, text.quote, at), next(chunk, '\\', at)];
  for (;;) {
    const stop = Math.min(quoteAt, slashAt);
    if (stop > at) {
      const plain = chunk.slice(at, stop);
      if (!text.hasRawNewline && plain.includes('\n')) text.hasRawNewline = true;
      text.parts.push(plain);
    }
    if (stop === chunk.length) return { end: stop, isClosed: false };
    if (stop === quoteAt) return { end: stop + 1, isClosed: true };
    const escape = readEscape(text, chunk, stop);
    if (!escape) return { end: stop, isClosed: false };
    text.parts.push(escape.value);
    at = escape.end;
    slashAt = next(chunk, '\\', at);
    if (quoteAt < at) quoteAt = next(chunk, text.quote, at);
  }
}

/** Whether what was read may be other than what was meant. */
export function isDoubtful(text: JsonText, value: string): boolean {
  if (text.isDoubtful) return true;
  // Line breaks as they are and escapes as well: which of the escapes are code is anyone's guess.
  if (text.hasRawNewline && text.hasEscape) return true;
  // Escaped twice: the whole file in one line, with \n in it.
  return value.endsWith('\\n') || (!value.includes('\n') && (value.match(/\\n/g)?.length ?? 0) >= 2);
}
