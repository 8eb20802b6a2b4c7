import type { zh } from './text.zh.ts';

const megabytes = (bytes: string | number | undefined) => Math.round(Number(bytes) / 1024 / 1024);
const megapixels = (pixels: number) => Math.round(pixels / 1_000_000);

export const en: typeof zh = {
  start: 'Start scanning',
  stop: 'Stop scanning',
  openImage: 'Upload image',
  preview: 'View',
  idle: 'Start the camera, or drop a picture here',
  idleHint: 'A screenshot can be pasted with Ctrl+V',
  drop: 'Drop to read the picture',
  starting: 'Opening the camera',
  scanning: 'Hold the code in view; scanning stops when it is read',
  reading: 'Reading the picture',
  moreReading: 'Looking for more codes in the picture',
  pictureAlt: 'The picture that was read, its codes outlined',
  camera: 'Camera',
  cameraName: (n) => `Camera ${n}`,
  torch: 'Torch',
  result: 'Result',
  resultEmpty: 'What the code says appears here',
  rawText: 'Raw text',
  format: 'Format',
  errorCorrection: 'Error correction',
  characters: 'Characters',
  copy: 'Copy',
  openLink: (host) => `Open link: ${host}`,
  masked: 'The middle of card numbers is hidden.',
  showNumbers: 'Show card numbers',
  hideNumbers: 'Hide card numbers',
  content: { payment: 'Payment code fields', chip: 'Chip data' },
  copyJson: 'Copy JSON',
  figures: { schemes: 'Networks', method: 'Kind', amount: 'Amount', merchant: 'Merchant' },
  crcValid: (crc) => `The CRC ${crc} is correct`,
  problems: 'Broken rules',
  several: (n) => `${n} codes in this picture`,
  history: 'Scanned on this visit',
  historyHint: 'Kept in this page only and gone when it is left',
  clearHistory: 'Clear history',
  showAgain: 'Show again',
  featuresTitle: 'Features',
  features: [
    [
      'Camera',
      'The rear one where there is one; stops as soon as a code is read. Camera choice and torch where offered',
    ],
    ['Pictures', 'Upload, drop or paste; every code in a picture is listed'],
    ['Formats', 'QR versions 1–40 with four correction levels, Data Matrix, PDF417, Aztec and the usual barcodes'],
    [
      'Step by step',
      'A quick look at a small copy first; if it finds nothing, turned, inverted, denoised and at full size',
    ],
    [
      'Payment codes and chips',
      'EMVCo codes and chip card TLV data field by field, card numbers hidden until asked for',
    ],
    [
      'Safety',
      'Contents are shown as text, links open only by a button that names the host; no picture leaves the device',
    ],
  ],
  errors: {
    'nothing-found': () =>
      'Scan failed: no code could be read in this picture. Let the whole code fill the picture, sharp and cropped, and try again',
    'not-a-picture': () =>
      'File read failed: this is not a picture, or it is damaged. Use a PNG, JPEG, WebP, GIF or BMP picture',
    'too-large': ({ size, limit }) =>
      `File read failed: the picture has ${megabytes(size)} MB, more than the limit of ${megabytes(limit)} MB. Crop or compress it first`,
    'too-many-pixels': ({ width, height, limit }) =>
      `File read failed: the picture has ${width} × ${height} pixels, more than the limit of ${megapixels(Number(limit))} megapixels. Scale it down first`,
    'file-unreadable': () =>
      'File read failed: it may have moved, or reading it is not permitted. Choose the file again',
    'camera-refused': () =>
      'Camera access failed: permission was refused. Allow the camera in the site settings beside the address bar and start again, or upload an image',
    'camera-absent': () => 'Camera access failed: no camera was found. Connect one and start again, or upload an image',
    'camera-busy': () => 'Camera access failed: another program may be using it. Close that program and start again',
    'camera-unplugged': () =>
      'Camera access failed: the picture broke off during the scan. Check the camera and start again',
    'camera-unsupported': () =>
      'Camera access failed: browsers offer it on HTTPS or local addresses only. Use a secure address, or upload an image',
    'camera-failed': () => 'Camera access failed: the browser did not open it. Start again, or upload an image',
    crashed: () => 'Scan failed: something went wrong while reading. Try again, or use another picture',
  },
};
