import type { JudgeWindow } from '../../apps/web/src/lab/voice/sound/speech-ear.ts';
import { en as labEn } from '../../apps/web/src/lab/text.en.ts';
import { zh as labZh } from '../../apps/web/src/lab/text.zh.ts';
import { expect, oneLanguage } from '../support/fixtures.ts';
import { expectNoSeriousFinding, expectToFit } from '../support/readability.ts';
import { openVoiceService, said } from './voice-double.ts';
import { button, engineModels, openPage, status, talk, test, texts, turns } from './voice-page.ts';
import { fetchOnce } from '../../apps/server/src/test-support/fetch-once.ts';

const translator = 'gemma3:latest';
const recogniser = 'Systran/faster-whisper-small';
const speaker = 'speaches-ai/Kokoro-82M-v1.0-ONNX';

for (const language of oneLanguage(13)) {
  const t = texts[language];
  const { connect } = { zh: labZh, en: labEn }[language];

  test(`[VOICE-05] [VOICE-06] a conversation without the cloud: three steps lead to services on the machine (${language})`, async ({
    page,
    own,
  }) => {
    const [ollama, speaches] = await Promise.all([
      openVoiceService([translator]),
      openVoiceService([recogniser, speaker]),
    ]);
    const found = [
      { preset: 'ollama', baseUrl: ollama.baseUrl, models: [{ id: translator, kind: 'chat' }], voices: [] },
      {
        preset: 'speaches',
        baseUrl: speaches.baseUrl,
        models: [
          { id: recogniser, kind: 'transcribe' },
          { id: speaker, kind: 'speak' },
        ],
        voices: ['af_heart', 'zf_xiaobei'],
      },
    ];
    await page.route('**/api/ai/local-services', (route) => route.fulfill({ json: { services: found } }));
    try {
      await openPage(page, own, language);
      await page.getByText(t.recipe.title, { exact: true }).click();
      const recipe = page.getByRole('group').filter({ hasText: t.recipe.title });
      await expect(recipe.getByRole('listitem')).toHaveCount(3);
      await expect(recipe).toContainText('ollama pull gemma3');
      for (const model of [recogniser, speaker]) {
        await expect(recipe).toContainText(`curl -X POST http://127.0.0.1:8000/v1/models/${model}`);
      }
      await expectNoSeriousFinding(page);
      await expectToFit(page, 320);
      await recipe.getByRole('link', { name: t.recipe.settings }).click();

      await button(page, connect.findLocal).click();
      for (const { preset } of found) {
        await page.locator(`[data-found=${preset}]`).getByRole('button').click();
        await expect(page.locator('[data-result]')).toBeVisible();
      }
      for (const [port, model] of Object.entries({ chat: translator, transcribe: recogniser, speak: speaker })) {
        await expect(page.locator(`details[data-port=${port}]`)).toContainText(model);
      }

      await page.unrouteAll();
      const loading = page.waitForResponse((response) => /load-speech-model-[^/]*\.js$/.test(response.url()));
      await openPage(page, own, language, { withModel: language === 'zh' });
      const loader = (await loading).url();
      if (language === 'zh') {
        // The model that tells speech from noise comes from this server, too, and runs under the page's rules.
        const ofSilence = await page.evaluate(async (url) => {
          const { loadSpeechModel } = (await import(url)) as { loadSpeechModel: () => Promise<() => JudgeWindow> };
          return (await loadSpeechModel())()(new Float32Array(512));
        }, loader);
        expect(ofSilence).toBeLessThan(0.3);
      }
      await expect(page.locator('[data-engine=recognition]')).toContainText(recogniser);
      await expect(page.getByText(t.recipe.title, { exact: true })).toHaveCount(0);
      await talk(page, t, language === 'zh' ? 'zh-CN' : 'en').click();
      await expect(status(page, 'completed')).toBeVisible();
      await expect(turns(page).first()).toContainText(said[language].translated);
      expect(speaches.asked.some(({ path }) => path === '/v1/audio/speech')).toBe(true);
    } finally {
      const headers = { authorization: `Bearer ${own.token}` };
      for (const port of [...Object.keys(engineModels), 'embed']) {
        await fetchOnce(`${own.server.url}/api/ai/engines/${port}`, { method: 'DELETE', headers });
      }
      await Promise.all([ollama.close(), speaches.close()]);
    }
  });
}
