import { decodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import { sameText } from '../item.ts';
import { cardApplication } from '../tables/card-applications.ts';
import { hasBits, readBits } from '../tables/chip-bits.ts';
import {
  cryptograms,
  entryModes,
  responseCodes,
  terminalKinds,
  terminalOwners,
  transactionTypes,
  wordsOf,
  type Codes,
} from '../tables/chip-codes.ts';
import { chipForm } from '../tables/chip-tag-forms.ts';
import { countryName, countryOf } from '../tables/countries.ts';
import { currencyOf } from '../tables/currencies.ts';
import { displayNames } from '../tables/display-names.ts';
import { readCurrency } from '../tables/emvco-tags.ts';
import { readLists } from './read-chip-lists.ts';

/** A value in words, and what its parts say. */
export interface ChipReading {
  readonly displayValue?: Localized;
  readonly details?: readonly Localized[];
}

/** A value to be read: its bytes, and its hex with card numbers hidden unless they are to be shown. */
export interface ChipValue {
  readonly tag: string;
  readonly bytes: Uint8Array;
  readonly hex: string;
  /** Three digits of the transaction's currency (5F2A), or nothing. */
  readonly currency: string;
}

type Reader = (value: ChipValue) => Localized | undefined;

/** Two digits of a year, month, day. */
const readShortDate: Reader = ({ hex }) =>
  /^\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(hex)
    ? sameText(`20${hex.slice(0, 2)}-${hex.slice(2, 4)}-${hex.slice(4)}`)
    : undefined;

const readCountry: Reader = ({ hex }) => {
  const code = countryOf(hex.slice(1));
  return code === undefined ? undefined : countryName(code);
};

const readCurrencyCode: Reader = ({ hex }) => readCurrency(hex.slice(1));

const readAmount: Reader = ({ hex, currency }) => {
  if (!/^\d+$/.test(hex)) return undefined;
  const found = currencyOf(currency);
  const decimals = found?.decimals ?? 0;
  const digits = hex.replace(/^0+/, '').padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const amount = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return found
    ? sameText(`${found.code} ${amount}`)
    : { zh: `${amount}（最小货币单位）`, en: `${amount} (smallest unit)` };
};

const readNumber: Reader = ({ hex }) => sameText(String(parseInt(hex, 16)));

const readApplication: Reader = ({ hex }) => cardApplication(hex);

const readCharacters: Reader = ({ bytes }) => {
  const text = decodeLatin1(bytes.subarray(0, 252));
  return /^[ -~\u00a0-\u00ff]*$/.test(text) ? sameText(text.trim()) : undefined;
};

const readTrack2: Reader = ({ hex }) => {
  const track = /^([\d*]{1,19})D(\d\d)(\d\d)(\d{3})/.exec(hex);
  if (!track) return undefined;
  const [, number, year, month, service] = track;
  return {
    zh: `卡号 ${number}，有效期 20${year}-${month}，服务代码 ${service}`,
    en: `Card ${number}, expires 20${year}-${month}, service code ${service}`,
  };
};

const readLanguages: Reader = ({ bytes }) => {
  const codes = decodeLatin1(bytes.subarray(0, 8)).match(/[a-z]{2}/gi) ?? [];
  const names = codes.map((code) => displayNames('language', code.toLowerCase()));
  return { zh: names.map(({ zh }) => zh).join('、'), en: names.map(({ en }) => en).join(', ') };
};

const readTerminalType: Reader = ({ hex }) => {
  const owner = wordsOf(terminalOwners, hex[0]);
  const kind = wordsOf(terminalKinds, hex[1]);
  return owner && kind && { zh: `${owner.zh}，${kind.zh}`, en: `${owner.en}, ${kind.en}` };
};

const coded =
  (codes: Codes): Reader =>
  ({ hex }) =>
    wordsOf(codes, hex);

const readers: Readonly<Record<string, Reader>> = {
  '4F': readApplication,
  '57': readTrack2,
  '5A': ({ hex }) => sameText(hex.replace(/F+$/, '')),
  '5F24': readShortDate,
  '5F25': readShortDate,
  '5F28': readCountry,
  '5F2A': readCurrencyCode,
  '5F2D': readLanguages,
  '5F30': ({ hex }) => sameText(hex.slice(1)),
  '81': readNumber,
  '84': readApplication,
  '8A': ({ bytes }) => wordsOf(responseCodes, decodeLatin1(bytes.subarray(0, 2))),
  '9A': readShortDate,
  '9C': coded(transactionTypes),
  '9F02': readAmount,
  '9F03': readAmount,
  '9F06': readApplication,
  '9F13': readNumber,
  '9F17': readNumber,
  '9F1A': readCountry,
  '9F1B': readNumber,
  '9F21': ({ hex }) => sameText(hex.replace(/(..)(?=.)/g, '$1:')),
  '9F27': ({ bytes }) => cryptograms[(bytes[0] ?? 0) >> 6],
  '9F35': readTerminalType,
  '9F36': readNumber,
  '9F39': coded(entryModes),
  '9F3C': readCurrencyCode,
  '9F42': readCurrencyCode,
  '9F50': readAmount,
  '9F6B': readTrack2,
  '9F77': readAmount,
  '9F78': readAmount,
  '9F79': readAmount,
  '9F7B': readAmount,
};

/** Tags of characters whose text would show what is to be hidden. */
const noCharacters = new Set(['56']);

/** What a primitive value says. Values of the wrong length are left as they stand. */
export function readChipValue(value: ChipValue): ChipReading {
  const { tag, bytes } = value;
  const form = chipForm(tag);
  if (!form || bytes.length < form.least || bytes.length > form.most) return {};
  const details = hasBits(tag) ? readBits(tag, bytes) : readLists(tag, bytes);
  const read = Object.hasOwn(readers, tag) ? readers[tag](value) : undefined;
  const characters = /^an?s?$/.test(form.format) && !noCharacters.has(tag) ? readCharacters(value) : undefined;
  const displayValue = read ?? characters;
  return { ...(displayValue && { displayValue }), ...(details && { details }) };
}
