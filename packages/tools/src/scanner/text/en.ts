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
  missingParts: (of, missing) =>
    `Of a set of ${of} codes these pictures lack part ${missing.join(', ')}, so it cannot be joined; add pictures of what is missing`,
  hiddenParts: (of) =>
    `A set of ${of} codes is complete, but holds numbers that are hidden, so it cannot be joined; try again with showCardNumbers (--show-card-numbers)`,
  joined: (n) => `The whole text, joined from ${n} codes`,
  bytes: 'Bytes',
  masked: 'The middle of card numbers is hidden.',
  showNumbers: 'Show card numbers',
  hideNumbers: 'Hide card numbers',
  secret: { masked: 'The secret is hidden.', show: 'Show the secret', hide: 'Hide the secret' },
  secretOutside:
    'The secret is hidden, so the text differs from the data of the code. Set showCardNumbers to see all of it',
  content: {
    payment: 'Payment code fields',
    chip: 'Chip data',
    gs1: 'GS1 fields',
    wifi: 'Wi-Fi network',
    vcard: 'Contact',
    mail: 'Mail',
    phone: 'Phone',
    sms: 'Text message',
    place: 'Place',
    calendar: 'Calendar event',
    otpauth: 'One-time password',
    epc: 'SEPA transfer',
    'swiss-bill': 'Swiss QR bill',
    upi: 'UPI payment',
  },
  fieldProblems: {
    missing: () => 'This is missing, and the standard asks for it',
    'cut-off': ({ end }) =>
      `The text is incomplete: its end, ${end}, is missing. Scan again, or ask for the code once more`,
    'left-over': () =>
      'This is no part that is known, and was not used. Where it belongs to one before it, the semicolon there should be written \\;. Ask for the code once more',
    'character-set': ({ set }) =>
      `The bytes of this are no text in ${set}; it is shown as it is written. Ask for the code once more`,
    'check-digits': () => 'The check digits are wrong, so a digit may be. Compare it with the original',
    iban: () =>
      'This is no IBAN that can be used here: its country or its length is wrong. Compare it with the original',
    'qr-iban': () =>
      'The kind of reference does not go with the account: QRR needs a QR-IBAN (bank 30000 to 31999), the others an IBAN that is none',
    bic: () => 'This is no BIC: it has 8 or 11 capital letters and digits',
    amount: ({ most }) => `The amount has to be above 0 and at most ${most}, with a point and at most two decimals`,
    country: () => 'This is no country code: it has two capital letters (ISO 3166-1)',
    'one-of': ({ allowed }) => `The standard has no such value, only ${allowed}`,
    'too-long': ({ limit }) => `Longer than the ${limit} characters that the standard allows`,
    date: () => 'This is no date or time; they are written 20261231 or 20261231T235900',
    zone: ({ zone }) => `The time zone “${zone}” is not known; the clock time is shown as it is written`,
    duration: () => 'This is no duration; they are written PT1H30M or P2D',
    'end-before-start': () => 'The end is before the start',
    degrees: ({ limit }) => `This has to be degrees from −${limit} to ${limit}, with a decimal point`,
    'mail-address': () => 'This is no mail address',
    phone: () => 'This is no phone number',
    percent: () => 'The percent-encoding is broken, so it is shown as it is written',
    base32: () => 'The secret is not Base32: letters A to Z and digits 2 to 7 only',
    export: () =>
      'No account can be read from this export: it is damaged or cut off. Export again and scan the new code',
    'whole-number': () => 'This has to be a whole number of the length that the standard sets',
    'issuers-differ': ({ label }) => `The label has another issuer, “${label}”`,
    'not-empty': () => 'The standard leaves this empty',
    either: () => 'A code may have a message or a reference, not both',
    payee: () => 'This is no VPA; they are written name@bank',
    'wifi-password': ({ security }) =>
      `This is no ${security} password${security === 'WPA' ? ' (8 to 63 characters)' : ''}, so most devices cannot join. Ask whoever runs the network`,
  },
  copyJson: 'Copy JSON',
  figures: { schemes: 'Networks', method: 'Kind', amount: 'Amount', merchant: 'Merchant' },
  crcValid: (crc) => `The CRC ${crc} is correct`,
  problems: 'Broken rules',
  several: (n) => `${n} codes in this picture`,
  history: 'Scanned on this visit',
  historyHint: 'It stays on this page and is gone when you leave',
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
      'Explained',
      'Wi-Fi, contacts, mail, phone numbers, places, events, one-time passwords, SEPA transfers, Swiss QR bills and UPI part by part, each to copy',
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
      'File read failed: this is not a picture, or it is damaged. Use a PNG, JPEG, WebP, GIF, BMP or SVG picture',
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
