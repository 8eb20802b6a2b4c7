import type { Detail } from '../kit/result.ts';
import type { zh } from './text.zh.ts';

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
  decodeFile: 'Open a Base64 file',
  input: { encode: 'Text', decode: 'Base64' },
  output: { encode: 'Base64', decode: 'Content' },
  placeholder: {
    encode: 'Type the text to encode, or drop any file here',
    decode: 'Paste Base64, a data: URL or a PEM block; white space and line ends are ignored',
  },
  outputHint: { encode: 'The Base64 appears here', decode: 'The decoded content appears here' },
  hex: 'Hex',
  notText: (charset) => `These bytes are not ${charsetNames[charset] ?? charset} text, so they are shown as hex.`,
  notTextButKnown: (mediaType) => `This is a binary file (${mediaType}), not text.`,
  tryCharset: (charset) => `Decode as ${charsetNames[charset] ?? charset}`,
  declaredOther: (declared, found) => `The data: URL says ${declared}, but the content is ${found}.`,
  pemRemoved: (label) => `The PEM lines around it (${label}) were taken off; the content is DER.`,
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
    'decode-failed': (detail) =>
      `Decoding failed: ${shown(detail)} is not a Base64 character. Check that nothing else was pasted along.`,
    'decode-failed-padding': () =>
      'Decoding failed: the padding = is in the wrong place or number. It stands only at the end, at most twice; decode joined pieces one by one.',
    'decode-failed-length': () =>
      'Decoding failed: there is one character too many at the end. No Base64 has that length; it may have been cut off.',
    'decode-failed-alphabets': (detail) =>
      `Decoding failed: ${shown(detail)} belongs to the other alphabet. + / and - _ never stand in one text; check that it is a single piece.`,
    'file-encode': () =>
      'Encoding the file failed: it cannot be read. Check that it is still there and may be read, then choose it again.',
    'file-decode': () =>
      'Decoding the file failed: it cannot be read. Check that it is still there and may be read, then choose it again.',
  },
};
