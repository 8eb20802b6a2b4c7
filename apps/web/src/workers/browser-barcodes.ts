import type { Barcode, BarcodePort, Effort, OpenedPicture, Picture, Preview } from '@toolbench/kit/barcodes.ts';
import { barcodesOf, pictureFor, readOnGrounds, zxingOptions } from '@toolbench/kit/zxing.ts';
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

/** The size of a picture scaled down to at most so many pixels. */
function sizeWithin({ width, height }: ImageBitmap, mostPixels: number): { width: number; height: number } {
  const shrink = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
}

/** A picture drawn scaled down to a size, transparent where it is unless there is a ground. */
function draw(bitmap: ImageBitmap, { width, height }: { width: number; height: number }, ground?: string) {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  pen.imageSmoothingQuality = 'medium';
  if (ground !== undefined) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, width, height);
  }
  pen.drawImage(bitmap, 0, 0, width, height);
  return { canvas, pen };
}

async function previewOf(bitmap: ImageBitmap, mostPixels: number): Promise<Preview | undefined> {
  const { width, height } = bitmap;
  if (width * height <= mostPixels) return undefined;
  const { canvas } = draw(bitmap, sizeWithin(bitmap, mostPixels), 'white');
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return { file: new Uint8Array(await file.arrayBuffer()), width, height };
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
      const { width, height } = sizeWithin(bitmap, mostPixels);
      if (drawn?.width !== width || drawn.height !== height) {
        const { data } = draw(bitmap, { width, height }).pen.getImageData(0, 0, width, height);
        drawn = { data, width, height };
      }
      return search(drawn, effort, bitmap.width / width);
    },
    preview: (mostPixels) => previewOf(bitmap, mostPixels),
    close: () => bitmap.close(),
  };
}

async function search(picture: Picture, effort: Effort, scale: number): Promise<readonly Barcode[]> {
  const { readBarcodes } = await loadReader();
  return readOnGrounds(picture, async (opaque) => {
    const { data, width, height } = pictureFor(effort, opaque);
    return barcodesOf(await readBarcodes(new ImageData(data, width, height), zxingOptions(effort)), scale);
  });
}

/** Codes by zxing-cpp, pictures by the browser's own decoders. */
export const barcodes: BarcodePort = {
  async open(file) {
    const bitmap = await decode(file);
    return bitmap && openBitmap(bitmap);
  },
  read: (picture, effort) => search(picture, effort, 1),
};
