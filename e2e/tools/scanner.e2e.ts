import type { Page } from '@playwright/test';
import { encodeQR } from 'qr';
import { limits } from '@toolbench/contracts/limits.ts';
import { en } from '@toolbench/tools/scanner/text/en.ts';
import { zh } from '@toolbench/tools/scanner/text/zh.ts';
import { scanner } from '@toolbench/tools/scanner/tool.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { en as webEn } from '../../apps/web/src/text/en.ts';
import { zh as webZh } from '../../apps/web/src/text/zh.ts';
import { animatedPicture, hugePicture, pictureFile } from '../lab/code-pictures.ts';
import { expect, isTurnOf, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const web = { zh: webZh, en: webEn };
const uiTexts = { zh: uiZh, en: uiEn };

const payNowCode =
  '00020101021126490009SG.PAYNOW010120210201403121W03011040820201231520400005303702' +
  '5406500.005802SG5913ACME Pte Ltd.6009Singapore62150111TQINV-100016304815C';

async function upload(page: Page, button: string, file: ReturnType<typeof pictureFile>): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles(file);
}

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];
  const rawText = (page: Page) => page.getByLabel(t.rawText, { exact: true });

  test.describe(`code scanner (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/scanner', language));

    turn()(
      '[SCAN-01][SCAN-02] an uploaded picture is read; its link names the host and is not opened',
      async ({ page }) => {
        await upload(page, t.openImage, pictureFile(['https://bank.example@evil.example/login']));
        await expect(rawText(page)).toHaveText('https://bank.example@evil.example/login');
        const link = page.getByRole('link', { name: t.openLink('evil.example') });
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(page.getByRole('region', { name: t.featuresTitle })).toBeVisible();
      },
    );

    turn()('[SCAN-02] script and markup in a code are only text', async ({ page }) => {
      await upload(page, t.openImage, pictureFile(['javascript:alert(1)//<img src=x>']));
      await expect(rawText(page)).toHaveText('javascript:alert(1)//<img src=x>');
      await expect(page.getByRole('link', { name: /javascript|alert/ })).toHaveCount(0);
    });

    turn()('[SCAN-06] several codes are listed, outlined and chosen, and stay in the history', async ({ page }) => {
      await upload(page, t.openImage, pictureFile(['first code', 'second code']));
      const list = page.getByRole('region', { name: t.several(2) });
      await expect(list.getByRole('button')).toHaveCount(2);
      await expect(page.locator('polygon')).toHaveCount(2);
      await list.getByRole('button', { name: 'second code' }).click();
      await expect(rawText(page)).toHaveText('second code');
      await page.getByRole('button', { name: ui.clear, exact: true }).click();
      await page.getByRole('region', { name: t.history }).getByRole('button', { name: 'first code' }).click();
      await expect(rawText(page)).toHaveText('first code');
      await page.getByRole('button', { name: t.clearHistory }).click();
      await expect(page.getByRole('region', { name: t.history })).toHaveCount(0);
    });

    turn()('[SCAN-06] a pasted and a dropped picture are read', async ({ page }) => {
      for (const way of ['paste', 'drop'] as const) {
        const { buffer } = pictureFile([`by ${way}`]);
        await page.getByText(t.preview, { exact: true }).evaluate(
          (target, [type, base64]) => {
            const clipboardData = new DataTransfer();
            const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
            clipboardData.items.add(new File([bytes], 'code.png', { type: 'image/png' }));
            const event =
              type === 'paste'
                ? new ClipboardEvent('paste', { clipboardData, bubbles: true })
                : new DragEvent('drop', { dataTransfer: clipboardData, bubbles: true, cancelable: true });
            target.dispatchEvent(event);
          },
          [way, buffer.toString('base64')] as const,
        );
        await expect(rawText(page)).toHaveText(`by ${way}`);
      }
    });

    turn()('[SCAN-04] a payment code is taken apart, and copied as JSON', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await upload(page, t.openImage, pictureFile([payNowCode]));
      const card = page.getByRole('region', { name: t.content.payment });
      await expect(card).toContainText(language === 'zh' ? 'PayNow（新加坡）' : 'PayNow (Singapore)');
      await expect(card).toContainText(t.crcValid('815C'));
      await expect(card.getByText('201403121W', { exact: true })).toBeVisible();
      await card.getByRole('button', { name: t.copyJson }).click();
      const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as Record<string, unknown>[];
      const account = copied.find(({ tag }) => tag === '26');
      expect(Object.keys(account ?? {})).toEqual(
        expect.arrayContaining(['tag', 'length', 'value', 'displayValue', 'name', 'description', 'nested']),
      );
    });

    test('[SCAN-08] a Wi-Fi code and a transfer are explained, each part with a button that copies it', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await upload(page, t.openImage, pictureFile([String.raw`WIFI:T:WPA;S:a\;b;P:pass\:word;;`]));
      const network = page.getByRole('region', { name: t.content.wifi });
      await expect(network).toContainText(language === 'zh' ? '网络名称（SSID）' : 'Network name (SSID)');
      await expect(network.getByText('a;b', { exact: true })).toBeVisible();
      await network.getByRole('button', { name: ui.copy }).nth(1).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('pass:word');

      const transfer = ['BCD', '002', '1', 'SCT', '', 'Red Cross', 'BE73000000001616', 'EUR1234.5', '', '', 'For all'];
      await upload(page, t.openImage, pictureFile([transfer.join('\n')]));
      const payment = page.getByRole('region', { name: t.content.epc });
      await expect(payment).toContainText('€1,234.50');
      await expect(payment).toContainText(t.fieldProblems['check-digits']());
      await expect(rawText(page)).toContainText('BE73000000001616');
    });

    turn()(
      '[SCAN-07] an SVG picture is read, and shown with its code outlined; a damaged one says so',
      async ({ page }) => {
        const drawn = encodeQR('drawn in lines', 'svg', { border: 4 });
        const file = (text: string) => ({ name: 'code.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
        await upload(page, t.openImage, file(drawn));
        await expect(rawText(page)).toHaveText('drawn in lines');
        await expect(page.locator('polygon')).toHaveCount(1);
        await upload(page, t.openImage, file(drawn.slice(0, -40)));
        await expect(page.getByRole('alert')).toContainText(t.errors['not-a-picture']());
      },
    );

    turn()('[SCAN-08] the secret of a one-time password is hidden until it is asked for', async ({ page }) => {
      await upload(page, t.openImage, pictureFile(['otpauth://totp/ACME:ada?secret=JBSWY3DPEHPK3PXP&issuer=ACME']));
      const card = page.getByRole('region', { name: t.content.otpauth });
      await expect(card).toContainText('ACME');
      await expect(page.getByRole('main')).not.toContainText('JBSWY3DPEHPK3PXP');
      await page.getByRole('button', { name: t.secret.show }).click();
      await expect(card).toContainText('JBSWY3DPEHPK3PXP');
      await expect(rawText(page)).toContainText('JBSWY3DPEHPK3PXP');
    });

    test('[SCAN-04] a payment code that breaks rules says which', async ({ page }) => {
      await upload(page, t.openImage, pictureFile([payNowCode.replace('500.00', '900.00')]));
      const card = page.getByRole('region', { name: t.content.payment });
      await expect(card.getByRole('list', { name: t.problems })).toContainText('815C');
      await expect(card).not.toContainText(t.crcValid('815C'));
    });

    turn()('[SCAN-04] card numbers are hidden everywhere until they are asked for', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await upload(page, t.openImage, pictureFile(['700E5A0847617390010100105F3401019A03241121']));
      const card = page.getByRole('region', { name: t.content.chip });
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect(card).toContainText('476173******0010');
      await expect(rawText(page)).toContainText('5A08476173******0010');
      await expect(page.getByRole('main')).not.toContainText('4761739001010010');
      await card.getByRole('button', { name: t.copyJson }).click();
      expect(await copied()).not.toContain('4761739001010010');
      await page.getByRole('button', { name: t.showNumbers }).click();
      await expect(card).toContainText('4761739001010010');
      await expect(rawText(page)).toContainText('5A084761739001010010');
      await expect(page.getByRole('region', { name: t.history })).not.toContainText('4761739001010010');
      await card.getByRole('button', { name: t.copyJson }).click();
      await expect.poll(copied).toContain('4761739001010010');
      await page.getByRole('button', { name: t.hideNumbers }).click();
      await expect(page.getByRole('main')).not.toContainText('4761739001010010');
    });

    turn()('[SCAN-04] a hash in hex is a text', async ({ page }) => {
      const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
      await upload(page, t.openImage, pictureFile([hash]));
      await expect(rawText(page)).toHaveText(hash);
      await expect(page.getByRole('region', { name: t.content.chip })).toHaveCount(0);
    });

    if (isTurnOf(language, 0)) {
      test('[SCAN-05] a picture of 2,500 megapixels is refused with its size', async ({ page }) => {
        const file = pictureFile([]);
        file.buffer.writeUInt32BE(50_000, 16);
        file.buffer.writeUInt32BE(50_000, 20);
        await upload(page, t.openImage, file);
        await expect(page.getByRole('alert')).toHaveText(
          t.errors['too-many-pixels']({ width: 50_000, height: 50_000, limit: limits.barcodes.declaredPixels }),
        );
      });
    }

    if (isTurnOf(language, 1)) {
      test('[SCAN-05] a picture of 100 megapixels is read, and the first frame of an animated one', async ({
        page,
      }) => {
        await upload(page, t.openImage, hugePicture('in a huge picture'));
        await expect(rawText(page)).toHaveText('in a huge picture');
        // The page gets a small picture of it, in which the code is outlined at its place.
        const shown = page.getByRole('img', { name: t.pictureAlt });
        await expect(shown).toHaveJSProperty('naturalWidth', 1_000);
        await expect(page.locator('svg:has(> polygon)')).toHaveAttribute('viewBox', '0 0 10000 10000');
        await upload(page, t.openImage, animatedPicture(['first frame', 'second frame']));
        await expect(rawText(page)).toHaveText('first frame');
      });
    }

    turn()('[SHELL-16] a picture dropped on home is recognised and read by the scanner', async ({ page }) => {
      await page.goto('/');
      const { buffer } = pictureFile(['from home']);
      const transfer = await page.evaluateHandle((base64) => {
        const made = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        made.items.add(new File([bytes], 'code.png', { type: 'image/png' }));
        return made;
      }, buffer.toString('base64'));
      await page.getByText(web[language].suggest.hint).dispatchEvent('drop', { dataTransfer: transfer });
      await page.getByRole('status').getByRole('button', { name: scanner.name[language] }).click();
      await expect(rawText(page)).toHaveText('from home');
    });

    turn()('[SCAN-05] a picture without a code, and a file that is no picture', async ({ page }) => {
      await upload(page, t.openImage, pictureFile([]));
      await expect(page.getByRole('alert')).toHaveText(t.errors['nothing-found']());
      await upload(page, t.openImage, { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await expect(page.getByRole('alert')).toHaveText(t.errors['not-a-picture']());
    });
  });
}
