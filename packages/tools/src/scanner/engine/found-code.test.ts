import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer';
import { encodeText } from '@toolbench/kit/encodings/charset.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import type { Barcode } from '@toolbench/kit/barcodes.ts';
import { nodeBarcodes } from '@toolbench/runner/node-barcodes.ts';
import { outside } from '../outside.ts';
import { foundCode, inCharacterSet, withJoined } from './found-code.ts';
import { engine } from './index.ts';
import { bmpOf, enlarged } from './test-pictures.ts';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(await readFile(wasm)).buffer } });
const context = testContext({ barcodes: nodeBarcodes });

async function shown(content: string | Uint8Array, options: WriterOptions, showCardNumbers = false) {
  const { symbol } = await writeBarcode(content, options);
  const grey = enlarged({ data: Uint8Array.from(symbol.data), width: symbol.width, height: symbol.height }, 4);
  const result = await engine.read(bmpOf(grey), { search: 'all', showCardNumbers }, context);
  if (!result.ok) throw new Error(result.code);
  return outside.read.present(result.value, { input: new Uint8Array(), options: {}, language: 'en' });
}

const barcode = (bytes: Uint8Array, more: Partial<Barcode> = {}): Barcode => ({
  text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
  bytes,
  format: 'QRCode',
  corners: [],
  errorCorrection: '',
  ...more,
});

const gb = (text: string) => {
  const encoded = encodeText(text, 'gb18030');
  return encoded.ok ? encoded.value : new Uint8Array();
};

describe('[SCAN-08] a character set that nothing says', () => {
  it.each([
    ['Big5', '臺北市信義區', 'bb4fa55fa5abab48b871b0cf'],
    ['EUC-KR', '서울특별시', 'bcadbfefc6afbab0bdc3'],
    ['Shift_JIS', 'カメラ', '834a83818389'],
    ['windows-1251', 'Москва, Тверская', 'cceef1eae2e02c20d2e2e5f0f1eae0ff'],
    ['windows-1251', 'Москва', 'cceef1eae2e0'],
    ['windows-1251', 'ИВАН', 'c8c2c0cd'],
    ['windows-1251', 'почта', 'efeef7f2e0'],
    ['KOI8-R', 'Привет', 'f0d2c9d7c5d4'],
    ['windows-1253', 'Άννα', 'a2edede1'],
    ['EUC-KR', '이름', 'c0ccb8a7'],
    ['EUC-KR', '박지성', 'b9dac1f6bcba'],
    ['EUC-JP', '東京', 'c5ecb5fe'],
    ['GB 2312', '赵敏', 'd5d4c3f4'],
    ['GB 2312', '贾宝玉', 'bcd6b1a6d3f1'],
    ['GB 2312', '价格', 'bcdbb8f1'],
    ['GB 2312', '牛奶', 'c5a3c4cc'],
    ['GB 2312', '陈杰', 'b3c2bddc'],
    ['windows-1250', 'Łódź, żółw', 'a3f3649f2c20bff3b377'],
    ['windows-1255', 'שלום', 'f9ece5ed'],
    ['windows-1252', 'Müller Straße', '4dfc6c6c65722053747261df65'],
    ['GB 2312', '张伟', 'd5c5ceb0'],
    ['GB 2312', '价格：￥12.50', 'bcdbb8f1a3baa3a431322e3530'],
  ])('is the one in which the bytes make words: %s', (_, text, hex) => {
    const found = foundCode(barcode(Uint8Array.from(Buffer.from(hex, 'hex'))));
    expect(found).toMatchObject({ text, isGuessed: true });
  });
});

describe('[SCAN-08] a contact that names its character set', () => {
  it.each([
    ['GBK', '张伟', 'd5c5ceb0'],
    ['windows-1251', 'Иван', 'c8e2e0ed'],
    ['"Big5"', '王小明', 'a4fda470a9fa'],
  ])('%s is read in it', (set, name, hex) => {
    const bytes = Buffer.concat([
      Buffer.from(`BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=${set}:`),
      Buffer.from(hex, 'hex'),
      Buffer.from('\r\nEND:VCARD'),
    ]);
    const found = foundCode(barcode(Uint8Array.from(bytes)));
    expect(found.text).toContain(`:${name}\r`);
    expect(found.isGuessed).toBeFalsy();
  });
});

describe('[SCAN-08] numbers of articles', () => {
  it('are no card numbers where symbology and check digit say so', () => {
    const bytes = new TextEncoder().encode('36400638134569');
    expect(foundCode(barcode(bytes, { format: 'ITF' })).masked).toBeUndefined();
    expect(foundCode(barcode(bytes)).masked?.text).toBe('364006****4569');
    const card = new TextEncoder().encode('30569309025904');
    expect(foundCode(barcode(card, { format: 'ITF' })).masked?.text).toBe('305693****5904');
  });
});

