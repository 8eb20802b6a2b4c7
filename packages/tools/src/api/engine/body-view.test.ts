import { describe, expect, it } from 'vitest';
import { readForm, viewBody } from './body-view.ts';
import { bodyFileName, readParameterized } from './media-type.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const view = (text: string, contentType = '') => viewBody(bytes(text), contentType);

describe('how a body is looked at', () => {
  it.each([
    ['application/json', '{"a":1}', 'json'],
    ['application/problem+json; charset=utf-8', '[]', 'json'],
    ['application/xml', '<a/>', 'xml'],
    ['image/svg+xml', '<svg/>', 'xml'],
    ['application/soap+xml', '<a/>', 'xml'],
    ['text/html', '<html>', 'text'],
    ['text/csv', 'a,b', 'text'],
    ['image/png', 'x', 'image'],
    ['application/x-www-form-urlencoded', 'a=1', 'form'],
    ['', '{"a":1}', 'json'],
    ['', ' [1]', 'json'],
    ['', '<?xml version="1.0"?><a/>', 'xml'],
    ['text/plain', '{"a":1}', 'json'],
    ['', 'hello', 'text'],
    ['', '[hello]', 'text'],
    ['', '1 < 2', 'text'],
    ['application/x-ndjson', '{}\n{}', 'text'],
  ])('[BIN-02] takes %s with %s for %s', (contentType, text, kind) => {
    expect(view(text, contentType).kind).toBe(kind);
  });

  it('[BIN-02] knows an empty body, and binary ones by their bytes', () => {
    expect(view('', 'application/json').kind).toBe('empty');
    expect(viewBody(Uint8Array.from([0xff, 0xfe, 0]), '').kind).toBe('binary');
    expect(viewBody(bytes('a\0b'), 'text/plain').kind).toBe('binary');
    expect(viewBody(bytes('a\0b'), 'text/plain').text).toBeUndefined();
  });

  it('reads the declared character set, and says where the content is in another', () => {
    expect(viewBody(Uint8Array.from([0xc4, 0xe3, 0xba, 0xc3]), 'text/plain; charset=GBK')).toMatchObject({
      text: '你好',
      charset: 'gbk',
    });
    expect(viewBody(Uint8Array.from([0x83, 0x65]), 'text/plain; charset="Shift_JIS"').text).toBe('テ');
    expect(view('é', 'text/plain; charset=nope')).toMatchObject({
      text: 'é',
      charset: 'utf-8',
      problem: { code: 'not-in-charset', detail: { charset: 'nope' } },
    });
    expect(viewBody(Uint8Array.from([0xff]), 'text/plain; charset=utf-8')).toMatchObject({
      kind: 'binary',
      problem: { code: 'not-in-charset' },
    });
  });

  it('[BIN-08] decodes a form in the character set that its type or it itself names', () => {
    const type = 'application/x-www-form-urlencoded';
    const pairsOf = (form: string, contentType = type) =>
      viewBody(
        Uint8Array.from(form, (byte) => byte.charCodeAt(0)),
        contentType,
      ).pairs;
    expect(pairsOf('q=%C4%E3%BA%C3', `${type}; charset=GBK`)).toEqual([['q', '你好']]);
    expect(pairsOf('q=\xc4\xe3+\xba\xc3&\xc4\xe3=1', `${type}; charset=gb2312`)).toEqual([
      ['q', '你 好'],
      ['你', '1'],
    ]);
    expect(pairsOf('q=%83e%5C', `${type}; charset="Shift_JIS"`)).toEqual([['q', 'テ\\']]);
    expect(pairsOf('q=%E9', `${type}; charset=iso-8859-1`)).toEqual([['q', 'é']]);
    expect(pairsOf('_charset_=gbk&q=%C4%E3')).toEqual([
      ['_charset_', 'gbk'],
      ['q', '你'],
    ]);
    expect(pairsOf('q=%E4%BD%A0', `${type}; charset=nope`)).toEqual([['q', '你']]);
  });

  it.each(['form-data', 'mixed', 'related', 'alternative', 'byteranges', 'x-other'])(
    '[BIN-08] lists the parts of multipart/%s',
    (subtype) => {
      const body =
        '--b\r\nContent-Type: application/json\r\nContent-ID: <a@x>\r\n\r\n{}\r\n--b\r\nContent-Disposition: attachment; filename=b.png\r\n\r\nPNG\r\n--b--';
      expect(view(body, `multipart/${subtype}; boundary="b"; type="application/json"`)).toMatchObject({
        kind: 'multipart',
        mediaType: `multipart/${subtype}`,
        parts: [{ name: '<a@x>', contentType: 'application/json' }, { fileName: 'b.png' }],
      });
    },
  );

  it('[BIN-02] says where JSON came declared as a form', () => {
    const declared = view('{"a":1}', 'application/x-www-form-urlencoded');
    expect(declared).toMatchObject({ kind: 'json', problem: { code: 'json-as-form' } });
    expect(view('%7B=1', 'application/x-www-form-urlencoded').kind).toBe('form');
  });

  it('shows a multipart body without its boundary as what it is', () => {
    expect(view('--x', 'multipart/form-data')).toMatchObject({ kind: 'text', problem: { code: 'no-boundary' } });
    expect(viewBody(Uint8Array.from([255]), 'multipart/form-data; boundary=b')).toMatchObject({
      kind: 'binary',
      problem: { code: 'boundary-not-found', detail: { boundary: 'b' } },
    });
  });
});

