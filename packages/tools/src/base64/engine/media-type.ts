/** What bytes are, by their first few: a media type (IANA) and the file extension that goes with it. */
export interface MediaType {
  readonly mediaType: string;
  readonly extension: string;
}

/** [media type, extension, signature in hex, `..` for any byte, offset in bytes]. More specific ones first. */
const signatures: readonly (readonly [mediaType: string, extension: string, signature: string, offset?: number])[] = [
  ['image/png', 'png', '89504e470d0a1a0a'],
  ['image/jpeg', 'jpg', 'ffd8ff'],
  ['image/gif', 'gif', '4749463837..'],
  ['image/gif', 'gif', '4749463839..'],
  ['image/webp', 'webp', '52494646........57454250'],
  ['audio/wav', 'wav', '52494646........57415645'],
  ['image/bmp', 'bmp', '424d........00000000'],
  ['image/x-icon', 'ico', '00000100'],
  ['image/tiff', 'tif', '49492a00'],
  ['image/tiff', 'tif', '4d4d002a'],
  ['image/avif', 'avif', '6674797061766966', 4],
  ['image/heic', 'heic', '6674797068656963', 4],
  ['video/mp4', 'mp4', '66747970', 4],
  ['video/webm', 'webm', '1a45dfa3'],
  ['audio/mpeg', 'mp3', '494433'],
  ['audio/mpeg', 'mp3', 'fffb'],
  ['audio/ogg', 'ogg', '4f676753'],
  ['audio/flac', 'flac', '664c6143'],
  ['application/pdf', 'pdf', '255044462d'],
  ['application/zip', 'zip', '504b0304'],
  ['application/zip', 'zip', '504b0506'],
  ['application/gzip', 'gz', '1f8b08'],
  ['application/zlib', 'zlib', '789c'],
  ['application/zlib', 'zlib', '78da'],
  ['application/zlib', 'zlib', '7801'],
  ['application/zstd', 'zst', '28b52ffd'],
  ['application/x-bzip2', 'bz2', '425a68..314159265359'],
  ['application/x-xz', 'xz', 'fd377a585a00'],
  ['application/x-7z-compressed', '7z', '377abcaf271c'],
  ['application/vnd.rar', 'rar', '526172211a07'],
  ['application/x-tar', 'tar', '7573746172', 257],
  ['application/wasm', 'wasm', '0061736d01000000'],
  ['application/vnd.sqlite3', 'sqlite', '53514c69746520666f726d6174203300'],
  ['application/x-elf', 'elf', '7f454c46'],
  ['application/java-vm', 'class', 'cafebabe00'],
  ['font/woff', 'woff', '774f4646'],
  ['font/woff2', 'woff2', '774f4632'],
  ['font/ttf', 'ttf', '0001000000'],
  ['font/otf', 'otf', '4f54544f00'],
];

/** The type of bytes by signature (WHATWG MIME Sniffing and the formats' own specifications); undefined when unknown. */
export function sniffBytes(bytes: Uint8Array): MediaType | undefined {
  const found = signatures.find(([, , signature, offset = 0]) => matches(bytes, signature, offset));
  return found && { mediaType: found[0], extension: found[1] };
}

/** The type of a text by how it begins. */
export function sniffText(start: string): MediaType {
  const head = start.trimStart().replace(/^(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)+/i, '');
  if (/^<svg[\s>]/i.test(head)) return { mediaType: 'image/svg+xml', extension: 'svg' };
  if (/^<(?:!doctype html|html)[\s>]/i.test(head)) return { mediaType: 'text/html', extension: 'html' };
  if (start.startsWith('%PDF-')) return { mediaType: 'application/pdf', extension: 'pdf' };
  if (/^\s*<\?xml\s/.test(start)) return { mediaType: 'application/xml', extension: 'xml' };
  if (/^\s*(?:\{\s*["}]|\[\s*[[{"\]\d])/.test(start)) return { mediaType: 'application/json', extension: 'json' };
  return { mediaType: 'text/plain', extension: 'txt' };
}

const textExtensions: ReadonlyMap<string, string> = new Map([
  ['image/svg+xml', 'svg'],
  ['text/plain', 'txt'],
  ['text/html', 'html'],
  ['text/css', 'css'],
  ['text/csv', 'csv'],
  ['text/javascript', 'js'],
  ['text/markdown', 'md'],
  ['text/xml', 'xml'],
  ['application/xml', 'xml'],
  ['application/json', 'json'],
]);

/** The usual extension for a media type that someone else named. */
export function extensionOf(mediaType: string): string | undefined {
  const essence = mediaType.split(';')[0].trim().toLowerCase();
  return textExtensions.get(essence) ?? signatures.find(([name]) => name === essence)?.[1];
}

function matches(bytes: Uint8Array, signature: string, offset: number): boolean {
  if (bytes.length < offset + signature.length / 2) return false;
  for (let at = 0; at < signature.length; at += 2) {
    const digits = signature.slice(at, at + 2);
    if (digits !== '..' && Number.parseInt(digits, 16) !== bytes[offset + at / 2]) return false;
  }
  return true;
}
