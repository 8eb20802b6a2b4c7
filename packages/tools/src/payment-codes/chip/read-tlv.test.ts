import { describe, expect, it } from 'vitest';
import { hexOf, readTlv, type TlvNode } from './read-tlv.ts';

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.replace(/ /g, '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const read = (hex: string) => readTlv(bytesOf(hex));

/** Tags and values as nested lists. */
const outline = (hex: string) => {
  const bytes = bytesOf(hex);
  const of = (nodes: readonly TlvNode[]): unknown[] =>
    nodes.map(({ tag, nested, valueStart, end }) => [
      tag,
      nested ? of(nested) : hexOf(bytes.subarray(valueStart, end)),
    ]);
  const result = readTlv(bytes);
  return result.ok ? of(result.value) : result;
};

describe('[SCAN-04] BER-TLV', () => {
  it.each([
    ['one byte each', '82 02 3900', [['82', '3900']]],
    ['a tag of two bytes', '9F36 02 0001', [['9F36', '0001']]],
    ['a tag of three bytes', 'DF8117 01 40', [['DF8117', '40']]],
    ['a length of two bytes', `57 81 02 1234`, [['57', '1234']]],
    ['a length of three bytes', `57 82 0002 1234`, [['57', '1234']]],
    ['an empty value', '9F37 00', [['9F37', '']]],
    ['several', '9A 03 241121 9C 01 00', [['9A', '241121'], ['9C', '00']]], // oxfmt-ignore
    ['a template', '70 05 5F34 01 01 00', [['70', [['5F34', '01']]]]],
    [
      'templates in templates',
      '6F 0A A5 08 BF0C 05 61 03 50 01 41',
      [['6F', [['A5', [['BF0C', [['61', [['50', '41']]]]]]]]]],
    ],
    ['an empty template', '70 00 9C 01 00', [['70', []], ['9C', '00']]], // oxfmt-ignore
    ['zeros before, between and after', '00 9C 01 00 0000 9A 03 241121 00', [['9C', '00'], ['9A', '241121']]], // oxfmt-ignore
    ['FF as padding', '9C 01 00 FF FF', [['9C', '00']]],
    ['padding in a template', '70 06 00 9C 01 00 FF 00', [['70', [['9C', '00']]]]],
    ['a tag that begins with FF', 'FF8106 03 9C 01 00', [['FF8106', [['9C', '00']]]]],
    ['[EMV-05] a run of FF before a tag', 'FFFF 9C 01 00', [['9C', '00']]],
    ['[EMV-05] one FF before a tag', 'FF 9C 01 00', [['9C', '00']]],
    ['[EMV-05] FF between', '9A 03 241121 FF 9F02 06 000000012345 FF', [['9A', '241121'], ['9F02', '000000012345']]], // oxfmt-ignore
    ['[EMV-05] FF and 00 mixed', '00 FF FF 00 FF 9C 01 00 FF 00', [['9C', '00']]],
    ['[EMV-05] FF in a template', '70 07 FF FF 5F34 01 01 FF', [['70', [['5F34', '01']]]]],
    ['[EMV-05] a run of FF before a private tag', 'FFFFFF DF7F 01 05', [['DF7F', '05']]],
    ['[EMV-05] FF before an unusual tag that fits', 'FF C1 02 0506', [['C1', '0506']]],
    ['[EMV-05] private templates behind FF', 'FFFF FF8106 03 9C 01 00', [['FF8106', [['9C', '00']]]]],
    ['[EMV-05] a private template of two bytes', 'FF33 05 DF01 02 0A0B', [['FF33', [['DF01', '0A0B']]]]],
    ['[EMV-05] FF before a template', 'FFFF 70 03 9C 01 00', [['70', [['9C', '00']]]]],
    ['[EMV-05] FF before a template of two bytes', 'FF BF0C 03 9C 01 00', [['BF0C', [['9C', '00']]]]],
    ['[EMV-05] FF between an object and a template', '82 02 1980 FF 77 03 9C 01 00', [['82', '1980'], ['77', [['9C', '00']]]]], // oxfmt-ignore
    ['nothing', '', []],
    ['padding only', '00FF00', []],
  ])('reads %s', (_, hex, expected) => {
    expect(outline(hex)).toEqual(expected);
  });

  it('gives the byte of every tag, value and end', () => {
    const result = read('6F 06 84 04 A0000000');
    expect(result.ok && result.value).toEqual([
      { tag: '6F', start: 0, valueStart: 2, end: 8, nested: [{ tag: '84', start: 2, valueStart: 4, end: 8 }] },
    ]);
  });

  it.each([
    ['a tag cut off', '9C 01 00 9F', 'tlv-cut-tag', { offset: 3 }],
    ['a tag of four bytes', 'DF818101 00', 'tlv-long-tag', { offset: 0 }],
    ['a tag without end', `9F${'80'.repeat(50)}`, 'tlv-cut-tag', { offset: 0 }],
    ['no length', '9C 01 00 9A', 'tlv-cut-length', { offset: 3, tag: '9A' }],
    ['a length cut off', '57 82 01', 'tlv-cut-length', { offset: 0, tag: '57' }],
    ['an indefinite length', '70 80 9C 01 00 0000', 'tlv-indefinite', { offset: 0, tag: '70' }],
    ['an indefinite length inside', '70 04 A5 80 0000', 'tlv-indefinite', { offset: 2, tag: 'A5' }],
    ['a length of five bytes', '57 85 0000000001 00', 'tlv-long-length', { offset: 0, tag: '57', count: 5 }],
    ['a length of 127 bytes', '57 FF 00', 'tlv-long-length', { offset: 0, count: 127 }],
    ['a value cut off', '9C 01 00 9F26 08 AABB', 'tlv-overrun', { offset: 3, tag: '9F26', length: 8, left: 2 }],
    ['four gigabytes', '57 84 FFFFFFFF 00', 'tlv-overrun', { length: 4_294_967_295, left: 1 }],
    ['a value longer than its template', '70 04 5A 08 4761 7390', 'tlv-overrun', { offset: 2, tag: '5A', left: 2 }],
  ])('refuses %s at its byte', (_, hex, code, detail) => {
    expect(read(hex)).toMatchObject({ ok: false, code, detail });
  });

  it('bounds how deep templates nest', () => {
    let hex = '9C0100';
    for (let depth = 0; depth < 30; depth += 1) hex = `70${hexOf(Uint8Array.of(hex.length / 2))}${hex}`;
    expect(read(hex)).toMatchObject({ code: 'tlv-too-deep', detail: { limit: 16, offset: 32 } });
  });

  it('reads as many data objects as there are', () => {
    const result = readTlv(bytesOf('9C0100'.repeat(3_000)));
    expect(result.ok && result.value.length).toBe(3_000);
  });

  it('never throws on what is left of a transaction when it is cut off', () => {
    const bytes = bytesOf('6F1A840E315041592E5359532E4444463031A5088801025F2D02656E9F36020001');
    for (let length = 0; length <= bytes.length; length += 1) {
      expect(() => readTlv(bytes.subarray(0, length))).not.toThrow();
    }
  });
});
