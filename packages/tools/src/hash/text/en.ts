import type { zh } from './zh.ts';

export const en: typeof zh = {
  input: 'Text',
  inputHint: 'Type a text, or drop a file of any size',
  openFile: 'Hash a file',
  run: 'Hash',
  key: 'HMAC key',
  keyHint: 'Leave empty for a plain hash',
  expected: 'Compare with',
  expectedHint: 'Paste the value you were given',
  matches: (name) => `Matches ${name}`,
  matchesNone: 'Matches none of the results',
  noDigest: 'No digest was found in this; paste it whole, or choose its algorithm',
  results: 'Results',
  resultsEmpty: 'The results appear here',
  ofFile: (name, size) => `${name} · ${size}`,
  closeFile: 'Close the file',
  broken: 'Not collision-resistant: use it to catch transfer errors only',
  sample: 'The quick brown fox jumps over the lazy dog',
  errors: {
    'lone-surrogate': () =>
      'There is half a character here (a lone surrogate), which UTF-8 cannot encode. Remove it and try again.',
    'no-hmac': (d) => `${d.name} is a checksum and cannot be used for HMAC. Choose another algorithm or clear the key.`,
    'no-digest': (d) =>
      `“${d.text}” holds no digest of the chosen algorithms. Give it whole, in hexadecimal or Base64, or choose its algorithm.`,
    unreadable: () =>
      'The file could not be read; it may have been changed or moved since it was opened. Open it again.',
  },
};
