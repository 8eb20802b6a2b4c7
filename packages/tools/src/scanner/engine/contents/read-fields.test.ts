import { describe, expect, it } from 'vitest';
import { fieldInWords } from '../../field-in-words.ts';
import { outside } from '../../outside.ts';
import { engine } from '../index.ts';
import { interpretText } from '../interpret-text.ts';
import { readFields } from './read-fields.ts';

const lines = (...all: readonly string[]) => all.join('\r\n');

/** Kind, and each part as name and value. */
function said(text: string) {
  const content = readFields(text);
  return [content?.kind, ...(content?.fields ?? []).map(({ name, value }) => [name.en, value])];
}

/** What is wrong, by the names of the parts. */
function problems(text: string) {
  return (readFields(text)?.fields ?? []).flatMap(({ name, problem }) => (problem ? [[name.en, problem.code]] : []));
}

describe('[SCAN-08] contents behind a blank or a byte order mark', () => {
  it.each([
    ['wifi', 'WIFI:T:WPA;S:net;P:pass word;;'],
    ['mail', 'mailto:ann@example.com'],
    ['otpauth', 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP'],
  ])('are %s all the same', (kind, text) => {
    for (const before of [' ', '\ufeff', '\r\n\t']) expect(readFields(before + text)).toEqual(readFields(text));
    expect(readFields(` ${text}`)?.kind).toBe(kind);
  });

  it('keep their secret', () => {
    const { masked } = interpretText('\ufeff otpauth://totp/a?secret=JBSWY3DPEHPK3PXP');
    expect(JSON.stringify(masked)).not.toContain('JBSWY3DP');
  });
});

/** How a part is written in both languages. */
function written(text: string, name: string) {
  const field = readFields(text)?.fields.find((one) => one.name.en === name);
  return field && [fieldInWords(field, 'zh').written, fieldInWords(field, 'en').written];
}

const epc = (changes: Readonly<Record<number, string>> = {}) => {
  const parts = ['BCD', '002', '1', 'SCT', '', 'Red Cross', 'BE72000000001616', 'EUR1.5', 'CHAR', '', 'For all', ''];
  return parts.map((part, at) => changes[at] ?? part).join('\n');
};

/** The example of the Swiss Implementation Guidelines, annex A. */
const swiss = (changes: Readonly<Record<number, string>> = {}) => {
  const creditor = ['S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'];
  const debtor = ['S', 'Pia-Maria Rutschmann-Schnyder', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'];
  const parts = [
    ...['SPC', '0200', '1', 'CH4431999123000889012', ...creditor, '', '', '', '', '', '', '', '1949.75', 'CHF'],
    ...[...debtor, 'QRR', '210000000003139471430009017', 'Order of 15.06.2020', 'EPD', '//S1/10/10201409'],
  ];
  return parts.map((part, at) => changes[at] ?? part).join('\n');
};

const event = (...inside: readonly string[]) =>
  lines('BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...inside, 'END:VEVENT', 'END:VCALENDAR');

describe('[SCAN-08] what a code says is explained', () => {
  it('Wi-Fi: escapes, quotes around hexadecimal digits, and the parts of enterprise networks', () => {
    expect(said(String.raw`WIFI:T:WPA;S:a\;b;P:c\:d;;`)).toEqual([
      'wifi',
      ['Network name (SSID)', 'a;b'],
      ['Password', 'c:d'],
      ['Security', 'WPA'],
    ]);
    expect(said('WIFI:S:"ABCD";T:nopass;;')[1]).toEqual(['Network name (SSID)', 'ABCD']);
    expect(said(String.raw`WIFI:S:\"ABCD\";;`)[1]).toEqual(['Network name (SSID)', '"ABCD"']);
    expect(said('WIFI:T:WPA2-EAP;S:n;E:PEAP;PH2:MSCHAPV2;A:anon;I:me;P:secret;;').slice(-4)).toEqual([
      ['EAP method', 'PEAP'],
      ['Phase 2 method', 'MSCHAPV2'],
      ['Anonymous identity', 'anon'],
      ['Identity', 'me'],
    ]);
  });

  it('vCard: quoted parameters, escapes, Quoted-Printable, types, and addresses that stay addresses', () => {
    const text = lines(
      ...[
        'BEGIN:VCARD',
        'VERSION:4.0',
        'FN:Ada',
        'ORG:A\\, B\\; C;Dept',
        'TEL;VALUE=uri;TYPE="work,cell":tel:+1-555-0100',
      ],
      ...[
        'EMAIL;X="a:b":ada@example.com',
        'URL:https://example.com/?a;b',
        'BDAY:18151210',
        'NOTE:one\\ntwo',
        'END:VCARD',
      ],
    );
    expect(said(text)).toEqual([
      'vcard',
      ['Name', 'Ada'],
      ['Organisation', 'A, B; C, Dept'],
      ['Phone', '+1-555-0100'],
      ['Email', 'ada@example.com'],
      ['Website', 'https://example.com/?a;b'],
      ['Birthday', '18151210'],
      ['Note', 'one\ntwo'],
    ]);
    expect(problems(text)).toEqual([]);
    expect(written(text, 'Phone')).toEqual(['工作、手机', 'work, mobile']);
    expect(written(text, 'Birthday')).toEqual(['1815年12月10日周日', 'Sun, Dec 10, 1815']);
    const old = lines(
      ...['BEGIN:VCARD', 'VERSION:2.1', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=BC=A0;=', '=E4=B8=89'],
      ...['TEL;CELL:13800138000', 'NOTE;ENCODING=QUOTED-PRINTABLE:%41 =3D A', 'END:VCARD'],
    );
    expect(said(old)).toEqual(['vcard', ['Name', '张, 三'], ['Phone', '13800138000'], ['Note', '%41 = A']]);
  });

  it.each([
    ['GB2312', '=C4=E3=BA=C3', '你好'],
    ['GBK', '=96|=C4=E3', '東你'],
    ['SHIFT_JIS', '=93=FA=96{', '日本'],
    ['Big5', '=A7A=A6n', '你好'],
    ['ISO-8859-1', 'M=FCller', 'Müller'],
    ['windows-1251', '=CC=EE=F1=EA=E2=E0', 'Москва'],
    ['"utf-8"', '=E5=BC=A0', '张'],
  ])('contact (vCard 2.1) in %s', (set, value, text) => {
    for (const parameters of [`CHARSET=${set};ENCODING=QUOTED-PRINTABLE`, `QUOTED-PRINTABLE;CHARSET=${set}`]) {
      const card = lines('BEGIN:VCARD', 'VERSION:2.1', `FN;${parameters}:${value}`, 'END:VCARD');
      expect(said(card)).toEqual(['vcard', ['Name', text]]);
      expect(problems(card)).toEqual([]);
    }
  });

  it.each([
    ['N;CHARSET=x-none;ENCODING=QUOTED-PRINTABLE:=C4=E3', '=C4=E3'],
    ['FN;ENCODING=QUOTED-PRINTABLE:=C4=E3', '=C4=E3'],
    ['FN;CHARSET=EUC-KR;ENCODING=QUOTED-PRINTABLE:=FF=FF', '=FF=FF'],
  ])('contact whose bytes are no text says so: %s', (line, value) => {
    const card = lines('BEGIN:VCARD', 'VERSION:2.1', line, 'END:VCARD');
    expect(said(card)).toEqual(['vcard', ['Name', value]]);
    expect(problems(card)).toEqual([['Name', 'character-set']]);
  });

  it.each([
    [
      'MECARD:N:Owen,Sean;TEL:+12125551212;EMAIL:sean@example.com;ADR:76 9th Avenue,New York;NOTE:a\\;b;;',
      [
        'vcard',
        ['Name', 'Owen, Sean'],
        ['Phone', '+12125551212'],
        ['Email', 'sean@example.com'],
        ['Address', '76 9th Avenue, New York'],
        ['Note', 'a;b'],
      ],
    ],
    [
      'mailto:%22a%2Cb%22@example.com,c@example.com?subject=Hi%20%26%20bye&body=1%2B1%0D%0A2&cc=d@example.com',
      [
        'mail',
        ['To', '"a,b"@example.com'],
        ['To', 'c@example.com'],
        ['Copy to', 'd@example.com'],
        ['Subject', 'Hi & bye'],
        ['Message', '1+1\r\n2'],
      ],
    ],
    [
      'MATMSG:TO:a@example.com;SUB:Hi;BODY:a\\:b;;',
      ['mail', ['To', 'a@example.com'], ['Subject', 'Hi'], ['Message', 'a:b']],
    ],
    ['tel:+86-10-6552-9988', ['phone', ['Phone', '+86-10-6552-9988']]],
    ['SMSTO:+15550100:see: you', ['sms', ['Phone', '+15550100'], ['Message', 'see: you']]],
    [
      'sms:+15550100,+15550101?body=hi%20there',
      ['sms', ['Phone', '+15550100'], ['Phone', '+15550101'], ['Message', 'hi there']],
    ],
    ['sms:+15550100&body=hi', ['sms', ['Phone', '+15550100'], ['Message', 'hi']]],
    [
      'geo:37.78,-122.39,15;u=35?q=City+Hall',
      [
        'place',
        ['Latitude', '37.78'],
        ['Longitude', '-122.39'],
        ['Altitude', '15'],
        ['Uncertainty', '35'],
        ['Place', 'City Hall'],
      ],
    ],
    [
      'upi://pay?pa=shop@okbank&pn=The+Shop&am=250.00&cu=INR&tn=Tea',
      [
        'upi',
        ['Payee address (VPA)', 'shop@okbank'],
        ['Payee', 'The Shop'],
        ['Amount', '250.00'],
        ['Currency', 'INR'],
        ['Message', 'Tea'],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
    expect(problems(text)).toEqual([]);
  });

  it('a calendar: the event, not its alarm or zone; times with their zones in the language of the page', () => {
    const text = lines(
      ...[
        'BEGIN:VCALENDAR',
        'BEGIN:VTIMEZONE',
        'TZID:Office',
        'BEGIN:STANDARD',
        'DTSTART:19701025T030000',
        'END:STANDARD',
      ],
      ...['END:VTIMEZONE', 'BEGIN:VEVENT', 'SUMMARY:Lunch\\, long', 'DTSTART;TZID=Europe/Berlin:20261130T120000'],
      ...['DTEND:20261130T130000Z', 'ORGANIZER;CN=A:mailto:a@example.com', 'BEGIN:VALARM', 'DESCRIPTION:ring'],
      ...['END:VALARM', 'LOCATION:The', ' re', 'END:VEVENT', 'END:VCALENDAR'],
    );
    expect(said(text)).toEqual([
      'calendar',
      ['Event', 'Lunch, long'],
      ['Starts', '20261130T120000'],
      ['Ends', '20261130T130000Z'],
      ['Organiser', 'a@example.com'],
      ['Place', 'There'],
    ]);
    expect(problems(text)).toEqual([]);
    expect(written(text, 'Starts')).toEqual([
      '2026年11月30日周一 12:00（Europe/Berlin）',
      'Mon, Nov 30, 2026, 12:00 (Europe/Berlin)',
    ]);
    expect(written(text, 'Ends')?.[0]).toBe('2026年11月30日周一 13:00（UTC）');
    expect(said('BEGIN:VEVENT\nSUMMARY:All day\nDTSTART;VALUE=DATE:20261201\nEND:VEVENT')[0]).toBe('calendar');
    const days = event('SUMMARY:Fair', 'DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227');
    expect(written(days, 'Ends')).toEqual(['最后一天是2026年12月26日周六', 'last day: Sat, Dec 26, 2026']);
  });

  it('an authenticator key: the secret is hidden until it is asked for, in the text too', () => {
    const text = 'otpauth://totp/ACME%3Aada@example.com?secret=JBSWY3DPEHPK3PXP&issuer=ACME&digits=6&period=30';
    expect(said(text)).toEqual([
      'otpauth',
      ['Kind', 'totp'],
      ['Issuer', 'ACME'],
      ['Account', 'ada@example.com'],
      ['Secret', 'JBSWY3DPEHPK3PXP'],
      ['Digits', '6'],
      ['Changes every', '30'],
    ]);
    expect(problems(text)).toEqual([]);
    for (const written of [
      text,
      text.replace('secret', 'SECRET'),
      text.replace('secret', 'se%63ret'),
      text.replace('//totp/', ''),
    ]) {
      expect(JSON.stringify(interpretText(written).masked), written).not.toContain('JBSWY');
      expect(interpretText(written).masked).toMatchObject({ hides: 'secret' });
    }
    const shown = engine.interpret(text, { showCardNumbers: false });
    if (!shown.ok) throw new Error(shown.code);
    const words = outside.interpret.present(shown.value, { input: text, options: {}, language: 'zh' });
    expect(words).toMatchObject({ kind: 'otpauth', masked: true });
    expect(JSON.stringify(words)).not.toContain('JBSWY');
    expect(JSON.stringify(engine.interpret(text, { showCardNumbers: true }))).toContain('JBSWY');
  });

  it('keys that an authenticator exports: each account, its secret hidden, and what is damaged said', () => {
    const field = (number: number, value: string | number | Buffer) => {
      if (typeof value === 'number') return Buffer.of(number << 3, value);
      const bytes = Buffer.from(value);
      return Buffer.of((number << 3) | 2, bytes.length, ...bytes);
    };
    const secret = Buffer.from('Hello!\xde\xad\xbe\xef', 'latin1');
    const first = Buffer.concat([
      field(1, secret),
      field(2, 'ada@example.com'),
      field(3, 'ACME 工具'),
      field(4, 1),
      field(5, 1),
      field(6, 2),
    ]);
    const second = Buffer.concat([
      field(1, Buffer.of(0xff)),
      field(2, 'bob'),
      field(4, 3),
      field(5, 2),
      field(6, 1),
      field(7, 5),
      field(9, 1),
    ]);
    const message = Buffer.concat([
      field(1, first),
      field(1, second),
      field(2, 1),
      field(3, 2),
      field(4, 1),
      field(5, 77),
    ]);
    const written = (bytes: Buffer) =>
      `otpauth-migration://offline?data=${encodeURIComponent(bytes.toString('base64'))}`;
    const text = written(message);
    expect(said(text)).toEqual([
      'otpauth',
      ['Part of the export', '2/2'],
      ['Kind', 'totp'],
      ['Issuer', 'ACME 工具'],
      ['Account', 'ada@example.com'],
      ['Secret', 'JBSWY3DPEHPK3PXP'],
      ['Algorithm', 'SHA1'],
      ['Digits', '6'],
      ['Kind', 'hotp'],
      ['Account', 'bob'],
      ['Secret', '74'],
      ['Algorithm', 'SHA512'],
      ['Digits', '8'],
      ['Counter', '5'],
    ]);
    expect(problems(text)).toEqual([]);
    const masked = interpretText(text).masked;
    expect(masked).toMatchObject({ text: 'otpauth-migration://offline?data=******', hides: 'secret' });
    expect(JSON.stringify(masked)).not.toMatch(/JBSWY|"74"/);
    for (let end = 1; end < message.length; end += 1) {
      const cut = written(message.subarray(0, end));
      const [problem] = problems(cut);
      // Where a whole account stands before the cut, its fields are the rest of a shorter export.
      if (problem) expect(problem, String(end)).toEqual(['Exported accounts', 'export']);
      expect(JSON.stringify(interpretText(cut).masked), String(end)).not.toContain(
        encodeURIComponent(message.subarray(0, end).toString('base64')),
      );
    }
    expect(problems('otpauth-migration://offline?data=')).toEqual([['Exported accounts', 'missing']]);
    expect(problems('OTPAUTH-MIGRATION://offline?data=!!')).toEqual([['Exported accounts', 'export']]);
  });

  it('a SEPA transfer and a Swiss bill: payee first, amounts in the language of the page', () => {
    expect(said(epc())).toEqual([
      'epc',
      ['Payee', 'Red Cross'],
      ["Payee's account (IBAN)", 'BE72000000001616'],
      ['Amount', 'EUR1.5'],
      ['Purpose', 'CHAR'],
      ['Message', 'For all'],
      ['Version', '002'],
      ['Kind', 'SCT'],
    ]);
    expect(written(epc(), 'Amount')).toEqual(['€1.50', '€1.50']);
    expect(problems(epc())).toEqual([]);
    expect(said(swiss())).toEqual([
      'swiss-bill',
      ['Account (IBAN)', 'CH4431999123000889012'],
      ['Creditor', 'Robert Schneider AG'],
      ["Creditor's address", 'Rue du Lac 1268, 2501 Biel'],
      ["Creditor's country", 'CH'],
      ['Amount', '1949.75'],
      ['Currency', 'CHF'],
      ['Debtor', 'Pia-Maria Rutschmann-Schnyder'],
      ["Debtor's address", 'Grosse Marktgasse 28, 9400 Rorschach'],
      ["Debtor's country", 'CH'],
      ['Reference type', 'QRR'],
      ['Reference', '210000000003139471430009017'],
      ['Message', 'Order of 15.06.2020'],
      ['Billing information', '//S1/10/10201409'],
      ['Version', '0200'],
    ]);
    expect(problems(swiss())).toEqual([]);
    const scor = { 3: 'CH5800791123000889012', 27: 'SCOR', 28: 'RF18539007547034' };
    expect(problems(swiss(scor))).toEqual([]);
    expect(problems(swiss({ ...scor, 27: 'NON', 28: '' }))).toEqual([]);
  });
});

it.each([
  ['WIFI:T:WPA;S:net;P:longpassword;x:y;z;;', 'x:y;z'],
  ['WIFI:T:WPA;S:net;P:one password;P:other password;rest;;', 'P:one password;rest'],
  ['MECARD:N:Owen;NOTE:a;b\\;c;;', 'b\\;c'],
])('[SCAN-08] what %s has behind a semicolon that was not escaped is shown', (text, rest) => {
  expect(said(text)).toContainEqual(['Not understood', rest]);
});

describe('[SCAN-08] a malformed code says which part is wrong, and still shows it', () => {
  const account = "Payee's account (IBAN)";
  it.each([
    ['WIFI:T:WPA;P:longenough;;', [['Network name (SSID)', 'missing']]],
    ['WIFI:T:WPA;S:net;;', [['Password', 'missing']]],
    ['WIFI:T:WEP;S:net;P:four;;', [['Password', 'wifi-password']]],
    ['WIFI:T:WPX;S:net;;', [['Security', 'one-of']]],
    ['WIFI:S:net;T:nopass', [['End', 'cut-off']]],
    ['WIFI:T:WPA;S:net;P:longpassword;rest;;', [['Not understood', 'left-over']]],
    ['WIFI:T:WPA;S:a;b;P:longpassword;;', [['Not understood', 'left-over']]],
    ['WIFI:T:WPA;S:net;P:longpassword;x:y;z;;', [['Not understood', 'left-over']]],
    ['WIFI:T:WPA;S:net;P:longpassword;P:other password;;', [['Not understood', 'left-over']]],
    ['MECARD:N:Owen;TEL:+15550100;NOTE:a;b;;', [['Not understood', 'left-over']]],
    ['MATMSG:TO:a@example.com;SUB:a;b;BODY:c;;', [['Not understood', 'left-over']]],
    [
      lines('BEGIN:VCARD', 'VERSION:5.0', 'TEL:none', 'EMAIL:a.example.com'),
      [
        ['Name', 'missing'],
        ['Phone', 'phone'],
        ['Email', 'mail-address'],
        ['Version', 'one-of'],
        ['End', 'cut-off'],
      ],
    ],
    [lines('BEGIN:VCARD', 'VERSION:3.0', 'FN:a', 'BDAY:1990-02-30', 'END:VCARD'), [['Birthday', 'date']]],
    ['MECARD:TEL:+15550100;;', [['Name', 'missing']]],
    ['mailto:', [['To', 'missing']]],
    [
      'mailto:a?subject=%E4%B8',
      [
        ['To', 'mail-address'],
        ['Subject', 'percent'],
      ],
    ],
    ['tel:', [['Phone', 'missing']]],
    ['tel:hello', [['Phone', 'phone']]],
    ['SMSTO::hi', [['Phone', 'missing']]],
    [
      'geo:91,181',
      [
        ['Latitude', 'degrees'],
        ['Longitude', 'degrees'],
      ],
    ],
    ['geo:1,5', []],
    ['geo:37', [['Longitude', 'missing']]],
    [event('SUMMARY:a'), [['Starts', 'missing']]],
    [event('DTSTART:20260230T120000'), [['Starts', 'date']]],
    [event('DTSTART:20260201T250000'), [['Starts', 'date']]],
    [event('DTSTART;TZID=Mars/Base:20260201T120000'), [['Starts', 'zone']]],
    [event('DTSTART:20260201T120000Z', 'DTEND:20260201T110000Z'), [['Ends', 'end-before-start']]],
    [event('DTSTART:20260201T120000Z', 'DURATION:1h'), [['Lasts', 'duration']]],
    ['BEGIN:VEVENT\nDTSTART:20260201', [['End', 'cut-off']]],
    ['otpauth://totp/a', [['Secret', 'missing']]],
    [
      'otpauth://totp/A:a?secret=0189&issuer=B',
      [
        ['Issuer', 'issuers-differ'],
        ['Secret', 'base32'],
      ],
    ],
    ['otpauth://hotp/a?secret=JBSWY3DP', [['Counter', 'missing']]],
    [
      'otpauth://xotp/a?secret=JBSWY3DP&digits=9&algorithm=SHA3&period=0',
      [
        ['Kind', 'one-of'],
        ['Algorithm', 'one-of'],
        ['Digits', 'one-of'],
        ['Changes every', 'whole-number'],
      ],
    ],
    [epc({ 6: 'BE73000000001616' }), [[account, 'check-digits']]],
    [epc({ 6: 'BE7200000000161' }), [[account, 'iban']]],
    [epc({ 1: '001' }), [["Payee's bank (BIC)", 'missing']]],
    [epc({ 4: 'BPO' }), [["Payee's bank (BIC)", 'bic']]],
    [
      epc({ 5: '', 7: 'USD5' }),
      [
        ['Payee', 'missing'],
        ['Amount', 'amount'],
      ],
    ],
    [epc({ 7: 'EUR1.234' }), [['Amount', 'amount']]],
    [epc({ 9: 'RF19539007547034', 10: '' }), [['Reference', 'check-digits']]],
    [epc({ 9: 'RF18539007547034' }), [['Message', 'either']]],
    [swiss({ 3: 'CH4531999123000889012' }), [['Account (IBAN)', 'check-digits']]],
    [
      swiss({ 3: 'DE89370400440532013000' }),
      [
        ['Account (IBAN)', 'iban'],
        ['Reference type', 'qr-iban'],
      ],
    ],
    [swiss({ 28: '210000000003139471430009018' }), [['Reference', 'check-digits']]],
    [
      swiss({ 27: 'NON' }),
      [
        ['Reference type', 'qr-iban'],
        ['Reference', 'not-empty'],
      ],
    ],
    [
      swiss({ 18: '-1', 19: 'USD' }),
      [
        ['Amount', 'amount'],
        ['Currency', 'one-of'],
      ],
    ],
    [
      swiss({ 5: '', 9: '' }),
      [
        ['Creditor', 'missing'],
        ["Creditor's address", 'missing'],
      ],
    ],
    [swiss({ 30: '' }), [['End', 'cut-off']]],
    [
      'upi://pay?pa=shop&am=5.001&cu=USD',
      [
        ['Payee address (VPA)', 'payee'],
        ['Payee', 'missing'],
        ['Amount', 'amount'],
        ['Currency', 'one-of'],
      ],
    ],
  ])('%j', (text, expected) => expect(problems(text)).toEqual(expected));

  it('in words of both languages', () => {
    const [content] = [interpretText(epc({ 6: 'BE73000000001616' })).content];
    const words = (language: 'zh' | 'en') => {
      const { fields = [] } = outside.interpret.present(content, { input: '', options: {}, language });
      return fields.find(({ problem }) => problem);
    };
    expect(words('zh')).toEqual({
      name: '收款账号（IBAN）',
      value: 'BE73000000001616',
      problem: '校验位不对，可能有数字写错。请与原件核对',
    });
    expect(words('en')).toMatchObject({ problem: expect.stringContaining('check digits are wrong') as unknown });
  });

  it('card numbers stay hidden in what people write, and those of accounts stay to be read', () => {
    for (const text of ['SMSTO:+15550100:card 4761739001010010', 'mailto:a@example.com?body=4761739001010010']) {
      expect(JSON.stringify(interpretText(text).masked)).not.toContain('4761739001010010');
      expect(interpretText(text).masked).toMatchObject({ hides: 'numbers' });
    }
    expect(interpretText(swiss()).masked).toBeUndefined();
  });

  it.each([
    'WIFI',
    'mail to a@example.com',
    'BCD',
    'SPC 0200',
    'upi',
    'MECARD:',
    'https://example.com/?geo:1,2',
    'BEGIN:VTODO\nEND:VTODO',
  ])('%j is none of them', (text) => expect(readFields(text)).toBeUndefined());

  it.each([
    'WIFI:',
    'MECARD:',
    'mailto:',
    'tel:',
    'sms:',
    'geo:',
    'otpauth://',
    'upi:',
    'BCD\n',
    'SPC\n',
    'BEGIN:VCARD\n',
    'BEGIN:VEVENT\n',
  ])('a long text behind %j is read in no time', (start) => {
    const before = performance.now();
    for (const filler of ['a', '\\', ';', ':', '"', ';a="', ',', '1', '%', '=', '\n', '\n ', '&', '1.', '(']) {
      readFields(start + filler.repeat(20_000));
    }
    expect(performance.now() - before).toBeLessThan(4000);
  });
});
