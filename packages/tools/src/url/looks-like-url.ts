/** Whether a text is a single URL: absolute, or a bare host with a path or port. */
export function looksLikeUrl(text: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:\/\/|(?:https?|wss?|ftp|file):[/\\]|(?:[\w-]+\.)+[a-z]{2,}[/\\?:])\S+\s*$/i.test(
    text,
  );
}

const webStart = /^(?:https?|wss?|ftp|file):[/\\]/i;

/**
 * Whether it is one URL broken by tabs and line ends, which browsers take out of an address: it begins one of the web,
 * and no line after that begins another.
 */
export function looksLikeBrokenUrl(text: string): boolean {
  let url = '';
  for (const line of text.trim().split(/[\t\n\r]+/)) {
    const beginsAnother = webStart.test(url) && /^[a-z][a-z\d+.-]*:[/\\]/i.test(line);
    if (beginsAnother || /\s/.test(line)) return false;
    url += line;
  }
  return webStart.test(url);
}
