import type { Barcode, BarcodePort, Effort, OpenedPicture, Picture } from '@toolbench/kit/barcodes.ts';
import { isSvg } from '@toolbench/kit/svg.ts';
import { barcodesOf, pictureFor, readOnGrounds, zxingOptions } from '@toolbench/kit/zxing.ts';
import type * as Zxing from 'zxing-wasm/reader';
import { decodePng, mayBeTransparentPng } from './decode-png.ts';
import { decodeSvg } from './decode-svg.ts';
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

async function search(picture: Picture, effort: Effort, scale = 1): Promise<readonly Barcode[]> {
  const { readBarcodes } = await loadReader();
  return readOnGrounds(picture, async (opaque) => {
    const { data, width, height } = pictureFor(effort, opaque);
    const pixels = { data, width, height, colorSpace: 'srgb' } as unknown as Parameters<typeof readBarcodes>[0];
    return barcodesOf(await readBarcodes(pixels, zxingOptions(effort)), scale);
  });
}

const searchable = (picture: Picture, scale = 1): OpenedPicture => ({
  pixels: null,
  read: (effort) => search(picture, effort, scale),
  close: () => undefined,
});

/**
 * Codes by zxing-cpp. SVG, WebP, and PNG that may be transparent, come from decoders that give pixels. The other pictures are
 * decoded inside the reader, which gives none, so they are searched at their own size and not for light bars on dark.
 */
export const nodeBarcodes: BarcodePort = {
  async open(file) {
    const clear = mayBeTransparentPng(file) ? decodePng(file) : null;
    if (clear) return searchable(clear);
    if (isWebp(file)) {
      const picture = await decodeWebp(file);
      return picture && searchable(picture);
    }
    if (isSvg(file)) {
      const drawn = await decodeSvg(file);
      return drawn && searchable(drawn.picture, 1 / drawn.scale);
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
  read: (picture, effort) => search(picture, effort),
};
