import type { zh } from './text.zh.ts';

export const en: typeof zh = {
  tree: {
    characters: (from, to) => (from === to ? `character ${from}` : `characters ${from}–${to}`),
    bytes: (from, to) => (from === to ? `byte ${from}` : `bytes ${from}–${to}`),
    value: 'As written',
  },
  problems: {
    'bad-tag': ({ found, within }) =>
      `“${found}”${within === '' ? '' : ` in template ${String(within).slice(0, -1)}`} is not a two-digit tag; reading stops here.`,
    'bad-length': ({ tag, found }) => `The length “${found}” of tag ${tag} is not two digits; reading stops here.`,
    overrun: ({ tag, length, left }) =>
      `Tag ${tag} states a length of ${length}, but ${left} characters are left. The code may have been cut off.`,
    'length-in-bytes': () =>
      'Lengths are written in UTF-8 bytes. The specification counts characters, so a strict wallet misreads this code.',
    'length-in-code-units': () =>
      'Lengths are written in UTF-16 code units, two for an emoji. The specification counts characters.',
    'first-not-00': ({ tag }) => `The first field is tag ${tag}; it should be the payload format indicator 00.`,
    duplicate: ({ tag }) => `Tag ${tag} appears again. Each tag may appear once on its level.`,
    'crc-missing': ({ expected }) => `The CRC is missing. The code should end in 6304${expected}.`,
    'crc-wrong': ({ found, expected }) =>
      `The CRC is ${found}, but the content gives ${expected}. It may have been changed or mistyped; check it before paying.`,
    'crc-form': ({ found, expected }) => `The CRC “${found}” should be four hex digits; the content gives ${expected}.`,
    'crc-lower-case': ({ found, expected }) =>
      `The CRC ${found} is in lower case; the specification writes ${expected}.`,
    'crc-not-last': () => 'Something follows the CRC 63. It should be the last field; what follows it is not checked.',
    missing: ({ tag }) => `The mandatory tag ${tag} is missing.`,
    'missing-account': () => 'There is no merchant account: at least one of the tags 02 to 51 is needed.',
    'no-identifier': ({ tag }) => `Template ${tag} has no tag 00, so it does not say whose network it belongs to.`,
    empty: ({ tag }) => `The value of tag ${tag} is empty; a length is from 01 to 99.`,
    form: ({ tag, found, en }) => `The value “${found}” of tag ${tag} should be ${en}.`,
    'too-long': ({ tag, length, limit }) => `Tag ${tag} has ${length} characters; ${limit} are allowed.`,
    'code-too-long': ({ length, limit }) =>
      `The code has ${length} characters. Above ${limit}, as the specification advises, the symbol becomes too dense.`,
    'not-common-character': ({ tag, character }) =>
      `Tag ${tag} holds “${character}”. Only printable ASCII is allowed there; names in other scripts belong in tag 64.`,
    'unknown-currency': ({ found }) => `${found} is not a currency code of ISO 4217.`,
    'unknown-country': ({ found }) => `${found} is not a country code of ISO 3166.`,
    'amount-zero': ({ tag, found }) =>
      `The amount of tag ${tag} is ${found}; it cannot be zero. Where the payer enters it, the tag is left out.`,
    'amount-decimals': ({ tag, found, currency, digits, decimals }) =>
      `The amount ${found} of tag ${tag} has ${digits} decimals; ${currency} has ${Number(decimals) === 0 ? 'none' : decimals}.`,
    'fee-without-indicator': ({ tag, indicator }) => `With tag ${tag}, tag 55 should be ${indicator}.`,
    'indicator-without-fee': ({ tag, indicator }) => `Where tag 55 is ${indicator}, tag ${tag} is needed.`,
  },
  build: {
    'bad-tag': ({ tag }) => `The tag “${tag}” is not two digits; use 00 to 99.`,
    'value-too-long': ({ tag, length, limit }) =>
      `Tag ${tag} has ${length} characters; at most ${limit} fit. Shorten it.`,
    'half-character': ({ tag }) => `Tag ${tag} holds half a character (a lone surrogate). Remove it.`,
  },
  chip: {
    empty: () => 'There is nothing here. Paste chip data in hex.',
    'not-hex': ({ found }) => `“${found}” is not a hex digit. Chip data consists of 0 to 9 and A to F.`,
    'odd-hex': ({ digits }) => `There are ${digits} hex digits. They come in pairs, so one is missing or one too many.`,
    'tlv-cut-tag': ({ offset }) => `The tag at byte ${offset} is incomplete. The data may have been cut off.`,
    'tlv-long-tag': ({ offset, tag, limit }) =>
      `The tag ${tag} at byte ${offset} is longer than ${limit} bytes; chip data has no such tags.`,
    'tlv-cut-length': ({ offset, tag }) =>
      `Tag ${tag} at byte ${offset} has no complete length. The data may have been cut off.`,
    'tlv-indefinite': ({ offset, tag }) =>
      `Tag ${tag} at byte ${offset} has an indefinite length (80), which EMV does not allow.`,
    'tlv-long-length': ({ offset, tag, count }) =>
      `The length of tag ${tag} at byte ${offset} takes ${count} bytes, which chip data never needs.`,
    'tlv-overrun': ({ offset, tag, length, left }) =>
      `Tag ${tag} at byte ${offset} states ${length} bytes, but ${left} are left.`,
    'tlv-too-deep': ({ offset, tag, limit }) =>
      `Tag ${tag} at byte ${offset} is nested more than ${limit} levels deep.`,
  },
};
