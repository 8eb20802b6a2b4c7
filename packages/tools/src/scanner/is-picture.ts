/** What files of the formats that browsers show begin with; dots stand for any byte. */
const signatures = [
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff',
  'GIF87a',
  'GIF89a',
  'RIFF....WEBP',
  '....ftypavif',
  'BM....\0\0\0\0',
];

/** Whether a file's beginning is that of a picture: PNG, JPEG, GIF, WebP, AVIF or BMP. */
export function isPicture(head: Uint8Array): boolean {
  return signatures.some(
    (signature) =>
      head.length > signature.length &&
      Array.from(signature).every((character, at) => character === '.' || head[at] === character.charCodeAt(0)),
  );
}
