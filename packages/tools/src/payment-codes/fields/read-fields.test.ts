import { describe, expect, it } from 'vitest';
import { lengthOf, readFields, readsToEnd } from './read-fields.ts';

const plain = (text: string) => readFields(text).fields.map(({ tag, length, value }) => [tag, length, value]);

describe('[EMV-02] reading fields', () => {
  it.each([
    ['one field', '000201', [['00', 2, '01']], 'end'],
    ['several fields', '0002015802SG', [['00', 2, '01'], ['58', 2, 'SG']], 'end'], // oxfmt-ignore
    ['an empty value', '5900', [['59', 0, '']], 'end'],
    ['nothing', '', [], 'end'],
    ['a letter in the tag', '0A0201', [], 'bad-tag'],
    ['half a tag at the end', '0002015', [['00', 2, '01']], 'bad-tag'],
    ['a letter in the length', '000201590X', [['00', 2, '01']], 'bad-length'],
    ['a length cut off', '000201590', [['00', 2, '01']], 'bad-length'],
    ['a length that overruns', '0002015910KOPI', [['00', 2, '01']], 'overrun'],
    ['full-width digits', '００0201', [], 'bad-tag'],
    ['Arabic digits', '٠٠0201', [], 'bad-tag'],
    ['a sign instead of a digit', '00+201', [], 'bad-length'],
    ['a space instead of a digit', '00 201', [], 'bad-length'],
  ])('stops as it should at %s', (_, text, fields, stop) => {
    expect(plain(text)).toEqual(fields);
    expect(readFields(text).stop).toBe(stop);
  });

  it('says where each field stands and where reading ended', () => {
    const run = readFields('xx0002015802SG59', 2);
    expect(run.fields.map(({ start, valueStart, end }) => [start, valueStart, end])).toEqual([
      [2, 6, 8],
      [8, 12, 14],
    ]);
    expect(run).toMatchObject({ stop: 'bad-length', end: 14 });
  });

  it('keeps within the stretch it is given', () => {
    expect(readFields('000201', 0, 5)).toMatchObject({ fields: [], stop: 'overrun' });
    expect(readFields('000201', 0, 3)).toMatchObject({ fields: [], stop: 'bad-length' });
  });
});

describe('[EMV-04] lengths', () => {
  it.each([
    ['characters', '0104最佳运输', '最佳运输'],
    ['characters', '0102🍜面', '🍜面'],
    ['characters', '0101\u00e9', '\u00e9'],
    ['bytes', '0112最佳运输', '最佳运输'],
    ['bytes', '0107🍜面', '🍜面'],
    ['code-units', '0103🍜面', '🍜面'],
  ] as const)('counted in %s: %s', (counting, text, value) => {
    expect(readFields(text, 0, text.length, counting).fields).toMatchObject([{ value, end: text.length }]);
    expect(readsToEnd(text, 0, text.length, counting)).toBe(true);
    expect(lengthOf(value, counting)).toBe(Number(text.slice(2, 4)));
  });

  it('never split a character', () => {
    expect(readFields('0101🍜', 0, 6, 'code-units').stop).not.toBe('end');
    expect(readFields('0102最', 0, 5, 'bytes').stop).toBe('overrun');
    expect(readsToEnd('0102最', 0, 5, 'bytes')).toBe(false);
  });

  it('count half a surrogate pair as one character', () => {
    expect(plain('0102\ud83dA')).toEqual([['01', 2, '\ud83dA']]);
  });
});
