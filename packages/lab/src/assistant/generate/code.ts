/**
 * The text of a generated file, written as it will read. Backslashes stay as they are; a backtick and `${` are written with a
 * backslash before them. The line break after the opening backtick is left out.
 */
export function code(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const parts = strings.raw.map((part, index) => part.replace(/\\(`|\$\{)/g, '$1') + String(values[index] ?? ''));
  return parts.join('').replace(/^\n/, '');
}

/** Lines of a file; what is `undefined` or `false` is left out. */
export function lines(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part !== undefined && part !== false).join('\n');
}
