import type { Page } from '@playwright/test';
import { examples } from '@toolbench/tools/emvco/examples.ts';
import { en } from '@toolbench/tools/emvco/text/en.ts';
import { zh } from '@toolbench/tools/emvco/text/zh.ts';
import { emvco } from '@toolbench/tools/emvco/tool.ts';
import { en as enCodes } from '@toolbench/tools/payment-codes/text.en.ts';
import { zh as zhCodes } from '@toolbench/tools/payment-codes/text.zh.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, paste, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const codeTexts = { zh: zhCodes, en: enCodes };
const uiTexts = { zh: uiZh, en: uiEn };
const [payNow, pix, unionPay] = examples.map(({ input }) => String(input));

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const problems = codeTexts[language].problems;
  const ui = uiTexts[language];

  const input = (page: Page) => page.getByRole('textbox', { name: t.input, exact: true });
  const toolbar = (page: Page) => page.getByRole('toolbar', { name: emvco.name[language] });
  const table = (page: Page) => page.getByRole('region', { name: t.table.title });
  const rows = (page: Page) => table(page).locator('tbody tr');
  const tree = (page: Page) => page.getByRole('region', { name: t.tree.title });
  const fill = (page: Page, text: string) => fillPane(page, t.input, text);

  test.describe(`EMVCo (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/emvco', language));

    turn()(
      '[EMV-01] the example is the first of three; clear empties everything and can be undone',
      async ({ page }) => {
        await expect(table(page).getByRole('button')).toHaveCount(3);
        await toolbar(page).getByRole('button', { name: ui.example }).click();
        await expect(input(page)).toHaveText(payNow);
        await expect(rows(page)).toHaveCount(12);
        await expect(table(page)).toContainText(t.table.count('12'));
        await toolbar(page).getByRole('button', { name: ui.clear, exact: true }).click();
        await expect(rows(page)).toHaveCount(0);
        await page.getByRole('button', { name: ui.undoClear }).click();
        await expect(rows(page)).toHaveCount(12);
      },
    );

    turn()('[EMV-01] parses on every change', async ({ page }) => {
      await fill(page, '000201');
      await expect(rows(page)).toHaveCount(1);
      await input(page).press('End');
      await page.keyboard.type('5802SG');
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).nth(1)).toContainText('SG');
    });

    test('[EMV-01] the table has four columns and scrolls at 400 px', async ({ page }) => {
      await fill(page, `000201${'5902AB'.repeat(3_000)}`);
      const scroller = table(page).getByRole('group');
      await expect(scroller).toHaveCSS('height', '400px');
      await expect(table(page).getByRole('columnheader')).toHaveText([
        t.table.tag,
        t.table.length,
        t.table.value,
        t.table.description,
      ]);
      await expect(table(page)).toContainText('3,001');
      await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(table(page).locator('[aria-rowindex="3002"]')).toBeVisible();
      expect(await rows(page).count()).toBeLessThan(80);
    });

    turn()('[EMV-01] the result can be copied, the help is there', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await expect(page.getByRole('button', { name: t.copyResult })).toBeDisabled();
      await fill(page, '0002015303156');
      await expect(rows(page)).toHaveCount(2);
      await page.getByRole('button', { name: t.copyResult }).click();
      const lines = [t.table.tag, t.table.length, t.table.value, t.table.description].join('\t');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(lines);
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('53\t03\t156');
      await expect(page.getByRole('region', { name: t.help.title }).getByRole('listitem')).not.toHaveCount(0);
    });

    turn()('[EMV-02] what is no field gives no result and no message', async ({ page }) => {
      for (const text of ['hello', '00', '0099', '０００２０１', '<b>x</b>']) {
        await fill(page, '000201');
        await expect(rows(page)).toHaveCount(1);
        await fill(page, text);
        await expect(rows(page)).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      await fill(page, '5902AB');
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await fill(page, '');
      await expect(rows(page)).toHaveCount(0);
    });

    turn()('[EMV-02] reads up to what is broken', async ({ page }) => {
      await fill(page, '  5902AB6002CD61XX');
      await expect(rows(page)).toHaveCount(2);
    });

    test('[EMV-03] formats tags 01 and 53 and describes every tag', async ({ page }) => {
      await fill(page, '000201010212' + '5303156' + '5303702' + '6601X');
      await expect(rows(page).nth(1)).toContainText(language === 'zh' ? '12（动态码）' : '12 (dynamic QR)');
      await expect(rows(page).nth(2)).toContainText('CNY');
      await expect(rows(page).nth(3)).toContainText(language === 'zh' ? '未知' : 'unknown');
      await expect(rows(page).nth(4)).toContainText(language === 'zh' ? '未知标签' : 'Unknown Tag');
    });

    turn()('[EMV-04] shows templates, names and schemes; pointing marks the place in the input', async ({ page }) => {
      await fill(page, payNow);
      await expect(tree(page)).toContainText(language === 'zh' ? 'PayNow（新加坡）' : 'PayNow (Singapore)');
      await expect(tree(page)).toContainText(language === 'zh' ? '企业注册号 UEN' : 'Business number (UEN)');
      await expect(tree(page)).toContainText(language === 'zh' ? '新加坡元' : 'Singapore Dollar');
      const account = tree(page).getByRole('button', { name: '201912345K' });
      await account.last().hover();
      await expect(page.locator('.mark-1')).toHaveText('201912345K');
      await expect(page.locator('.mark-2')).toHaveText('0210');
      await account.last().click();
      await expect(input(page)).toBeFocused();
    });

    turn()('[EMV-04] reads Chinese names by characters', async ({ page }) => {
      await fill(page, unionPay);
      await expect(tree(page)).toContainText('清河便民超市');
      await expect(page.getByText(t.crc.valid(unionPay.slice(-4)))).toBeVisible();
    });

    test('[EMV-04] a wrong CRC is told with the one it should be, and put right', async ({ page }) => {
      const changed = pix.replace('129.90', '929.90');
      await fill(page, changed);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(pix.slice(-4));
      const expected = /[\dA-F]{4}$/.exec((await alert.getByRole('button').textContent()) ?? '')?.[0] ?? '';
      await alert.getByRole('button').click();
      await expect(input(page)).toHaveText(changed.slice(0, -4) + expected);
      await expect(page.getByText(t.crc.valid(expected))).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('[EMV-04] a code cut off says which rule is broken, and where', async ({ page }) => {
      await fill(page, '0002015204581259' + '10KOPI');
      const list = page.getByRole('region', { name: t.problems.title });
      await expect(list).toContainText(problems.overrun({ tag: '59', length: 10, left: 4 }));
      await list.getByRole('button').first().click();
      await expect(input(page)).toBeFocused();
      await expect(page.locator('.mark-1')).toHaveText('5910KOPI');
      await expect(page.getByRole('button', { name: t.tree.edit, exact: true })).toBeDisabled();
    });

    turn()('[EMV-04] editing writes a valid code', async ({ page }) => {
      await fill(page, unionPay);
      await page.getByRole('button', { name: t.tree.edit, exact: true }).click();
      const field = (name: string) => tree(page).getByRole('textbox', { name, exact: true });
      await field(t.edit.value('64-01')).fill('渝味面馆🍜');
      await expect(input(page)).toContainText('0105渝味面馆🍜');
      await field(t.edit.value('54')).fill('6');
      await expect(input(page)).toContainText('54016');
      await tree(page)
        .getByRole('button', { name: t.edit.remove('62'), exact: true })
        .click();
      await expect(input(page)).not.toContainText('POS-03');
      await tree(page).getByRole('button', { name: t.edit.add, exact: true }).click();
      await field(t.edit.tag('55')).fill('61');
      await field(t.edit.value('61')).fill('100085');
      await expect(input(page)).toContainText('6106100085');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await tree(page).getByRole('button', { name: t.tree.done }).click();
      await expect(tree(page)).toContainText('渝味面馆🍜');
    });

    test('[EMV-04] an edit that makes no code says why and leaves the input', async ({ page }) => {
      await fill(page, payNow);
      await page.getByRole('button', { name: t.tree.edit, exact: true }).click();
      await tree(page)
        .getByRole('textbox', { name: t.edit.value('59'), exact: true })
        .fill('x'.repeat(100));
      await expect(page.getByRole('alert')).toContainText(
        t.errors['value-too-long']({ tag: '59', length: 100, limit: 99 }),
      );
      await expect(input(page)).toHaveText(payNow);
    });

    turn()('[SCAN-04] chip data is read, its card number hidden until it is asked for', async ({ page }) => {
      await fill(page, '700E5A0847617390010100105F3401019A03241121');
      const card = page.getByRole('region', { name: t.chip.title });
      await expect(card).toContainText('476173******0010');
      await expect(card).not.toContainText('4761739001010010');
      await card.getByRole('button', { name: t.chip.show }).click();
      await expect(card).toContainText('4761739001010010');
      await card.getByRole('button', { name: t.chip.hide }).click();
      await expect(card).not.toContainText('4761739001010010');
    });

    turn()('[EMV-04] a million characters do not stop the page', async ({ page }) => {
      const text = `000201${'0102AB'.repeat(170_000)}`;
      await page.locator('.cm-content').waitFor();
      await paste(input(page), text);
      await expect(table(page)).toContainText('170,001');
    });
  });
}