describe('a form', () => {
  it.each([
    [
      'a=1&b=2&a=3',
      [
        ['a', '1'],
        ['b', '2'],
        ['a', '3'],
      ],
    ],
    ['a+b=c+d%2B', [['a b', 'c d+']]],
    ['%E5%BC%A0=%E4%BC%9F', [['张', '伟']]],
    [
      'a&=b&&c=',
      [
        ['a', ''],
        ['', 'b'],
        ['c', ''],
      ],
    ],
    ['a=1=2', [['a', '1=2']]],
    ['a=%zz%', [['a', '%zz%']]],
    ['a=%FF', [['a', '\ufffd']]],
    ['__proto__=1', [['__proto__', '1']]],
  ])('[BIN-02] reads %s', (text, pairs) => {
    expect(readForm(bytes(text))).toEqual(pairs);
  });

  it('agrees with URLSearchParams', () => {
    const text = 'q=%E4%BD%A0+x&empty=&q=2&%26=%3D&only';
    expect(readForm(bytes(text))).toEqual([...new URLSearchParams(text)]);
  });
});

describe('values with parameters', () => {
  it.each([
    ['text/html; charset=utf-8', 'text/html', { charset: 'utf-8' }],
    ['Text/HTML;Charset="utf-8"', 'text/html', { charset: 'utf-8' }],
    ['multipart/form-data; boundary="a;b=c"', 'multipart/form-data', { boundary: 'a;b=c' }],
    ['form-data; name="a\\"b"; filename="C:\\dir\\file"', 'form-data', { name: 'a"b', filename: 'C:\\dir\\file' }],
    ['form-data; name="a\\\\b"', 'form-data', { name: 'a\\b' }],
    ['a/b; x=1; x=2', 'a/b', { x: '1' }],
    ['a/b; x="open', 'a/b', { x: 'open' }],
    ['', '', {}],
    [';;;=;', '', {}],
  ])('reads %s', (written, value, parameters) => {
    const read = readParameterized(written);
    expect(read.value).toBe(value);
    expect(Object.fromEntries(read.parameters)).toEqual(parameters);
  });

  it.each([
    ['application/json; charset=utf-8', 'request-7.json'],
    ['application/vnd.api+json', 'request-7.json'],
    ['image/png', 'request-7.png'],
    ['../../etc', 'request-7.bin'],
    [undefined, 'request-7.bin'],
  ])('[BIN-02] names the file of a body of type %s', (contentType, name) => {
    expect(bodyFileName(7, contentType)).toBe(name);
  });
});
