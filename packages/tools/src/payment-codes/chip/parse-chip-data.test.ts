import { describe, expect, it } from 'vitest';
import type { Item } from '../item.ts';
import { chipTags } from '../tables/chip-tag-forms.ts';
import { parseChipData, type CardNumbers } from './parse-chip-data.ts';

const items = (text: string, cardNumbers: CardNumbers = 'masked') => {
  const result = parseChipData(text, cardNumbers);
  if (!result.ok) throw new Error(result.code);
  return result.value.items;
};

const find = (list: readonly Item[], tag: string): Item | undefined => {
  for (const item of list) {
    const found = item.tag === tag ? item : find(item.nested ?? [], tag);
    if (found) return found;
  }
  return undefined;
};

const transaction = `
  9F2608AABBCCDD11223344 9F270180 9F100706010A03A4A802 9F37040A0B0C0D 9F36020001 95050080048000 9A03241121 9C0100
  9F02060000000012505F2A020702 82023900 9F1A020702 9F0306000000000000 9F3303E0F8C8 9F3403420300 9F350122
  9F1E083132333435363738 8407A0000000031010 9F09020096 9F410400000001`;

/** Test numbers of the card networks, which belong to nobody. */
const record = '70 23 5A08 4761739001010010 5713 4761739001010010 D221220111438044 00000F 5F340101';

describe('[EMV-05] status words', () => {
  const last = (hex: string) => items(hex).at(-1);
  it.each([
    ['6F 05 84 03 A00000 9000', '9000', 'Normal completion'],
    ['9C 01 00 FF FF 90 00', '9000', 'Normal completion'],
    ['70 03 9C 01 00 6283', '6283', 'The selected file is deactivated'],
    ['9F36 02 0001 6110', '6110', '16 more bytes available'],
    ['9F36 02 0001 6100', '6100', '256 more bytes available'],
    ['6A82', '6A82', 'File or application not found'],
    ['63C2', '63C2', 'Verification failed, 2 tries left'],
    ['6C1F', '6C1F', 'Wrong length; 31 is right'],
    ['9A 03 241121 6999', '6999', 'Command not allowed'],
  ])('%s', (hex, value, en) => {
    expect(last(hex)).toMatchObject({ tag: 'SW', value, displayValue: { en }, end: hex.replace(/ /g, '').length / 2 });
  });

  it('is nothing that belongs to a value or is a data object of its own', () => {
    for (const hex of ['9F36 02 9000', '57 03 619000', '9C 01 00 5F34 00', '70 04 9F36 01 90 9A 00']) {
      const result = parseChipData(hex);
      expect(result.ok && result.value.items.some(({ tag }) => tag === 'SW'), hex).toBe(false);
    }
    expect(parseChipData('9F36 05 9000')).toMatchObject({ ok: false, code: 'tlv-overrun' });
  });
});

