import type { Detail } from '@toolbench/kit/result.ts';
import type { zh } from './zh.ts';

const shown = ({ character, codePoint }: Detail) =>
  character === '' ? String(codePoint) : `“${character}” (${codePoint})`;

const charsetNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  gb18030: 'GB18030',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  latin1: 'Latin-1',
};

export const en: typeof zh = {
  modes: { encode: 'Encode', decode: 'Decode' },
  encode: 'Encode',
  decode: 'Decode',
  encodeFile: 'Choose a file',
  decodeFile: (encoding) => `Open a ${encoding} file`,
  input: { encode: 'Text', decode: 'Base64' },
  output: { encode: 'Base64', decode: 'Content' },
  placeholder: {
    encode: 'Type the text to encode, or drop any file here',
    decode: 'Paste Base64, a data: URL or a PEM block; white space and line ends are ignored',
    other: (encoding) => `Paste ${encoding}; white space and line ends are ignored`,
  },
  outputHint: { encode: 'The Base64 appears here', decode: 'The decoded content appears here' },
  hex: 'Hex',
  notText: (charset) => `These bytes are not ${charsetNames[charset] ?? charset} text, so they are shown as hex.`,
  notTextButKnown: (mediaType) => `This is a binary file (${mediaType}), not text.`,
  decompress: 'Decompress',
  tryCharset: (charset) => `Decode as ${charsetNames[charset] ?? charset}`,
  declaredOther: (declared, found) => `The data: URL says ${declared}, but the content is ${found}.`,
  pemRemoved: (label) => `The PEM lines around it (${label}) were removed; the content is DER.`,
  variant: ({ place, found, canonical }) =>
    `Line ${place.line}, column ${place.column} is not canonical: “${found}” stands for the same bytes as “${canonical}”, which encoders write. Beware where signatures or identifiers are compared: the two texts differ.`,
  hexPart: (shownBytes, all) => `First ${shownBytes} of ${all} bytes; the download has all of them`,
  pictureAlt: 'The decoded picture',
  downloadDecoded: (extension) => `Download .${extension}`,
  figures: {
    bytes: 'bytes',
    characters: 'characters',
    ratio: 'change in size',
    mediaType: 'type',
  },
  errors: {
    'encode-failed': (detail) =>
      `Encoding failed: ${shown(detail)} is not in ${charsetNames[detail.charset] ?? detail.charset}. Remove it or choose UTF-8.`,
    'input-not-utf8': ({ byte }) =>
      `Encoding failed: the input is not UTF-8 (${byte} stands here) and cannot be put into another character set. Choose UTF-8, or convert it first.`,
    'decode-failed': (detail) =>
      `Decoding failed: ${shown(detail)} is not a ${detail.encoding ?? 'Base64'} character. Check that nothing else was pasted with it.`,
    'decode-failed-padding': ({ encoding }) =>
      `Decoding failed: the padding = is misplaced. It belongs only at the end${encoding === undefined ? ', at most twice' : ', and fills the last group of 8 characters'}; decode joined pieces one at a time.`,
    'decode-failed-length': () =>
      'Decoding failed: there is one character too many at the end. No Base64 has that length; it may have been cut off.',
    'decode-failed-end': ({ encoding }) =>
      `Decoding failed: there is one character too many at the end. No ${encoding} has that length; it may have been cut off.`,
    'decode-failed-group': () =>
      'Decoding failed: this group of characters is beyond four bytes, or z stands within a group. Check for a slip or a cut.',
    'too-large': ({ limit }) =>
      `This is larger than ${Number(limit) / 1024} KB: the time for Base58 grows with the square of the size. Use Base64 or Base32 for more.`,
    'decode-failed-alphabets': (detail) =>
      `Decoding failed: ${shown(detail)} belongs to the other alphabet. + / and - _ are never mixed in one text; check that it is a single piece.`,
    'decompress-unknown': () =>
      'Decompressing failed: these bytes are neither gzip nor zlib. Check where they come from.',
    'decompress-damaged': () =>
      'Decompressing failed: the data is incomplete or damaged. Copy all of it and try again.',
    'decompress-too-large': (detail) =>
      `Decompressing stopped: the result is larger than ${Number(detail.limit) / 1024 / 1024} MB. Use gunzip on your machine instead.`,
    'file-encode': () =>
      'The file cannot be read. Check that it still exists and that you may read it, then choose it again.',
    'file-decode': () =>
      'The file cannot be read. Check that it still exists and that you may read it, then choose it again.',
  },
};
