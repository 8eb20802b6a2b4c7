import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '@toolbench/tools/xml/text/en.ts';
import { zh } from '@toolbench/tools/xml/text/zh.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];

  test.describe(`XML (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/xml', language));

    turn()('[XML-01][XML-03] formats as one types, compresses, and indents by choice', async ({ page }) => {
      await fillPane(page, t.input, '<a><b>one</b><c x="1"/></a>');
      await expect(box(page, t.output)).toHaveText(/<a>\s*<b>one<\/b>\s*<c x="1"\/>\s*<\/a>/);
      await expect(page.locator('.cm-content').nth(1).locator('.cm-line').nth(1)).toHaveText(/^ {2}<b>one<\/b>$/);
      await page.getByText('8', { exact: true }).click();
      await expect(page.locator('.cm-content').nth(1).locator('.cm-line').nth(1)).toHaveText(/^ {8}<b>one<\/b>$/);
      await button(page, t.compress).click();
      await expect(page.locator('.cm-content').nth(1).locator('.cm-line')).toHaveCount(1);
    });

    turn()('[XML-01] shows the statistics', async ({ page }) => {
      await fillPane(page, t.input, '<a>  <b/></a>');
      await button(page, t.compress).click();
      for (const [name, value] of [
        [t.figures.tags, '3'],
        [t.figures.elements, '2'],
        [t.figures.attributes, '0'],
        [t.figures.originalSize, '13 B'],
        [t.figures.processedSize, '11 B'],
        [t.figures.compressionRatio, '15.4%'],
      ]) {
        await expect(page.locator('dl > div', { hasText: name })).toContainText(value);
      }
    });

    turn()('[XML-01] both boxes are 400 px high, and the result cannot be edited', async ({ page }) => {
      for (const name of [t.input, t.output]) {
        const pane = page.getByRole('region', { name, exact: true });
        await pane.locator('.cm-editor').waitFor();
        const height = await pane.locator('.cm-editor').evaluate((editor) => editor.parentElement?.clientHeight);
        expect(height).toBeGreaterThanOrEqual(398);
        expect(height).toBeLessThanOrEqual(402);
        await expect(pane.getByRole('button', { name: ui.copy })).toBeVisible();
      }
      await expect(box(page, t.output)).toHaveAttribute('aria-readonly', 'true');
    });

    turn()(
      '[XML-01][XML-02] a fault reddens the input, is worded as specified, and a click goes to it',
      async ({ page }) => {
        await fillPane(page, t.input, '<a>\n  <b>\n</a>');
        await button(page, t.validate).click();
        await expect(page.getByRole('alert')).toContainText(t.errors['tag-mismatch']({ expected: 'b', got: 'a' }));
        const pane = page.getByRole('region', { name: t.input, exact: true });
        await expect(pane).toHaveAttribute('data-invalid', 'true');
        await button(page, ui.place({ line: 3, column: 1 })).click();
        await expect(box(page, t.input)).toBeFocused();

        await fillPane(page, t.input, '<a>\n  <b/>\n</a>');
        await button(page, t.validate).click();
        await expect(page.getByText(t.valid)).toBeVisible();
        await expect(pane).not.toHaveAttribute('data-invalid', 'true');
        await expect(box(page, t.output)).toContainText('<b/>');
      },
    );

    turn()('[XML-01][SHELL-17] Enter formats, Shift+Enter makes a new line', async ({ page }) => {
      await fillPane(page, t.input, '<a><b/></a>');
      await button(page, t.compress).click();
      await expect(page.locator('.cm-content').nth(1).locator('.cm-line')).toHaveCount(1);
      await box(page, t.input).press('Shift+Enter');
      await expect(page.locator('.cm-content').first().locator('.cm-line')).toHaveCount(2);
      await box(page, t.input).press('Enter');
      await expect(page.locator('.cm-content').nth(1).locator('.cm-line')).toHaveCount(3);
      await expect(page.locator('.cm-content').first().locator('.cm-line')).toHaveCount(2);
    });

    turn()('[XML-01] has examples, clears, and takes clearing back', async ({ page }) => {
      await button(page, ui.example).click();
      await expect(box(page, t.output)).toContainText('bk101');
      await button(page, ui.clear).click();
      await expect(box(page, t.output)).not.toContainText('bk101');
      await button(page, ui.undoClear).click();
      await expect(box(page, t.input)).toContainText('bk101');
      await expect(page.getByRole('heading', { name: t.features.title })).toBeVisible();
    });

    turn()('[XML-04] queries with XPath', async ({ page }) => {
      await fillPane(page, t.input, '<shop>\n<book id="1"/>\n<book id="2"/>\n</shop>');
      const path = page.getByLabel(t.xpath.label);
      await path.fill('//book/@id');
      const list = page.getByRole('list', { name: t.xpath.result });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await list.getByRole('button').nth(1).click();
      await expect(box(page, t.input)).toBeFocused();
      await path.fill('count(//book)');
      await expect(page.locator('output')).toHaveText('2');
      await path.fill('//book[');
      await expect(page.getByRole('alert')).toContainText('XPath');
    });

    turn()('[XML-04] shows the tree, which folds', async ({ page }) => {
      await fillPane(page, t.input, '<a><b><c>deep</c></b></a>');
      await expect(box(page, t.output)).toContainText('deep');
      await button(page, t.tree.show).click();
      const rows = page.getByRole('list', { name: t.tree.title }).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      await button(page, `${t.tree.collapse} b`).click();
      await expect(rows).toHaveCount(2);
      await button(page, t.tree.expandAll).click();
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(2)).toContainText('deep');
    });

    turn()('[XML-04] converts to JSON and back', async ({ page }) => {
      await fillPane(page, t.input, '<a x="1"><b>2</b><b>3</b></a>');
      await button(page, t['to-json']).click();
      await expect(box(page, t.output)).toContainText('"@x": "1"');
      await fillPane(page, t.input, '{"a": {"@x": "1", "b": [2, 3]}}');
      await button(page, t['from-json']).click();
      await expect(box(page, t.output)).toContainText('<b>3</b>');
    });

    turn()('[XML-04] reads a file in the encoding that it declares', async ({ page }) => {
      const bytes = Buffer.concat([
        Buffer.from('<?xml version="1.0" encoding="GBK"?><a>'),
        Buffer.from([0xd6, 0xd0, 0xce, 0xc4]),
        Buffer.from('</a>'),
      ]);
      await page.getByRole('region', { name: t.input, exact: true }).locator('.cm-content').waitFor();
      await page.locator('input[type=file]').first().setInputFiles({ name: 'gbk.xml', mimeType: '', buffer: bytes });
      await expect(box(page, t.input)).toContainText('中文');
      await expect(page.getByText(t.converted('GBK'))).toBeVisible();
      await expect(box(page, t.output)).toContainText('encoding="UTF-8"');
    });
  });
}

test('[XML-04] formats 10 MB while the page keeps answering', async ({ page }) => {
  await open(page, '/tool/xml', 'en');
  const item = '<book id="1"><title>XML 指南</title><price currency="CNY">44.95</price></book>';
  const text = `<catalog>${item.repeat(Math.ceil((10 * 1024 * 1024) / Buffer.byteLength(item)))}</catalog>`;
  await page.getByRole('region', { name: en.input, exact: true }).locator('.cm-content').waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'large.xml',
      mimeType: 'application/xml',
      buffer: Buffer.from(text),
    });
  await page.getByLabel(en.xpath.label).fill('count(//book)');
  await expect(page.locator('dl > div', { hasText: en.figures.originalSize })).toContainText('10 MB');
  await button(page, en.xpath.run).click();
  await expect(page.locator('output')).toHaveText(String(text.split('<book ').length - 1));

  const downloading = page.waitForEvent('download');
  await page.getByRole('region', { name: en.output, exact: true }).getByRole('button', { name: uiEn.download }).click();
  const formatted = await readFile(await (await downloading).path(), 'utf8');
  expect(formatted.startsWith('<catalog>\n  <book id="1">\n    <title>XML 指南</title>\n')).toBe(true);
  expect(formatted.replace(/\n */g, '')).toBe(text);
});

test('[XML-04] refuses an entity bomb with a clear message', async ({ page }) => {
  await open(page, '/tool/xml', 'en');
  let bomb = '<!DOCTYPE a [<!ENTITY e0 "lol">';
  for (let level = 1; level < 10; level += 1) bomb += `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`;
  await fillPane(page, en.input, `${bomb}]><a>&e9;</a>`);
  await expect(page.getByRole('alert')).toContainText('billion-laughs');
});
