/** How far a file is looked into for NUL bytes, as git does it. */
const headBytes = 8_000;

const hasPrefix = (bytes: Uint8Array, ...prefix: readonly number[]) => prefix.every((byte, at) => bytes[at] === byte);

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Most characters of a text in GBK are Han or ASCII; bytes of another encoding read as GBK give rare signs. */
function isLikelyChinese(text: string): boolean {
  let han = 0;
  let other = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0x4e00 && code <= 0x9fff) han += 1;
    else if (code > 0x7f && !(code >= 0x3000 && code <= 0x303f) && !(code >= 0xff00 && code <= 0xffef)) other += 1;
  }
  return han > 0 && other * 4 <= han;
}

/**
 * Reads the bytes of a source file: UTF-8, UTF-16 with a byte order mark, GB 18030 (and so GBK and GB 2312), else as
 * Latin letters of one byte, which loses nothing of a program's own words. Line ends become `\n`.
 * @returns undefined where the bytes are no text
 */
export function decodeSource(bytes: Uint8Array): string | undefined {
  const text = decodeCharacters(bytes);
  return text === undefined ? undefined : text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

function decodeCharacters(bytes: Uint8Array): string | undefined {
  if (hasPrefix(bytes, 0xff, 0xfe)) return tryDecode(bytes, 'utf-16le');
  if (hasPrefix(bytes, 0xfe, 0xff)) return tryDecode(bytes, 'utf-16be');
  if (bytes.subarray(0, headBytes).includes(0)) return undefined;
  const utf8 = tryDecode(bytes, 'utf-8');
  if (utf8 !== undefined) return utf8;
  const chinese = tryDecode(bytes, 'gb18030');
  if (chinese !== undefined && isLikelyChinese(chinese)) return chinese;
  return tryDecode(bytes, 'windows-1252');
}
