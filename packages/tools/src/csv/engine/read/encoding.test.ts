import { describe, expect, it } from 'vitest';
import { encodeText } from '@toolbench/kit/encodings/charset.ts';
import { decodesAs } from '@toolbench/kit/encodings/decode-bytes.ts';
import { detectEncoding } from './encoding.ts';

const bytes = (text: string, charset: 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' | 'latin1') => {
  const encoded = encodeText(text, charset);
  return encoded.ok ? encoded.value : new Uint8Array();
};
const chinese = '姓名,城市\r\n张伟,北京\r\n';

describe('detecting the encoding of a file', () => {
  it.each([
    ['UTF-8', bytes(chinese, 'utf-8'), 'utf-8', false],
    ['ASCII', bytes('a,b\n', 'utf-8'), 'utf-8', false],
    ['UTF-8 with a byte-order mark', bytes('\ufeff' + chinese, 'utf-8'), 'utf-8', true],
    ['GBK from a Chinese spreadsheet', bytes(chinese, 'gb18030'), 'gb18030', false],
    ['rare characters of GB18030', bytes(`${chinese}䶮,𠮷`, 'gb18030'), 'gb18030', false],
    [
      'Chinese far behind a long ASCII beginning',
      bytes('a,b\n'.repeat(100_000) + chinese, 'gb18030'),
      'gb18030',
      false,
    ],
    ['UTF-16 with a byte-order mark', bytes('\ufeff' + chinese, 'utf-16le'), 'utf-16le', true],
    ['UTF-16 the other way round', bytes('\ufeff' + chinese, 'utf-16be'), 'utf-16be', true],
    ['UTF-16 without a mark', bytes('name,city\r\n张伟,北京\r\n', 'utf-16le'), 'utf-16le', false],
    ['UTF-16 the other way round without a mark', bytes('name,city\r\n', 'utf-16be'), 'utf-16be', false],
    ['UTF-8 with a zero character here and there', bytes('a,b\n1,\u0000\n中,文\n', 'utf-8'), 'utf-8', false],
    ['UTF-16 of Chinese alone without a mark', bytes('上海,北京\r\n', 'utf-16le'), 'utf-16le', false],
    ['Western accents before ASCII letters', bytes('Name;Größe\nMüller;über\n', 'latin1'), 'windows-1252', false],
    ['Western accents before separators', bytes('café,né\n', 'latin1'), 'windows-1252', false],
  ])('[CSV-06] knows %s', (_, file, encoding, bom) => {
    expect(detectEncoding(file)).toMatchObject({ ok: true, value: { encoding, bom } });
  });

  it.each([
    ['an xlsx workbook', [0x50, 0x4b, 3, 4, 20, 0, 6, 0], 'workbook'],
    ['an xls workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], 'workbook'],
    ['a PNG picture', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], 'not-text'],
    ['zero bytes', [0, 0, 0, 0], 'not-text'],
  ])('[CSV-02] refuses %s', (_, file, code) => {
    expect(detectEncoding(Uint8Array.from(file))).toMatchObject({ ok: false, code });
  });
});

describe('trying an encoding', () => {
  it('sees a fault at the very end of a long file', () => {
    const file = new Uint8Array(600_000).fill(0x61);
    expect(decodesAs(file, 'utf-8')).toBe(true);
    file[file.length - 1] = 0xe4;
    expect(decodesAs(file, 'utf-8')).toBe(false);
  });

  it('is not misled by a character that two slices share', () => {
    expect(decodesAs(bytes(`a${'中'.repeat(200_000)}`, 'utf-8'), 'utf-8')).toBe(true);
  });
});
