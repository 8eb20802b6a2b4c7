import { describe, expect, it } from 'vitest';
import type { Barcode, Effort, OpenedPicture } from '@toolbench/kit/barcodes.ts';
import { findAll, findFirst } from './search-picture.ts';

const megapixel = 1_000_000;

function codeAt(x: number, y: number, text = 'code'): Barcode {
  const corners = [
    { x, y },
    { x: x + 100, y },
    { x: x + 100, y: y + 100 },
    { x, y: y + 100 },
  ];
  return { text, bytes: new Uint8Array(), format: 'QRCode', corners, errorCorrection: '' };
}

/** A picture that notes how it is looked at. */
function pictureOf(pixels: number | null, answer: (look: string) => readonly Barcode[] = () => []) {
  const looks: string[] = [];
  const picture: OpenedPicture = {
    pixels,
    read(effort: Effort, mostPixels: number) {
      const look = `${effort} ${mostPixels / megapixel}`;
      looks.push(look);
      return Promise.resolve(answer(look));
    },
    close: () => undefined,
  };
  return { picture, looks };
}

const quiet = () => undefined;

describe('[SCAN-03] a picture is looked at again and again, harder each time', () => {
  it('a large one light and small first, thorough at full size last', async () => {
    const { picture, looks } = pictureOf(12 * megapixel);
    expect(await findFirst(picture, quiet)).toEqual([]);
    expect(looks[0]).toBe('quick 0.75');
    expect(looks.at(-1)).toBe('thorough 16');
    expect(looks).toContain('negative 3');
  });

  it('the first look that finds something is the last', async () => {
    const { picture, looks } = pictureOf(12 * megapixel, (look) => (look === 'thorough 0.75' ? [codeAt(0, 0)] : []));
    expect(await findFirst(picture, quiet)).toHaveLength(1);
    expect(looks).toEqual(['quick 0.75', 'quick 3', 'thorough 0.75']);
  });

  it.each([
    ['a small picture', 0.3 * megapixel],
    ['one that cannot be scaled', null],
  ])('%s is not looked at the same way twice', async (_, pixels) => {
    const { picture, looks } = pictureOf(pixels);
    await findFirst(picture, quiet);
    expect(looks.map((look) => look.split(' ')[0])).toEqual(['quick', 'thorough', 'negative']);
  });

  it('tells how far it is', async () => {
    const steps: number[] = [];
    await findAll(pictureOf(12 * megapixel).picture, (done) => steps.push(done));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
  });
});

describe('[SCAN-06] all codes of a picture', () => {
  it('are those of a thorough look at a small copy and of a straight one at full size, each once', async () => {
    const { picture, looks } = pictureOf(12 * megapixel, (look) =>
      look === 'thorough 3' ? [codeAt(0, 0), codeAt(0, 500)] : [codeAt(8, 5), codeAt(900, 0, 'tiny')],
    );
    const found = await findAll(picture, quiet);
    expect(looks).toEqual(['thorough 3', 'straight 16']);
    expect(found.map(({ text, corners: [{ x, y }] }) => [text, x, y])).toEqual([
      ['code', 0, 0],
      ['code', 0, 500],
      ['tiny', 900, 0],
    ]);
  });

  it('where there seem to be none, every other way is tried', async () => {
    const { picture } = pictureOf(12 * megapixel, (look) => (look === 'negative 3' ? [codeAt(0, 0)] : []));
    expect(await findAll(picture, quiet)).toHaveLength(1);
  });
});
