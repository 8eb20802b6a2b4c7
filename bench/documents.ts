import type { Browser } from '@playwright/test';
import { measureLargeDocument } from './documents/large-document.ts';
import { openLab, type Lab } from './documents/lab.ts';
import { casesOf, fileOf } from './documents/offline.ts';
import { printSet } from './documents/print.ts';
import { measureQuestions, type Case } from './documents/questions.ts';
import { measureRefusals } from './documents/refusals.ts';
import { measureScans } from './documents/scans.ts';
import { documentSets } from './documents/sets.ts';

/** Documents that are printed in two columns. */
const inColumns: ReadonlySet<string> = new Set(['en-glass', 'zh-bridge']);

/** The groups of a language that the engine was not fitted on: the others' figures would say nothing. */
const askedGroups = Object.entries(documentSets).filter(([name]) => !name.endsWith('tune'));

/** Each document alone, then all of a language as one PDF, where more lies between question and answer. */
async function measureSet(browser: Browser, lab: Lab): Promise<void> {
  for (const [name, documents] of askedGroups) {
    const asked: { id: string; cases: readonly Case[] }[] = [];
    for (const document of documents) {
      const pdf = await printSet(browser, [fileOf(document)], inColumns.has(document) ? 2 : 1);
      asked.push({ id: await lab.prepare(pdf), cases: await casesOf(document) });
    }
    await measureQuestions(lab, name, asked);
  }
  for (const language of ['en', 'zh']) {
    const all = Object.entries(documentSets).flatMap(([name, documents]) =>
      name.startsWith(language) ? documents : [],
    );
    const id = await lab.prepare(await printSet(browser, all.map(fileOf), 1));
    for (const [name, documents] of askedGroups.filter(([group]) => group.startsWith(language))) {
      const cases = (await Promise.all(documents.map(casesOf))).flat();
      await measureQuestions(lab, `${name}, all in one`, [{ id, cases }]);
    }
  }
}

/** Question answering over documents as the product serves it: how often it is right, and how fast it is. */
export async function measureDocuments(browser: Browser, url: string): Promise<void> {
  const lab = await openLab(url);
  await measureRefusals();
  await measureSet(browser, lab);
  await measureScans(browser, lab);
  await measureLargeDocument(lab);
}