describe('[SCAN-04] chip data', () => {
  it.each([
    ['9F27', 'ARQC：请求联机授权', 'ARQC: online authorisation requested'],
    ['9F36', '1', '1'],
    ['9A', '2024-11-21', '2024-11-21'],
    ['9C', '消费', 'Purchase'],
    ['9F02', 'SGD 12.50', 'SGD 12.50'],
    ['5F2A', 'SGD 新加坡元', 'SGD Singapore Dollar'],
    ['9F1A', '新加坡', 'Singapore'],
    ['9F35', '商户，有人值守，可联机也可脱机', 'Merchant, attended, offline with online capability'],
    ['9F1E', '12345678', '12345678'],
    ['84', 'Visa 借记或贷记', 'Visa debit or credit'],
    ['9F26', 'AABBCCDD11223344', 'AABBCCDD11223344'],
  ])('says what %s means in both languages', (tag, zh, en) => {
    expect(find(items(transaction), tag)?.displayValue).toEqual({ zh, en });
  });

  it.each([
    [
      '95',
      [
        '2.8 ICC and terminal have different application versions',
        '3.3 Online PIN entered',
        '4.8 Transaction exceeds floor limit',
      ],
    ],
    [
      '82',
      [
        '1.6 DDA supported',
        '1.5 Cardholder verification supported',
        '1.4 Terminal risk management is to be performed',
        '1.1 CDA supported',
      ],
    ],
    [
      '9F34',
      [
        'Enciphered PIN verified online, if the terminal supports the method; the next one if it fails',
        'Result: unknown',
      ],
    ],
  ])('reads the bits of %s', (tag, expected) => {
    expect(find(items(transaction), tag)?.details?.map(({ en }) => en)).toEqual(expected);
  });

  it.each([
    [
      '9B02E800',
      [
        '1.8 Offline data authentication was performed',
        '1.7 Cardholder verification was performed',
        '1.6 Card risk management was performed',
        '1.4 Terminal risk management was performed',
      ],
    ],
    ['9B020000', ['No bit is set']],
    ['9F0702FF00', ['1.8', '1.7', '1.6', '1.5', '1.4', '1.3', '1.2', '1.1']],
    ['8C06 9F0206 9F3704', ['9F02 Amount, Authorised (Numeric), 6 bytes', '9F37 Unpredictable Number, 4 bytes']],
    ['9F4A0182', ['82 Application Interchange Profile (AIP)']],
    [
      '9408 0801010010010301',
      [
        'File 1, records 1 to 1, 0 of them for offline authentication',
        'File 2, records 1 to 3, 1 of them for offline authentication',
      ],
    ],
    [
      '8E0A 00000000 00000064 1F03',
      ['X = 0', 'Y = 100', 'No CVM required, if the terminal supports the method; fails if it fails'],
    ],
    ['8006 3900 08010100', ['AIP 3900', 'File 1, records 1 to 1, 0 of them for offline authentication']],
    ['9F0D05 8000000000', ['1.8 Offline data authentication was not performed']],
    ['9F6604 26000000', ['1.6 EMV mode supported', '1.3 Online PIN supported', '1.2 Signature supported']],
  ])('reads the parts of %s', (hex, expected) => {
    const details = items(hex)[0].details?.map(({ en }) => en) ?? [];
    expect(details.map((detail, index) => detail.slice(0, expected[index]?.length))).toEqual(expected);
  });

  it.each(['8C039F02', '9F4A019F', '9403080101', '8003390008', '82013900', '9F340142', '5F2A020001', '9F1A020999'])(
    'leaves %s, which does not fit its tag, as it stands',
    (hex) => {
      const result = parseChipData(hex);
      if (result.ok) expect(result.value.items[0].displayValue.en).toBe(result.value.items[0].value);
    },
  );

  it('reads amounts by the decimals of their currency', () => {
    const amount = (currency: string) => find(items(`9F0206000000012345 5F2A02${currency}`), '9F02')?.displayValue.en;
    expect([amount('0392'), amount('0414'), amount('0156')]).toEqual(['JPY 12345', 'KWD 12.345', 'CNY 123.45']);
    expect(items('9F0206000000012345')[0].displayValue.zh).toBe('12345（最小货币单位）');
  });

  it('nests templates and gives the byte of every data object', () => {
    const [fci] = items('6F1A840E315041592E5359532E4444463031A5088801025F2D02656E');
    expect(fci).toMatchObject({ tag: '6F', start: 0, end: 28, length: 26 });
    expect(find([fci], '5F2D')).toMatchObject({ start: 23, displayValue: { zh: '英语', en: 'English' } });
    expect(find([fci], '84')?.displayValue.en).toContain('PSE');
  });

  it('reads a consumer-presented code in Base64', () => {
    const code = 'hQVDUFYwMWEaTwegAAAAVVVVVw8SNFZ4kBI0WNGRIgESNF8=';
    expect(items(code).map(({ tag }) => tag)).toEqual(['85', '61']);
    expect(find(items(code), '85')?.displayValue.en).toBe('CPV01');
    expect(find(items(code), '57')?.value).toBe('123456******3458D1912201' + '12345F');
  });

  it.each([
    ['no hex', '9F36 02 00G1', 'not-hex', { found: 'G' }],
    ['Chinese', '9F36，02', 'not-hex', { found: '，' }],
    ['an odd digit', '9F36020', 'odd-hex', { digits: 7 }],
    ['nothing', ' \n', 'empty', undefined],
    ['a value cut off', '9F3602', 'tlv-overrun', { offset: 0 }],
  ])('refuses %s', (_, text, code, detail) => {
    const result = parseChipData(text);
    expect(result).toMatchObject({ ok: false, code, ...(detail && { detail }) });
  });

  it('says where a character is no hex', () => {
    expect(parseChipData('9F36\n02 x')).toMatchObject({ place: { line: 2, column: 4 } });
  });

  it.each([...chipTags])('has words in both languages for %s', (tag) => {
    const [item] = items(`${tag}00`);
    for (const words of [item.name, item.description]) {
      expect(words.zh).toMatch(/\S/);
      expect(words.en).toMatch(/\S/);
    }
    expect(item.name.zh).not.toBe('未知标签');
  });

  it('knows at least eighty tags', () => {
    expect(chipTags.length).toBeGreaterThanOrEqual(80);
  });

  it('describes an unknown tag as one', () => {
    expect(items('DF1101AA')[0].name.zh).toBe('未知标签');
  });
});

describe('[SCAN-04] card numbers', () => {
  it('are masked in every value that holds them', () => {
    const result = parseChipData(record);
    expect(JSON.stringify(result)).not.toContain('4761739001010010');
    expect(result.ok && result.value.masked).toBe(true);
    const list = items(record);
    expect(find(list, '5A')).toMatchObject({ value: '476173******0010', displayValue: { en: '476173******0010' } });
    expect(find(list, '57')?.displayValue.en).toBe('Card 476173******0010, expires 2022-12, service code 201');
    expect(find(list, '70')?.value).toContain('5A08476173******0010');
  });

  it('are shown on purpose', () => {
    const list = items(record, 'shown');
    expect(find(list, '5A')?.displayValue.en).toBe('4761739001010010');
    expect(find(list, '70')?.value).toContain('5A084761739001010010');
    expect(parseChipData(record, 'shown')).toMatchObject({ value: { masked: false } });
  });

  it.each([
    [
      'an odd number of digits',
      '5A0A 3782822463100005FFFF'.replace('3782822463100005FFFF', '378282246310005FFFFF'),
      '5A',
      '378282*****0005FFFFF',
    ],
    [
      'a contactless track 2',
      '9F6B13 5413339000001513 D49120000000000000 00F0',
      '9F6B',
      '541333******1513D4912000000000000000F0'.slice(0, 16),
    ],
    ['a short number', '5A04 12345678', '5A', '****5678'],
  ])('%s', (_, hex, tag, value) => {
    expect(find(items(hex), tag)?.value.slice(0, value.length)).toBe(value);
  });

  it('are masked in track 1, which is written in characters', () => {
    const track = Array.from('B4761739001010010^TEST/CARD^2212201', (letter) => letter.charCodeAt(0).toString(16)).join(
      '',
    );
    const item = find(items(`56${(track.length / 2).toString(16)}${track}`), '56');
    expect(item?.value).toContain('42343736313733' + '*'.repeat(12) + '30303130');
    expect(item?.displayValue.en).toBe(item?.value);
  });

  it('say nothing where there is none', () => {
    expect(parseChipData(transaction)).toMatchObject({ value: { masked: false } });
  });
});