describe('[SCAN-07] what is given is the data of the code', () => {
  it('control characters, separators, and every byte in hex', async () => {
    const text = '[)>\x1e06\x1dPAB C\x1dQ5\x1e\x04';
    const { codes } = await shown(text, { format: 'QRCode' });
    expect(codes[0]).toMatchObject({ text, hex: Buffer.from(text).toString('hex').toUpperCase(), masked: false });
  });

  it('GS1 keeps its separators, and says that it is GS1', async () => {
    const { codes } = await shown('(10)AB(21)C', { format: 'DataMatrix', options: 'gs1' });
    expect(codes[0]).toMatchObject({ text: '10AB\x1d21C', symbologyIdentifier: ']d2' });
  });

  it.each([
    ['EAN13', '9788417751814 00001', '9788417751814', '00001'],
    ['UPCA', '036000291452 12', '036000291452', '12'],
  ] as const)('the add-on of %s stands beside it', async (format, content, text, addOn) => {
    const { codes } = await shown(content, { format });
    expect(codes).toHaveLength(1);
    expect(codes[0]).toMatchObject({ text, addOn });
  });

  it('UPC-E has the eight digits that are printed', async () => {
    expect((await shown('01234565', { format: 'UPCE' })).codes[0]).toMatchObject({ text: '01234565', format: 'UPC-E' });
  });

  it('hidden card numbers are said to be, and stand in no bytes', async () => {
    const hidden = await shown('4539578763621486', { format: 'Code128' });
    expect(hidden).toMatchObject({
      codes: [{ text: '453957******1486', masked: true }],
      warnings: [expect.stringContaining('showCardNumbers')],
    });
    expect(JSON.stringify(hidden)).not.toContain('3435333935');
    const open = await shown('4539578763621486', { format: 'Code128' }, true);
    expect(open.codes[0]).toMatchObject({ text: '4539578763621486', masked: false });
    expect((await shown('ID:440308199901010014', { format: 'QRCode' })).codes[0].text).toBe('ID:440308199901010014');
  });
});

describe('[SCAN-07] character sets', () => {
  it('of a code that does not say it are guessed, told, and chosen', () => {
    const code = foundCode(barcode(gb('你好，世界')));
    expect(code).toMatchObject({ text: '你好，世界', isGuessed: true });
    expect(inCharacterSet(code, 'euc-kr').text).not.toBe(code.text);
    expect(inCharacterSet(inCharacterSet(code, 'euc-kr')).text).toBe('你好，世界');
    const big5 = Uint8Array.of(0xa7, 0x41, 0xa6, 0x6e);
    expect(foundCode(barcode(big5), 'big5')).toMatchObject({ text: '你好', isGuessed: false });
    expect(foundCode(barcode(Uint8Array.of(0xcf, 0xf0, 0xe8)), 'windows-1251').text).toBe('При');
  });

  it('Western texts stay what they are, and UTF-8 is certain', () => {
    expect(foundCode(barcode(Uint8Array.of(0x63, 0x61, 0x66, 0xe9)))).toMatchObject({ text: 'café', isGuessed: true });
    expect(foundCode(barcode(new TextEncoder().encode('工具台')))).toMatchObject({ text: '工具台', isGuessed: false });
    expect(foundCode(barcode(gb('你好'), { text: 'said', saysCharacterSet: true })).text).toBe('said');
  });
});

describe('[SCAN-07] parts of a set', () => {
  const bytes = new TextEncoder().encode('一段分成三份的文字');
  const parts = [0, 10, 20].map((from, index) =>
    foundCode(
      barcode(bytes.slice(from, index === 2 ? undefined : from + 10), { part: { number: index + 1, of: 3, set: '7' } }),
    ),
  );

  it('are joined by their bytes when all are there, in any order', () => {
    const [joined, ...rest] = withJoined([parts[2], parts[0], parts[1]]);
    expect(joined).toMatchObject({ text: '一段分成三份的文字', joined: 3 });
    expect(joined).not.toHaveProperty('part');
    expect(rest).toHaveLength(3);
  });

  it('are told where some are missing or belong to another set', () => {
    expect(withJoined([parts[0], parts[2]])).toHaveLength(2);
    const other = foundCode(barcode(bytes, { part: { number: 2, of: 3, set: '8' } }));
    expect(withJoined([parts[0], other, parts[2]])).toHaveLength(3);
    const told = outside.read.present({ codes: [parts[1]] }, { input: new Uint8Array(), options: {}, language: 'en' });
    expect(told).toMatchObject({
      codes: [{ part: 2, parts: 3 }],
      warnings: expect.arrayContaining([expect.stringContaining('part 2')]),
    });
  });
});
