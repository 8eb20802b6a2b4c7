import type { Page } from '@playwright/test';
import { phraseBook } from '@toolbench/contracts/voice.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { en } from '../../apps/web/src/lab/voice/text.en.ts';
import { zh } from '../../apps/web/src/lab/voice/text.zh.ts';
import { expect, oneLanguage } from '../support/fixtures.ts';
import { openSignedIn, test } from '../support/signed-in.ts';
import { leaveModelOut } from './voice-page.ts';

const texts = { zh, en };
const { heartbeatMs, reconnectMs } = limits.voice;

/** Leads the page's sockets to the server; the ones that are open when told so let nothing through, and stay open. */
async function openLine(page: Page) {
  let dead = 0;
  let opened = 0;
  await page.routeWebSocket(`**${calls.voiceSocket}`, (socket) => {
    opened += 1;
    const number = opened;
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (number > dead) server.send(message);
    });
    server.onMessage((message) => {
      if (number > dead) socket.send(message);
    });
  });
  return { die: () => (dead = opened) };
}

for (const language of oneLanguage(11)) {
  const t = texts[language];
  const [own, other] = language === 'zh' ? (['zh-CN', 'en'] as const) : (['en', 'zh-CN'] as const);

  test(`[VOICE-02] [VOICE-03] a connection that died without a word is noticed, and what was said goes over the next (${language})`, async ({
    page,
    token,
    baseURL,
  }) => {
    const book = await page.request.get(`${baseURL}${calls.voicePhrases}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const [phrase] = phraseBook.parse(await book.json()).phrases;
    await page.clock.install();
    const line = await openLine(page);
    const settings = JSON.stringify({ source: own, target: other, isTwoWay: false, engine: 'server', speaks: false });
    await page.addInitScript((kept) => localStorage.setItem('voice-settings', kept), settings);
    await leaveModelOut(page);
    await openSignedIn(page, token, '/lab/translate', language);
    await expect(page.locator('[data-link=connected]')).toBeVisible();

    line.die();
    await page.getByLabel(t.typed.label, { exact: true }).fill(phrase?.texts[own] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.locator('li[data-turn]')).toHaveCount(1);
    await page.clock.runFor(heartbeatMs.busy + heartbeatMs.answer);
    await page.clock.runFor(reconnectMs.first);
    await expect(page.locator('[data-link=connected]')).toBeVisible();
    await expect(page.locator('li[data-turn]')).toContainText(phrase?.texts[other] ?? 'no phrase');
    await expect(page.locator('li[data-turn]')).toHaveCount(1);
  });
}
