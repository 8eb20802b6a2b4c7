import { OPS } from './pdfjs.ts';
import { describe, expect, it } from 'vitest';
import { turnBack, type Angle } from '@toolbench/lab/documents/read/upright.ts';
import { coverage, greyPage } from './grey-page.ts';
import { clear, placedNames, sampleOf, type Picture } from './page-pictures.ts';
import { placeLines, recognisePage, turnedBack } from './recognised-fragments.ts';
import type { Print, Recognise, RecognisedLine } from './tesseract.ts';

/** A picture of two columns and two rows: black, dark, bright, white. */
const four = sampleOf(
  { width: 2, height: 2, kind: 2, data: new Uint8Array([0, 60, 180, 255].flatMap((v) => [v, v, v])) },
  0,
);
/** A page of two points, drawn with many pixels for each. */
const sheet = { width: 2, height: 2 };

/** The greys in the middle of the four quarters of a page. */
function quarters(picture: Omit<Picture, 'width' | 'height' | 'sample'>) {
  const { pixels, width, height } = greyPage([{ width: 2, height: 2, sample: four, ...picture }], sheet, 1_600);
  const at = (x: number, y: number) => pixels[Math.floor(height * y) * width + Math.floor(width * x)];
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

describe('the picture of a page', () => {
  it('[RAG-08] stands as its place on the page says: upright, on its head, mirrored, on its side', () => {
    // The page as it is shown counts downwards, the picture's unit square upwards.
    expect(quarters({ matrix: [2, 0, 0, -2, 0, 2] })).toEqual([0, 60, 180, 255]);
    expect(quarters({ matrix: [-2, 0, 0, 2, 2, 0] })).toEqual([255, 180, 60, 0]);
    expect(quarters({ matrix: [2, 0, 0, 2, 0, 0] })).toEqual([180, 255, 0, 60]);
    expect(quarters({ matrix: [0, 2, 2, 0, 0, 0] })).toEqual([180, 0, 255, 60]);
  });

  it('[RAG-08] leaves white what it does not cover, and draws nothing of a picture without a size', () => {
    expect(quarters({ matrix: [1, 0, 0, -2, 0, 2] })).toEqual([60, 255, 255, 255].map((v, i) => (i === 2 ? 255 : v)));
    expect(quarters({ matrix: [0, 0, 0, -2, 0, 2] })).toEqual([255, 255, 255, 255]);
  });

  it('[RAG-08] is made smaller by means, within the limit of pixels', () => {
    const chess = { width: 1_000, height: 1_000, sample: (x: number, y: number) => ((x + y) % 2) * 255 };
    const page = greyPage([{ ...chess, matrix: [100, 0, 0, -100, 0, 100] }], { width: 100, height: 100 }, 10_000);
    expect(page.width * page.height).toBeLessThanOrEqual(10_000);
    const mean = page.pixels.reduce((sum, grey) => sum + grey, 0) / page.pixels.length;
    expect(Math.abs(mean - 127.5)).toBeLessThan(10);
  });

  it('[RAG-08] covers the part of the page that is shown', () => {
    const of = (...matrices: number[][]) =>
      coverage(
        matrices.map((matrix) => ({ width: 2, height: 2, sample: four, matrix })),
        sheet,
      );
    expect(of([2, 0, 0, -1, 0, 1], [2, 0, 0, -1, 0, 2])).toBe(1);
    expect(of([4, 0, 0, -1, -1, 1])).toBe(0.5);
    expect(of()).toBe(0);
  });

  it('[RAG-08] reads bits, colours, transparency and stencils', () => {
    const bits = sampleOf({ width: 3, height: 2, kind: 1, data: new Uint8Array([0b01000000, 0b10100000]) }, 0);
    expect([bits(0, 0), bits(1, 0), bits(2, 1)]).toEqual([0, 255, 255]);
    const stencil = sampleOf({ width: 2, height: 1, data: new Uint8Array([0b01000000]) }, 40);
    expect([stencil(0, 0), stencil(1, 0)]).toEqual([40, clear]);
    const colours = sampleOf({ width: 2, height: 1, kind: 3, data: new Uint8Array([255, 0, 0, 255, 9, 9, 9, 0]) }, 0);
    expect([colours(0, 0), colours(1, 0)]).toEqual([76, clear]);
  });

  it('[RAG-08] is found with its place within forms and saved states', () => {
    const { save, restore, transform, paintFormXObjectBegin, paintFormXObjectEnd, paintImageXObject } = OPS;
    const operators = [save, transform, paintFormXObjectBegin, paintImageXObject, paintFormXObjectEnd, restore];
    const operands = [null, [2, 0, 0, 2, 0, 0], [[1, 0, 0, 1, 5, 0], null], ['img_1', 9, 9], null, null];
    const found = placedNames(
      [...operators, OPS.setFillRGBColor, OPS.paintImageMaskXObject],
      [...operands, ['#ffffff'], [{ data: 'mask_2' }]],
      [1, 0, 0, -1, 0, 100],
    );
    expect(found).toEqual([
      { name: 'img_1', matrix: [2, 0, 0, -2, 10, 100], ink: 0 },
      { name: 'mask_2', matrix: [1, 0, 0, -1, 0, 100], ink: 255 },
    ]);
  });
});

/** A line of words, each 40 pixels wide and 20 high, with 10 between them. */
function lineOf(words: readonly string[], y = 100, confidence = 90): RecognisedLine {
  const boxes = words.map((_, index) => ({ x0: index * 50, x1: index * 50 + 40, y0: y - 20, y1: y }));
  const bbox = { x0: 0, x1: words.length * 50, y0: y - 20, y1: y };
  const placed = words.map((text, index) => ({ text, confidence, bbox: boxes[index] ?? bbox }));
  return { bbox, baseline: { x0: 0, y0: y, x1: words.length * 50, y1: y }, words: placed };
}

const always = () => true;
const page = { width: 300, height: 200, scale: 2, pixels: new Uint8Array(60_000) };

describe('the words of a picture', () => {
  it('[RAG-08] stand at their places in points, with spaces between words and none between ideographs', () => {
    const placed = placeLines([lineOf(['two', 'words']), lineOf(['保修', '三年', 'A4'], 160)], page, 0);
    expect(placed.map(({ text }) => text)).toEqual(['two ', 'words', '保修', '三年 ', 'A4']);
    expect(placed[1]).toMatchObject({ x: 25, width: 20, angle: 0 });
    const { y = 0, height = 0, size = 0 } = placed[0] ?? {};
    expect([y < 50, y + height > 50, Math.round(size)]).toEqual([true, true, 14]);
  });

  it('[RAG-08] leave out lines that are hardly read', () => {
    expect(placeLines([lineOf(['~;'], 50, 20), lineOf(['text'])], page, 0).map(({ text }) => text)).toEqual(['text']);
  });

  it('[RAG-08] stand on the page as it lies where they are read on it turned', () => {
    const seen: (string | number)[][] = [];
    const recognise: Recognise = ({ width, height }, _, print) => {
      seen.push([width, height, print]);
      return [lineOf(['turned'], 100, seen.length === 6 ? 95 : 20)];
    };
    const { fragments, print } = recognisePage(page, recognise, { first: 'zh', hasTime: always });
    const shapes = [300, 300, 300, 300, 200, 200];
    expect(seen).toEqual(shapes.map((width, at) => [width, 500 - width, at % 2 === 0 ? 'zh' : 'en']));
    expect([print, fragments]).toMatchObject(['en', [{ text: 'turned', angle: 90 }]]);
    const { x = 0, y = 0, width = 0, height = 0 } = fragments[0] ?? {};
    expect([x < 100 && x + width > 100, y, height]).toEqual([true, 0, 20]);
  });

  it('[RAG-08] are read by the data of their print, that of the page before first', () => {
    const read = (text: string, first: Print, zh: number, en: number) => {
      const asked: Print[] = [];
      const recognise: Recognise = (_picture, _perInch, print) => {
        asked.push(print);
        return [lineOf([text], 100, print === 'zh' ? zh : en)];
      };
      return [recognisePage(page, recognise, { first, hasTime: always }).print, asked.length];
    };
    expect(read('保修三年', 'zh', 85, 20)).toEqual(['zh', 1]);
    expect(read('保修三年', 'en', 85, 20)).toEqual(['zh', 2]);
    expect(read('warranty', 'zh', 82, 93)).toEqual(['en', 2]);
    expect(read('warranty', 'en', 82, 93)).toEqual(['en', 1]);
    // Latin letters that only the Chinese data reads well.
    expect(read('K3', 'zh', 82, 40)).toEqual(['zh', 2]);
  });

  it('[RAG-08] are none where no way of looking gives a text', () => {
    const none = { fragments: [], print: 'zh' };
    const asked = { first: 'zh', hasTime: always } as const;
    expect(recognisePage(page, () => [lineOf(['#%'], 100, 30)], asked)).toEqual(none);
    expect(recognisePage(page, () => [], asked)).toEqual(none);
  });

  it('[RAG-08] are looked for in other ways only while there is time', () => {
    let looks = 0;
    const recognise = () => {
      looks += 1;
      return [lineOf(['#%'], 100, 30)];
    };
    expect(recognisePage(page, recognise, { first: 'zh', hasTime: () => looks < 2 }).fragments).toEqual([]);
    expect(looks).toBe(2);
  });

  it('[RAG-08] are read on pixels that are turned as their places are', () => {
    const pixels = new Uint8Array(6);
    pixels[1 * 3 + 2] = 7;
    const small = { width: 3, height: 2, scale: 1, pixels };
    for (const angle of [0, 90, 180, 270] as Angle[]) {
      const turned = turnedBack(small, angle);
      const { x, y } = turnBack({ x: 2, y: 1, width: 1, height: 1 }, angle, small);
      expect([angle, turned.pixels[y * turned.width + x]]).toEqual([angle, 7]);
    }
  });
});
