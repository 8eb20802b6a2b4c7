import { encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { describe, expect, it } from 'vitest';
import { viewBody } from './body-view.ts';

const hex = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

describe('the character set of a body', () => {
  it.each([
    [
      'an XML declaration in GBK',
      'application/xml',
      '3c3f786d6c2076657273696f6e3d22312e302220656e636f64696e673d2247424b223f3e3cb6a9b5a53ec9eedbda3c2fb6a9b5a53e',
      'gbk',
      '<?xml version="1.0" encoding="GBK"?><订单>深圳</订单>',
    ],
    [
      'an XML declaration in windows-1251',
      'text/xml',
      '3c3f786d6c2076657273696f6e3d27312e302720656e636f64696e673d2777696e646f77732d31323531273f3e3c613ecff0e8e2e5f23c2f613e',
      'windows-1251',
      "<?xml version='1.0' encoding='windows-1251'?><a>Привет</a>",
    ],
    [
      'XML in UTF-16 without a mark',
      'application/soap+xml',
      '003c003f0078006d006c0020003f003e003c0061003e6570003c002f0061003e',
      'utf-16be',
      '<?xml ?><a>数</a>',
    ],
    [
      'JSON in UTF-16 without a mark',
      'application/json',
      '7b0022000d5422003a0022003c5022007d00',
      'utf-16le',
      '{"名":"值"}',
    ],
    [
      'a page that names Big5',
      'text/html',
      '3c68746d6c3e3c686561643e3c6d65746120636861727365743d2262696735223e3c7469746c653ebb4fa55f3c2f7469746c653e',
      'big5',
      '<html><head><meta charset="big5"><title>臺北</title>',
    ],
    [
      'a page that names Shift_JIS as it was once done',
      'text/html',
      '3c6d65746120687474702d65717569763d436f6e74656e742d5479706520636f6e74656e743d22746578742f68746d6c3b20636861727365743d53686966745f4a4953223e938c8b9e',
      'shift_jis',
      '<meta http-equiv=Content-Type content="text/html; charset=Shift_JIS">東京',
    ],
    [
      'a style sheet that names its own',
      'text/css',
      '4063686172736574202269736f2d383835392d32223b0a2f2a20a3f364bc202a2f',
      'iso-8859-2',
      '@charset "iso-8859-2";\n/* Łódź */',
    ],
    ['declared UTF-16 without a mark', 'text/plain; charset=utf-16', '00610062002000e9', 'utf-16be', 'ab é'],
    ['text in UTF-16 LE with its mark', 'text/plain', 'fffee55d5553200034003200', 'utf-16le', '\ufeff工单 42'],
    [
      'JSON in UTF-16 BE with its mark',
      'application/json',
      'feff007b002200610022003a002200e90022007d',
      'utf-16be',
      '\ufeff{"a":"é"}',
    ],
    ['a text without a type, with its mark', '', 'fffe6e006100ef0076006500', 'utf-16le', '\ufeffnaïve'],
  ])('[BIN-08] is that of %s', (_name, contentType, digits, charset, text) => {
    const view = viewBody(hex(digits), contentType);
    expect(view).toMatchObject({ charset, text });
    expect(view.problem).toBeUndefined();
  });

  it.each([
    ['text/plain', 'b6a9b5a5d2d1b7a2bbf5a3acc7ebd7a2d2e2b2e9cad5', 'gb18030', '订单已发货，请注意查收'],
    [
      'application/json',
      '7b22c0ccb8a7223a22bcadbfefc6afbab0bdc320b0adb3b2b1b8227d',
      'euc-kr',
      '{"이름":"서울특별시 강남구"}',
    ],
    ['text/csv', 'c8ecff3bc3eef0eee40ac8e2e0ed3bcceef1eae2e0', 'windows-1251', 'Имя;Город\nИван;Москва'],
  ])(
    '[BIN-08] of a text of type %s that names none is guessed, and that is said',
    (contentType, digits, charset, text) => {
      expect(viewBody(hex(digits), contentType)).toMatchObject({
        charset,
        text,
        problem: { code: 'charset-guessed', detail: { charset } },
      });
    },
  );

  it('[BIN-08] that is named in error is said, whether marks or bytes tell', () => {
    expect(viewBody(hex('efbbbfe4bda0'), 'text/plain; charset=gbk')).toMatchObject({
      charset: 'utf-8',
      text: '\ufeff你',
      problem: { code: 'not-in-charset', detail: { charset: 'gbk' } },
    });
    expect(viewBody(hex('4bc3b66c6e'), 'text/plain; charset=us-ascii')).toMatchObject({
      text: 'Köln',
      problem: { code: 'not-in-charset', detail: { charset: 'us-ascii' } },
    });
  });

  it('[BIN-08] stays UTF-8 where few bytes are damaged, and that is said', () => {
    const bytes = new TextEncoder().encode('{"straße":"Grüße aus 北京"}');
    expect(viewBody(bytes.slice(0, -3), 'application/json')).toMatchObject({
      kind: 'json',
      text: '{"straße":"Grüße aus 北\ufffd',
      problem: { code: 'not-utf8' },
    });
  });

  it('[BIN-08] is looked for in no binary content', () => {
    for (const digits of ['fffe0100020003000400', '89504e470d0a1a0a', '0001000200030004', 'c4e3bac3']) {
      expect(viewBody(hex(digits), 'application/octet-stream')).toMatchObject({ kind: 'binary' });
    }
  });

  it('[BIN-08] of a form is that of the bytes behind its percent signs', () => {
    const form = (text: string, type = 'application/x-www-form-urlencoded') =>
      viewBody(new TextEncoder().encode(text), type);
    expect(form('city=%C9%EE%DB%DA%CA%D0&note=%C7%EB%BE%A1%BF%EC%B7%A2%BB%F5')).toMatchObject({
      pairs: [
        ['city', '深圳市'],
        ['note', '请尽快发货'],
      ],
      problem: { code: 'charset-guessed', detail: { charset: 'gb18030' } },
    });
    expect(form('a=%00%01&b=x').problem).toBeUndefined();
    expect(form('a=%FF%00%FE', 'application/x-www-form-urlencoded; charset=utf-8')).toMatchObject({
      kind: 'form',
      problem: { code: 'not-in-charset' },
    });
  });
});

describe('the character set of a multipart form', () => {
  const form = (parts: readonly [disposition: string, content: string, type?: string][]) =>
    viewBody(
      encodeLatin1(
        parts
          .map(([disposition, content, type]) => {
            const more = type === undefined ? '' : `\r\nContent-Type: ${type}`;
            return `--b\r\nContent-Disposition: form-data; ${disposition}${more}\r\n\r\n${content}\r\n`;
          })
          .join('') + '--b--\r\n',
      ),
      'multipart/form-data; boundary=b',
    );

  it('[BIN-08] is what its field _charset_ says, for names and contents that name none', () => {
    const view = form([
      ['name="_charset_"', 'gbk'],
      ['name="\xb3\xc7\xca\xd0"', '\xc9\xee\xdb\xda'],
      ['name="f"; filename="\xb6\xa9\xb5\xa5.txt"', 'x', 'text/plain; charset=utf-8'],
    ]);
    expect(view).toMatchObject({
      charset: 'gbk',
      parts: [
        { name: '_charset_' },
        { name: '城市', charset: 'gbk' },
        { name: 'f', fileName: '订单.txt', charset: 'utf-8' },
      ],
    });
    expect(view.problem).toBeUndefined();
  });

  it('[BIN-08] is guessed from names and contents where nothing names it', () => {
    expect(form([['name="\xcc\xee\xf1\xea\xe2\xe0"', '\xcf\xf0\xe8\xe2\xe5\xf2']])).toMatchObject({
      parts: [{ name: 'Москва', charset: 'windows-1251' }],
      problem: { code: 'charset-guessed', detail: { charset: 'windows-1251' } },
    });
  });

  it('[BIN-08] is UTF-8 beside contents that are no text, and of names written with their own', () => {
    const view = form([
      ['name="\xc3\xa9"; filename="a.bin"', '\xff\xfe\x00\x01', 'application/octet-stream'],
      ["name=g; filename*=gbk''%C4%E3.txt", 'x'],
    ]);
    expect(view).toMatchObject({ parts: [{ name: 'é' }, { fileName: '你.txt' }] });
    expect(view.problem).toBeUndefined();
  });
});
