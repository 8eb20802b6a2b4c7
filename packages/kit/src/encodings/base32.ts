const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in Base32 (RFC 4648, section 6) with padding, on one line. */
export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let [waiting, bits] = [0, 0];
  for (const byte of bytes) {
    waiting = ((waiting << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(waiting >>> (bits - 5)) & 31];
  }
  if (bits > 0) text += alphabet[(waiting << (5 - bits)) & 31];
  return text + '='.repeat((8 - (text.length % 8)) % 8);
}

/** What a character of Base32 stands for by its code, in either case of letters; undefined for any other. */
export function base32Value(code: number): number | undefined {
  if (code >= 0x32 && code <= 0x37) return code - 0x32 + 26;
  const letter = (code | 0x20) - 0x61;
  return code > 0x40 && letter >= 0 && letter < 26 ? letter : undefined;
}
