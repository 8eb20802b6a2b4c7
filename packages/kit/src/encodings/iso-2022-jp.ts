import { decodesAs } from './decode-bytes.ts';

const escape = 0x1b;

/** Whether the sequence at a place turns to Japanese characters: ESC $ @, ESC $ B or ESC ( I. */
const turnsToJapanese = (bytes: Uint8Array, at: number): boolean =>
  (bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x40 || bytes[at + 2] === 0x42)) ||
  (bytes[at + 1] === 0x28 && bytes[at + 2] === 0x49);

/**
 * Whether bytes are ISO-2022-JP, of which each Japanese part begins with an escape sequence of its own: all of them are
 * ASCII, and those of no other text decode as it.
 */
export function isIso2022Jp(bytes: Uint8Array): boolean {
  let at = bytes.indexOf(escape);
  while (at >= 0 && !turnsToJapanese(bytes, at)) at = bytes.indexOf(escape, at + 1);
  return at >= 0 && decodesAs(bytes, 'iso-2022-jp');
}
