import { describe, expect, it } from 'vitest';
import { color } from '../tool.ts';
import { engine, type ConvertedColor } from './index.ts';

function convert(text: string): ConvertedColor {
  const result = engine.convert(text);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
const written = (text: string) =>
  Object.fromEntries(convert(text).written.map(({ notation, value }) => [notation, value]));

function contrast(left: string, right: string) {
  const result = engine.contrast({ left, right });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe('notations', () => {
  it.each([
    [
      'rebeccapurple',
      { hex: '#663399', rgb: 'rgb(102 51 153)', hsl: 'hsl(270 50% 40%)', oklch: 'oklch(0.4403 0.1603 303.37)' },
    ],
    ['RED', { hex: '#ff0000', hwb: 'hwb(0 0% 0%)', lab: 'lab(54.29 80.8 69.89)', lch: 'lch(54.29 106.84 40.86)' }],
    ['#0b6e6980', { hex: '#0b6e6980', rgb: 'rgb(11 110 105 / 0.502)' }],
    ['663399', { hex: '#663399' }],
    ['color: hsl(0.5turn 50% 50%) !important;', { hex: '#40bfbf' }],
    ['rgb(300 -5 0)', { hex: '#ff0000', rgb: 'rgb(255 0 0)' }],
    ['rgba(255,255,255,.3)', { hex: '#ffffff4d', hsl: 'hsl(0 0% 100% / 0.3)', oklch: 'oklch(1 0 0 / 0.3)' }],
    ['lab(50% 40 59.5)', { hex: '#bf5700' }],
    ['color(display-p3 0 1 0)', { 'display-p3': 'color(display-p3 0 1 0)', oklch: 'oklch(0.8488 0.3685 145.64)' }],
    ['black', { oklch: 'oklch(0 0 0)', lch: 'lch(0 0 0)' }],
    ['oklch(70% 0.1 none)', { oklch: 'oklch(0.7 0.1 0)' }],
    [' Transparent ', { hex: '#00000000' }],
  ])('[COLOR-01] %s', (text, expected) => {
    expect(written(text)).toMatchObject(expected);
  });

  it('[COLOR-01] writes every color so that it is read as the same', () => {
    for (let at = 0; at < 0x1000000; at += 0x10f0d3) {
      const hex = `#${at.toString(16).padStart(6, '0')}`;
      for (const { value, isNearest } of convert(hex).written) {
        expect([hex, value, written(value).hex, isNearest]).toEqual([hex, value, hex, false]);
      }
    }
  });

  it('[COLOR-01] says what lies outside a gamut, and gives the nearest within', () => {
    const wide = convert('color(display-p3 1 0 0)');
    expect(wide).toMatchObject({ isInSrgb: false, isInP3: true });
    expect(wide.written.filter(({ isNearest }) => isNearest).map(({ notation }) => notation)).toEqual([
      'hex',
      'rgb',
      'hsl',
      'hwb',
    ]);
    expect(convert('oklch(0.7 0.4 150)')).toMatchObject({ isInSrgb: false, isInP3: false, swatch: '#00c248' });
    expect(convert('oklch(1 0 0)')).toMatchObject({ isInSrgb: true, isInP3: true, name: 'white' });
  });

  it('[COLOR-01] names a color that has a CSS name', () => {
    expect(convert('#639').name).toBe('rebeccapurple');
    expect(convert('#63a').name).toBeUndefined();
    expect(convert('#0000').name).toBe('transparent');
  });
});

describe('contrast', () => {
  // The test values of APCA's author for 0.0.98G-4g, with one decimal.
  it.each([
    ['#888', '#fff', 63.1],
    ['#fff', '#888', -68.5],
    ['#000', '#aaa', 58.1],
    ['#aaa', '#000', -56.2],
    ['#123', '#def', 91.7],
    ['#def', '#123', -93.1],
    ['#123', '#444', 8.3],
    ['#444', '#123', -7.5],
    ['#777', '#777', 0],
  ])('[COLOR-01] APCA of %s on %s is %d', (text, background, lc) => {
    expect(contrast(text, background).apca).toBe(lc);
  });

  it.each([
    ['#000', '#fff', 21, true, true],
    ['#767676', '#fff', 4.54, true, false],
    ['#777', '#fff', 4.47, false, false],
    ['#959595', '#fff', 2.99, false, false],
    ['#fff', '#fff', 1, false, false],
  ])('[COLOR-01] WCAG 2 of %s on %s is %d', (text, background, ratio, aa, aaa) => {
    expect(contrast(text, background)).toMatchObject({ ratio, passes: { aa, aaa } });
  });

  it('[COLOR-01] lays translucent colors over what is below them', () => {
    expect(contrast('rgb(0 0 0 / 0.5)', 'white')).toMatchObject({
      text: '#808080',
      background: '#ffffff',
      isOverWhite: false,
    });
    expect(contrast('black', 'rgb(0 0 0 / 0.5)')).toMatchObject({ background: '#808080', isOverWhite: true });
  });

  it('[COLOR-01] offers the nearest text color that can be read', () => {
    const { suggestion = '' } = contrast('#4cc4ba', '#fff');
    expect(contrast(suggestion, '#fff')).toMatchObject({ passes: { aa: true } });
    expect(contrast(suggestion, '#fff').ratio).toBeLessThan(4.8);
    expect(contrast('#000', '#fff').suggestion).toBeUndefined();
  });
});

describe('what is no color', () => {
  it.each([
    ['', 'empty'],
    ['#ggg', 'unknown'],
    ['rgb(1,2,3', 'unknown'],
    ['hello', 'unknown'],
    ['var(--accent)', 'needs-page'],
    ['currentColor', 'needs-page'],
    ['oklch(from red l c h)', 'needs-page'],
    ['color-mix(in oklch, red, blue)', 'needs-page'],
  ])('[COLOR-01] %j is refused as %s', (text, code) => {
    expect(engine.convert(text)).toMatchObject({ ok: false, code });
    expect(engine.contrast({ left: 'red', right: text })).toMatchObject({ ok: false, code: `${code}-background` });
  });

  it('[COLOR-01] shows only the beginning of a long text', () => {
    const result = engine.convert('x'.repeat(1_000_000));
    expect(result).toMatchObject({ ok: false, code: 'unknown' });
    expect(JSON.stringify(result).length).toBeLessThan(200);
  });
});

it('[COLOR-01] recognises a pasted color, not a number, a hash or a sentence', () => {
  const seen = (text: string) => color.recognise?.(text) ?? 0;
  expect([' #0B6E69\n', '#fff', 'oklch(70% 0.1 200)', 'rgba(1, 2, 3, .5);'].map(seen).every((sure) => sure > 0.8)).toBe(
    true,
  );
  expect(['663399', '#12345', '# heading', 'rgb is a color space', 'f(1)'].map(seen)).toEqual([0, 0, 0, 0, 0]);
});
