import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rfcVectors } from '@toolbench/tools/uuid/examples.ts';
import { en } from '@toolbench/tools/uuid/text/en.ts';
import { zh } from '@toolbench/tools/uuid/text/zh.ts';
import { options } from '@toolbench/tools/uuid/options.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];
  const rows = (page: Page) => page.locator('ol li code');
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const quantity = (page: Page) => page.getByRole('toolbar').getByLabel(options.quantity.label[language]);
  const choose = (page: Page, name: string) =>
    page.getByRole('toolbar').getByText(name, { exact: true }).first().click();

  test.describe(`UUID (${language})`, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
    test.beforeEach(async ({ page }) => {
      await open(page, '/tool/uuid', language);
      await expect(rows(page)).toHaveCount(5);
    });

    turn()('[UUID-01] makes as many as asked for, of the chosen version', async ({ page }) => {
      await choose(page, 'v7');
      await quantity(page).fill('12');
      await button(page, t.generate).click();
      await expect(rows(page)).toHaveCount(12);
      const made = await rows(page).allInnerTexts();
      for (const id of made)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(made).toEqual(made.toSorted());
    });

    for (const [typed, quantityMade] of [
      ['0', 1],
      ['500', 100],
      ['abc', 1],
    ] as const) {
      turn()(`[UUID-01] the field shows ${quantityMade} after "${typed}"`, async ({ page }) => {
        await quantity(page).fill(typed);
        await quantity(page).press('Enter');
        await expect(quantity(page)).toHaveValue(String(quantityMade));
        await expect(page.getByText(t.quantityCorrected(quantityMade))).toBeVisible();
        await expect(rows(page)).toHaveCount(quantityMade);
      });
    }

    turn()('[UUID-01] selects all, none and single ones, and copies what is selected', async ({ page }) => {
      const made = await rows(page).allInnerTexts();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await button(page, t.rows.selectAll).click();
      await expect(button(page, t.rows.copySelected(5))).toBeEnabled();
      await button(page, t.rows.deselectAll).click();
      await expect(button(page, t.rows.copySelected(0))).toBeDisabled();
      await page.getByRole('checkbox', { name: t.rows.select(made[3]) }).check();
      await page.getByRole('checkbox', { name: t.rows.select(made[1]) }).check();
      await button(page, t.rows.copySelected(2)).click();
      await expect.poll(copied).toBe(`${made[1]}\n${made[3]}`);
      await button(page, t.rows.copyAll).click();
      await expect.poll(copied).toBe(made.join('\n'));
      await page.getByRole('listitem').filter({ hasText: made[2] }).getByRole('button', { name: ui.copy }).click();
      await expect.poll(copied).toBe(made[2]);
    });

    turn()('[UUID-01][SHELL-17] clears with undo, and loads the example', async ({ page }) => {
      const made = await rows(page).allInnerTexts();
      await button(page, ui.clear).click();
      await expect(page.getByText(t.rows.empty)).toBeVisible();
      await button(page, ui.undoClear).click();
      await expect(rows(page)).toHaveText(made);
      await button(page, ui.example).click();
      await expect(rows(page)).toHaveText([...rfcVectors]);
      await expect(page.getByRole('region', { name: t.rows.samplesTitle })).toBeVisible();
    });

    turn()('[UUID-03] sets the same identifiers in other formats', async ({ page }) => {
      const [first] = await rows(page).allInnerTexts();
      const toolbar = page.getByRole('toolbar');
      const format = toolbar.getByLabel(options.format.label[language]);
      const compact = options.format.names?.compact?.[language] ?? '';
      if (await toolbar.locator('select').count()) await format.selectOption(compact);
      else await choose(page, compact);
      await toolbar.getByLabel(options.uppercase.label[language]).check();
      await expect(rows(page).first()).toHaveText(first.replaceAll('-', '').toUpperCase());
    });

    test('[UUID-03] makes ULIDs and NanoIDs, and says what is wrong with an alphabet', async ({ page }) => {
      await choose(page, 'ULID');
      await button(page, t.generate).click();
      await expect(rows(page).first()).toHaveText(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
      await choose(page, 'NanoID');
      await button(page, t.generate).click();
      await expect(rows(page).first()).toHaveText(/^[\w-]{21}$/);
      await page.getByLabel(options.alphabet.label[language]).fill('aab');
      await button(page, t.generate).click();
      await expect(page.getByRole('alert')).toContainText(t.errors['alphabet-repeats']({ character: 'a' }));
    });

    turn()('[UUID-03] downloads 10,000 at once', async ({ page }) => {
      const downloading = page.waitForEvent('download');
      await button(page, t.bulk.download).click();
      const lines = (await readFile(await (await downloading).path(), 'utf8')).trimEnd().split('\n');
      expect(new Set(lines).size).toBe(10_000);
      await expect(rows(page)).toHaveCount(5);
    });

    turn()('[UUID-03] derives version 5 from names', async ({ page }) => {
      await choose(page, t.modes.names);
      await fillPane(page, t.names.input, 'www.example.com');
      const output = page.getByRole('textbox', { name: t.names.output, exact: true });
      await expect(output).toContainText('2ed6657d-e927-568b-95e1-2665a8aea6a2');
    });

    test('[UUID-03] decodes a pasted list, the wrong ones with their line', async ({ page }) => {
      await choose(page, t.modes.decode);
      await fillPane(page, t.decode.input, `{${rfcVectors[0].toUpperCase()}}\nnot-a-uuid\n${rfcVectors[5]}`);
      const list = page.getByRole('list', { name: t.decode.output });
      await expect(list).toContainText('2022-02-22 19:22:22.0000000 UTC');
      await expect(list).toContainText(t.decode.randomNode('9f:6b:de:ce:d8:46'));
      await expect(list).toContainText(t.errors.character({ character: 'n' }));
      await page.getByRole('button', { name: t.decode.line(2) }).click();
      await expect(page.getByRole('textbox', { name: t.decode.input, exact: true })).toBeFocused();
    });
  });
}
