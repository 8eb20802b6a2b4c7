import { svgScale } from '@toolbench/kit/svg.ts';

/**
 * An SVG picture as a PNG file, as large as codes in it need; null when it cannot be drawn. Only pages can draw one, and
 * as an image it runs no scripts and loads nothing.
 */
export async function svgAsPng(file: Blob, mostPixels: number): Promise<Blob | null> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = svgScale({ width: naturalWidth, height: naturalHeight }, mostPixels);
    const width = Math.max(1, Math.round(naturalWidth * scale));
    const height = Math.max(1, Math.round(naturalHeight * scale));
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (!pen || naturalWidth === 0) return null;
    pen.drawImage(image, 0, 0, width, height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
