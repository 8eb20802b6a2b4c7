/** The address of a preview as people see it: the key that opens it is nobody's to read or to copy by accident. */
export function shownAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, searchParams } = new URL(url);
  return searchParams.has('key') ? `${origin}/` : url;
}
