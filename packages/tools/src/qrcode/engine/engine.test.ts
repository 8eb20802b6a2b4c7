import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { nodeBarcodes } from '@toolbench/runner/node-barcodes.ts';
import type { Picture } from '@toolbench/kit/barcodes.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { contrast, readColour } from './contrast.ts';
import { quietZone } from './draw.ts';
import { engine, type QrInput, capacityUse } from './index.ts';
import { buildPayload } from '../page/payloads.ts';
import { options } from '../options.ts';
import { outside } from '../outside.ts';

const context = testContext({ barcodes: nodeBarcodes });
const generate = (input: QrInput, values: Partial<ReturnType<typeof initialValues<typeof options>>> = {}) =>
  engine.generate(input, { ...initialValues(options), ...values }, context);

function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer);
  return [view.getUint32(16), view.getUint32(20)];
}

const solid = (side: number, colour: number): Picture => ({
  data: new Uint8ClampedArray(side * side * 4).map((_, at) => (at % 4 === 3 ? 255 : colour)),
  width: side,
  height: side,
});

describe('QR codes', () => {
  it.each(['https://example.com/?q=1', '工具台 👋 emoji', '0123456789', 'ABC-123 $%', 'a\nb\tc', '<b>&amp;</b>'])(
    '[QR-04][QR-07] %j is drawn and decoded again to the same text',
    async (text) => {
      expect(await generate(text)).toMatchObject({ ok: true, value: { verified: true, doubts: [] } });
    },
  );

  it.each([150, 200, 300, 400, 500] as const)('[QR-03] the PNG is exactly %d pixels', async (size) => {
    const result = await generate('exact', { size });
    if (!result.ok) throw new Error(result.code);
    expect(sizeOf(result.value.bytes)).toEqual([size, size]);
    const chunk = result.value.bytes.indexOf(0x49, 33);
    expect(chunk).toBeGreaterThan(0);
  });

  it('[QR-03] the PNG holds one filter byte and one bit a pixel for every row, behind a palette of two colours', async () => {
    const result = await generate('rows', { size: 150, foreground: '#112233', background: '#ffeedd' });
    if (!result.ok) throw new Error(result.code);
    const { bytes } = result.value;
    expect([...bytes.subarray(24, 26)]).toEqual([1, 3]);
    expect([...bytes.subarray(41, 47)]).toEqual([0xff, 0xee, 0xdd, 0x11, 0x22, 0x33]);
    const content = 8 + 25 + 18;
    const length = new DataView(bytes.buffer).getUint32(content);
    expect(unzlibSync(bytes.subarray(content + 8, content + 8 + length))).toHaveLength(150 * (Math.ceil(150 / 8) + 1));
  });

  it('[QR-07] modules too small for common readers are doubted, and the size that works is named', async () => {
    const text = 'x'.repeat(900);
    const small = await generate(text, { size: 200 });
    expect(small).toMatchObject({
      ok: true,
      value: { betterSize: 300, doubts: expect.arrayContaining(['small-modules']) },
    });
    const large = await generate(text, { size: 300 });
    expect(large).toMatchObject({ ok: true, value: { verified: true, doubts: [] } });
  });

  it.each(['L', 'M', 'Q', 'H'] as const)('[QR-02] level %s scans', async (errorCorrection) => {
    expect(await generate('level', { errorCorrection })).toMatchObject({ ok: true, value: { verified: true } });
  });

  it('[QR-05] nothing to encode, too much, and broken characters are told', async () => {
    expect(await generate(' \n')).toEqual({ ok: false, code: 'empty' });
    expect(await generate('x'.repeat(2332))).toEqual({
      ok: false,
      code: 'too-long',
      detail: { used: 2332, most: 2331, mode: 'byte' },
    });
    expect(await generate('a\ud800')).toMatchObject({ ok: false, code: 'lone-surrogate' });
    expect(await generate('x', { foreground: 'red' })).toMatchObject({ ok: false, code: 'bad-colour' });
  });

  it.each([
    ['numeric', '1'.repeat(5596), 5596],
    ['alphanumeric', 'A'.repeat(3391), 3391],
    ['byte', 'x'.repeat(2331), 2331],
  ])('[QR-05] %s text up to the capacity fits', (mode, text, most) => {
    expect(capacityUse(text, 'M')).toEqual({ mode, used: most, most });
    const drawn = engine.svg(text, initialValues(options));
    const [, modules] = /viewBox="0 0 (\d+) /.exec(drawn.ok ? drawn.value.text : '') ?? [];
    expect(Number(modules)).toBe(17 + 4 * 40 + 2 * quietZone);
  });

  it('[QR-06] colours too close and inverted colours raise doubts', async () => {
    expect(await generate('pale', { foreground: '#cccccc' })).toMatchObject({
      ok: true,
      value: { doubts: expect.arrayContaining(['low-contrast']) as unknown },
    });
    expect(await generate('inverted', { foreground: '#ffffff', background: '#000000' })).toMatchObject({
      ok: true,
      value: { doubts: expect.arrayContaining(['inverted']) as unknown },
    });
    const [black, white] = [readColour('#000'), readColour('#ffffff')];
    expect(black && white && contrast(black, white)).toBe(21);
  });

  it('[QR-07] a small logo scans with high correction, and a symbol drawn too small says that it does not', async () => {
    const logo = { text: 'https://example.com', logo: solid(64, 90) };
    const drawn = await generate(logo, { errorCorrection: 'H' });
    expect(drawn).toMatchObject({ ok: true, value: { verified: true } });
    // More than two colours: eight bits for each of three channels.
    expect(drawn.ok && [...drawn.value.bytes.subarray(24, 26)]).toEqual([8, 2]);
    expect(await generate('x'.repeat(2300), { size: 150 })).toMatchObject({
      ok: true,
      value: { verified: false, doubts: ['does-not-scan', 'small-modules'], betterSize: 400 },
    });
  });

  it('[QR-08] one result holds both files, of one content', async () => {
    const drawn = await generate('both', { size: 200, foreground: '#112233' });
    const alone = engine.svg('both', { ...initialValues(options), size: 200, foreground: '#112233' });
    expect(drawn.ok && drawn.value.svg).toBe(alone.ok && alone.value.text);
  });

  it.each(['\u00c3\u00a9', '\ufeffmark', '半角ｶﾅ', 'a\0\x1d\x1e'])(
    '[QR-08] the proof compares data: %j',
    async (text) => {
      expect(await generate(text)).toMatchObject({ ok: true, value: { verified: true } });
    },
  );

  it('[QR-08] what will not scan is said outside the page too', async () => {
    const drawn = await generate('x'.repeat(1_500), { size: 150 });
    const call = { input: '', options: {}, language: 'en' as const };
    if (!drawn.ok) throw new Error(drawn.code);
    const shown = outside.generate.present(drawn.value, call);
    expect(shown).toMatchObject({ warnings: [expect.stringContaining('decoded'), expect.stringContaining('pixels')] });
    expect(shown).not.toHaveProperty('svg');
    const pale = engine.svg('x'.repeat(900), { ...initialValues(options), size: 150, foreground: '#eeeeee' });
    expect(pale.ok && outside.svg.present(pale.value, call)).toMatchObject({
      warnings: [expect.stringContaining('pixels'), expect.stringContaining('contrast')],
    });
  });

  it('[QR-04] the SVG has a background, one path and the asked size', () => {
    const result = engine.svg('svg', { ...initialValues(options), size: 400 });
    expect(result.ok && result.value.text).toMatch(/^<svg [^>]*width="400" height="400" viewBox="0 0 29 29"/);
  });
});

describe('[QR-07] payloads', () => {
  it.each([
    [
      'wifi',
      { ssid: 'Café;5G', password: 'p:a,ss"\\', security: 'WPA' },
      'WIFI:T:WPA;S:Café\\;5G;P:p\\:a\\,ss\\"\\\\;;',
    ],
    ['wifi', { ssid: 'open', security: 'nopass', hidden: 'true' }, 'WIFI:T:nopass;S:open;H:true;;'],
    [
      'email',
      { to: 'a@b.cn', subject: '你好 & 再见' },
      'mailto:a@b.cn?subject=%E4%BD%A0%E5%A5%BD%20%26%20%E5%86%8D%E8%A7%81',
    ],
    [
      'vcard',
      { name: '张伟', phone: '+86 10' },
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:张伟;;;;\r\nFN:张伟\r\nTEL:+86 10\r\nEND:VCARD',
    ],
  ] as const)('%s', (kind, fields, text) => expect(buildPayload(kind, fields)).toEqual({ ok: true, value: text }));

  it('a form without what it needs writes nothing', () => {
    expect(buildPayload('wifi', { ssid: ' ' })).toEqual({ ok: false, code: 'missing', detail: { field: 'ssid' } });
  });
});
