/** A value with parameters, as Content-Type and Content-Disposition are written. */
export interface ParameterizedValue {
  /** In lower case. */
  readonly value: string;
  /** By lower-case name; the first of repeated ones. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Token or quoted string after a name (RFC 9110, 5.6.6). A quoted string may lack its end. */
const parameter = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\[^])*)"?|([^;]*))/g;

/**
 * Reads a value with its parameters. In quoted strings only `\"` and `\\` are escapes, because senders write Windows
 * paths with single backslashes.
 */
export function readParameterized(written: string): ParameterizedValue {
  const parameters = new Map<string, string>();
  for (const [, name, quoted, token] of written.matchAll(parameter)) {
    const key = name.toLowerCase();
    const value = quoted === undefined ? token.trim() : quoted.replace(/\\(["\\])/g, '$1');
    if (!parameters.has(key)) parameters.set(key, value);
  }
  return { value: written.split(';', 1)[0].trim().toLowerCase(), parameters };
}

const extensions: ReadonlyMap<string, string> = new Map([
  ['application/json', 'json'],
  ['application/xml', 'xml'],
  ['text/xml', 'xml'],
  ['text/html', 'html'],
  ['text/csv', 'csv'],
  ['text/plain', 'txt'],
  ['application/pdf', 'pdf'],
  ['application/zip', 'zip'],
  ['application/gzip', 'gz'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/svg+xml', 'svg'],
]);

/** A name for the file that a body is saved to. */
export function bodyFileName(id: number | string, contentType: string | undefined): string {
  const { value } = readParameterized(contentType ?? '');
  const structured = /\+(json|xml)$/.exec(value)?.[1];
  return `request-${id}.${extensions.get(value) ?? structured ?? 'bin'}`;
}
