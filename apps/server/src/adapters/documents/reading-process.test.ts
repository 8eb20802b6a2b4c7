import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import type { ReadingEvent } from '../../features/documents/upload/document-reader.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { testReader } from '../../test-support/lab/test-documents.ts';
import { pageOf, writePdf } from '../../test-support/files/write-pdf.ts';
import { createReadingProcess, type ReadingLimits } from './reading-process.ts';

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

async function eventsOf(events: AsyncIterable<ReadingEvent>): Promise<ReadingEvent[]> {
  const all: ReadingEvent[] = [];
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

const x = { path: 'x', kind: 'pdf' as const };
const short = { ...limits.documents, openMs: 300 };

describe('reading a PDF in a process of its own', () => {
  it('[RAG-06] gives the lines of each page with their places', async () => {
    const file = pdfFile([pageOf(['First line', 'Second line']), pageOf(['退货期限为七天'])]);
    const events = await eventsOf(testReader().read({ path: file, kind: 'pdf' }, never));
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
    const events = await eventsOf(createReadingProcess(script, short).read(x, never));
    expect(events).toEqual([{ kind: 'refused', code: 'document-too-demanding' }]);
    await expect.poll(() => running(script)).toEqual([]);
  });

  it('[RAG-05] gives a file more time by the clock while it waits for the processor, but not for ever', async () => {
    const waits = scriptOf("setTimeout(() => process.send({ kind: 'end' }), 600); setInterval(() => {}, 1_000);");
    const reader = createReadingProcess(waits, { ...short, readSlack: 100 });
    expect(await eventsOf(reader.read(x, never))).toEqual([{ kind: 'end' }]);
    const sleeps = scriptOf('setInterval(() => {}, 1_000);');
    expect(await eventsOf(createReadingProcess(sleeps, short).read(x, never))).toEqual([
      { kind: 'refused', code: 'document-too-demanding' },
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
    const given: ReadingLimits = {
      ...limits.documents,
      readSlack: 1,
      readMemoryMiB: 150,
      readMsPer100Pages: 500,
      openMs: 20_000,
    };
    const lastOf = async (pages: number, more: Partial<ReadingLimits>) =>
      (await eventsOf(createReadingProcess(recognising(pages), { ...given, ...more }).read(x, never))).at(-1)?.kind;
    expect(await lastOf(1, {})).toBe('end');
    expect(await lastOf(1, { recogniseMsPerPage: 0 })).toBe('refused');
    expect(await lastOf(1, { recogniseMemoryMiB: 150 })).toBe('refused');
    expect(await lastOf(3, { recogniseMsPerPage: 500, recognisedPages: 1 })).toBe('refused');
  });

  it('[RAG-05] ends a file that takes too much memory outside of JavaScript', async () => {
    const script = scriptOf('const all = []; setInterval(() => all.push(Buffer.alloc(60_000_000, 1)), 10);');
    const reader = createReadingProcess(script, { ...limits.documents, readMemoryMiB: 200, openMs: 20_000 });
    expect(await eventsOf(reader.read(x, never))).toEqual([{ kind: 'refused', code: 'document-too-demanding' }]);
    await expect.poll(() => running(script)).toEqual([]);
  });

  it('[RAG-05] says so where the process ends without a word', async () => {
    const script = scriptOf('process.exit(3)');
    expect(await eventsOf(createReadingProcess(script, limits.documents).read(x, never))).toEqual([
      { kind: 'refused', code: 'document-too-demanding' },
    ]);
  });

  it('[RAG-08] stops at once when it is cancelled', async () => {
    const script = scriptOf(`process.send({ kind: 'opened', pages: 9 }); setInterval(() => {}, 1_000);`);
    const cancel = new AbortController();
    const events: ReadingEvent[] = [];
    const reading = (async () => {
      for await (const event of createReadingProcess(script, limits.documents).read(x, cancel.signal)) {
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
    for await (const event of createReadingProcess(script, limits.documents).read(x, never)) {
      expect(event.kind).toBe('opened');
      break;
    }
    await expect.poll(() => running(script)).toEqual([]);
  });

  it('knows nothing of the server', async () => {
    const script = scriptOf(`process.send({ kind: 'refused', code: JSON.stringify(Object.keys(process.env)) });`);
    const [event] = await eventsOf(createReadingProcess(script, limits.documents).read(x, never));
    expect(event).toMatchObject({ code: expect.not.stringMatching(/PATH|KEY|DATABASE|HOME/) });
  });
});
