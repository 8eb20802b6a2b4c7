import { calls } from '@toolbench/contracts/routes.ts';
import { report } from '../report.ts';
import { pageOf, writePdf } from '../../apps/server/src/test-support/files/write-pdf.ts';
import type { Lab } from './lab.ts';

const pages = 1_000;
const linesOnPage = 34;
const things = 'pump valve lamp ferry bridge orchard kettle mirror anchor tunnel meadow cellar'.split(' ');
const deeds = 'is inspected,is painted,is measured,is opened,is replaced,is cleaned'.split(',');

/** A long document whose every line is a sentence of its own. */
function largePdf(): Buffer {
  const line = (page: number, at: number) => {
    const number = page * linesOnPage + at;
    const thing = things[number % things.length];
    return `The ${thing} ${number} in hall ${page} ${deeds[(number * 7) % deeds.length]} every ${(number % 89) + 2} days.`;
  };
  const textOf = (page: number) =>
    pageOf(
      Array.from({ length: linesOnPage }, (_, at) => line(page, at)),
      10,
    );
  return writePdf({ pages: Array.from({ length: pages }, (_, page) => textOf(page + 1)) });
}

/** Asks for the server's health all the time: what it waits for longest is what others wait for, too. */
function watchHealth({ url }: Lab) {
  const waits: number[] = [];
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const started = performance.now();
      await (await fetch(`${url}${calls.health}`)).text();
      waits.push(performance.now() - started);
      // Health is a call like others and counts like them.
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
  })();
  return async () => {
    isOver = true;
    await done;
    return waits.sort((a, b) => a - b);
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A document of 1,000 pages: how fast it is read and searched, and how long others wait meanwhile. */
export async function measureLargeDocument(lab: Lab): Promise<void> {
  const pdf = largePdf();
  const stop = watchHealth(lab);
  let id = '';
  const uploadMs = await timed(async () => (id = await lab.upload(pdf)));
  const splitMs = await timed(() => lab.split(id));
  const storeMs = await timed(() => lab.store(id));
  const waits = await stop();
  const note = `upload ${uploadMs.toFixed(0)}, split ${splitMs.toFixed(0)}, store ${storeMs.toFixed(0)} ms`;
  report({ name: 'documents: a page of 1,000 read', value: uploadMs / pages, unit: 'ms', limit: 1_000 / 60, note });
  const p95 = waits[Math.floor(waits.length * 0.95)] ?? 0;
  report({
    name: 'documents: longest wait of others meanwhile',
    value: waits.at(-1) ?? 0,
    unit: 'ms',
    limit: 50,
    note: `p95 ${p95.toFixed(0)} ms`,
  });
  const searches: number[] = [];
  for (let at = 0; at < 100; at += 1) {
    const question = `How often is the ${things[at % things.length]} ${at * 331} in hall ${at * 9 + 3} inspected?`;
    searches.push(await timed(() => lab.search(id, question, 3)));
  }
  searches.sort((a, b) => a - b);
  report({ name: 'documents: search of 1,000 pages, p95', value: searches[94] ?? 0, unit: 'ms', limit: 50 });
}
