import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer';
import { nodeBarcodes } from '@toolbench/runner/node-barcodes.ts';
import type { Picture } from '@toolbench/kit/barcodes.ts';
import { encodePng } from '@toolbench/kit/png.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from './index.ts';
import { beside, blurred, bmpOf, enlarged, inverted, noisy, paled, turned, type Grey } from './test-pictures.ts';

const context = testContext({ barcodes: nodeBarcodes });
const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(await readFile(wasm)).buffer } });

/** A code as a grey picture with a quiet zone, `scale` pixels a module. */
async function drawn(text: string, format: WriterOptions['format'], scale = 4): Promise<Grey> {
  const { symbol } = await writeBarcode(text, { format });
  return enlarged({ data: Uint8Array.from(symbol.data), width: symbol.width, height: symbol.height }, scale);
}

function pictureOf({ data, width, height }: Grey): Picture {
  const pixels = new Uint32Array(data.length);
  for (let index = 0; index < data.length; index += 1) pixels[index] = 0xff000000 + data[index] * 0x010101;
  return { data: new Uint8ClampedArray(pixels.buffer), width, height };
}

const read = (grey: Grey, search: 'all' | 'first' = 'first') =>
  engine.read(bmpOf(grey), { search, showCardNumbers: false }, context);

const textsOf = (result: Awaited<ReturnType<typeof read>>) =>
  result.ok ? result.value.codes.map(({ text }) => text).sort() : result.code;

describe('[SCAN-03] symbologies', () => {
  it.each([
    ['QRCode', 'QR Code', 'https://example.com/?q=工具台'],
    ['MicroQRCode', 'Micro QR Code', '12345'],
    ['DataMatrix', 'Data Matrix', 'data matrix'],
    ['Aztec', 'Aztec', 'aztec'],
    ['PDF417', 'PDF417', 'portable data file'],
    ['EAN13', 'EAN-13', '5901234123457'],
    ['EAN8', 'EAN-8', '96385074'],
    ['Code128', 'Code 128', 'ABC-128'],
    ['Code39', 'Code 39', 'CODE39'],
    ['ITF', 'ITF', '1234567890'],
  ] as const)('%s is read and named %s', async (format, name, text) => {
    const result = await read(await drawn(text, format));
    expect(result).toMatchObject({ ok: true, value: { codes: [{ text, format: name }] } });
  });

  it('[SCAN-03] UPC-A is named so and has twelve digits', async () => {
    const result = await read(await drawn('036000291452', 'UPCA'));
    expect(result).toMatchObject({ ok: true, value: { codes: [{ text: '036000291452', format: 'UPC-A' }] } });
  });

  it('[SCAN-03] control characters stay what they are', async () => {
    const text = 'a\x1db\x00c\x1b';
    expect(textsOf(await read(await drawn(text, 'QRCode')))).toEqual([text]);
  });

  it('[SCAN-03] GS1 codes keep their data, and show their fields by name', async () => {
    const { symbol } = await writeBarcode('(01)09501101530003(10)AB-12(17)250119(3103)001500', {
      format: 'Code128',
      options: 'gs1',
    });
    const grey = enlarged({ data: Uint8Array.from(symbol.data), width: symbol.width, height: symbol.height }, 4);
    expect(await read(grey)).toMatchObject({
      ok: true,
      value: {
        codes: [
          {
            text: '010950110153000310AB-12\x1d172501193103001500',
            content: {
              kind: 'gs1',
              fields: [
                { code: '01', value: '09501101530003', name: { en: 'Trade item number (GTIN)' } },
                { code: '10', value: 'AB-12' },
                { code: '17', value: '250119', written: '2025-01-19' },
                { code: '3103', value: '001500', written: '1.500 kg' },
              ],
            },
          },
        ],
      },
    });
  });

  const levels = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;
  it.each([1, 7, 20, 40])('QR version %d is read in each of the four levels', async (version) => {
    for (const [level, ecc] of Object.entries(levels)) {
      // The encoder of the other codes tries every mask, which takes long on large symbols.
      const rows = encodeQR('version', 'raw', { ecc, version, mask: version % 8, border: 1 });
      expect(rows).toHaveLength(17 + 4 * version + 2);
      const data = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255));
      const grey = enlarged({ data, width: rows.length, height: rows.length }, 2);
      expect(await read(grey)).toMatchObject({ ok: true, value: { codes: [{ errorCorrection: level }] } });
    }
  });
});

