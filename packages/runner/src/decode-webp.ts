import type { Picture } from '@toolbench/kit/barcodes.ts';
import { readWasm } from './wasm-file.ts';

/** What the decoder makes of a picture by a name that browsers have and Node does not. */
class ImageData implements Picture {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

let decoder: Promise<(file: ArrayBuffer) => Promise<unknown>> | undefined;

function loadDecoder() {
  decoder ??= (async () => {
    const { default: decode, init } = await import('@jsquash/webp/decode.js');
    Object.assign(globalThis, { ImageData });
    const wasmBinary = await readWasm('webp_dec.wasm', '@jsquash/webp/codec/dec/webp_dec.wasm');
    await init({ wasmBinary } as Parameters<typeof init>[0]);
    return decode;
  })();
  return decoder;
}

const ascii = (file: Uint8Array, from: number, to: number) => String.fromCharCode(...file.subarray(from, to));

/** RFC 9649, section 2.4. */
export function isWebp(file: Uint8Array): boolean {
  return ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 12) === 'WEBP';
}

/** The pixels of a WebP file; null when it cannot be decoded. */
export async function decodeWebp(file: Uint8Array): Promise<Picture | null> {
  const decode = await loadDecoder();
  const bytes = Uint8Array.from(file);
  return decode(bytes.buffer).then(
    (picture) => picture as Picture,
    () => null,
  );
}
