/** A result as JSON can hold it: fields named `bytes` as Base64, other bytes as the UTF-8 text they are. */
export function plainValue(value: unknown, name = ''): unknown {
  if (value instanceof Uint8Array) {
    const { buffer, byteOffset, byteLength } = value;
    return Buffer.from(buffer, byteOffset, byteLength).toString(name === 'bytes' ? 'base64' : 'utf8');
  }
  if (Array.isArray(value)) return value.map((one) => plainValue(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plainValue(field, key)]));
}
