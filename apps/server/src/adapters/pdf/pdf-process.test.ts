import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import type { PdfEvent } from '../../features/documents/pdf-reader.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { testReader } from '../../test-support/test-documents.ts';
import { pageOf, writePdf } from '../../test-support/write-pdf.ts';
import { createPdfProcess, type PdfProcessLimits } from './pdf-process.ts';

const never = new AbortController().signal;

/** A reading process that does something else. */
function scriptOf(body: string): URL {
  const file = join(temporaryFolder(), 'child.mjs');
  writeFileSync(file, body);
  return pathToFileURL(file);
}

function pdfFile(pages: Parameters<typeof writePdf>[0]['pages']): string {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, writePdf({ pages }));
  return file;
}

async function eventsOf(events: AsyncIterable<PdfEvent>): Promise<PdfEvent[]> {
  const all: PdfEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** Processes that run a script, as the system lists them. */
const running = (script: URL) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const file = `/proc/${pid}/cmdline`;
      return existsSync(file) && readFileSync(file, 'utf8').includes(script.pathname);
    });

const short = { ...limits.documents, openMs: 300 };

describe('reading a PDF in a process of its own', () => {
  it('[RAG-06] gives the lines of each page with their places', async () => {
    const file = pdfFile([pageOf(['First line', 'Second line']), pageOf(['退货期限为七天'])]);
    const events = await eventsOf(testReader().read(file, never));
    expect(events.map(({ kind }) => kind)).toEqual(['opened', 'read', 'read', 'text', 'text', 'end']);
    const pages = events.flatMap((event) => (event.kind === 'text' ? [event.page] : []));
    expect(pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['First line', 'Second line'],
      ['退货期限为七天'],
    ]);
    expect(pages[0]?.lines[0]).toMatchObject({ x: 50, size: 11 });
    expect(pages[0]?.lines[0]?.y).toBeCloseTo(60 - 0.85 * 11, 0);
  });

  it('[RAG-05] ends a file that hangs, and leaves no process', async () => {
    const script = scriptOf('for (;;) {}');
    const events = await eventsOf(createPdfProcess(script, short).read('x', never));
    expect(events).toEqual([{ kind: 'refused', code: 'pdf-too-demanding' }]);
    await expect.poll(() => running(script)).toEqual([]);
  });

  it('[RAG-05] gives a file more time by the clock while it waits for the processor, but not for ever', async () => {
    const waits = scriptOf("setTimeout(() => process.send({ kind: 'end' }), 600); setInterval(() => {}, 1_000);");
    const reader = createPdfProcess(waits, { ...short, readSlack: 100 });
    expect(await eventsOf(reader.read('x', never))).toEqual([{ kind: 'end' }]);
    const sleeps = scriptOf('setInterval(() => {}, 1_000);');
    expect(await eventsOf(createPdfProcess(sleeps, short).read('x', never))).toEqual([
      { kind: 'refused', code: 'pdf-too-demanding' },
    ]);
    await expect.poll(() => running(sleeps)).toEqual([]);
  });

  it('[RAG-08] gives more time and memory for each page that is recognised, up to the most of them', async () => {
    // Works for 600 ms and takes 150 MB for each of so many pages.
    const recognising = (pages: number) =>
      scriptOf(`process.send({ kind: 'opened', pages: 1 });
        const all = [];
        for (let page = 1; page <= ${pages}; page += 1) {
          await new Promise((resolve) => process.send({ kind: 'recognising', page }, resolve));
          all.push(Buffer.alloc(150_000_000 / ${pages}, 1));
          const end = performance.now() + 600;
          while (performance.now() < end);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        process.send({ kind: 'end' });
        process.on('disconnect', () => process.exit());`);
    const given: PdfProcessLimits = {
      ...limits.documents,
      readSlack: 1,
      readMemoryMiB: 150,
      readMsPer100Pages: 500,
      openMs: 20_000,
    };
    const lastOf = async (pages: number, more: Partial<PdfProcessLimits>) =>
      (await eventsOf(createPdfProcess(recognising(pages), { ...given, ...more }).read('x', never))).at(-1)?.kind;
    expect(await lastOf(1, {})).toBe('end');
    expect(await lastOf(1, { recogniseMsPerPage: 0 })).toBe('refused');
    expect(await lastOf(1, { recogniseMemoryMiB: 150 })).toBe('refused');
    expect(await lastOf(3, { recogniseMsPerPage: 500, recognisedPages: 1 })).toBe('refused');
  });

  it('[RAG-05] ends a file that takes too much memory outside of JavaScript', async () => {
    const script = scriptOf('const all = []; setInterval(() => all.push(Buffer.alloc(60_000_000, 1)), 10);');
    const reader = createPdfProcess(script, { ...limits.documents, readMemoryMiB: 200, openMs: 20_000 });
    expect(await eventsOf(reader.read('x', never))).toEqual([{ kind: 'refused', code: 'pdf-too-demanding' }]);
    await expect.poll(() => running(script)).toEqual([]);
  });

  it('[RAG-05] says so where the process ends without a word', async () => {
    const script = scriptOf('process.exit(3)');
    expect(await eventsOf(createPdfProcess(script, limits.documents).read('x', never))).toEqual([
      { kind: 'refused', code: 'pdf-too-demanding' },
    ]);
  });

  it('[RAG-08] stops at once when it is cancelled', async () => {
    const script = scriptOf(`process.send({ kind: 'opened', pages: 9 }); setInterval(() => {}, 1_000);`);
    const cancel = new AbortController();
    const events: PdfEvent[] = [];
    const reading = (async () => {
      for await (const event of createPdfProcess(script, limits.documents).read('x', cancel.signal)) {
        events.push(event);
        cancel.abort();
      }
    })();
    await expect(reading).rejects.toThrow(/abort/i);
    expect(events).toEqual([{ kind: 'opened', pages: 9 }]);
    await expect.poll(() => running(script)).toEqual([]);
  });

  it('[RAG-08] ends the process of a reader that left', async () => {
    const script = scriptOf(`process.send({ kind: 'opened', pages: 9 }); setInterval(() => {}, 1_000);`);
    for await (const event of createPdfProcess(script, limits.documents).read('x', never)) {
      expect(event.kind).toBe('opened');
      break;
    }
    await expect.poll(() => running(script)).toEqual([]);
  });

  it('knows nothing of the server', async () => {
    const script = scriptOf(`process.send({ kind: 'refused', code: JSON.stringify(Object.keys(process.env)) });`);
    const [event] = await eventsOf(createPdfProcess(script, limits.documents).read('x', never));
    expect(event).toMatchObject({ code: expect.not.stringMatching(/PATH|KEY|DATABASE|HOME/) });
  });
});
