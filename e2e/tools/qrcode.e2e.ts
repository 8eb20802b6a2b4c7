import { readFile } from 'node:fs/promises';
import { nodeBarcodes } from '@toolbench/runner/node-barcodes.ts';
import { options } from '@toolbench/tools/qrcode/options.ts';
import { en } from '@toolbench/tools/qrcode/text/en.ts';
import { zh } from '@toolbench/tools/qrcode/text/zh.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];

  test.describe(`QR generator (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/qrcode', language));

    turn()('[QR-01][QR-03][QR-04] generates, verifies and downloads a code that scans', async ({ page }) => {
      const generate = page.getByRole('button', { name: t.generate });
      await expect(generate).toBeDisabled();
      await expect(page.getByText(t.previewEmpty)).toBeVisible();
      await fillPane(page, t.input, '工具台 https://example.com');
      await generate.click();
      const image = page.getByRole('img', { name: 'QR Code' });
      await expect(image).toBeVisible();
      await expect(page.locator('#qr-image')).toHaveJSProperty('naturalWidth', 300);
      await expect(page.getByText(t.verified)).toBeVisible();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: t.download, exact: true }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe('qrcode.png');
      const picture = await nodeBarcodes.open(Uint8Array.from(await readFile(await file.path())));
      const found = await picture?.read('thorough', Infinity);
      expect(found?.map((code) => code.text)).toEqual(['工具台 https://example.com']);
    });

    turn()('[QR-02] size and error correction redraw it', async ({ page }) => {
      await fillPane(page, t.input, 'resize');
      await page.getByRole('button', { name: t.generate }).click();
      await expect(page.locator('#qr-image')).toHaveJSProperty('naturalWidth', 300);
      await page.getByRole('main').getByText('500', { exact: true }).click();
      await expect(page.locator('#qr-image')).toHaveJSProperty('naturalWidth', 500);
      // With 30 percent for mending a code holds less.
      await expect(page.getByText(t.capacity('6', '2,331', 'byte'))).toBeVisible();
      await page.getByLabel(options.errorCorrection.label[language]).selectOption('H');
      await expect(page.getByText(t.capacity('6', '1,273', 'byte'))).toBeVisible();
    });

    turn()('[QR-01][QR-05] the content is copied, and a copy that fails says so', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const copy = page.getByRole('button', { name: t.copyLink, exact: true });
      await expect(copy).toBeDisabled();
      await fillPane(page, t.input, 'https://example.com/工具');
      await copy.click();
      await expect(page.getByRole('button', { name: ui.copied, exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://example.com/工具');
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
        document.execCommand = () => false;
      });
      await expect(copy).toBeVisible();
      await copy.click();
      await expect(page.getByRole('toolbar').getByRole('status')).toHaveText(ui.copyFailed);
    });

    turn()(
      '[QR-03][QR-05] the place of the picture keeps its height, and nothing to encode says so',
      async ({ page }) => {
        const placeholder = page.getByText(t.previewEmpty).locator('..').locator('..');
        expect((await placeholder.boundingBox())?.height).toBe(400);
        await page.getByRole('textbox', { name: t.input, exact: true }).press('Enter');
        await expect(page.getByRole('alert')).toHaveText(t.errors.empty());
        await fillPane(page, t.input, 'x');
        await page.getByRole('main').getByText('500', { exact: true }).click();
        await page.getByRole('button', { name: t.generate }).click();
        const picture = page.locator('#qr-image');
        await expect(picture).toHaveJSProperty('naturalWidth', 500);
        expect((await picture.locator('..').boundingBox())?.height).toBe(400);
        // All of it is seen, smaller than it is.
        expect((await picture.boundingBox())?.height).toBe(400);
      },
    );

    turn()(
      '[QR-03] a code is there as one types, and one drawn too small offers the size that works',
      async ({ page }) => {
        await fillPane(page, t.input, 'x'.repeat(900));
        await expect(page.getByText(t.verified)).toBeVisible();
        await page.getByRole('main').getByText('200', { exact: true }).click();
        await expect(page.getByText(t.doubts['small-modules'])).toBeVisible();
        await page.getByRole('button', { name: t.useSize(300) }).click();
        await expect(page.getByText(t.verified)).toBeVisible();
      },
    );

    test('[QR-05] too long a text says so with the figures', async ({ page }) => {
      await fillPane(page, t.input, 'x'.repeat(2400));
      await page.getByRole('button', { name: t.generate }).click();
      await expect(page.getByRole('alert')).toHaveText(t.errors['too-long']({ used: 2400, most: 2331, mode: 'byte' }));
    });

    test('[QR-06] low contrast is warned about, and the features are listed', async ({ page }) => {
      await page.getByLabel(t.foreground).fill('#dddddd');
      await fillPane(page, t.input, 'pale');
      await page.getByRole('button', { name: t.generate }).click();
      await expect(page.getByText(t.doubts['low-contrast'])).toBeVisible();
      await expect(page.getByRole('region', { name: t.featuresTitle })).toBeVisible();
    });

    turn()('[QR-07] a form writes the content', async ({ page }) => {
      await page.getByText(t.forms.wifi, { exact: true }).click();
      await page.getByLabel(t.fields.ssid).fill('home');
      await page.getByLabel(t.fields.password).fill('secret');
      await expect(page.getByRole('textbox', { name: t.input, exact: true })).toContainText(
        'WIFI:T:WPA;S:home;P:secret;;',
      );
      // Its fields are gone with a reload, as one may hold a password: what it wrote is then a content like any other.
      await page.getByText(t.forms.email, { exact: true }).click();
      await page.getByRole('textbox', { name: t.fields.to }).fill('ann@example.com');
      await page.reload();
      await expect(page.getByRole('radio', { name: t.forms.text })).toBeChecked();
      await expect(page.getByRole('textbox', { name: t.input, exact: true })).toContainText('mailto:ann@example.com');
    });

    turn()('[QR-07] a PayNow form checks what it is given and writes a code that scans', async ({ page }) => {
      await page.getByText(t.forms.paynow, { exact: true }).click();
      const uen = page.getByRole('textbox', { name: t.fields.uen });
      await uen.fill('201403121X');
      await expect(page.getByText(t.formErrors.uen())).toBeVisible();
      await expect(page.getByRole('button', { name: t.generate })).toBeDisabled();
      await uen.fill('201403121W');
      await page.getByRole('textbox', { name: t.fields.amount }).fill('500');
      await page.getByLabel(t.fields.merchantName).fill('ACME Pte Ltd.');
      await page.getByLabel(t.fields.reference).fill('TQINV-10001');
      await page.getByLabel(t.fields.expiry).fill('2020-12-31');
      await page.getByLabel(t.fields.editable).check();
      await expect(page.getByText(t.formWritten)).toBeVisible();
      const content = page.getByRole('textbox', { name: t.input, exact: true });
      await expect(content).toContainText('62150111TQINV-100016304815C');
      await page.getByRole('button', { name: t.generate }).click();
      await expect(page.getByText(t.verified)).toBeVisible();
    });

    turn()('[QR-07] PromptPay, Pix and other payment codes', async ({ page }) => {
      const content = page.getByRole('textbox', { name: t.input, exact: true });
      await page.getByText(t.forms.promptpay, { exact: true }).click();
      await page.getByLabel(t.fields.mobileTh).fill('080-123-4567');
      await expect(content).toContainText('0066801234567' + '5802TH530376463046197');
      await page.getByText(t.forms.pix, { exact: true }).click();
      await page.getByLabel(t.fields.pixKey).selectOption('cpf');
      await page.getByRole('textbox', { name: t.fields.cpf }).fill('111.444.777-35');
      await page.getByLabel(t.fields.merchantName).fill('João');
      await page.getByLabel(t.fields.merchantCity).fill('São Paulo');
      await expect(content).toContainText('5904Joao6009Sao Paulo');
      await page.getByText(t.forms.emvco, { exact: true }).click();
      await page.getByLabel(t.fields.networkId).fill('com.example');
      await page.getByRole('textbox', { name: t.fields.account, exact: true }).fill('42');
      await page.getByLabel(t.fields.country).fill('SG');
      await page.getByRole('textbox', { name: t.fields.currency }).fill('SGD');
      await expect(content).toContainText('0011com.example010242');
    });

    turn()('[QR-08] an older code is neither vouched for nor saved', async ({ page }) => {
      const [png, svg] = [t.download, t.downloadSvg].map((name) => page.getByRole('button', { name, exact: true }));
      await page.getByText(t.forms.wifi, { exact: true }).click();
      await page.getByLabel(t.fields.ssid).fill('Guest');
      await page.getByLabel(t.fields.password).fill('11111111');
      await expect(page.getByText(t.verified)).toBeVisible();
      await expect(svg).toBeEnabled();
      // Everything between the change and the next picture happens within one task of the page.
      const password = page.getByLabel(t.fields.password);
      const meanwhile = await password.evaluate(async (input: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '22222222');
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 30));
        return document.querySelector('#qr-image')?.hasAttribute('data-outdated');
      });
      expect(meanwhile).toBe(true);
      await expect(png).toBeEnabled();
      const downloading = page.waitForEvent('download');
      await png.click();
      const picture = await nodeBarcodes.open(Uint8Array.from(await readFile(await (await downloading).path())));
      const found = await picture?.read('thorough', Infinity);
      expect(found?.map(({ text }) => text)).toEqual(['WIFI:T:WPA;S:Guest;P:22222222;;']);
      // A form that is no longer complete takes back what it wrote.
      await page.getByLabel(t.fields.ssid).fill('');
      await expect(page.locator('#qr-image')).toHaveCount(0);
      await expect(png).toBeDisabled();
      await expect(svg).toBeDisabled();
    });

    turn()(
      '[QR-08] a password that cannot be right is doubted, and letters of all Latin alphabets are written',
      async ({ page }) => {
        await page.getByText(t.forms.wifi, { exact: true }).click();
        await page.getByLabel(t.fields.ssid).fill('Open');
        await page.getByLabel(t.fields.password).fill('1234');
        await expect(page.getByText(t.formDoubts['wpa-password'])).toBeVisible();
        await page.getByText(t.forms.pix, { exact: true }).click();
        await page.getByLabel(t.fields.pixKey).selectOption('cpf');
        await page.getByRole('textbox', { name: t.fields.cpf }).fill('111.444.777-35');
        await page.getByLabel(t.fields.merchantCity).fill('Łódź');
        await page.getByLabel(t.fields.merchantName).fill('Điện Máy');
        const content = page.getByRole('textbox', { name: t.input, exact: true });
        await expect(content).toContainText('5908Dien May6004Lodz');
      },
    );

    turn()('[QR-01] the example is loaded and clear hides the picture', async ({ page }) => {
      await page.getByRole('button', { name: ui.example }).click();
      await page.getByRole('button', { name: t.generate }).click();
      await expect(page.locator('#qr-image')).toBeVisible();
      await page.getByRole('button', { name: ui.clear, exact: true }).click();
      await expect(page.locator('#qr-image')).toHaveCount(0);
    });
  });
}