describe('[SCAN-03] pictures that are hard to read', () => {
  const spoilt: readonly (readonly [string, (grey: Grey) => Grey])[] = [
    ['turned by 90°', (grey) => turned(grey, 90)],
    ['turned by 180°', (grey) => turned(grey, 180)],
    ['turned by 15°', (grey) => turned(grey, 15)],
    ['blurred', (grey) => blurred(grey, 2)],
    ['of low contrast', (grey) => paled(grey, 120, 150)],
    ['inverted', inverted],
    ['noisy', (grey) => noisy(grey, 90)],
    ['photographed-looking', (grey) => noisy(paled(blurred(turned(grey, 8), 1), 70, 190), 30)],
  ];
  it.each(spoilt)('a QR code %s', async (_, spoil) => {
    expect(textsOf(await read(spoil(await drawn('hard to read', 'QRCode', 6))))).toEqual(['hard to read']);
  });
  it.each(spoilt.filter(([name]) => /90°|180°|15°|blurred/.test(name)))('a Code 128 %s', async (_, spoil) => {
    expect(textsOf(await read(spoil(await drawn('HARD-128', 'Code128', 4))))).toEqual(['HARD-128']);
  });

  it('light bars on dark', async () => {
    const picture = pictureOf(inverted(await drawn('LIGHT-128', 'Code128', 3)));
    expect(await context.barcodes.read(picture, 'thorough')).toEqual([]);
    const result = await engine.frame({ picture, effort: 'negative' }, {}, context);
    expect(result).toMatchObject({ ok: true, value: { codes: [{ text: 'LIGHT-128', format: 'Code 128' }] } });
  });
});

describe('[SCAN-06] the preview of a large picture', () => {
  const preview = { file: new Uint8Array([0xff, 0xd8]), width: 4_000, height: 3_000 };
  const asked: number[] = [];
  const previewing = testContext({
    barcodes: {
      ...nodeBarcodes,
      async open(file) {
        const opened = await nodeBarcodes.open(file);
        const make = (mostPixels: number) => {
          asked.push(mostPixels);
          return Promise.resolve(preview);
        };
        return opened && { ...opened, preview: make };
      },
    },
  });

  it('comes with the first code, and with nothing else', async () => {
    const file = encodePng(pictureOf(await drawn('previewed', 'QRCode')));
    const first = await engine.read(file, { search: 'first', showCardNumbers: false }, previewing);
    expect(first).toMatchObject({ ok: true, value: { codes: [{ text: 'previewed' }], preview } });
    const all = await engine.read(file, { search: 'all', showCardNumbers: false }, previewing);
    expect(all).toEqual({ ok: true, value: { codes: [expect.objectContaining({ text: 'previewed' })] } });
    const blank = encodePng(pictureOf({ data: new Uint8Array(64 * 64).fill(255), width: 64, height: 64 }));
    const none = await engine.read(blank, { search: 'first', showCardNumbers: false }, previewing);
    expect(none).toMatchObject({ ok: false, code: 'nothing-found' });
    expect(asked).toHaveLength(1);
  });
});

describe('[SCAN-06] several codes in one picture', () => {
  it('are all found, each with its own corners', async () => {
    const row = beside([
      await drawn('first', 'QRCode'),
      await drawn('second', 'DataMatrix', 6),
      turned(await drawn('THIRD', 'Code128', 3), 90),
      await drawn('5901234123457', 'EAN13', 3),
    ]);
    const result = await read(row, 'all');
    expect(textsOf(result)).toEqual(['5901234123457', 'THIRD', 'first', 'second']);
    const lefts = result.ok ? result.value.codes.map(({ corners }) => Math.min(...corners.map(({ x }) => x))) : [];
    expect(new Set(lefts).size).toBe(4);
  });
});

