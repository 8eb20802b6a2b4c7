/** The text whose characters have the numbers of the bytes (ISO-8859-1 itself, not windows-1252 as the web has it). */
export function decodeLatin1(bytes: Uint8Array): string {
  // Widened bytes are UTF-16: all our platforms are little-endian.
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(new Uint16Array(bytes));
}

/** The bytes of a text that has no character above U+00FF. */
export function encodeLatin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
