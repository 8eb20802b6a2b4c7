/** How many bytes a text takes in UTF-8, never less: one for ASCII, three for all else of one unit, four for pairs. */
export function bytesOf(text: string): number {
  // oxlint-disable-next-line no-control-regex -- everything but ASCII
  const wide = text.match(/[^\x00-\x7f]/g)?.length ?? 0;
  return text.length + wide * 2;
}
