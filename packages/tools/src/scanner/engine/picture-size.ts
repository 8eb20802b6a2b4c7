export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const longestHeader = 512 * 1024;

function startsWith(bytes: Uint8Array, signature: string, at = 0): boolean {
  for (let index = 0; index < signature.length; index += 1) {
    if (bytes[at + index] !== signature.charCodeAt(index)) return false;
  }
  return true;
}

/**
 * The size a picture file declares, read from its header so that a small file cannot ask for gigabytes of pixels. Null
 * for formats it does not know and headers that are cut off: the decoder then says what it makes of them.
 */
export function declaredSize(file: Uint8Array): PictureSize | null {
  const bytes = file.subarray(0, longestHeader);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 30) return null;
  // PNG, 11.2.1: IHDR is the first chunk.
  if (startsWith(bytes, '\x89PNG')) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (startsWith(bytes, 'GIF8')) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  // A BMP whose rows run from the top has a negative height.
  if (startsWith(bytes, 'BM')) {
    return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
  }
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return webpSize(bytes, view);
  return startsWith(bytes, '\xff\xd8') ? jpegSize(view) : null;
}

/** WebP container specification: lossy, lossless and extended files each keep the size elsewhere. */
function webpSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  if (startsWith(bytes, 'VP8 ', 12)) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (startsWith(bytes, 'VP8L', 12)) {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (!startsWith(bytes, 'VP8X', 12)) return null;
  const wide24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1;
  return { width: wide24(24), height: wide24(27) };
}

/** Walks the segments to the first frame header, SOF0 to SOF15 (ITU-T T.81, B.2.2). */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
