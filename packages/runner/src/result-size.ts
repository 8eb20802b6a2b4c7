/** Whether a result takes more than so many bytes or characters as JSON; it is looked at no further than that. */
export function isLargerThan(value: unknown, limit: number): boolean {
  let left = limit;
  const take = (one: unknown): boolean => {
    if (one instanceof Uint8Array || typeof one === 'string') left -= one.length;
    else if (typeof one !== 'object' || one === null) left -= 4;
    else return Object.entries(one).every(([name, field]) => (left -= name.length + 4) >= 0 && take(field));
    return left >= 0;
  };
  return !take(value);
}

/** Bytes in UTF-8 that one code unit takes in JSON at most: `\u0000`. */
const bytesPerUnit = 6;

/** Whether something takes more than so many bytes as JSON, counted exactly where an estimate does not tell. */
export function isLargerAsJson(value: unknown, limit: number): boolean {
  return isLargerThan(value, limit / bytesPerUnit) && Buffer.byteLength(JSON.stringify(value)) > limit;
}
