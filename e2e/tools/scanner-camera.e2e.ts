import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { en } from '@toolbench/tools/scanner/text/en.ts';
import { zh } from '@toolbench/tools/scanner/text/zh.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { codeAt, type IsDark } from '../lab/code-pictures.ts';
import { test as base, expect, languages, open, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

const cameraText = 'https://example.com/seen-by-camera';
const [frameWidth, frameHeight] = [320, 240];

/** A film in which nothing is seen for a second, then a code (YUV4MPEG2, 4:2:0, 10 frames a second). */
function film(): Buffer {
  const pixels = frameWidth * frameHeight;
  const frame = (isDark: IsDark) =>
    Buffer.concat([
      Buffer.from('FRAME\n'),
      Buffer.from(
        Uint8Array.from({ length: pixels }, (_, at) =>
          isDark(at % frameWidth, Math.floor(at / frameWidth)) ? 16 : 235,
        ),
      ),
      Buffer.alloc(pixels / 2, 128),
    ]);
  const wall = frame(() => false);
  const code = frame(codeAt(cameraText, 70, 30, 6));
  const header = Buffer.from(`YUV4MPEG2 W${frameWidth} H${frameHeight} F10:1 Ip A1:1 C420\n`);
  return Buffer.concat([header, ...Array.from({ length: 40 }, (_, index) => (index < 10 ? wall : code))]);
}

/** The browser's camera is a film with a code in it. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'toolbench-camera-'));
      const path = join(folder, 'code.y4m');
      await writeFile(path, film());
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${path}`];
      // Only the whole browser has cameras.
      const executablePath = await findBrowser();
      await use({ ...launchOptions, executablePath, args: [...(launchOptions.args ?? []), ...camera] });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];
  const rawText = (page: Page) => page.getByLabel(t.rawText, { exact: true });

  test.describe(`scanner and its camera (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/scanner', language));

    test.describe('with a camera', () => {
      test.use({ permissions: ['camera'] });

      turn()('[SCAN-01][SCAN-02] a code in view stops the scan and is shown', async ({ page }) => {
        const [start, stop] = [t.start, t.stop].map((name) => page.getByRole('button', { name }));
        await expect(page.getByText(t.idle)).toBeVisible();
        await expect(stop).toBeDisabled();
        await start.click();
        await expect(start).toBeDisabled();
        await expect(stop).toBeEnabled();
        await expect(rawText(page)).toHaveText(cameraText);
        await expect(page.getByText('QR Code', { exact: true }).first()).toBeVisible();
        await expect(page.getByRole('button', { name: t.copy, exact: true }).first()).toBeVisible();
        await expect(start).toBeEnabled();
        await expect(stop).toBeDisabled();
        await expect(page.locator('video')).toBeHidden();
        await expect(page.getByRole('img', { name: t.pictureAlt })).toBeVisible();
      });

      turn()('[SCAN-01] stop ends the camera, clear forgets the result', async ({ page }) => {
        await page.getByRole('button', { name: t.start }).click();
        await expect(rawText(page)).toHaveText(cameraText);
        await page.getByRole('button', { name: ui.clear, exact: true }).click();
        await expect(page.getByText(t.resultEmpty)).toBeVisible();
        await page.getByRole('button', { name: t.start }).click();
        await page.getByRole('button', { name: t.stop }).click();
        await expect(page.getByRole('button', { name: t.start })).toBeEnabled();
        expect(
          await page.locator('video').evaluate((video: HTMLVideoElement) => {
            const stream = video.srcObject as MediaStream | null;
            return stream?.getTracks().every((track) => track.readyState === 'ended') ?? true;
          }),
        ).toBe(true);
      });

      test('[SCAN-05] a camera that is unplugged in mid-scan says so', async ({ page }) => {
        await page.evaluate(() => {
          const stream = document.createElement('canvas').captureStream(5);
          navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
          document.addEventListener('unplug', () => stream.getVideoTracks()[0].dispatchEvent(new Event('ended')));
        });
        await page.getByRole('button', { name: t.start }).click();
        await expect(page.getByRole('button', { name: t.stop })).toBeEnabled();
        await page.evaluate(() => document.dispatchEvent(new Event('unplug')));
        await expect(page.getByRole('alert')).toHaveText(t.errors['camera-unplugged']());
        await expect(page.getByRole('button', { name: t.stop })).toBeDisabled();
      });
    });

    test('[SCAN-05] a refused camera says what to do', async ({ page }) => {
      await page.getByRole('button', { name: t.start }).click();
      await expect(page.getByRole('alert')).toHaveText(t.errors['camera-refused']());
      await expect(page.getByRole('button', { name: t.start })).toBeEnabled();
    });

    turn()('[SCAN-02][SCAN-05] an absent camera, and the rear one is asked for', async ({ page }) => {
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = (wanted) => {
          document.title = JSON.stringify(wanted);
          return Promise.reject(new DOMException('none', 'NotFoundError'));
        };
      });
      await page.getByRole('button', { name: t.start }).click();
      await expect(page.getByRole('alert')).toHaveText(t.errors['camera-absent']());
      expect(await page.title()).toContain('"facingMode":{"ideal":"environment"}');
    });

    turn()('[SCAN-06] the camera can be chosen and its torch switched', async ({ page }) => {
      await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        // A stream has frames only while something is drawn.
        setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 9, 9), 50);
        const stream = canvas.captureStream(20);
        const [track] = stream.getVideoTracks();
        const device = (deviceId: string, label: string) =>
          ({ deviceId, label, kind: 'videoinput' }) as MediaDeviceInfo;
        Object.assign(track, {
          getCapabilities: () => ({ torch: true }),
          getSettings: () => ({ deviceId: 'front' }),
          applyConstraints: (wanted: unknown) => {
            document.title = JSON.stringify(wanted);
            return Promise.resolve();
          },
        });
        navigator.mediaDevices.enumerateDevices = () => Promise.resolve([device('front', 'Front'), device('rear', '')]);
        navigator.mediaDevices.getUserMedia = (wanted) => {
          document.title = JSON.stringify(wanted);
          return Promise.resolve(stream);
        };
      });
      await page.getByRole('button', { name: t.start }).click();
      await page.getByRole('button', { name: t.torch }).click();
      await expect(page.getByRole('button', { name: t.torch })).toHaveAttribute('aria-pressed', 'true');
      expect(await page.title()).toContain('"torch":true');
      const choice = page.getByRole('combobox', { name: t.camera });
      await expect(choice.getByRole('option')).toHaveText(['Front', t.cameraName(2)]);
      await choice.selectOption('rear');
      await expect.poll(() => page.title()).toContain('"exact":"rear"');
    });
  });
}
