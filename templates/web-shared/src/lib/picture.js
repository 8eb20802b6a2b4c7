import { t } from '../texts.js';

const longestSide = 1200;
const shortestSide = 80;

/** A picture file as a data address of at most `most` characters, made smaller until it fits. Throws where it is none. */
export async function readPicture(file, most) {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(t('notPicture'));
  });
  const canvas = document.createElement('canvas');
  for (let side = longestSide; side >= shortestSide; side *= 0.8) {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const address = canvas.toDataURL('image/webp', 0.82);
    if (address.length <= most) return address;
  }
  throw new Error(t('notPicture'));
}
