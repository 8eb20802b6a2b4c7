import { limits } from '@toolbench/contracts/limits.ts';
import type { Page } from '@playwright/test';
import type { HistoryEntry } from '../../apps/web/src/lab/voice/history/history.ts';
import { en } from '../../apps/web/src/lab/voice/text.en.ts';
import { zh } from '../../apps/web/src/lab/voice/text.zh.ts';
import { expect, oneLanguage } from '../support/fixtures.ts';
import { openSignedIn, test } from '../support/signed-in.ts';
import { leaveModelOut } from './voice-page.ts';

const texts = { zh, en };
const { historyEntries, shownEntries } = limits.voice;

/** More than is kept, as two pages side by side may leave it. */
const stored = Array.from({ length: historyEntries + 200 }, (_, at): HistoryEntry => {
  const second = new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString();
  return {
    id: `entry-${String(at).padStart(6, '0')}`,
    originalText: `原文 ${at}`,
    translated: `translation ${at}`,
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    inputLanguage: 'zh-CN',
    timestamp: second,
    side: 'source',
    input: 'text',
    engines: { recognition: null, translation: null, speech: null },
  };
});

/** On a picture of the same origin, where no script of the product runs. */
async function keep(page: Page, entries: readonly HistoryEntry[]): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('voice-translation', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('entries', { keyPath: 'id' });
          opening.result.createObjectStore('audio');
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          for (const entry of all) writing.objectStore('entries').put(entry);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onabort = () => reject(writing.error ?? new Error('not kept'));
        };
      }),
    entries,
  );
}

const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('voice-translation', 1);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

for (const language of oneLanguage(12)) {
  const { conversation: t } = texts[language];

  test(`[VOICE-04] [VOICE-06] a history beyond its limit is bounded, shown page by page, and stays at its place (${language})`, async ({
    page,
    token,
    problems,
  }) => {
    await keep(page, stored);
    await leaveModelOut(page);
    await openSignedIn(page, token, '/lab/translate', language);
    const turns = page.locator('li[data-turn]');
    await expect(turns).toHaveCount(shownEntries);
    await expect(turns.last()).toContainText(`translation ${stored.length - 1}`);
    await expect(turns.last()).toBeInViewport();
    await expect.poll(() => kept(page)).toBe(historyEntries);

    const first = turns.first();
    await expect(first).toContainText(`translation ${stored.length - shownEntries}`);
    const earlier = page.getByRole('button', {
      name: t.earlier({ count: historyEntries - shownEntries }),
      exact: true,
    });
    await earlier.click();
    await expect(turns).toHaveCount(2 * shownEntries);
    // What was read before is still what is seen.
    await expect(page.getByText(`translation ${stored.length - shownEntries}`, { exact: true })).toBeInViewport();
    // A picture opened by itself names no icon, so the browser asks for one that is not there.
    problems.splice(0, problems.length, ...problems.filter((one) => !one.includes('404')));
  });
}
