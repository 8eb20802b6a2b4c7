import type { Picture } from '@toolbench/kit/barcodes.ts';

/** A picture file's pixels, at most `side` pixels wide and high; null when it is not a picture. */
export async function readPicture(file: Blob, side: number): Promise<Picture | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return pen && { data: pen.getImageData(0, 0, width, height).data, width, height };
  } catch {
    return null;
  }
}
