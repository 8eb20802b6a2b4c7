import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { phraseBook, type BookPhrase } from '@toolbench/contracts/voice.ts';
import { goodKey } from '../../apps/server/src/test-support/ai-services/asked.ts';
import type { ServiceDouble } from '../../apps/server/src/test-support/ai-services/double.ts';
import { en } from '../../apps/web/src/lab/voice/text.en.ts';
import { zh } from '../../apps/web/src/lab/voice/text.zh.ts';
import { expect, test as base, type Language } from '../support/fixtures.ts';
import { startServer, type RunningServer } from '../support/serve.ts';
import { openSignedIn, signIn } from '../support/signed-in.ts';
import { microphoneFile, openLine, openVoiceService, type Line } from './voice-double.ts';
import { fetchOnce } from '../../apps/server/src/test-support/fetch-once.ts';

export const texts = { zh, en };

export interface Own {
  readonly server: RunningServer;
  readonly line: Line;
  readonly token: string;
  readonly phrases: readonly BookPhrase[];
}

export const engineModels = { transcribe: 'whisper-1', chat: 'gpt-4.1-nano', speak: 'tts-1' } as const;

/** A server of its own behind a line that can be cut, a microphone that speaks, and a service that answers from a script. */
export const test = base.extend<{ readonly service: ServiceDouble }, { readonly own: Own }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'toolbench-microphone-'));
      const path = join(folder, 'speech.wav');
      await writeFile(path, microphoneFile());
      const microphone = [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${path}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  own: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing
    async ({}, use) => {
      const server = await startServer();
      const line = await openLine(server.url);
      const token = await signIn(server.url);
      const book = await fetchOnce(`${server.url}/api/voice/phrases`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { phrases } = phraseBook.parse(await book.json());
      await use({ server, line, token, phrases });
      await line.close();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.line.url),
  service: async ({ own: { server, token } }, use) => {
    const service = await openVoiceService();
    const call = (method: string, port: string, body?: object) =>
      fetchOnce(`${server.url}/api/ai/engines/${port}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        body: body ? JSON.stringify(body) : null,
      });
    for (const [port, model] of Object.entries(engineModels)) {
      expect((await call('PUT', port, { baseUrl: service.baseUrl, model, key: goodKey })).status).toBe(200);
    }
    await use(service);
    for (const port of Object.keys(engineModels)) await call('DELETE', port);
    await service.close();
  },
});

/** The detector alone hears what the tests say. Compiling the model's runtime keeps a busy machine from all else for seconds. */
export async function leaveModelOut(page: Page): Promise<void> {
  const body = 'export const loadSpeechModel = () => new Promise(() => undefined);';
  await page.route(/load-speech-model-[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

interface Opening {
  readonly isTwoWay?: boolean;
  /** With the model that tells speech from other sounds. */
  readonly withModel?: boolean;
}

/** Opens the page as someone who is signed in and speaks the language of the page. */
export async function openPage(
  page: Page,
  own: Own,
  language: Language,
  { isTwoWay = false, withModel = false }: Opening = {},
): Promise<void> {
  if (!withModel) await leaveModelOut(page);
  const [source, target] = language === 'zh' ? ['zh-CN', 'en'] : ['en', 'zh-CN'];
  const settings = JSON.stringify({ source, target, isTwoWay, engine: 'server', speaks: true });
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('voice-settings')) localStorage.setItem('voice-settings', kept);
  }, settings);
  await openSignedIn(page, own.token, '/lab/translate', language);
  await expect(page.locator('[data-link=connected]')).toBeVisible();
}

export const turns = (page: Page) => page.locator('li[data-turn]');
export const status = (page: Page, name: string) => page.locator(`[data-status=${name}]`);
export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
export const talk = (page: Page, t: typeof zh, language: 'zh-CN' | 'en') =>
  button(page, t.record.start({ language: t.languages[language] }));
export async function type(page: Page, t: typeof zh, text: string): Promise<void> {
  await page.getByLabel(t.typed.label, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

export async function exported(page: Page, name: string): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await button(page, name).click();
  return readFile(await (await saving).path());
}

/**
 * From now on keeps which statuses, words and names of buttons were shown, however shortly: on a busy machine they are gone
 * before they are looked for. Gives what was.
 */
export async function watchShown(page: Page, words: readonly string[]): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle((watched) => {
    const shown = new Set<string>();
    const look = () => {
      for (const element of document.querySelectorAll('[data-status]'))
        shown.add(element.getAttribute('data-status') ?? '');
      const names = [...document.querySelectorAll('button')].map(
        (one) => one.getAttribute('aria-label') ?? one.innerText,
      );
      const text = document.body.innerText;
      for (const word of watched) if (text.includes(word) || names.includes(word)) shown.add(word);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    return shown;
  }, words);
  return () => seen.evaluate((shown) => [...shown]);
}
