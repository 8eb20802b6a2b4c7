/** What a recording really is, whatever it is called. */
export type Container = 'wav' | 'webm' | 'ogg' | 'mp4';

export const mediaTypes: Readonly<Record<Container, string>> = {
  wav: 'audio/wav',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
};

const startsWith = (bytes: Uint8Array, at: number, ...expected: readonly number[]) =>
  expected.every((byte, offset) => bytes[at + offset] === byte);

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** By the first bytes: RIFF with WAVE, EBML, Ogg, or the `ftyp` box of ISO media. */
export function containerOf(bytes: Uint8Array): Container | undefined {
  if (startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes, 8, 0x57, 0x41, 0x56, 0x45)) return 'wav';
  if (startsWith(bytes, 0, 0x1a, 0x45, 0xdf, 0xa3)) return 'webm';
  if (startsWith(bytes, 0, 0x4f, 0x67, 0x67, 0x53)) return 'ogg';
  if (startsWith(bytes, 4, 0x66, 0x74, 0x79, 0x70)) return 'mp4';
  return undefined;
}

function indexOfBytes(bytes: Uint8Array, wanted: readonly number[], from: number): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, at, ...wanted)) return at;
  }
  return -1;
}

/** Pages of Ogg (RFC 3533, 6) follow each other to the end; the first alone is only the codec's header. */
function isWholeOgg(bytes: Uint8Array): boolean {
  let pages = 0;
  let at = 0;
  while (at < bytes.length) {
    const segments = bytes[at + 26];
    if (!startsWith(bytes, at, 0x4f, 0x67, 0x67, 0x53) || segments === undefined) return false;
    const table = bytes.subarray(at + 27, at + 27 + segments);
    if (table.length < segments) return false;
    at += 27 + segments + table.reduce((sum, length) => sum + length, 0);
    pages += 1;
  }
  return at === bytes.length && pages > 1;
}

/** Boxes of ISO media (ISO/IEC 14496-12, 4.2) follow each other to the end; sound is in `mdat`. */
function isWholeMp4(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let hasSound = false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    let length = view.getUint32(at);
    if (length === 1 && at + 16 <= bytes.length) length = Number(view.getBigUint64(at + 8));
    if (length === 0) length = bytes.length - at;
    if (length < 8) return false;
    const isMdat = startsWith(bytes, at + 4, 0x6d, 0x64, 0x61, 0x74);
    hasSound ||= isMdat && length > 8;
    at += length;
  }
  return at === bytes.length && hasSound;
}

/** A live recording declares no lengths (RFC 8794, 6.2), so only what must be there can be looked for: Segment, Cluster. */
function isWholeWebm(bytes: Uint8Array): boolean {
  const segment = indexOfBytes(bytes, [0x18, 0x53, 0x80, 0x67], 4);
  const cluster = segment < 0 ? -1 : indexOfBytes(bytes, [0x1f, 0x43, 0xb6, 0x75], segment);
  return cluster >= 0 && cluster + 16 < bytes.length;
}

/** Whether a file of this kind holds sound and was not cut off, as far as its outer structure tells. */
export function isWhole(bytes: Uint8Array, container: Exclude<Container, 'wav'>): boolean {
  return { webm: isWholeWebm, ogg: isWholeOgg, mp4: isWholeMp4 }[container](bytes);
}
