const [tab, lineFeed, carriageReturn, space, equals] = [9, 10, 13, 32, 61];

/**
 * Quoted-Printable (RFC 2045, 6.7): white space at the end of a line was added on the way, an equals sign there joins the
 * lines. One that no two hexadecimal digits follow stays as it stands.
 */
export function decodeQuotedPrintable(sent: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(sent.length);
  let length = 0;
  for (let at = 0; at < sent.length; at += 1) {
    const byte = sent[at];
    if (byte === space || byte === tab) {
      const next = afterBlanks(sent, at);
      if (next < sent.length && !isLineEnd(sent, next)) decoded[length++] = byte;
    } else if (byte === equals) {
      const next = afterBlanks(sent, at + 1);
      const escaped = String.fromCharCode(sent[at + 1] ?? 0, sent[at + 2] ?? 0);
      if (/^[\da-f]{2}$/i.test(escaped)) {
        decoded[length++] = Number.parseInt(escaped, 16);
        at += 2;
      } else if (next >= sent.length) at = sent.length;
      else if (isLineEnd(sent, next)) at = sent[next] === carriageReturn ? next + 1 : next;
      else decoded[length++] = byte;
    } else decoded[length++] = byte;
  }
  return decoded.slice(0, length);
}

function afterBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === space || bytes[at] === tab) at += 1;
  return at;
}

function isLineEnd(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === lineFeed || (bytes[at] === carriageReturn && bytes[at + 1] === lineFeed);
}
