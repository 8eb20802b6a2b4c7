import type { Browser } from '@playwright/test';
import { report, reportShare } from '../report.ts';
import type { Lab } from './lab.ts';
import { fileOf } from './offline.ts';
import { photographPage } from './print.ts';

const documents = { en: ['en-lease', 'en-tram', 'en-trial'], zh: ['zh-purifier', 'zh-county', 'zh-insurance'] };

/** Characters to insert, delete or change between two texts (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, character] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (other[to - 1] === character ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const withoutSpaces = (text: string) => text.replace(/\s/gu, '');

/** Printed pages that are turned into pictures: how many of their characters are read, and how long a page takes. */
export async function measureScans(browser: Browser, lab: Lab): Promise<void> {
  let [pages, spentMs] = [0, 0];
  for (const [language, names] of Object.entries(documents)) {
    let [characters, wrong] = [0, 0];
    for (const name of names) {
      const { pdf, text } = await photographPage(browser, fileOf(name));
      const begun = performance.now();
      const id = await lab.upload(pdf);
      spentMs += performance.now() - begun;
      pages += 1;
      const printed = withoutSpaces(text);
      wrong += distance(printed, withoutSpaces((await lab.linesOf(id, 1)).join('')));
      characters += printed.length;
    }
    const note = `${characters} on ${names.length} pages`;
    reportShare({ name: `documents: scans, characters right, ${language}`, value: 1 - wrong / characters, note });
  }
  report({ name: 'documents: a scanned page read', value: spentMs / pages / 1_000, unit: 's', limit: 5 });
}
