import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { examples } from '@toolbench/tools/json/examples.ts';
import { en } from '@toolbench/tools/json/text/en.ts';
import { zh } from '@toolbench/tools/json/text/zh.ts';
import { json } from '@toolbench/tools/json/tool.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, paneText, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

async function chooseView(page: Page, name: string): Promise<void> {
  await page.getByText(name, { exact: true }).first().click();
}

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const result = (page: Page) => page.getByRole('textbox', { name: t.output.text, exact: true });

  test.describe(`JSON (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/json', language));

    turn()('[JSON-01] formats as one types, compresses, and shows statistics', async ({ page }) => {
      await fillPane(page, t.input, '{"a":[1,{"b":null}],"c":"中文"}');
      await expect(result(page)).toContainText('"b": null');
      expect(await paneText(page, t.output.text)).toBe(
        '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ],\n  "c": "中文"\n}',
      );
      const statistics = page.getByRole('region', { name: t.statistics.title });
      await expect(statistics).toContainText(`${t.statistics.keys}3`);
      await expect(statistics).toContainText(`${t.statistics.values}3`);
      await expect(statistics).toContainText(`${t.statistics.size}33 B`);
      await expect(statistics).toContainText(`${t.statistics.formattedSize}68 B`);

      await button(page, t.actions.compress).click();
      await expect(result(page)).toHaveText('{"a":[1,{"b":null}],"c":"中文"}');
    });

    turn()('[JSON-01] indents by 2, 4 or 8', async ({ page }) => {
      await fillPane(page, t.input, '[[1]]');
      for (const indent of ['4', '8', '2']) {
        await page.getByRole('toolbar').getByText(indent, { exact: true }).click();
        await expect.poll(() => paneText(page, t.output.text)).toContain(`[\n${' '.repeat(Number(indent))}[`);
      }
    });

    turn()('[JSON-01] validates, gives an example, clears, and takes the clearing back', async ({ page }) => {
      await button(page, ui.example).click();
      await expect(result(page)).toContainText('12345678901234567890');
      await button(page, t.actions.validate).click();
      await expect(page.getByRole('status').filter({ hasText: t.valid })).toBeVisible();
      await button(page, ui.clear).click();
      await expect(page.getByRole('region', { name: t.input, exact: true })).toContainText(t.placeholder.slice(0, 8));
      await button(page, ui.undoClear).click();
      await expect(page.getByRole('textbox', { name: t.input, exact: true })).toContainText('orderId');
    });

    test('[JSON-02] names what is wrong, marks the place, and goes there on a click', async ({ page }) => {
      await fillPane(page, t.input, '{\n  "a": 1,\n  "b": [1, 2\n}');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(t.errors['comma-or-bracket-expected']({ found: '}' }));
      await expect(page.locator('.line-error')).toHaveCount(1);
      await page.getByRole('button', { name: ui.place({ line: 4, column: 1 }) }).click();
      await expect(page.getByRole('textbox', { name: t.input, exact: true })).toBeFocused();
      await expect(page.getByRole('region', { name: t.statistics.title })).toHaveCount(0);
    });

    turn()('[JSON-03] keeps every digit and repeated keys, and tells where those are', async ({ page }) => {
      await fillPane(page, t.input, '{"id":12345678901234567890,"x":1.0,"y":1e400,"id":0}');
      await expect(result(page)).toContainText('"id": 12345678901234567890');
      await expect(result(page)).toContainText('"x": 1.0');
      await expect(result(page)).toContainText('"y": 1e400');
      await expect(page.getByText(t.duplicates.title('1'))).toBeVisible();
      await button(page, t.duplicates.where('id', '$')).click();
      await expect(page.getByRole('textbox', { name: t.input, exact: true })).toBeFocused();
    });

    turn()('[JSON-04] browses a tree by keys, finds, and copies a path', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await fillPane(page, t.input, '{"items":[{"name":"笔","tags":["x"]},{"name":"纸"}],"total":2}');
      await chooseView(page, t.views.tree);
      const tree = page.getByRole('tree', { name: t.tree.title });
      await expect(tree.getByRole('treeitem').first()).toContainText('{2}');
      await page.getByRole('searchbox', { name: t.tree.find }).fill('纸');
      await expect(tree.getByRole('treeitem', { selected: true })).toContainText('纸');
      await expect(page.getByText(t.tree.position('1', '1'))).toBeVisible();
      await button(page, t.tree.copyPath).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('$.items[1].name');

      await tree.focus();
      await page.keyboard.press('Home');
      await expect(tree.getByRole('treeitem', { selected: true })).toContainText('{2}');
      await page.keyboard.press('ArrowLeft');
      await expect(tree.getByRole('treeitem')).toHaveCount(1);
      await page.keyboard.press('ArrowRight');
      await expect(tree.getByRole('treeitem')).not.toHaveCount(1);
    });

    turn()('[JSON-04] queries by JSONPath and shows the paths found', async ({ page }) => {
      await fillPane(page, t.input, '{"items":[{"id":12345678901234567890},{"id":1.0}]}');
      await chooseView(page, t.views.query);
      const path = page.getByRole('textbox', { name: json.options.path.label[language] });
      await path.fill('$.items[*].id');
      await expect(page.getByText(t.query.count('2'))).toBeVisible();
      expect(await paneText(page, t.output.query)).toBe('[\n  12345678901234567890,\n  1.0\n]');
      await expect(page.getByRole('region', { name: t.query.paths })).toContainText('$.items[1].id');
      await path.fill('$.items[');
      await expect(page.getByRole('alert')).toContainText('9');
    });

    turn()('[JSON-04] repairs, and lists every change', async ({ page }) => {
      await fillPane(page, t.input, "{name: '张伟',\n tags: [1 2],}");
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('toolbar').getByRole('button', { name: t.actions.repair, exact: true }).click();
      await expect(result(page)).toContainText('"name": "张伟"');
      await expect(page.getByText(t.repaired('6'))).toBeVisible();
      const changes = page.getByRole('region', { name: t.changesTitle });
      await expect(changes).toContainText(t.changes['trailing-comma']);
      await changes.getByRole('button', { name: '2:10' }).click();
      await expect(page.getByRole('textbox', { name: t.input, exact: true })).toBeFocused();
      await button(page, t.takeOver).click();
      await expect(page.getByText(t.repaired('6'))).toHaveCount(0);
      await expect.poll(() => paneText(page, t.input)).not.toContain("'");
    });

    turn()('[JSON-05] names what repair leaves out, keeps comments and tells where they are lost', async ({ page }) => {
      await fillPane(page, t.input, '[INFO] {"id":7} # done');
      await page.getByRole('toolbar').getByRole('button', { name: t.actions.repair, exact: true }).click();
      await expect(result(page)).toContainText('"id": 7');
      await page.getByRole('button', { name: t.omissions.where('1', '1', '[INFO] ', '1'), exact: true }).click();
      await expect(page.getByRole('textbox', { name: t.input, exact: true })).toBeFocused();
      await page.getByRole('toolbar').getByText('JSON5 / JSONC', { exact: true }).click();
      await fillPane(page, t.input, '[1, // one\n2]');
      await button(page, t.actions.format).click();
      await expect.poll(() => paneText(page, t.output.text)).toBe('[\n  1, // one\n  2\n]');
      await expect(page.getByText(t.lostComments('1'))).toHaveCount(0);
      await button(page, t.actions.compress).click();
      await expect(page.getByText(t.lostComments('1'))).toBeVisible();
    });

    turn()('[JSON-04] reads JSON5, sorts keys, converts', async ({ page }) => {
      await page.getByRole('toolbar').getByText('JSON5 / JSONC', { exact: true }).click();
      await page.getByRole('checkbox', { name: json.options.sortKeys.label[language] }).check();
      await fillPane(page, t.input, '// 说明\n{b: 0x10, a: [.5,],}');
      await expect.poll(() => paneText(page, t.output.text)).toBe('{\n  "a": [\n    0.5\n  ],\n  "b": 16\n}');
      for (const [view, expected] of [
        ['to-yaml', 'b: 16\na:\n  - 0.5'],
        ['to-typescript', 'export interface Root {\n  b: number;\n  a: number[];\n}'],
        ['to-schema', '"$schema": "https://json-schema.org/draft/2020-12/schema"'],
      ] as const) {
        await chooseView(page, t.views[view]);
        await expect.poll(() => paneText(page, t.output[view])).toContain(expected);
      }
    });

    turn()('[JSON-04] escapes, unescapes and expands JSON inside strings', async ({ page }) => {
      await fillPane(page, t.input, '{"a":"{\\"b\\":1.0}"}');
      await chooseView(page, t.views.string);
      await expect(page.getByRole('textbox', { name: t.output.string, exact: true })).toHaveText(
        JSON.stringify('{"a":"{\\"b\\":1.0}"}'),
      );
      await chooseView(page, t.strings.expand);
      await expect.poll(() => paneText(page, t.output.string)).toBe('{\n  "a": {\n    "b": 1.0\n  }\n}');
      await expect(page.getByText(t.expanded('1'))).toBeVisible();
    });

    turn()('[JSON-04] formats an opened file of 3 MB and saves it', async ({ page }) => {
      const row = '{"id":12345678901234567890,"name":"张伟","score":1.0},';
      const text = `[${row.repeat(60_000).slice(0, -1)}]`;
      const file = { name: 'rows.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await button(page, t.actions.format).click();
      await expect(result(page)).toContainText('"id": 12345678901234567890');
      const downloading = page.waitForEvent('download');
      await page
        .getByRole('region', { name: t.output.text, exact: true })
        .getByRole('button', { name: ui.download })
        .click();
      const saved = await readFile(await (await downloading).path(), 'utf8');
      expect(saved.replace(/\n */g, '').replaceAll(': ', ':')).toBe(text);
    });
  });

  turn()(`[JSON-01] every example works (${language})`, async ({ page }) => {
    await open(page, '/tool/json', language);
    await page.getByRole('region', { name: t.input, exact: true }).locator('.cm-content').waitFor();
    for (const { input } of examples) {
      await page.getByRole('button', { name: ui.example, exact: true }).click();
      const beginning = String(input).split('\n')[0].slice(0, 8);
      await expect(page.getByRole('textbox', { name: t.input, exact: true })).toContainText(beginning);
      await expect(page.getByRole('region', { name: t.statistics.title })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
}
