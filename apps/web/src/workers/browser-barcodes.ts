import type { Barcode, BarcodePort, Effort, OpenedPicture, Picture } from '@toolbench/tools/kit/barcodes.ts';
import { barcodesOf, pictureFor, zxingOptions } from '@toolbench/tools/kit/zxing.ts';
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

/** The pixels of a picture scaled down to a size, on white where it is transparent. */
function pixelsOf(bitmap: ImageBitmap, width: number, height: number): Picture {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  pen.imageSmoothingQuality = 'medium';
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0, width, height);
  return { data: pen.getImageData(0, 0, width, height).data, width, height };
}

async function decode(file: Uint8Array): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(new Blob([file as BlobPart]));
  } catch {
    return null;
  }
}

/** The last size is kept: passes over the same one follow each other. */
function openBitmap(bitmap: ImageBitmap): OpenedPicture {
  let drawn: Picture | null = null;
  return {
    pixels: bitmap.width * bitmap.height,
    async read(effort, mostPixels) {
      const shrink = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)));
      const width = Math.max(1, Math.round(bitmap.width * shrink));
      const height = Math.max(1, Math.round(bitmap.height * shrink));
      if (drawn?.width !== width || drawn.height !== height) drawn = pixelsOf(bitmap, width, height);
      return search(drawn, effort, bitmap.width / width);
    },
    close: () => bitmap.close(),
  };
}

async function search(picture: Picture, effort: Effort, scale: number): Promise<readonly Barcode[]> {
  const { readBarcodes } = await loadReader();
  const { data, width, height } = pictureFor(effort, picture);
  return barcodesOf(await readBarcodes(new ImageData(data, width, height), zxingOptions(effort)), scale);
}

/** Codes by zxing-cpp, pictures by the browser's own decoders. */
export const barcodes: BarcodePort = {
  async open(file) {
    const bitmap = await decode(file);
    return bitmap && openBitmap(bitmap);
  },
  read: (picture, effort) => search(picture, effort, 1),
};
