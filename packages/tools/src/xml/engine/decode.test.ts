import { describe, expect, it } from 'vitest';
import { encodeText } from '@toolbench/kit/encodings/charset.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { decodeXml } from './decode.ts';
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
});
