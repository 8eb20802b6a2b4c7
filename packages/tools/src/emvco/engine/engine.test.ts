import { describe, expect, it } from 'vitest';
import type { Item } from '../../payment-codes/item.ts';
import { payloads } from '../../payment-codes/test-payloads.ts';
import { en as enCodes } from '../../payment-codes/text.en.ts';
import { zh as zhCodes } from '../../payment-codes/text.zh.ts';
import { mostFields } from '../../payment-codes/fields/read-fields.ts';
import { engine } from './index.ts';
import { examples } from '../examples.ts';
import { tableText } from '../page/table-text.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { emvco } from '../tool.ts';

const parse = (text: string | Uint8Array) => {
  const result = engine.parse(text);
  return result.ok ? result.value : null;
};

/** Rows of the field table in English. */
const rows = (text: string) =>
  parse(text)?.fields.map(({ tag, length, displayValue, description }) => [
    tag,
    length,
    displayValue.en,
    description.en,
  ]);

describe('[EMV-01] examples', () => {
  it.each(examples)('$name.en breaks no rule', ({ input }) => {
    const parsed = parse(String(input));
    expect(parsed).toMatchObject({ recognised: true, complete: true, problems: [], crc: { state: 'valid' } });
  });

  it('are three, and the first is PayNow', () => {
    expect(examples.length).toBe(3);
    expect(parse(String(examples[0].input))?.schemes.map(({ key }) => key)).toEqual(['paynow', 'sgqr']);
  });

  it('can be copied as a table', () => {
    const fields = parse('0002015903a\tb')?.fields ?? [];
    expect(tableText(fields, ['Tag', 'Length', 'Value', 'Description'], 'en')).toBe(
      'Tag\tLength\tValue\tDescription\n00\t02\t01\tPayload Format Indicator\n59\t03\ta b\tMerchant Name',
    );
  });
});

describe('[EMV-02] the plain rules', () => {
  it.each([
    ['white space around it', ' \n000201\t', 1],
    ['a byte order mark', '\ufeff000201', 1],
    ['a tag that is no number', '000201AB02XX', 1],
    ['a length that is no number', '00020159XXKOPI', 1],
    ['a length that overruns', '0002015910KOPI', 1],
    ['a field of another kind first', '5902AB', 1],
    ['several fields', '0002015902AB5802SG', 3],
    ['UTF-8 bytes', new TextEncoder().encode('0002015902面馆'), 2],
  ])('read %s', (_, text, count) => {
    expect(parse(text)?.count).toBe(count);
    expect(parse(text)?.fields.length).toBe(count);
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n'],
    ['text', 'hello'],
    ['a tag of one digit', '0'],
    ['a tag without a length', '00'],
    ['a length that overruns at once', '0099'],
    ['full-width digits', '０００２０１'],
    ['a URL', 'https://example.com/'],
    ['binary', '\0\u0001\u0002'],
    ['bytes that are no UTF-8', Uint8Array.of(0xff, 0xfe, 0x30)],
    ['a lone surrogate', '\ud800'],
    ['markup', '<b>0002</b>'],
    ['right-to-left marks', '\u202e000201'],
    ['deep nesting', '['.repeat(100_000)],
  ])('give no result for %s', (_, text) => {
    expect(engine.parse(text)).toEqual({ ok: false, code: 'no-field' });
  });

  it('say nothing about the rules of a text that is no payment code', () => {
    expect(parse('5902AB')).toMatchObject({ recognised: false, problems: [] });
  });

  it('count every field, and keep the first ten thousand', () => {
    const parsed = parse(`000201${'0102AB'.repeat(12_000)}`);
    expect(parsed?.count).toBe(12_001);
    expect(parsed?.fields.length).toBe(mostFields);
  });
});

describe('[EMV-03] formatted values and descriptions', () => {
  it.each([
    ['010211', '11 (static QR)'],
    ['010212', '12 (dynamic QR)'],
    ['010213', '13'],
    ['5303156', '156 (CNY)'],
    ['5303392', '392 (JPY)'],
    ['5303826', '826 (GBP)'],
    ['5303840', '840 (USD)'],
    ['5303978', '978 (EUR)'],
    ['5303702', '702 (unknown · Singapore Dollar SGD)'],
    ['5303abc', 'abc (unknown)'],
    ['5900', ''],
  ])('%s reads %j', (text, shown) => {
    expect(rows(text)?.[0][2]).toBe(shown);
  });

  it('name the tags as specified', () => {
    expect(rows('000201' + '0201A' + '2601B' + '52045812' + '6501C' + '6601D' + '8001E' + '9901F')).toEqual([
      ['00', 2, '01', 'Payload Format Indicator'],
      ['02', 1, 'A', 'Merchant Account Information'],
      ['26', 1, 'B', 'Merchant Account Information (Reserved)'],
      ['52', 4, '5812', 'Merchant Category Code'],
      ['65', 1, 'C', 'RFU for EMVCo'],
      ['66', 1, 'D', 'Unknown Tag'],
      ['80', 1, 'E', 'Unreserved Templates'],
      ['99', 1, 'F', 'RFU'],
    ]);
  });

  it('say the same in Chinese', () => {
    const [method, currency, unknown] = parse('01021153031566601X')?.fields ?? [];
    expect(method.displayValue.zh).toBe('11（静态码）');
    expect(currency).toMatchObject({ displayValue: { zh: '156（CNY）' }, description: { zh: '交易币种' } });
    expect(unknown.description.zh).toBe('未知标签');
  });

  it('count lengths in characters', () => {
    expect(rows('5904最佳运输6002🍜面')).toEqual([
      ['59', 4, '最佳运输', 'Merchant Name'],
      ['60', 2, '🍜面', 'Merchant City'],
    ]);
  });
});

