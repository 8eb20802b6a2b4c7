import type { Browser } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { measureLargeDocument } from './documents/large-document.ts';
import { openLab, type Lab } from './documents/lab.ts';
import { printSet } from './documents/print.ts';
import { measureQuestions, type Case } from './documents/questions.ts';

/**
 * The set: each document with its questions. `tune` documents set the thresholds; `held` ones were written before and
 * looked at while the engine was built; `last` ones were written when it was finished and changed nothing in it.
 */
const set = {
  'en tune': ['en-espresso', 'en-leave'],
  'en held': ['en-gauges', 'en-lighthouse'],
  'en last': ['en-allotments'],
  'zh tune': ['zh-purifier', 'zh-travel'],
  'zh held': ['zh-queue', 'zh-wetland'],
  'zh last': ['zh-library'],
} as const;

/** Documents that are printed in two columns. */
const inColumns: ReadonlySet<string> = new Set(['en-gauges', 'zh-queue']);

const folder = fileURLToPath(new URL('../bench/documents/set/', import.meta.url));
const fileOf = (name: string) => `${folder}${name}.md`;

async function casesOf(name: string): Promise<Case[]> {
  const lines = (await readFile(`${folder}${name}.tsv`, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [question, answer, evidence] = line.split('\t');
    return { question, answer, evidence };
  });
}

/** Each document alone, then all of a language as one PDF, where more lies between question and answer. */
async function measureSet(browser: Browser, lab: Lab): Promise<void> {
  for (const [name, documents] of Object.entries(set)) {
    const asked: { id: string; cases: readonly Case[] }[] = [];
    for (const document of documents) {
      const pdf = await printSet(browser, [fileOf(document)], inColumns.has(document) ? 2 : 1);
      asked.push({ id: await lab.prepare(pdf), cases: await casesOf(document) });
    }
    await measureQuestions(lab, name, asked);
  }
  for (const language of ['en', 'zh']) {
    const groups = Object.entries(set).filter(([name]) => name.startsWith(language));
    const all = groups.flatMap(([, documents]) => documents);
    const id = await lab.prepare(await printSet(browser, all.map(fileOf), 1));
    for (const [name, documents] of groups) {
      const cases = (await Promise.all(documents.map(casesOf))).flat();
      await measureQuestions(lab, `${name}, all in one`, [{ id, cases }]);
    }
  }
}

/** Question answering over documents as the product serves it: how often it is right, and how fast it is. */
export async function measureDocuments(browser: Browser, url: string): Promise<void> {
  const lab = await openLab(url);
  await measureSet(browser, lab);
  await measureLargeDocument(lab);
}
