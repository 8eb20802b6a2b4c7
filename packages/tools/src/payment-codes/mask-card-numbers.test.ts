import { describe, expect, it } from 'vitest';
import { hasCheckDigit, maskCardNumbers } from './mask-card-numbers.ts';

describe('[SCAN-04] card numbers in a text', () => {
  it.each([
    ['4111111111111111', '411111******1111'],
    ['4111 1111 1111 1111', '4111 11** **** 1111'],
    ['5555-5555-5555-4444', '5555-55**-****-4444'],
    ['378282246310005', '378282*****0005'],
    ['3782 822463 10005', '3782 82**** *0005'],
    ['30569309025904', '305693****5904'],
    ['6240008631401148', '624000******1148'],
    ['卡号：4111111111111111，有效期 12/27', '卡号：411111******1111，有效期 12/27'],
    ['%B4761739001010010^CARDHOLDER/VISA^2412', '%B476173******0010^CARDHOLDER/VISA^2412'],
    [';4761739001010010=24122011143804400000?', ';476173******0010=24122011143804400000?'],
    ['01 4111111111111111', '01 411111******1111'],
    ['2026 4111 1111 1111 1111', '2026 4111 11** **** 1111'],
    ['4111111111111111 4111111111111111', '411111******1111 411111******1111'],
    // The check digits of this account are wrong, so what stands behind it is no part of it.
    ['DE18 5001 0517 5407 3250 12 4111111111111111', 'DE18 5001 0517 5407 3250 12 411111******1111'],
    ['AB12 CDEF DE18 5001 0517 5407 3250 11', 'AB12 CDEF DE18 5001 0517 5407 3250 11'],
    ['SE63 5000 0000 0029 8488 9341, 4111 1111 1111 1111', 'SE63 5000 0000 0029 8488 9341, 4111 11** **** 1111'],
    ['4111%201111%201111%201111', '4111%2011**%20****%201111'],
    ['4111  1111  1111  1111', '4111  11**  ****  1111'],
    ['4111 - 1111 - 1111 - 1111', '4111 - 11** - **** - 1111'],
    ['4111 1111\u00a01111\u202f1111', '4111 11**\u00a0****\u202f1111'],
    ['３７８２８２２４６３１０００５', '３７８２８２*****０００５'],
    [
      '\u0664\u0661\u0661\u0661 \u0661\u0661\u0661\u0661 \u0661\u0661\u0661\u0661 \u0661\u0661\u0661\u0661',
      '\u0664\u0661\u0661\u0661 \u0661\u0661** **** \u0661\u0661\u0661\u0661',
    ],
    [
      'SE63\u00a05000\u00a00000\u00a00029\u00a08488\u00a09341',
      'SE63\u00a05000\u00a00000\u00a00029\u00a08488\u00a09341',
    ],
  ])('%s becomes %s', (text, masked) => expect(maskCardNumbers(text)).toBe(masked));

  it.each(['\u00a0', '\u202f', '\u2009', '\u3000', '\t', '\u200b', '\u2011', '\u2013', '\u2212', '.', '/', '·', '_'])(
    'in groups with %j between them are hidden, with what is between kept',
    (gap) => {
      expect(maskCardNumbers(['4111', '1111', '1111', '1111'].join(gap))).toBe(
        ['4111', '11**', '****', '1111'].join(gap),
      );
      expect(maskCardNumbers(['3782', '822463', '10005'].join(gap))).toBe(['3782', '82****', '*0005'].join(gap));
      const wrong = ['4111', '1111', '1111', '1112'].join(gap);
      expect(maskCardNumbers(wrong)).toBe(wrong);
    },
  );

  it.each([
    ['SMSTO:4917123412345674:4111 1111 1111 1111', 'SMSTO:4917123412345674:4111 11** **** 1111'],
    ['tel:+49170 4111 1111 1111 1111', 'tel:+49170 4111 11** **** 1111'],
    ['+4917123412345674 4111111111111111', '+4917123412345674 411111******1111'],
    ['TEL:4917123412345674\nNOTE:4111111111111111', 'TEL:4917123412345674\nNOTE:411111******1111'],
    ['hotel:4111111111111111', 'hotel:411111******1111'],
    ['2+4111111111111111', '2+411111******1111'],
    ['total + 4111111111111111', 'total + 411111******1111'],
  ])('beside telephone numbers: %s becomes %s', (text, masked) => expect(maskCardNumbers(text)).toBe(masked));

  it.each([
    ['18 digits that begin like a Visa number', 'ID:440308199901010014'],
    ['a resident number of Gansu', '620102199003070014'],
    ['a resident number of Chongqing', 'ID 500101199003070016'],
    ['a shipping container code', '640123456789012340'],
    ['a number of 17 digits that begins with 4', '45395787636214868'],
    ['15 digits that begin with 5', '555555555555552'],
    ['a wrong check digit', '4111111111111112'],
    ['a beginning that no card has', '1234567890123452'],
    ['an EAN-13', '4006381333931'],
    ['a part of a longer number', '41111111111111111111111111'],
    ['digits in groups of other lengths', '41 11 11 11 11 11 11 11'],
    ['a phone number', '+86 138 0013 8000'],
    ['a phone number with a plus sign', '+4917123412345674'],
    ['one in a sentence', 'ruf (+351712345678903) an'],
    ['one in groups', '+1 3517 123456 78903, +4917123412345674'],
    ['one in groups that stay together', '+1\u00a03517\u00a0123456\u00a078903'],
    ['one with dots', '+1.3517.123456.78903'],
    ['years in a list', '4111,1111,1111,1111'],
    ['one with an encoded plus sign', 'https://wa.example/send?to=%2B4917123412345674'],
    ['a tel: URI', 'tel:4917123412345674;ext=12'],
    ['a tel: URI with a plus sign', 'TEL:+4917123412345674'],
    ['text messages to several', 'sms:+4917123412345674,4917512341234563?body=x'],
    ['SMSTO', 'SMSTO:4917123412345674:hello'],
    ['a line of a vCard', 'N:A\r\nitem1.TEL;TYPE="CELL,VOICE":4917123412345674\r\nX:1'],
    ['a line of a vCard with a URI', 'TEL;VALUE=uri:tel:+4917123412345674'],
    ['a contact of phones', 'MECARD:N:A;TEL:4917123412345674;TEL-AV:5521123456789014;;'],
    ['links to messengers', 'https://wa.me/4917123412345674 whatsapp://send?phone=4917123412345674'],
    ['nothing', ''],
  ])('%s stays', (_, text) => expect(maskCardNumbers(text)).toBe(text));

  it('the check digit is the Luhn algorithm’s', () => {
    expect(hasCheckDigit('79927398713')).toBe(true);
    for (const digit of '012456789') expect(hasCheckDigit(`7992739871${digit}`)).toBe(false);
  });
});
