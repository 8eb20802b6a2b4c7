import { describe, expect, it } from 'vitest';
import { encodeText } from './charset.ts';
import { likeliestEncoding } from './guess-encoding.ts';
import { joinBytes } from './join-bytes.ts';
import { utf8Faults } from './utf8-faults.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const cut = (text: string, bytes = 1) => utf8(text).slice(0, -bytes);

/** The bytes of a text with others put in at a place. */
function damaged(text: string, at: number, ...bytes: number[]): Uint8Array {
  const whole = utf8(text);
  return joinBytes([whole.subarray(0, at), Uint8Array.from(bytes), whole.subarray(at)]);
}

const invoice = `Käufer,Stück\n${'Jäger & Söhne,fünf\n'.repeat(3_000)}`;

describe('[CSV-06] UTF-8 but for very few bytes', () => {
  it.each([
    ['a byte of Latin-1 amid thousands of lines', damaged(invoice, 30_000, 0xe9)],
    ['a stray byte', damaged('naïve;größe\nweiß;', 13, 0xff)],
    ['a cut last character of two bytes', cut('Plätze;Größe\nTür;Ü')],
    ['a cut last character of three', cut('品名,数量\n铅笔,三', 2)],
    ['a cut last character in Cyrillic', cut('Имя,Город\nОльга,Казань')],
    ['a cut emoji', cut('Zoë,😀\nNoël,😀', 3)],
    ['halves of a surrogate pair as bytes', damaged('商品,評価\n鉛筆,良い', 12, 0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80)],
  ])('stays UTF-8: %s', (_, bytes) => {
    expect(utf8Faults(bytes)).toMatchObject({ count: 1, areFew: true });
    expect(likeliestEncoding(bytes)).toBe('utf-8');
  });

  it('says where the first fault is and how many there are', () => {
    const bytes = joinBytes([
      utf8('größer\nKöln, '),
      Uint8Array.of(0xfc, 0xfc),
      utf8(' Müller\nöäü'),
      Uint8Array.of(0xc3),
    ]);
    expect(utf8Faults(bytes)).toEqual({ count: 2, first: { line: 2, column: 7 }, areFew: true });
    expect(utf8Faults(utf8('größer'))).toBeUndefined();
  });

  it('takes a U+FFFD of the text for no fault', () => {
    expect(utf8Faults(utf8('a\ufffdb\n\ufffd'))).toBeUndefined();
    const bytes = joinBytes([utf8('ö\ufffd, 😀\nü\ufffd'), Uint8Array.of(0xff), utf8('\ufffd')]);
    expect(utf8Faults(bytes)).toMatchObject({ count: 1, first: { line: 2, column: 3 } });
    const emoji = joinBytes([utf8('😀'), Uint8Array.of(0xff)]);
    expect(utf8Faults(emoji)).toMatchObject({ first: { line: 1, column: 3 } });
  });

  it.each(['\n', '\r', '\r\n'])('counts lines that end with %j', (end) => {
    const bytes = joinBytes([utf8(`ä${end}${end}ö `), Uint8Array.of(0xe4), utf8(`${end}ü`)]);
    expect(utf8Faults(bytes)).toMatchObject({ count: 1, first: { line: 3, column: 3 } });
  });

  it('has faults exactly where decoding has', () => {
    const leads = [0x7f, 0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xec, 0xed, 0xef, 0xf0, 0xf3, 0xf4, 0xf5, 0xff];
    const followers = [0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc2];
    for (const lead of leads) {
      for (const second of followers) {
        for (const third of followers) {
          const bytes = Uint8Array.of(lead, second, third, third);
          const text = new TextDecoder('utf-8').decode(bytes);
          expect(utf8Faults(bytes)?.count ?? 0, String(bytes)).toBe(text.match(/\ufffd+/g)?.length ?? 0);
        }
      }
    }
  });

  it.each([
    ['one word', 'Größe', 'latin1'],
    ['German', 'Käufer,Stück\nJäger,fünf\n', 'latin1'],
    ['Chinese', '联通,你好\n铅笔,三\n一,二\n', 'gb18030'],
  ] as const)('is not what another encoding is: %s', (_, text, charset) => {
    const encoded = encodeText(text, charset);
    expect(encoded.ok && utf8Faults(encoded.value)?.areFew).toBe(false);
  });

  it('is no file of which half is in another encoding', () => {
    expect(
      utf8Faults(joinBytes([utf8('Köln\n'), Uint8Array.from([...'Größe\nMüll'].map((c) => c.charCodeAt(0)))]))?.areFew,
    ).toBe(false);
  });

  it('is no word of Thai that happens to have characters of UTF-8', () => {
    const bytes = damaged('id;town\n1;;active\n', 10, 0xa1, 0xc3, 0xd8, 0xa7, 0xe0, 0xb7, 0xbe);
    expect(likeliestEncoding(bytes)).toBe('windows-874');
  });
});
