import type { zh } from './zh.ts';

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
  pictureAlt: 'The picture that was read, with its codes outlined',
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
  maskedOutside:
    'The middle of card numbers is hidden, so the text differs from the data of the code. Set showCardNumbers to see all of it',
  guessedOutside:
    'The code does not say which character set its text is in, so it was guessed. If the text is wrong, set characterSet, or take the data in hex',
  guessed: 'The code does not say its character set, so this is a guess. If the text is wrong, choose another:',
  characterSet: 'Character set',
  automatic: 'As it seems',
  saveBytes: 'Save the bytes',
  addOn: 'Add-on',
  part: (number, of) =>
    of > 0
      ? `This is part ${number} of a set of ${of} codes; the rest is missing here`
      : `This is part ${number} of a set of codes; the rest is missing here`,
  joined: (n) => `The whole text, joined from ${n} codes`,
  bytes: 'Bytes',
  masked: 'The middle of card numbers is hidden.',
  showNumbers: 'Show card numbers',
  hideNumbers: 'Hide card numbers',
  content: {
    payment: 'Payment code fields',
    chip: 'Chip data',
    gs1: 'GS1 fields',
    wifi: 'Wi-Fi network',
    vcard: 'Contact',
  },
  copyJson: 'Copy JSON',
  figures: { schemes: 'Networks', method: 'Kind', amount: 'Amount', merchant: 'Merchant' },
  crcValid: (crc) => `The CRC ${crc} is correct`,
  problems: 'Broken rules',
  several: (n) => `${n} codes in this picture`,
  history: 'Scanned on this visit',
  historyHint: 'Kept on this page only; gone when you leave it',
  clearHistory: 'Clear history',
  showAgain: 'Show again',
  featuresTitle: 'Features',
  features: [
    [
      'Camera',
      'Uses the rear one if there is one and stops as soon as a code is read; choose the camera and torch where available',
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
      `File read failed: the picture is ${megabytes(size)} MB; the limit is ${megabytes(limit)} MB. Crop or compress it first`,
    'too-many-pixels': ({ width, height, limit }) =>
      `File read failed: the picture is ${width} × ${height} pixels; the limit is ${megapixels(Number(limit))} megapixels. Scale it down first`,
    'file-unreadable': () =>
      'File read failed: it may have moved, or you may not have permission. Choose the file again',
    'camera-refused': () =>
      'Camera access failed: permission was refused. Allow the camera in the site settings beside the address bar and start again, or upload an image',
    'camera-absent': () => 'Camera access failed: no camera was found. Connect one and start again, or upload an image',
    'camera-busy': () => 'Camera access failed: another program may be using it. Close that program and start again',
    'camera-unplugged': () =>
      'Camera access failed: the picture was lost during the scan. Check the camera and start again',
    'camera-unsupported': () =>
      'Camera access failed: browsers offer it on HTTPS or local addresses only. Use a secure address, or upload an image',
    'camera-failed': () => 'Camera access failed: the browser did not open it. Start again, or upload an image',
    crashed: () => 'Scan failed: something went wrong while reading. Try again, or use another picture',
  },
};
