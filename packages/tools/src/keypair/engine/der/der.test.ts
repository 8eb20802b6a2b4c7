import { describe, expect, it } from 'vitest';
import {
  enter,
  faultOf,
  finish,
  hasMore,
  readDer,
  take,
  takeBits,
  takeElement,
  takeObjectIdentifier,
  takeSmall,
  takeUnsigned,
} from './der-reader.ts';
import { derBitString, derInteger, derObjectIdentifier, derOctetString, derSequence, tags } from './der-writer.ts';

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

describe('writing', () => {
  it.each([
    ['00', '02 01 00'],
    ['00 00 7f', '02 01 7f'],
    ['80', '02 02 00 80'],
    ['01 00 01', '02 03 01 00 01'],
  ])('[KEY-01] writes the number %s in its shortest form', (magnitude, der) => {
    expect(derInteger(bytesOf(magnitude))).toEqual(bytesOf(der));
  });

  it.each([
    [0x7f, '7f'],
    [0x80, '81 80'],
    [0xff, '81 ff'],
    [0x100, '82 01 00'],
    [0x12345, '83 01 23 45'],
  ])('[KEY-01] writes a length of %i in its shortest form', (length, octets) => {
    const der = derOctetString(new Uint8Array(length));
    expect(der.subarray(1, der.length - length)).toEqual(bytesOf(octets));
  });

  it.each(['1.2.840.113549.1.1.1', '2.5.4.3', '2.16.840.1.101.3.4.2.1', '1.3.6.1.4.1.11129.2.4.2', '2.999.1'])(
    '[KEY-01] reads back the object identifier %s',
    (dotted) => {
      expect(takeObjectIdentifier(readDer(derObjectIdentifier(dotted)))).toBe(dotted);
    },
  );
});

describe('reading', () => {
  it('[KEY-03] reads what was written', () => {
    const reader = readDer(derSequence(derInteger(Uint8Array.of(5)), derBitString(Uint8Array.of(1, 2))));
    const inner = enter(reader, tags.sequence);
    expect([takeSmall(inner), takeBits(inner)]).toEqual([5, Uint8Array.of(1, 2)]);
    expect([hasMore(inner), hasMore(reader), faultOf(reader)]).toEqual([false, false, undefined]);
  });

  it.each([
    ['an empty input', '', 'der-short', 0],
    ['a tag without a length', '30', 'der-short', 0],
    ['a length beyond the end', '30 05 02 01 00', 'der-short', 0],
    ['an element that leaves its parent', '30 03 02 05 00', 'der-short', 2],
    ['the indefinite length', '30 80 00 00', 'der-length', 0],
    ['a length of five octets', '30 85 00 00 00 00 01 00', 'der-length', 0],
    ['a length that could be shorter', '30 81 03 02 01 00', 'der-length', 0],
    ['another type', '30 03 04 01 00', 'der-tag', 2],
    ['a negative number', '30 03 02 01 80', 'der-value', 2],
    ['a number of no octets', '30 02 02 00', 'der-value', 2],
    ['more behind the end', '30 03 02 01 00 ff', 'der-extra', 5],
  ])('[KEY-03] names the byte where %s is found', (_, hex, code, offset) => {
    const reader = readDer(bytesOf(hex));
    const inner = enter(reader, tags.sequence);
    takeUnsigned(inner);
    finish(reader);
    expect(faultOf(reader)).toEqual({ code, offset });
  });

  it('[KEY-03] keeps the first fault and gives nothing from then on', () => {
    const reader = readDer(bytesOf('02 01 05 02 01 06'));
    take(reader, tags.sequence);
    expect([takeUnsigned(reader).length, takeElement(reader).length, hasMore(reader)]).toEqual([0, 0, false]);
    expect(takeObjectIdentifier(reader)).toBeTypeOf('string');
    expect(faultOf(reader)).toEqual({ code: 'der-tag', offset: 0 });
  });

  it('[KEY-03] passes over 100,000 levels without descending', () => {
    const deep = new Uint8Array(200_000).fill(0x30);
    for (let index = 1; index < deep.length; index += 2) deep[index] = 0;
    expect(takeElement(readDer(deep)).length).toBe(2);
  });
});
