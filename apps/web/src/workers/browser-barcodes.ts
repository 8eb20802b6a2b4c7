import { limits } from '@toolbench/contracts/limits.ts';
import type { BarcodePort, Picture } from '@toolbench/tools/kit/barcodes.ts';
import { barcodesOf, zxingOptions } from '@toolbench/tools/kit/zxing.ts';
import type * as Zxing from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

let reader: Promise<typeof Zxing> | undefined;

/** Loads the reader with our own copy of its WebAssembly; by itself it would fetch one from a public network. */
function loadReader(): Promise<typeof Zxing> {
  reader ??= import('zxing-wasm/reader').then((module) => {
    module.prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
    return module;
  });
  return reader;
}

/** The picture's pixels, scaled down when there are more than a page can hold. */
async function decodePicture(file: Uint8Array): Promise<Picture | null> {
  try {
    const bitmap = await createImageBitmap(new Blob([file as BlobPart]));
    const shrink = Math.min(1, Math.sqrt(limits.barcodes.picturePixels / (bitmap.width * bitmap.height)));
    const width = Math.max(1, Math.round(bitmap.width * shrink));
    const height = Math.max(1, Math.round(bitmap.height * shrink));
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) return null;
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return { data: pen.getImageData(0, 0, width, height).data, width, height };
  } catch {
    return null;
  }
}

/** Codes by zxing-cpp, pictures by the browser's own decoders. */
export const barcodes: BarcodePort = {
  async read({ data, width, height }, effort) {
    const { readBarcodes } = await loadReader();
    return barcodesOf(await readBarcodes(new ImageData(data, width, height), zxingOptions(effort)));
  },
  async readFile(file, effort) {
    const picture = await decodePicture(file);
    return picture && barcodes.read(picture, effort);
  },
};
