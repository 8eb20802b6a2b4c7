import { en as codes } from '../../payment-codes/text.en.ts';
import type { zh } from './zh.ts';

export const en: typeof zh = {
  input: 'Payment code',
  placeholder: 'Paste the text of a payment QR code, which begins with 000201, or the TLV data of a chip card in hex',
  copyResult: 'Copy result',
  table: {
    title: 'Fields',
    count: (count) => `${count} fields`,
    tag: 'Tag',
    length: 'Length',
    value: 'Value',
    description: 'Description',
    hint: 'The result appears here.',
    first: (rows) => `The table lists the first ${rows}.`,
  },
  samples: 'Samples',
  tree: {
    title: 'Structure',
    hint: 'Fields inside templates, currencies, merchant categories and payment networks appear here. Point at a row to mark its place in the input.',
    copyJson: 'Copy JSON',
    edit: 'Edit',
    done: 'Done',
  },
  edit: {
    hint: 'Changes are written to the input at once, with lengths and CRC.',
    tag: (path) => `Tag ${path}`,
    value: (path) => `Value of ${path}`,
    add: 'Add field',
    addInside: (path) => `Add a field in ${path}`,
    remove: (path) => `Remove ${path}`,
    broken: 'Reading stopped partway. Complete the code to edit it.',
  },
  figures: { schemes: 'Network', method: 'Kind', amount: 'Amount', merchant: 'Merchant', size: 'Bytes' },
  crc: {
    valid: (crc) => `CRC ${crc} is correct`,
    wrong: (found, expected) => `The CRC is ${found}; the content gives ${expected}`,
    missing: (expected) => `The CRC is missing; it should be ${expected}`,
    fix: (expected) => `Change to ${expected}`,
    add: 'Add the CRC',
  },
  problems: {
    title: 'Broken rules',
    count: (count) => String(count),
  },
  chip: {
    title: 'Chip data',
    masked: 'The middle of the card number is hidden.',
    show: 'Show card number',
    hide: 'Hide card number',
  },
  help: {
    title: 'How it works',
    items: [
      [
        'Tag, length, value',
        'A field is a two-digit tag, a two-digit length and its content, one after the other. Lengths count characters: one for a Chinese character or an emoji.',
      ],
      [
        'Templates',
        'Tags 26–51, 62, 64 and 80–99 hold fields themselves: the accounts of payment networks are in there.',
      ],
      [
        'CRC',
        'Tag 63 at the end is a CRC-16 over the UTF-8 bytes, its own 6304 included. It catches typing errors; it does not prove who is paid.',
      ],
      [
        'Static and dynamic',
        'Tag 01 is 11 in a static code, used many times, and 12 in a dynamic one made for one payment.',
      ],
      [
        'Networks',
        'Knows PayNow, SGQR, PromptPay, Pix, QRIS, DuitNow, VietQR, KHQR, FPS, JPQR, UPI and QR Ph, Alipay, WeChat Pay and UnionPay.',
      ],
      [
        'Chip data',
        'Paste TLV data in hex to read tags, amounts, dates and every bit. The middle of card numbers is hidden.',
      ],
    ],
  },
  errors: {
    'no-field': () =>
      'No field was found. A payment code consists of two-digit tags, two-digit lengths and values, and begins with 000201.',
    'not-json': () =>
      'This is not valid JSON. To build a payment code, give a list of fields such as [{"tag":"00","value":"01"}].',
    'not-fields': ({ path }) => `${path} is not a field. A field has a tag and a value, or nested fields.`,
    'no-fields': () => 'There are no fields. Give at least one.',
    ...codes.build,
    ...codes.chip,
  },
};
