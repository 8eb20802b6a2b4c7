import { describe, expect, it } from 'vitest';
import type { Item } from '../../payment-codes/item.ts';
import { payloads } from '../../payment-codes/test-payloads.ts';
import { plainItem } from '../../payment-codes/plain-item.ts';
import { engine } from './index.ts';
import { interpretText } from './interpret-text.ts';
import { visibleReading } from '../page/visible-reading.ts';

const cardNumber = '4761739001010010';

function itemsOf(text: string): readonly Item[] {
  const { content } = interpretText(text);
  return 'items' in content ? content.items : [];
}

describe('[SCAN-04] payment codes', () => {
  it.each(payloads.map(({ text }) => [text]))('%s', (text) => {
    const { content, masked } = interpretText(text);
    expect(content.kind).toBe('payment');
    expect(masked).toBeUndefined();
  });

  it('fields nest and each has all that is asked for', () => {
    const code = '00020101021126320009SG.PAYNOW010120210201912345K5204000053037025802SG5904KOPI6009Singapore6304';
    const account = itemsOf(code).find(({ tag }) => tag === '26');
    expect(account && plainItem(account, 'en')).toMatchObject({
      tag: '26',
      length: 32,
      value: '0009SG.PAYNOW010120210201912345K',
      displayValue: 'PayNow (Singapore)',
      name: expect.stringContaining('PayNow') as unknown,
      description: expect.any(String) as unknown,
      nested: [{ tag: '00' }, { tag: '01', displayValue: 'Business number (UEN)' }, { tag: '02', length: 10 }],
    });
  });

  it.each(['26', '27', '29', '38', '51', '62', '64', '80', '81', '99'])('template %s is read', (tag) => {
    const inside = '0004abcd0103xyz';
    const text = `000201${tag}${String(inside.length).padStart(2, '0')}${inside}5802SG`;
    expect(itemsOf(text).find((item) => item.tag === tag)?.nested).toHaveLength(2);
  });

  it.each([
    ['702', 'SGD'],
    ['840', 'USD'],
    ['156', 'CNY'],
    ['344', 'HKD'],
    ['458', 'MYR'],
    ['764', 'THB'],
  ])('currency %s is %s', (code, letters) => {
    expect(itemsOf(`0002015303${code}5802SG`)[1].displayValue.en).toContain(letters);
  });

  it('broken rules are named with their places', () => {
    const { content } = interpretText('0002015204581259' + '10KOPI');
    expect(content).toMatchObject({ kind: 'payment', problems: [{ code: 'overrun', start: 14 }] });
  });
});

describe('[SCAN-04] chip data', () => {
  const shown = (text: string) => JSON.stringify(visibleReading(interpretText(text), true));
  const hidden = (text: string) => JSON.stringify(visibleReading(interpretText(text), false));

  it.each([
    ['a record', `700E5A08${cardNumber}5F3401019A03241121`],
    ['written in lower case with spaces', `70 0e 5a 08 47 61 73 90 01 01 00 10 5f 34 01 01 9a 03 24 11 21`],
    ['track 2', `5713${cardNumber}D24122011143804400000F5F24032412315F280208409F0206000000001000`],
    ['a card number alone', `5A08${cardNumber}`],
    ['track 2 alone', `5713${cardNumber}D24122011143804400000F`],
  ])('%s: the card number is hidden in text, tree and JSON until it is revealed', (_, text) => {
    expect(interpretText(text).content.kind).toBe('chip');
    expect(shown(text).replaceAll(' ', '')).toContain(cardNumber);
    expect(hidden(text).replaceAll(' ', '')).not.toMatch(/739001/);
    expect(hidden(text)).toContain('476173******0010');
  });

  it('a consumer-presented code in Base64 is shown in hex with its card number hidden', () => {
    const inside = `4F07A00000000310105713${cardNumber}D24122011143804400000F`;
    const hex = `8505435056303161${(inside.length / 2).toString(16)}${inside}`;
    const base64 = btoa(hex.replace(/../g, (pair) => String.fromCharCode(parseInt(pair, 16))));
    expect(interpretText(base64).content.kind).toBe('chip');
    const { text } = visibleReading(interpretText(base64), false);
    expect(text).toContain('5713476173******0010D2412');
    expect(hidden(base64)).not.toContain(base64.slice(20, 60));
  });

  it('a hash, a key and an identifier in hex are not chip data', () => {
    const texts = [
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'd41d8cd98f00b204e9800998ecf8427e',
      'da39a3ee5e6b4b0d3255bfef95601890afd80709',
      '5a084761739001010010aabbccddeeff00112233445566778899aabbccddeeff',
    ];
    for (const text of texts) expect(interpretText(text).content.kind, text).toBe('plain');
  });

  it.each([
    ['an indefinite length', '7080' + '5A08' + cardNumber + '0000'],
    ['a length beyond the data', '70FF5A08' + cardNumber],
    ['a length of five bytes', '7085FFFFFFFFFF5A08'],
    ['half a byte', `5A08${cardNumber}1`],
  ])('%s is no chip data', (_, text) => expect(interpretText(text).content.kind).toBe('plain'));

  it('the interpret action hides card numbers unless they are to be shown', () => {
    const text = `700E5A08${cardNumber}5F3401019A03241121`;
    expect(JSON.stringify(engine.interpret(text, { showCardNumbers: false }))).not.toContain(cardNumber);
    expect(JSON.stringify(engine.interpret(text, { showCardNumbers: true }))).toContain(cardNumber);
    expect(engine.interpret('hello', { showCardNumbers: false })).toEqual({ ok: true, value: { kind: 'plain' } });
  });
});

