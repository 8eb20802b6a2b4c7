import { decodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { chipForm, type ChipFormat } from '../tables/chip-tag-forms.ts';
import { chipBytes } from './chip-bytes.ts';
import { hasCheckDigit } from '../mask-card-numbers.ts';
import { readResponse } from './read-response.ts';
import { hexOf, type TlvNode } from './read-tlv.ts';

/**
 * How improbable it must be, in bits, that random bytes read like this. One random text in many millions gets here; a
 * few data objects of a real transaction give more than 60.
 */
const enoughBits = 28;

/** Of bytes as many as no hash, key or identifier has, less is asked: a card number alone is enough. */
const enoughBitsOddLength = 18;

/** Bytes of MD5 and UUID, SHA-1, Tiger and AES-192, SHA-224, SHA-256, SHA-384, SHA-512, RSA and elliptic curves. */
const usualLengths = new Set([4, 8, 12, 16, 20, 24, 28, 32, 33, 40, 48, 56, 64, 65, 66, 96, 97, 128, 256, 384, 512]);

/** Longer texts are judged no more: the sample the suggestions look at is shorter. */
const longest = 64 * 1024;

/**
 * Whether a text is chip card data: hex, or a consumer-presented code in Base64, that is BER-TLV to its last byte and
 * holds known tags with lengths and contents that fit them. A hash in hex, which may hold a known tag by chance, is not.
 */
export function looksLikeChipData(text: string): boolean {
  if (text.length > longest) return false;
  const bytes = chipBytes(text);
  if (!bytes.ok) return false;
  const response = readResponse(bytes.value);
  const enough = usualLengths.has(bytes.value.length) ? enoughBits : enoughBitsOddLength;
  return response.ok && evidenceOf(response.value.nodes, bytes.value) >= enough;
}

/** What a data object with an unknown tag costs: real data has some, random bytes have mostly those. */
const unknownCost = 10;

/** What a template holds ends exactly where the template does. */
const templateBits = 6;

/** Bits of evidence in all data objects; a known tag with a length or content it cannot have takes all of it away. */
function evidenceOf(nodes: readonly TlvNode[], bytes: Uint8Array): number {
  let evidence = 0;
  const waiting = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const form = chipForm(node.tag);
    const value = bytes.subarray(node.valueStart, node.end);
    if (!form) evidence -= unknownCost;
    else if (value.length < form.least || value.length > form.most) return 0;
    else evidence += tagBits(node.tag) + lengthBits(form.least, form.most) + contentBits(node.tag, form.format, value);
    for (const inner of node.nested ?? []) waiting.push(inner);
    if (node.nested && node.nested.length > 0) evidence += templateBits;
  }
  return evidence;
}

/** About 50 of 256 one-byte tags and 100 of 65,536 two-byte tags are known. */
function tagBits(tag: string): number {
  return tag.length === 2 ? 2 : 9;
}

function lengthBits(least: number, most: number): number {
  return Math.log2(256 / (most - least + 1));
}

const digitBits = 2 * Math.log2(16 / 10);
const characterBits = Math.log2(256 / 95);

/** A payment application's identifier begins with its system's, of which a handful are in use. */
const identifierBits = 24;

/** Random bytes are an application file locator once in 4,096 times. */
const locatorBits = 12;

/** Random digits pass the check of a card number once in ten times. */
const checkDigitBits = Math.log2(10);

function contentBits(tag: string, format: ChipFormat, value: Uint8Array): number {
  if (tag === '5A' || tag === '57') return cardNumberBits(tag, value);
  if (tag === '4F' || tag === '84' || tag === '9F06') return isIdentifier(value) ? identifierBits : 0;
  if (tag === '94' || tag === '80') return isLocator(tag === '94' ? value : value.subarray(2)) ? locatorBits : 0;
  if (format === 'n') return value.every(isDigits) ? value.length * digitBits : -Infinity;
  if (format === 'a' || format === 'an') return value.every(isPrintable) ? value.length * characterBits : -Infinity;
  return 0;
}

/** 5A is a card number, filled up with F; 57 has a separator D and further digits behind it (EMV Book 3, annex A). */
function cardNumberBits(tag: string, value: Uint8Array): number {
  const digits = (tag === '5A' ? /^(\d{12,19})F?$/ : /^(\d{12,19})D\d+F?$/).exec(hexOf(value))?.[1];
  if (digits === undefined) return -Infinity;
  return value.length * digitBits + (hasCheckDigit(digits) ? checkDigitBits : 0);
}

function isIdentifier(value: Uint8Array): boolean {
  return (
    (value[0] === 0xa0 && value[1] === 0 && value[2] === 0) || /^[12]PAY\./.test(decodeLatin1(value.subarray(0, 5)))
  );
}

/** File, first and last record, count: three low bits are zero, and the record numbers are small and in order. */
function isLocator(value: Uint8Array): boolean {
  for (let at = 0; at < value.length; at += 4) {
    const [file, first, last, count] = value.subarray(at, at + 4);
    const ordered = first > 0 && first <= last && last <= 0x20 && count <= last - first + 1;
    if ((file & 7) !== 0 || file === 0 || !ordered) return false;
  }
  return value.length > 0 && value.length % 4 === 0;
}

function isDigits(byte: number): boolean {
  return byte >> 4 <= 9 && (byte & 15) <= 9;
}

function isPrintable(byte: number): boolean {
  return byte >= 0x20 && byte <= 0x7e;
}
