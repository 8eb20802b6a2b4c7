import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Page } from '@toolbench/lab/documents/read/page.ts';
import type { ReadingEvent } from '../../features/documents/upload/document-reader.ts';
import { scannedLines, scannedPage, scannedPicture, scanSize } from '../../test-support/files/scanned-page.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { testReader } from '../../test-support/lab/test-documents.ts';
import type { ReadingLimits } from '../documents/reading-process.ts';
import { writeScan, type ScannedPage } from '../../test-support/files/write-scan.ts';

const never = new AbortController().signal;
const { width, height } = scanSize;

function scanFile(pages: readonly ScannedPage[]): string {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, writeScan(pages));
  return file;
}

async function eventsOf(pages: readonly ScannedPage[], given: Partial<ReadingLimits> = {}) {
  const events: ReadingEvent[] = [];
  for await (const event of testReader(given).read({ path: scanFile(pages), kind: 'pdf' }, never)) events.push(event);
  return events;
}

async function pagesOf(pages: readonly ScannedPage[]): Promise<Page[]> {
  return (await eventsOf(pages)).flatMap((event) => (event.kind === 'text' ? [event.page] : []));
}

const textOf = (page: Page | undefined) =>
  (page?.lines.map(({ text, join: before }) => before + text).join('') ?? '').trim();

/** The text as it is printed, where the page breaks its lines. */
const printed = (language: keyof typeof scannedLines) => scannedLines[language].join('\n\n');

describe('pages that are pictures', () => {
  it('[RAG-08] are read in English and in Chinese, with the place of every line', async () => {
    const pages = await pagesOf([scannedPage('en'), scannedPage('zh')]);
    expect(pages.map(textOf)).toEqual([printed('en'), printed('zh')]);
    expect(pages.map(({ isRecognised }) => isRecognised)).toEqual([true, true]);
    const [, second] = pages[0]?.lines ?? [];
    expect(second).toMatchObject({ kind: 'text', text: 'The lamp weighs 640 grams and is charged in' });
    // The page is set with margins of 24 points, in 12 points.
    expect(second?.x).toBeCloseTo(24, -1);
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThan(width - 20);
    expect(second?.y).toBeGreaterThan(60);
    expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThan(84);
    expect(Math.abs((second?.size ?? 0) - 12)).toBeLessThan(1.5);
  });

  it('[RAG-08] are read as they are shown: turned, cut out, in strips, as a stencil', async () => {
    const picture = scannedPicture('en');
    const half = Math.floor(picture.rows / 2);
    const rowBytes = Math.ceil(picture.columns / 8);
    const upper = (height * half) / picture.rows;
    const strips = [
      { ...picture, rows: half, matrix: [width, 0, 0, upper, 0, height - upper] },
      {
        ...picture,
        rows: picture.rows - half,
        pixels: picture.pixels.subarray(half * rowBytes),
        matrix: [width, 0, 0, height - upper, 0, 0],
      },
    ];
    const pages = await pagesOf([
      // Stored on its side, and the page says so.
      { box: [0, 0, height, width], rotate: 90, pictures: [{ ...picture, matrix: [0, width, -height, 0, height, 0] }] },
      {
        box: [100, 200, 100 + width, 200 + height],
        pictures: [{ ...picture, matrix: [width, 0, 0, height, 100, 200] }],
      },
      { box: [0, 0, width, height], pictures: strips },
      { box: [0, 0, width, height], pictures: [{ ...picture, isStencil: true, matrix: [width, 0, 0, height, 0, 0] }] },
    ]);
    expect(pages.map(textOf)).toEqual(pages.map(() => printed('en')));
    for (const page of pages) {
      expect([page.width, page.height].map(Math.round)).toEqual([340, 150]);
      expect(page.lines[0]?.x).toBeCloseTo(24, -1);
      expect(Math.abs((page.lines[0]?.y ?? 0) - 28)).toBeLessThan(4);
    }
  });

  it('[RAG-08] are read where the paper lay on its head or on its side', async () => {
    const picture = scannedPicture('en');
    const pages = await pagesOf([
      { box: [0, 0, width, height], pictures: [{ ...picture, matrix: [-width, 0, 0, -height, width, height] }] },
      { box: [0, 0, height, width], pictures: [{ ...picture, matrix: [0, -width, height, 0, 0, width] }] },
    ]);
    expect(pages.map(textOf)).toEqual([printed('en'), printed('en')]);
    // On the page as it is shown, the heading stands below the text, or right of it.
    const [onHead, onSide] = pages;
    expect(onHead?.lines[0]?.y).toBeGreaterThan(onHead?.lines.at(-1)?.y ?? Infinity);
    expect(onSide?.lines[0]?.x).toBeGreaterThan(onSide?.lines.at(-1)?.x ?? Infinity);
  });

  it('[RAG-08] are left alone where the page has a text of its own, shown or not', async () => {
    const page = { ...scannedPage('en'), drawn: 'BT 3 Tr /L 11 Tf 20 100 Td (A text below the picture) Tj ET' };
    const events = await eventsOf([page]);
    expect(events.map(({ kind }) => kind)).toEqual(['opened', 'read', 'text', 'end']);
    expect(events[2]).toMatchObject({ page: { lines: [{ text: 'A text below the picture' }] } });
    expect(events[2]).not.toHaveProperty('page.isRecognised');
  });

  it('[RAG-08] are refused where they hold no text', async () => {
    const grey = { columns: 200, rows: 200, depth: 'grey' as const };
    const pixels = Uint8Array.from({ length: 40_000 }, (_, index) => (index % 200) + (Math.floor(index / 200) % 50));
    const photo = { ...grey, pixels, matrix: [400, 0, 0, 400, 0, 0] };
    expect((await eventsOf([{ box: [0, 0, 400, 400], pictures: [photo] }])).at(-1)).toEqual({
      kind: 'refused',
      code: 'document-without-text',
    });
  });

  it('[RAG-08] are not looked into beyond the limit of one document', async () => {
    const blank = { box: [0, 0, 100, 100], pictures: [] } as const;
    const events = await eventsOf([
      ...Array.from({ length: limits.documents.recognisedPages }, () => blank),
      scannedPage('en'),
    ]);
    expect(events.filter(({ kind }) => kind === 'recognising')).toHaveLength(limits.documents.recognisedPages);
    expect(events.at(-1)).toEqual({ kind: 'refused', code: 'document-without-text' });
  });

  it('[RAG-08] are left at once when reading them is cancelled', async () => {
    const cancel = new AbortController();
    let cancelledAt = 0;
    const reading = (async () => {
      for await (const { kind } of testReader().read(
        { path: scanFile([scannedPage('en')]), kind: 'pdf' },
        cancel.signal,
      )) {
        if (kind !== 'recognising') continue;
        cancelledAt = performance.now();
        cancel.abort();
      }
    })();
    await expect(reading).rejects.toThrow(/abort/i);
    expect(performance.now() - cancelledAt).toBeLessThan(200);
  });

  it('[RAG-05] end with their memory or time', async () => {
    const refused = { kind: 'refused', code: 'document-too-demanding' };
    expect((await eventsOf([scannedPage('en')], { recogniseMemoryMiB: 100 })).at(-1)).toEqual(refused);
    const short = { readMsPer100Pages: 200, recogniseMsPerPage: 200 };
    const many = Array.from({ length: 4 }, () => scannedPage('en'));
    expect((await eventsOf(many, short)).at(-1)).toEqual(refused);
  });
});