describe('[SCAN-04] what a code in a picture says', () => {
  const chip = '700E5A0847617390010100105F3401019A03241121';
  const file = async (text: string) => encodePng(pictureOf(await drawn(text, 'QRCode')));

  it('comes with the reading: the fields of chip data, its card number hidden', async () => {
    const result = await engine.read(await file(chip), { search: 'first', showCardNumbers: false }, context);
    expect(result).toMatchObject({
      ok: true,
      value: { codes: [{ content: { kind: 'chip', items: [{ tag: '70' }, { tag: '9A' }] } }] },
    });
    expect(JSON.stringify(result)).not.toContain('4761739001010010');
    expect(JSON.stringify(result)).toContain('476173******0010');
  });

  it('holds both forms where card numbers may be shown', async () => {
    const result = await engine.read(await file(chip), { search: 'first', showCardNumbers: true }, context);
    expect(result).toMatchObject({ ok: true, value: { codes: [{ text: chip }] } });
    const [code] = result.ok ? result.value.codes : [];
    expect(JSON.stringify(code.content)).toContain('4761739001010010');
    expect(JSON.stringify(code.masked)).not.toContain('4761739001010010');
  });
});

describe('camera frames', () => {
  it('[SCAN-02] a frame with a code gives it, one without gives none', async () => {
    const code = pictureOf(await drawn('in view', 'QRCode'));
    const seen = await engine.frame({ picture: code, effort: 'quick' }, {}, context);
    expect(seen).toMatchObject({ ok: true, value: { codes: [{ text: 'in view' }] } });
    const wall = pictureOf({ data: new Uint8Array(640 * 480).fill(200), width: 640, height: 480 });
    expect(await engine.frame({ picture: wall, effort: 'quick' }, {}, context)).toEqual({
      ok: true,
      value: { codes: [] },
    });
  });
});

describe('[SCAN-05] files that cannot be read', () => {
  const png = encodePng(pictureOf({ data: new Uint8Array(64 * 64).fill(200), width: 64, height: 64 }));
  const declaring = (width: number, height: number) => {
    const file = png.slice();
    new DataView(file.buffer).setUint32(16, width);
    new DataView(file.buffer).setUint32(20, height);
    return file;
  };
  const bytes = (text: string) => new TextEncoder().encode(text);
  it.each([
    ['an empty picture', png, 'nothing-found'],
    ['an empty file', new Uint8Array(), 'not-a-picture'],
    ['a text', bytes('hello'), 'not-a-picture'],
    ['markup', bytes('<svg onload="alert(1)"/>'), 'not-a-picture'],
    ['a PNG cut off in its header', png.subarray(0, 20), 'not-a-picture'],
    ['a PNG cut off in its pixels', png.subarray(0, png.length - 30), 'not-a-picture'],
    ['a PNG that declares 2,500 megapixels', declaring(50_000, 50_000), 'too-many-pixels'],
    ['a PNG that declares the most there is', declaring(0xffffffff, 0xffffffff), 'too-many-pixels'],
    ['a file over 32 MB', new Uint8Array(32 * 1024 * 1024 + 1), 'too-large'],
    ['random bytes', Uint8Array.from({ length: 4096 }, (_, at) => (at * 7919) & 0xff), 'not-a-picture'],
    ['a GIF signature alone', bytes('GIF89a'), 'not-a-picture'],
    ['a JPEG of markers that lead nowhere', new Uint8Array(600).fill(0xff).fill(0xd8, 1, 2), 'not-a-picture'],
  ])('%s', async (_, file, code) => {
    expect(await engine.read(file, { search: 'all', showCardNumbers: false }, context)).toMatchObject({
      ok: false,
      code,
    });
  });
});
