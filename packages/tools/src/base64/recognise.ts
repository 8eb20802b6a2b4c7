import { decodeBase64 } from '@toolbench/kit/encodings/base64.ts';

const pieces = /^(?=.{8})[\w+/-]+={0,2}$/;

/** Whether letters of Base64 are the bytes of a text without control characters: words of a language are not. */
function holdsText(letters: string): boolean {
  const decoded = decodeBase64(letters);
  if (decoded.badAt !== undefined) return false;
  try {
    // A sample may end within a character, which more bytes would complete.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(decoded.bytes, { stream: true });
    return !/[^\P{Cc}\t\n\r]/u.test(text);
  } catch {
    return false;
  }
}

/**
 * How sure it is, 0 to 1, that a text is Base64: a data URL surely, letters that hold a text likely, and so is a run of
 * varied letters of the right length.
 */
export function recogniseBase64(sample: string): number {
  const text = sample.trim();
  if (/^data:[^,]*;base64,/i.test(text)) return 1;
  const letters = text.replace(/\s/g, '');
  if (!pieces.test(letters) || /^[\da-f]+$/i.test(letters)) return 0;
  const isVaried = /[A-Z]/.test(letters) && /[a-z]/.test(letters) && /[\d=]/.test(letters);
  if (holdsText(letters)) return isVaried || letters.length >= 16 ? 0.7 : 0.5;
  return isVaried && letters.length >= 16 && letters.length % 4 === 0 ? 0.7 : 0;
}
