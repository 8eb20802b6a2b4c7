import { describe, expect, it } from 'vitest';
import { encodeText } from '@toolbench/kit/encodings/charset.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import { decodeXml } from './decode.ts';
import { outside } from '../outside.ts';
import { engine } from './index.ts';

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>中文é</a>`;

function encoded(text: string, charset: 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' | 'latin1', ...mark: number[]) {
  const bytes = encodeText(text, charset);
  if (!bytes.ok) throw new Error(bytes.code);
  return Uint8Array.from([...mark, ...bytes.value]);
}

describe('reading bytes', () => {
  it.each([
    ['UTF-8', encoded(declared('UTF-8'), 'utf-8')],
    ['UTF-8 with a byte order mark', encoded(declared('UTF-8'), 'utf-8', 0xef, 0xbb, 0xbf)],
    ['UTF-8 that declares something else, as texts here may', encoded(declared('GBK'), 'utf-8')],
    ['GBK', encoded(declared('GBK'), 'gb18030')],
    ['GB18030', encoded(declared('gb18030'), 'gb18030')],
    ['UTF-16 with a byte order mark', encoded(declared('UTF-16'), 'utf-16le', 0xff, 0xfe)],
    ['UTF-16, the other order', encoded(declared('UTF-16'), 'utf-16be', 0xfe, 0xff)],
    ['UTF-16 without a mark', encoded(declared('UTF-16LE'), 'utf-16le')],
    ['UTF-16BE without a mark', encoded(declared('UTF-16BE'), 'utf-16be')],
  ])('[XML-04] reads %s', (_, bytes) => {
    const decoded = decodeXml(bytes);
    expect(decoded.ok && decoded.value.text).toMatch(/<a>中文é<\/a>$/);
    expect(decoded.ok && decoded.value.text.startsWith('<?xml')).toBe(true);
  });

  it('[XML-04] reads single-byte sets', () => {
    const decoded = decodeXml(encoded('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1'));
    expect(decoded.ok && decoded.value.text).toContain('<a>é</a>');
  });

  it.each([
    ['wrong-encoding', Uint8Array.of(0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e)],
    ['wrong-encoding', encoded('<?xml version="1.0" encoding="UTF-8"?><a>é</a>', 'latin1')],
    ['unknown-encoding', encoded('<?xml version="1.0" encoding="EBCDIC-X"?><a>é</a>', 'latin1')],
    ['wrong-encoding', Uint8Array.of(0xff, 0xfe, 0x3c)],
  ])('[XML-04] refuses with %s what cannot be decoded', (code, bytes) => {
    expect(decodeXml(bytes)).toMatchObject({ ok: false, code });
  });

  it('[XML-04] names UTF-8 in the output of a file that had another encoding, and leaves pasted text alone', () => {
    const fromFile = engine.compress(encoded(declared('GBK'), 'gb18030'), {}, testContext());
    expect(fromFile.ok && textToString(fromFile.value.text)).toBe(declared('UTF-8'));
    expect(fromFile.ok && fromFile.value.encoding).toBe('GBK');
    const pasted = engine.compress(declared('GBK'), {}, testContext());
    expect(pasted.ok && textToString(pasted.value.text)).toBe(declared('GBK'));
  });

  it('[XML-04] leaves the byte order mark out of a string, too', () => {
    expect(decodeXml('\ufeff<a/>')).toEqual({ ok: true, value: { text: '<a/>' } });
  });

  const ascii = (encoding: string) => encoded(`<?xml version="1.0" encoding="${encoding}"?><a/>`, 'utf-8');

  it.each<[string, Uint8Array, string?]>([
    ['ASCII that declares UTF-16', ascii('UTF-16'), 'UTF-16'],
    ['ASCII that declares UTF-32', ascii('UTF-32'), 'UTF-32'],
    ['ASCII that declares EBCDIC', ascii('IBM037'), 'IBM037'],
    ['ASCII that declares ISO-8859-1', ascii('ISO-8859-1')],
    ['ASCII that declares GBK', ascii('GBK')],
    ['UTF-8 that declares utf8', encoded(declared('utf8'), 'utf-8')],
    ['UTF-8 that declares GBK', encoded(declared('GBK'), 'utf-8'), 'GBK'],
    ['UTF-8 that declares US-ASCII', encoded(declared('US-ASCII'), 'utf-8'), 'US-ASCII'],
    [
      'a byte order mark of UTF-8 and ISO-8859-1',
      Uint8Array.of(0xef, 0xbb, 0xbf, ...ascii('ISO-8859-1')),
      'ISO-8859-1',
    ],
    ['UTF-16 that declares UTF-8', encoded(declared('UTF-8'), 'utf-16le', 0xff, 0xfe), 'UTF-8'],
    ['UTF-16BE that declares UTF-16LE', encoded(declared('UTF-16LE'), 'utf-16be', 0xfe, 0xff), 'UTF-16LE'],
    ['UTF-16BE that declares UTF-16', encoded(declared('UTF-16'), 'utf-16be', 0xfe, 0xff)],
    ['UTF-16LE that declares ISO-10646-UCS-2', encoded(declared('ISO-10646-UCS-2'), 'utf-16le', 0xff, 0xfe)],
    ['GBK that declares GBK', encoded(declared('GBK'), 'gb18030')],
    ['UTF-8 without a declaration', encoded('<a>é</a>', 'utf-8')],
    ['an encoding in a comment', encoded('<!--<?xml encoding="UTF-16"?>--><a/>', 'utf-8')],
  ])(
    '[XML-04] tells of %s whether the declaration contradicts the bytes, and writes what is true',
    (_, bytes, told) => {
      for (const action of ['format', 'compress', 'validate', 'to-json', 'xpath', 'tree'] as const) {
        const result = engine[action](bytes, { indent: 2, path: '/a' }, testContext());
        expect(result.ok && result.value.contradicted, action).toBe(told);
      }
      const written = engine.format(bytes, { indent: 2 }, testContext());
      if (!written.ok) throw new Error(written.code);
      const again = decodeXml(textToBytes(written.value.text));
      expect(again.ok && again.value).not.toHaveProperty('contradicted');
      if (told !== undefined) expect(textToString(written.value.text)).toContain('encoding="UTF-8"');
      const call = { input: bytes, options: { indent: 2 }, language: 'en' } as const;
      const warnings = told === undefined ? undefined : [expect.stringContaining(`names ${told}, but this is `)];
      expect(outside.validate.present(written.value, call)).toEqual(
        expect.objectContaining({ statistics: written.value.statistics, ...(warnings && { warnings }) }),
      );
    },
  );

  it('[XML-04] tells it of a pasted text too, which a file saved of it would contradict', () => {
    const pasted = engine.format(declared('GBK'), { indent: 2 }, testContext());
    expect(pasted.ok && pasted.value.contradicted).toBe('GBK');
    const plain = engine.format('<?xml version="1.0" encoding="GBK"?><a/>', { indent: 2 }, testContext());
    expect(plain.ok && plain.value.contradicted).toBeUndefined();
  });
});
