/** The words of an identifier in lower case: `parseHTTPUrl_v2` is parse, http, url, v, 2. */
export function splitIdentifier(identifier: string): readonly string[] {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/(\d)([A-Za-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d\u00df-\u024f]+/)
    .filter((word) => word !== '');
}
