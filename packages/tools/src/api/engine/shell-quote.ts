/** A word for a POSIX shell that stands for exactly this text (POSIX.1-2024, Shell, 2.2.2). It must hold no NUL. */
export function shellQuote(text: string): string {
  return /^[\w%+,./:=@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
