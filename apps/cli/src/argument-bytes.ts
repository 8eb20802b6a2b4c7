import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/** What Node puts in the place of bytes that are no UTF-8; it may as well have been written so. */
const replacement = '\ufffd';

/**
 * The first of the words of a command line whose bytes are not UTF-8, as Node shows it. Node has put U+FFFD in the place of
 * such bytes, and a tool would work on that without a word.
 * @param readBytes gives the command line as the system keeps it, its words ended by NUL; systems without one are trusted
 */
export function wordNotUtf8(
  words: readonly string[],
  readBytes: () => Buffer = () => readFileSync('/proc/self/cmdline'),
): string | undefined {
  if (!words.some((word) => word.includes(replacement))) return undefined;
  try {
    const kept = splitAtNul(readBytes()).slice(-words.length);
    return words.find((word, at) => word.includes(replacement) && !isUtf8(kept[at] ?? Buffer.of()));
  } catch {
    return undefined;
  }
}

function splitAtNul(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, from)) {
    parts.push(bytes.subarray(from, end));
    from = end + 1;
  }
  return parts;
}
