import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BarcodePort } from '@toolbench/tools/kit/barcodes.ts';
import { barcodesOf, pictureFor, zxingOptions } from '@toolbench/tools/kit/zxing.ts';
import type * as Zxing from 'zxing-wasm/reader';

let reader: Promise<typeof Zxing> | undefined;

/** Loads the reader with the WebAssembly from the installed package; by itself it would fetch one from a public network. */
function loadReader(): Promise<typeof Zxing> {
  reader ??= (async () => {
    const module = await import('zxing-wasm/reader');
    const path = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
    const { buffer } = Uint8Array.from(await readFile(path));
    module.prepareZXingModule({ overrides: { wasmBinary: buffer } });
    return module;
  })();
  return reader;
}

/** The error by which zxing-wasm tells a file it cannot decode from a code it cannot read. */
const notAPicture = 'Failed to load image from memory';

/**
 * Codes and pictures (PNG, JPEG, BMP, GIF) by zxing-cpp. Files are decoded inside the reader, which gives no pixels, so
 * they are searched at their own size and not for light bars on dark.
 */
export const nodeBarcodes: BarcodePort = {
  async open(file) {
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
  async read(picture, effort) {
    const { readBarcodes } = await loadReader();
    const { data, width, height } = pictureFor(effort, picture);
    const pixels = { data, width, height, colorSpace: 'srgb' } as unknown as Parameters<typeof readBarcodes>[0];
    return barcodesOf(await readBarcodes(pixels, zxingOptions(effort)));
  },
};