describe('[EMV-04] beyond the plain rules', () => {
  it('shows the tree with the currency the table does not know', () => {
    const parsed = parse(String(examples[0].input));
    expect(parsed?.items.find(({ tag }) => tag === '53')?.displayValue.zh).toBe('SGD 新加坡元');
  });

  it('keeps the table by the plain rules where lengths are counted in bytes', () => {
    const parsed = parse('00020164320002ZH0112清河超市0206北京5802CN');
    expect(parsed).toMatchObject({ count: 1, counting: 'bytes', complete: true });
    expect(parsed?.items.length).toBe(3);
  });

  it('gives places in the text as it was given', () => {
    const parsed = parse('\n  0002015802SG63041234');
    expect(parsed?.fields[1]).toMatchObject({ start: 9, valueStart: 13, end: 15 });
    expect(parsed?.problems.find(({ code }) => code === 'crc-wrong')?.start).toBe(15);
  });
});

describe('[EMV-04] build', () => {
  const build = (json: string) => engine.build(json);

  it('writes a code from a list of fields', () => {
    const result = build('[{"tag":"00","value":"01"},{"tag":"64","nested":[{"tag":"01","value":"面馆"}]}]');
    expect(result.ok && result.value.text).toMatch(/^00020164060102面馆6304[\dA-F]{4}$/);
  });

  it.each(payloads.filter(({ crc, problems }) => !crc && !problems))(
    'writes $name from what parse gives',
    ({ text }) => {
      expect(build(JSON.stringify(parse(text)))).toEqual({ ok: true, value: { text } });
    },
  );

  it('loses nothing of a template that parse could read only in part', () => {
    const result = build(JSON.stringify(parse('00020126120001A0009res5802SG')));
    expect(result.ok && result.value.text).toMatch(/^00020126120001A0009res5802SG6304/);
  });

  it.each([
    ['no JSON', '000201', 'not-json'],
    ['nothing', '', 'not-json'],
    ['a number', '5', 'not-fields'],
    ['null', 'null', 'not-fields'],
    ['an object', '{}', 'not-fields'],
    ['an empty list', '[]', 'no-fields'],
    ['a field without a tag', '[{"value":"01"}]', 'not-fields'],
    ['a field without a value', '[{"tag":"00"}]', 'not-fields'],
    ['a tag that is a number', '[{"tag":0,"value":"01"}]', 'not-fields'],
    ['a value that is a number', '[{"tag":"00","value":1}]', 'not-fields'],
    ['a list inside', '[{"tag":"62","nested":{}}]', 'not-fields'],
    ['a tag of one digit', '[{"tag":"0","value":"01"}]', 'bad-tag'],
    ['a long value', `[{"tag":"59","value":"${'x'.repeat(100)}"}]`, 'value-too-long'],
    ['half a character', '[{"tag":"59","value":"\\ud83d"}]', 'half-character'],
    ['fields nested without end', '[{"tag":"62","nested":'.repeat(5_000) + '[]' + '}]'.repeat(5_000), 'not-fields'],
  ])('refuses %s', (_, json, code) => {
    expect(build(json)).toMatchObject({ ok: false, code });
  });

  it('says where the list has no field', () => {
    expect(build('[{"tag":"62","nested":[{"tag":"01","value":"a"},7]}]')).toMatchObject({
      detail: { path: '[0].nested[1]' },
    });
  });
});

describe('[SCAN-04] chip data', () => {
  it('is read, card numbers hidden unless they are asked for', () => {
    const text = '5A084761739001010010';
    const value = (showCardNumbers: boolean) => {
      const result = engine.chip(text, { showCardNumbers });
      return result.ok ? result.value.items[0].value : '';
    };
    expect(value(false)).toBe('476173******0010');
    expect(value(true)).toBe('4761739001010010');
  });
});

describe('[SHELL-16] recognising', () => {
  const recognise = (sample: string) => emvco.recognise?.(sample) ?? 0;

  it('takes payment codes and chip data', () => {
    for (const { text } of payloads) expect(recognise(text)).toBeGreaterThan(0.9);
    expect(recognise('6F1A840E315041592E5359532E4444463031A5088801025F2D02656E')).toBeGreaterThan(0.5);
  });

  it.each(['{"a":1}', 'hello', '<x/>', 'a,b\n1,2', 'https://example.com', '0192e4a0-7c3b-7d4e-9f26-08aabbccdd11', ''])(
    'leaves %j to others',
    (sample) => {
      expect(recognise(sample)).toBe(0);
    },
  );
});

describe('[SHELL-11] the words for every failure and problem', () => {
  it.each(payloads)('are in both languages: $name', ({ text }) => {
    for (const { code, detail } of parse(text)?.problems ?? []) {
      for (const { problems } of [zhCodes, enCodes]) expect(problems[code](detail)).not.toMatch(/undefined|\[object/);
    }
  });

  it('have no gap in their failures', () => {
    for (const code of Object.keys(zh.errors) as (keyof typeof zh.errors)[]) {
      expect(zh.errors[code]({})).toMatch(/。$/);
      expect(en.errors[code]({})).toMatch(/[.\]]$/);
    }
  });

  it('every item of the tree has a name in both languages', () => {
    const nameless: unknown[] = [];
    const check = (items: readonly Item[]) => {
      for (const { name, nested } of items) {
        if (!/\S/.test(name.zh) || !/\S/.test(name.en)) nameless.push(name);
        check(nested ?? []);
      }
    };
    for (const { text } of payloads) check(parse(text)?.items ?? []);
    expect(nameless).toEqual([]);
  });
});
