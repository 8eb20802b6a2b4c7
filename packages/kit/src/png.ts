import { zlibSync } from 'fflate';
import type { Picture } from './barcodes.ts';
import { crc32 } from './encodings/checksums.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const trueColour = 2;
const indexedColour = 3;

/** A chunk: length, type, content, CRC of type and content (PNG, 5.3). */
function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, crc32(bytes.subarray(4, content.length + 8)));
  return bytes;
}

/** Rows of red, green, blue, each behind its filter byte 0 (none). Transparency is dropped: pictures here are opaque. */
function scanLines({ data, width, height }: Picture): Uint8Array {
  const lines = new Uint8Array(height * (width * 3 + 1));
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    to += 1;
    for (let from = row * width * 4; from < (row + 1) * width * 4; from += 4) {
      lines[to++] = data[from];
      lines[to++] = data[from + 1];
      lines[to++] = data[from + 2];
    }
  }
  return lines;
}

interface TwoColours {
  /** Red, green, blue of the first, then of the second. */
  readonly palette: Uint8Array;
  /** Rows of one bit a pixel, each behind its filter byte 0. */
  readonly lines: Uint8Array;
}

/** A picture of at most two colours, as codes without a logo are, in a twenty-fourth of the bytes; null for any other. */
function twoColourLines({ data, width, height }: Picture): TwoColours | null {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const first = pixels[0];
  const second = pixels.find((pixel) => pixel !== first) ?? first;
  const lineLength = Math.ceil(width / 8) + 1;
  const lines = new Uint8Array(height * lineLength);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = pixels[y * width + x];
      if (pixel === first) continue;
      if (pixel !== second) return null;
      lines[y * lineLength + 1 + (x >>> 3)] |= 0x80 >>> (x & 7);
    }
  }
  const at = Math.max(pixels.indexOf(second), 0) * 4;
  return { palette: Uint8Array.of(...data.subarray(0, 3), ...data.subarray(at, at + 3)), lines };
}

/** A picture as a PNG file (W3C PNG): one bit a pixel where it has two colours, else 8-bit true colour. */
export function encodePng(picture: Picture): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, picture.width);
  view.setUint32(4, picture.height);
  const twoColours = twoColourLines(picture);
  header[8] = twoColours ? 1 : 8;
  header[9] = twoColours ? indexedColour : trueColour;
  const parts = [
    Uint8Array.from(signature),
    chunk('IHDR', header),
    ...(twoColours ? [chunk('PLTE', twoColours.palette)] : []),
    chunk('IDAT', zlibSync(twoColours?.lines ?? scanLines(picture), { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ];
  const file = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
