/** Whether a text is a single URL: absolute, or a bare host with a path or port. */
export function looksLikeUrl(text: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:\/\/|(?:[\w-]+\.)+[a-z]{2,}[/?:])\S+\s*$/i.test(text);
}
