const largeString = 256 * 1024;
const encoder = new TextEncoder();

/**
 * Prepares a result for its way to the page: long strings become UTF-8 bytes and buffers are transferred, because
 * copying 10 MB in one piece would block the page. Looks at the result, its value and the value's fields.
 */
export function sealResult(result: unknown): { result: unknown; transfer: ArrayBuffer[] } {
  const buffers = new Set<ArrayBuffer>();
  const seal = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string' && value.length > largeString) return seal(encoder.encode(value), depth);
    if (ArrayBuffer.isView(value)) {
      if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
      return value;
    }
    if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, seal(field, depth - 1)]));
  };
  const sealed = seal(result, 3);
  return { result: sealed, transfer: [...buffers] };
}
