import type { Barcode, BarcodePort, Effort, Picture } from '@toolbench/kit/barcodes.ts';
import { barcodesOf, pictureFor, zxingOptions } from '@toolbench/kit/zxing.ts';
import type * as Zxing from 'zxing-wasm/reader';
import { decodeWebp, isWebp } from './decode-webp.ts';
import { readWasm } from './wasm-file.ts';

let reader: Promise<typeof Zxing> | undefined;

/** Loads the reader with our own copy of its WebAssembly; by itself it would fetch one from a public network. */
function loadReader(): Promise<typeof Zxing> {
  reader ??= (async () => {
    const module = await import('zxing-wasm/reader');
    const wasmBinary = await readWasm('zxing_reader.wasm', 'zxing-wasm/reader/zxing_reader.wasm');
    module.prepareZXingModule({ overrides: { wasmBinary } });
    return module;
  })();
  return reader;
}

/** The error by which zxing-wasm tells a file it cannot decode from a code it cannot read. */
const notAPicture = 'Failed to load image from memory';

async function search(picture: Picture, effort: Effort): Promise<readonly Barcode[]> {
  const { readBarcodes } = await loadReader();
  const { data, width, height } = pictureFor(effort, picture);
  const pixels = { data, width, height, colorSpace: 'srgb' } as unknown as Parameters<typeof readBarcodes>[0];
  return barcodesOf(await readBarcodes(pixels, zxingOptions(effort)));
}

/**
 * Codes and pictures (PNG, JPEG, BMP, GIF) by zxing-cpp, WebP by libwebp. The former are decoded inside the reader, which
 * gives no pixels, so they are searched at their own size and not for light bars on dark.
 */
export const nodeBarcodes: BarcodePort = {
  async open(file) {
    if (isWebp(file)) {
      const picture = await decodeWebp(file);
      return picture && { pixels: null, read: (effort) => search(picture, effort), close: () => undefined };
    }
    const { readBarcodes } = await loadReader();
    const first = await readBarcodes(file, zxingOptions('quick'));
    if (first.some(({ error }) => error === notAPicture)) return null;
    return {
      pixels: null,
      async read(effort) {
        if (effort === 'negative') return [];
        return barcodesOf(effort === 'quick' ? first : await readBarcodes(file, zxingOptions(effort)));
      },
      close: () => undefined,
    };
  },
  read: search,
};