describe('other texts', () => {
  it.each([
    ['', 'an empty text'],
    ['\u0000\ud800\u202e', 'unprintable characters'],
    ['<script>alert(1)</script>', 'markup'],
    ['javascript:alert(1)', 'a script'],
    ['{"a":'.repeat(10_000), 'a deep text'],
    ['9'.repeat(1_000_000), 'a million digits'],
    ['4 '.repeat(500_000), 'half a million single digits'],
  ])('%#: is plain', (text) => expect(interpretText(text).content).toEqual({ kind: 'plain' }));

  it.each([
    'tel:+4917123412345674',
    'TEL:4917123412345674',
    'sms:4917123412345674?body=hi',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nTEL;TYPE=CELL:4917123412345674\r\nEND:VCARD',
    'MECARD:N:A;TEL:4917123412345674;;',
    'mailto:a@b.example?body=%2B4917123412345674',
    '+4917123412345674',
  ])('[SCAN-07] telephone numbers are no card numbers: %j', (text) => {
    expect(interpretText(text).masked).toBeUndefined();
  });

  it('[SCAN-07] card numbers beside a telephone number stay hidden', () => {
    const { masked } = interpretText(`SMSTO:+4917123412345674:pay ${cardNumber}`);
    expect(masked?.text).toBe('SMSTO:+4917123412345674:pay 476173******0010');
    const { content } = masked ?? {};
    const values = content && 'fields' in content ? content.fields.map(({ value }) => value) : [];
    expect(values).toEqual(['+4917123412345674', 'pay 476173******0010']);
  });

  it('[SCAN-04] card numbers in them are hidden', () => {
    expect(visibleReading(interpretText(`card: ${cardNumber}`), false).text).toBe('card: 476173******0010');
    expect(interpretText('https://example.com/?id=1234567890123456').masked).toBeUndefined();
  });
});

describe('[SCAN-04] texts with fields', () => {
  const valuesOf = (text: string) => {
    const { content } = interpretText(text);
    return 'fields' in content ? content.fields.map(({ name, value }) => [name.en, value]) : content.kind;
  };

  it('a Wi-Fi code says network and password, escaped characters as they are', () => {
    expect(valuesOf(String.raw`WIFI:T:WPA;S:Caf\;e;P:a\\b\:c;H:true;;`)).toEqual([
      ['Network name (SSID)', 'Caf;e'],
      ['Password', String.raw`a\b:c`],
      ['Security', 'WPA'],
      ['Hidden network', 'true'],
    ]);
    expect(valuesOf('WIFI:nothing')).toBe('plain');
  });

  it('a contact shows what it has, folded lines and groups included', () => {
    const lines = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Lovelace;Ada;;;',
      'item1.TEL;TYPE=CELL:+44 20',
      ' 7946',
      'END:VCARD',
    ];
    expect(valuesOf(lines.join('\r\n'))).toEqual([
      ['Name', 'Lovelace, Ada'],
      ['Phone', '+44 207946'],
    ]);
  });
});
