import { readCaught } from './encodings/caught-text.ts';

/** A word for a POSIX shell that stands for exactly this text (POSIX.1-2024, Shell, 2.2.2). It must hold no NUL. */
export function shellQuote(text: string): string {
  return /^[\w%+,./:=@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * The same for bytes, given as one character for each. Those that are no UTF-8, or that a terminal would act on, go
 * through `printf`, which every POSIX shell has; a line feed at the end would be lost.
 */
export function shellQuoteBytes(bytes: string): string {
  const { text, isUtf8 } = readCaught(bytes);
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  if (isUtf8 && !/[\0-\x08\x0a-\x1f\x7f-\x9f]/.test(text)) return shellQuote(text);
  const escaped = bytes.replace(/[^\w ,./:=?&;-]/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`);
  return `"$(printf '${escaped}')"`;
}
