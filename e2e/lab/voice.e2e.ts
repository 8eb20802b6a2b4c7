import { sendJson } from '../../apps/server/src/test-support/ai-services/send.ts';
import { faceWords } from '../../apps/web/src/lab/voice/face/face-words.ts';
import type { HistoryEntry } from '../../apps/web/src/lab/voice/history/history.ts';
import { expectNoSeriousFinding, expectToFit } from '../support/readability.ts';
import { expect, isTurnOf, languages, takeTurns } from '../support/fixtures.ts';
import { said } from './voice-double.ts';
import {
  button,
  engineModels,
  exported,
  openPage,
  status,
  talk,
  test,
  texts,
  turns,
  type,
  watchShown,
} from './voice-page.ts';

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const { original, translated } = said[language];
  const [own, other] = language === 'zh' ? (['zh-CN', 'en'] as const) : (['en', 'zh-CN'] as const);

  test.describe(`voice translation (${language})`, () => {
    turn()(
      '[VOICE-01] [VOICE-02] [VOICE-04] [VOICE-06] what is said is recorded until it ends, recognised, translated and spoken',
      async ({ page, own: world, service }) => {
        await openPage(page, world, language);
        await expect(page.locator('[data-engine=recognition]')).toContainText(engineModels.transcribe);
        await expect(status(page, 'connected')).toBeVisible();
        const whileRecording = [t.record.stop({ language: t.languages[own] }), t.conversation.listening];
        const shown = await watchShown(page, whileRecording);
        await talk(page, t, own).click();
        // Nobody stops it.
        await expect(status(page, 'completed')).toBeVisible();
        expect(await shown()).toEqual(expect.arrayContaining(['recording', ...whileRecording]));
        const entry = turns(page).first();
        await expect(entry).toContainText(original);
        await expect(entry).toContainText(translated);
        await expect(button(entry, t.conversation.stopSpeaking)).toBeVisible();
        await expect(button(entry, t.conversation.speak)).toBeVisible();
        await expect(entry.locator('[data-times]')).toContainText(/\d/);
        await expect(entry.locator('[data-cost]')).toContainText('$');
        await expect(page.locator('[data-announcer]')).toHaveText(t.announce.translated({ original, translated }));

        const asked = service.asked.length;
        await button(entry, t.conversation.speak).click();
        await expect(button(entry, t.conversation.stopSpeaking)).toBeVisible();
        await button(entry, t.conversation.stopSpeaking).click();
        expect(service.asked).toHaveLength(asked);

        const [{ id, timestamp, spokenMs, ...kept }] = JSON.parse(
          (await exported(page, t.exports.json)).toString(),
        ) as HistoryEntry[];
        expect(kept).toMatchObject({
          originalText: original,
          translated,
          sourceLanguage: own,
          targetLanguage: other,
          inputLanguage: own,
        });
        expect([id.length > 7, Number.isNaN(Date.parse(timestamp))]).toEqual([true, false]);
        expect(spokenMs).toBeGreaterThan(1_400);
        // A busy browser stretches its made-up microphone; the quiet after the words is ten seconds long.
        expect(spokenMs).toBeLessThan(8_000);
        const zip = (await exported(page, t.exports.zip)).toString('latin1');
        for (const part of ['0001-original.wav', '0001-translation.mp3', 'conversation.srt', 'RIFF']) {
          expect(zip).toContain(part);
        }
        expect((await exported(page, t.exports.txt)).toString()).toContain(`${original}\n${translated}\n`);
        expect((await exported(page, t.exports.srt)).toString()).toMatch(/^1\n00:00:00,000 --> 00:00:0\d,\d{3}\n/);
      },
    );

    turn()(
      '[VOICE-06] the original is corrected and translated again; the glossary goes along; the history is kept',
      async ({ page, own: world, service }) => {
        await openPage(page, world, language);
        await page.getByLabel(t.glossary.source({ language: t.languages[own] })).fill('X9');
        await page.getByLabel(t.glossary.target({ language: t.languages[other] })).fill('Model-9');
        await button(page, t.glossary.add).click();
        await type(page, t, 'first words');
        const entry = turns(page).first();
        await expect(entry).toContainText('[first words]');
        expect(JSON.stringify(service.asked[0].json)).toContain('Model-9');

        await button(entry, t.conversation.correct).click();
        const editor = page.getByLabel(t.conversation.correction, { exact: true });
        await expect(editor).toBeFocused();
        await editor.fill(original);
        await page.keyboard.press('Enter');
        await expect(entry).toContainText(translated);
        await expect(turns(page)).toHaveCount(1);
        await expect(entry).toContainText(t.conversation.corrected);

        await page.reload();
        await expect(turns(page).first()).toContainText(translated);
        await button(page, t.conversation.clear).click();
        await expect(turns(page)).toHaveCount(0);
        await button(page, t.conversation.undo).click();
        await expect(turns(page)).toHaveCount(1);
        await button(page, t.conversation.clear).click();
        await page.reload();
        await expect(page.getByText(t.conversation.empty, { exact: true })).toBeVisible();
      },
    );

    turn()(
      '[VOICE-01] the side that speaks locks the other; held or by keys, and no lock stays behind',
      async ({ page, own: world, service }) => {
        await openPage(page, world, language, { isTwoWay: true });
        const [first, second] = [talk(page, t, own), talk(page, t, other)];
        await second.focus();
        await page.keyboard.down('Space');
        await expect(first).toBeDisabled();
        await expect(status(page, 'recording')).toBeVisible();
        await expect(page.getByText(t.record.listening)).toBeVisible();
        await page.waitForFunction(() => Number(document.querySelector('meter')?.value) > 0.5);
        await expect(turns(page)).toHaveCount(1);
        // To the end of what is said: the beginning of a word alone is not taken for speech.
        await page.waitForFunction(() => Number(document.querySelector('meter')?.value) < 0.2);
        await page.keyboard.up('Space');
        await expect(turns(page).first()).toContainText(said[language === 'zh' ? 'en' : 'zh'].translated);
        await expect(turns(page).first()).toHaveAttribute('data-side', 'target');
        await expect(first).toBeEnabled();
        await expect(second).toBeEnabled();
        await first.click();
        await expect(second).toBeDisabled();
        await button(page, t.record.stop({ language: t.languages[own] })).click();
        await expect(first).toBeEnabled();
        await expect(second).toBeEnabled();
        expect(service.asked.length).toBeGreaterThan(2);
        await button(page, t.bar.swap).click();
        await expect(page.getByLabel(t.bar.source, { exact: true })).toHaveValue(other);
      },
    );

    test('[VOICE-05] a failing service says what to do, and the same words are tried again', async ({
      page,
      own: world,
      service,
    }) => {
      await openPage(page, world, language);
      service.answerNext((_asked, response) => sendJson(response, 401, { error: { message: 'wrong key' } }));
      await type(page, t, original);
      const failure = turns(page).first().getByRole('alert');
      await expect(failure.getByRole('link', { name: t.openSettings })).toHaveAttribute('href', '/lab/settings');
      await expect(status(page, 'error')).toBeVisible();
      await button(failure, t.conversation.retry).click();
      await expect(turns(page).first()).toContainText(translated);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    turn()(
      '[VOICE-02] [VOICE-03] a cut connection comes back by itself, and what was said meanwhile arrives once',
      async ({ page, own: world, service, problems }) => {
        await openPage(page, world, language);
        await talk(page, t, own).click();
        await expect(turns(page)).toHaveCount(1);
        world.line.cut();
        await expect(page.locator('[data-announcer]')).toHaveText(
          new RegExp(`${t.announce.lost}|${t.announce.back}|${translated}`),
        );
        await expect(page.locator('[data-link=connected]')).toBeVisible();
        await expect(turns(page).first()).toContainText(translated);
        await expect(turns(page)).toHaveCount(1);
        expect(service.asked.filter(({ path }) => path.endsWith('/transcriptions'))).toHaveLength(1);
        // The browser reports the cut itself.
        problems.splice(0, problems.length, ...problems.filter((one) => !/WebSocket|ERR_/.test(one)));
      },
    );

    test('[VOICE-05] without engines the phrase book is what it says, and recording says why not', async ({
      page,
      own: world,
    }) => {
      await openPage(page, world, language);
      await expect(page.getByText(t.engines.demoNote)).toBeVisible();
      await expect(talk(page, t, own)).toBeDisabled();
      await expect(page.getByText(t.record.blocks['no-recognition'])).toBeVisible();
      await expect(page.getByRole('link', { name: t.record.configure }).last()).toHaveAttribute(
        'href',
        '/lab/settings',
      );

      const phrase = world.phrases[3].texts;
      await page.getByLabel(t.phrases.search, { exact: true }).fill(phrase[own].slice(0, 6));
      await page.getByRole('list', { name: t.phrases.title }).getByText(phrase[own], { exact: true }).click();
      const entry = turns(page).first();
      await expect(entry).toContainText(phrase[other]);
      await expect(entry).toContainText(t.engines.demoBadge);
      await expect(button(entry, t.conversation.stopSpeaking)).toBeVisible();

      await type(page, t, world.phrases[0].texts[own]);
      await expect(turns(page).nth(1)).toContainText(world.phrases[0].texts[other]);
      await type(page, t, 'no phrase of any book');
      const refused = turns(page).nth(2);
      await expect(refused.getByRole('alert')).toBeVisible();
      await button(refused, t.conversation.discard).click();
      await expect(turns(page)).toHaveCount(2);
      const like = world.phrases[2].texts;
      await type(page, t, `${like[own]} ${like[own].slice(0, 2)}`);
      await page.getByRole('group', { name: t.phrases.near }).getByText(like[own], { exact: true }).click();
      await expect(turns(page).nth(2)).toContainText(like[other]);
    });

    test('[VOICE-01] fits 320 px and has no serious finding, light and dark', async ({ page, own: world }) => {
      await openPage(page, world, language, { isTwoWay: true });
      await type(page, t, world.phrases[1].texts[own]);
      await expect(turns(page).first()).toContainText(world.phrases[1].texts[other]);
      await button(turns(page).first(), t.conversation.correct).click();
      await expectToFit(page, 320);
      // What is found does not hang on the language; how wide words are does.
      if (!isTurnOf(language, 0)) return;
      await page.setViewportSize({ width: 320, height: 740 });
      await expectNoSeriousFinding(page);
    });
  });
}

test('[VOICE-01] on a phone the newest turn shows in full above the record bar', async ({ page, own, service }) => {
  const { zh } = texts;
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, own, 'zh');
  const bar = page.getByRole('region', { name: zh.record.label, exact: true });
  for (const [index, words] of ['one', 'two', 'three'].entries()) {
    await type(page, zh, words);
    const turn = turns(page).nth(index);
    await expect(turn).toContainText(`[${words}]`);
    await expect(turn).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const [end, start] = [await turn.boundingBox(), await bar.boundingBox()];
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? 0);
    }).toPass();
  }
  expect(service.asked.length).toBeGreaterThan(2);
});

