/**
 * The text that bytes are in an encoding by its WHATWG name. They go to the decoder as a stream, because Node before 24 takes
 * windows-1252 for ISO-8859-1 where it gets the whole at once, which makes control characters of € and curved quotes.
 * @throws RangeError where the encoding is unknown, and TypeError with `fatal` where the bytes are no text of it
 */
export function decodeBytes(
  bytes: Uint8Array,
  encoding: string,
  options: { readonly fatal?: boolean; readonly ignoreBOM?: boolean } = {},
): string {
  const decoder = new TextDecoder(encoding, options);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** The text that bytes are in an encoding by its WHATWG name; undefined where they are no text of it or nobody knows it. */
export function decodeStrictly(bytes: Uint8Array, encoding: string, ignoreBOM = false): string | undefined {
  try {
    return decodeBytes(bytes, encoding, { fatal: true, ignoreBOM });
  } catch {
    return undefined;
  }
}

/** Bytes that are tried at once, so that a large text is not held twice. */
const triedAtOnce = 1024 * 1024;

/** Whether all the bytes are text of an encoding by its WHATWG name. */
export function decodesAs(bytes: Uint8Array, encoding: string): boolean {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += triedAtOnce) {
      decoder.decode(bytes.subarray(at, at + triedAtOnce), { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
