import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { Code } from '../engine/index.ts';
import type { zh } from './zh.ts';

const errors = {
  empty: () => 'Nothing here yet. Paste one or more UUIDs, or write names, one per line.',
  character: ({ character }) => `A UUID cannot hold “${character}”; only 0–9, a–f and hyphens.`,
  digits: ({ digits }) => `A UUID has 32 hexadecimal digits; this one has ${digits}.`,
  hyphens: () => 'The hyphens are misplaced. Group the digits 8-4-4-4-12, or leave all hyphens out.',
  brace: () => 'One brace is missing. Add it, or remove the other one.',
  namespace: () => 'The custom namespace is not a UUID. Write one such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
  'too-many-names': ({ limit }) => `Too many names: at most ${limit} at a time. Split them up.`,
  'lone-surrogate': () =>
    'There is half a surrogate pair here, which UTF-8 cannot encode. Remove or complete the character.',
  'not-utf8': () => 'The names are not UTF-8 and would become other names. Convert the file to UTF-8 first.',
  'no-digest': () => 'The browser has no SHA-1 here. Open the page over https or on localhost, or use v3.',
  'alphabet-short': () => 'The alphabet needs at least two different characters.',
  'alphabet-repeats': ({ character }) =>
    `“${character}” is in the alphabet twice and would be drawn more often. Remove one.`,
  'alphabet-character': ({ character }) =>
    `“${character}” cannot be in the alphabet. Use visible ASCII characters other than quotation marks and backslash.`,
} satisfies ErrorTexts<Code>;

export const en: typeof zh = {
  modes: { generate: 'Random and time', names: 'From names', decode: 'Decode' },
  generate: 'Generate',
  notes: {
    v1: 'Time, clock sequence and a random node, no network card address. Sorting as text is not sorting by time.',
    v4: '122 random bits. Use it unless something asks for another.',
    v7: 'Begins with the time in milliseconds and strictly increases within a batch: good for database keys.',
    v6: 'The fields of v1 rearranged so that they sort by time, strictly increasing within a batch; new systems use v7.',
    ulid: '48 bits of time in milliseconds and 80 random bits, strictly increasing within a batch.',
    nanoid: (bits) => `Every character is drawn from the alphabet with equal chance: about ${bits} random bits.`,
  },
  quantityCorrected: (quantity) =>
    `The quantity goes from 1 to 100 and is now ${quantity}. The bulk download makes more.`,
  countCorrected: (count) => `The quantity goes from 1 to 1,000,000 and is now ${count}.`,
  rows: {
    title: 'Results',
    samplesTitle: 'Samples from RFC 9562, not generated here',
    count: (count) => `${count} made`,
    empty: 'Generate makes a new batch of identifiers.',
    selectAll: 'Select all',
    deselectAll: 'Deselect all',
    select: (id) => `Select ${id}`,
    copySelected: (count) => `Copy selected (${count})`,
    copyAll: 'Copy all',
    download: 'Download',
  },
  bulk: {
    title: 'Bulk download',
    hint: 'Made in the version and format above and saved as a file without being shown, up to 1,000,000 at a time.',
    download: 'Generate and download',
    done: (count, size, ms) => `${count} downloaded, ${size}, made in ${ms} ms.`,
  },
  names: {
    input: 'Names',
    hint: 'One name per line, ended by LF or CRLF, blanks included, such as www.example.com',
    output: 'UUIDs',
    outputHint: 'The same namespace and name always give the same UUID',
    customHint: 'A UUID',
    spaced: (count) =>
      `White space before or behind a name is part of it here: ${count}. Remove it if it is not meant, and the UUID changes.`,
    returned: (count) =>
      `A carriage return (CR) alone is part of a name here and parts no names: ${count}. Make it LF if it was to end a line, and the UUIDs change.`,
    line: (line) => `line ${line}`,
    at: (said, lines) => `${said} (${lines.join(', ')})`,
  },
  decode: {
    input: 'UUIDs to decode',
    hint: 'Paste one or more UUIDs or ULIDs; braces, URN, quotation marks, commas and missing hyphens are fine',
    output: 'Decoded',
    outputHint: 'Version, variant, time, node and clock sequence appear here.',
    good: (count) => `${count} valid`,
    bad: (count) => `${count} invalid`,
    cut: (limit) => `Too many: only the first ${limit} were decoded.`,
    copyTable: 'Copy as table',
    line: (line) => `line ${line}`,
    localTime: (time) => `local time ${time}`,
    clockSequence: (value) => `clock seq. ${value}`,
    node: (node) => `node ${node}`,
    randomNode: (node) => `node ${node} (random)`,
  },
  versions: {
    1: 'time and node',
    2: 'DCE security',
    3: 'name by MD5',
    4: 'random',
    5: 'name by SHA-1',
    6: 'time and node, sortable',
    7: 'time in milliseconds, sortable',
    8: 'custom',
  },
  unknownVersion: 'undefined version',
  variants: {
    nil: 'nil, all zeros',
    max: 'max, all ones',
    ncs: 'reserved for NCS',
    rfc9562: 'RFC 9562',
    microsoft: 'reserved for Microsoft',
    future: 'reserved for the future',
  },
  ulid: 'ULID',
  errors,
};