test('[VOICE-07] face to face each half speaks its reader’s language, and whose turn it is shows in colour', async ({
  page,
  own,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, own, 'zh');
  const { face } = texts.zh;
  await button(page, face.open).click();
  const view = page.getByRole('dialog', { name: face.label });
  const near = view.locator('[data-side=source][data-state]');
  const far = view.locator('[data-side=target][data-state]');
  await expect(near).toContainText(faceWords['zh-CN'].begin);
  await expect(far).toContainText(faceWords.en.begin);
  await expectNoSeriousFinding(page, 'empty');
  await button(near, faceWords['zh-CN'].speak).click();
  await expect(near).toHaveAttribute('data-state', 'speaks');
  await expect(far).toHaveAttribute('data-state', 'listens');
  await expect(button(far, faceWords.en.speak)).toBeDisabled();
  await expect(far.locator('li').last()).toHaveText(said.zh.translated);
  await expect(near.locator('li').last()).toHaveText(said.zh.original);
  await expect(near).toHaveAttribute('data-state', 'free');
  await expectNoSeriousFinding(page, 'spoken');
  await expectToFit(page, 320);
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(button(page, face.open)).toBeFocused();
  await expect(turns(page).first()).toContainText(said.zh.translated);
  expect(service.asked.length).toBeGreaterThan(0);
});

test.describe('voice translation without a microphone', () => {
  const { zh, en } = texts;

  test('[VOICE-01] a refused microphone says how to allow it, and typing goes on', async ({ page, own, service }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await openPage(page, own, 'zh');
    await talk(page, zh, 'zh-CN').click();
    await expect(page.getByRole('alert')).toContainText(zh.problems['mic-refused']);
    await expect(status(page, 'error')).toBeVisible();
    await expect(talk(page, zh, 'zh-CN')).toBeEnabled();
    await type(page, zh, said.zh.original);
    await expect(turns(page).first()).toContainText(said.zh.translated);
    expect(service.asked.length).toBeGreaterThan(0);
  });

  test('[VOICE-06] engines of the browser that do not work say so within their time', async ({ page, own }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        Translator: { create: () => Promise.reject(new DOMException('none', 'NotSupportedError')) },
      });
    });
    await openPage(page, own, 'en');
    await page.getByLabel(en.bar.engine, { exact: true }).selectOption('browser');
    await expect(page.getByText(en.engines.browserNote)).toBeVisible();
    await type(page, en, 'Hello');
    await expect(turns(page).first().getByRole('alert')).toContainText(en.problems['browser-translation']);
  });
});
