const uuid = /^(?:urn:uuid:)?\{?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\}?$/i;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** How sure it is that a pasted text is a list of identifiers: all of its first lines must look like one. */
export function recogniseIds(sample: string): number {
  const lines = sample
    .slice(0, 4096)
    .split(/[\s,'"]+/)
    .filter((line) => line !== '')
    .slice(0, 20);
  if (lines.length === 0) return 0;
  if (lines.every((line) => uuid.test(line))) return 0.95;
  return lines.every((line) => ulid.test(line)) ? 0.7 : 0;
}
