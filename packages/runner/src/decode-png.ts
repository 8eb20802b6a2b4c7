import { convertIndexedToRgb, decode, type DecodedPng } from 'fast-png';
import type { Picture } from '@toolbench/kit/barcodes.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Where the header has its colour type, and types with an alpha channel (PNG, 11.2.2). */
const colourTypeAt = 25;
const withAlpha = new Set([4, 6]);

/** Whether a PNG may be transparent: by an alpha channel, or by a tRNS chunk, which stands before the pixels. */
export function mayBeTransparentPng(file: Uint8Array): boolean {
  if (!signature.every((byte, at) => file[at] === byte)) return false;
  if (withAlpha.has(file[colourTypeAt])) return true;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = signature.length; at + 8 <= file.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (name === 'tRNS') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

/** The pixels of such a file; null when it cannot be decoded here. */
export function decodePng(file: Uint8Array): Picture | null {
  try {
    return pictureOf(decode(file));
  } catch {
    return null;
  }
}

/** Grey or colours of any depth, with or without alpha, as red, green, blue, alpha bytes. */
function pictureOf(decoded: DecodedPng): Picture | null {
  const { width, height, palette, depth, transparency } = decoded;
  const samples = palette ? convertIndexedToRgb(decoded) : decoded.data;
  const channels = samples.length / (width * height);
  // Several samples in a byte.
  if (!Number.isInteger(channels)) return null;
  const most = palette ? 255 : 2 ** depth - 1;
  const clear = palette ? undefined : transparency;
  const data = new Uint8ClampedArray(width * height * 4);
  const colours = channels < 3 ? 1 : 3;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = pixel * channels;
    for (let channel = 0; channel < 3; channel += 1) {
      data[pixel * 4 + channel] = (samples[from + (colours === 1 ? 0 : channel)] * 255) / most;
    }
    const isClear = clear?.every((value, at) => samples[from + at] === value) === true;
    const alpha = channels > colours ? (samples[from + colours] * 255) / most : 255;
    data[pixel * 4 + 3] = isClear ? 0 : alpha;
  }
  return { data, width, height };
}
