import { readFile } from 'node:fs/promises';
import { encodeText } from '@toolbench/kit/encodings/charset.ts';
import { en } from '@toolbench/tools/csv/text/en.ts';
import { zh } from '@toolbench/tools/csv/text/zh.ts';
import { options } from '@toolbench/tools/csv/options.ts';
import { csv } from '@toolbench/tools/csv/tool.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import type { Page } from '@playwright/test';
import { expect, fillPane, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };
type Action = keyof typeof csv.actions;

const openFile = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/csv', buffer });

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];
  const choose = (page: Page, action: Action) =>
    page.getByRole('radiogroup').getByText(csv.actions[action].label[language], { exact: true }).click();
  const result = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
  const figures = (page: Page) => page.locator('[data-tool=csv] dl').first();

  test.describe(`CSV (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/csv', language));

    turn()('[CSV-01][CSV-04] turns CSV into JSON as it is typed, by the chosen separator', async ({ page }) => {
      await fillPane(page, t.csv, 'name;note\nAda;"one; two\nthree"\n');
      await expect(result(page, t.json)).toContainText('{"name;note":"Ada;\\"one; two"}');
      await page.getByRole('combobox', { name: options.delimiter.label[language] }).selectOption('semicolon');
      await expect(result(page, t.json)).toContainText('{"name":"Ada","note":"one; two\\nthree"}');
    });

    turn()('[CSV-01] reads tabs, and the first row as a row', async ({ page }) => {
      await fillPane(page, t.csv, 'a\tb\n1\t2\n');
      await page.getByRole('combobox', { name: options.delimiter.label[language] }).selectOption('tab');
      await page.getByRole('checkbox', { name: options.hasHeader.label[language] }).uncheck();
      await expect(result(page, t.json)).toContainText('["a","b"],');
      await expect(result(page, t.json)).toContainText('[1,2]');
    });

    turn()('[CSV-01][CSV-04] turns JSON into CSV, and the result back again', async ({ page }) => {
      await choose(page, 'json-to-csv');
      await fillPane(page, t.json, '[{"id":"007","a":{"b":1}},{"id":"8"}]');
      await expect(result(page, t.csv)).toContainText('id,"a.b"');
      await expect(result(page, t.csv)).toContainText('"007",1');
      await page.getByRole('button', { name: t.convertBack }).click();
      await expect(result(page, t.json)).toContainText('{"id":"007","a":{"b":1}}');
      await expect(result(page, t.json)).toContainText('{"id":"8"}');
    });

    turn()(
      '[CSV-07] shows a doubt about separator and encoding, changed by one click, and takes any separator',
      async ({ page }) => {
        await fillPane(page, t.csv, 'Mar 1, 2025;x;1\nMar 2, 2025;y;2\n');
        await expect(result(page, t.json)).toContainText('"Mar 2, 2025"');
        await page.getByRole('button', { name: t.backToComma, exact: true }).click();
        await page.getByRole('button', { name: t.useDelimiter({ delimiter: 'semicolon' }) }).click();
        await expect(result(page, t.json)).toContainText('"Mar 2, 2025"');
        await fillPane(page, t.csv, 'a||b\n1||2\n');
        await page.getByRole('combobox', { name: options.delimiter.label[language] }).selectOption('other');
        await page.getByRole('textbox', { name: options.separator.label[language] }).fill('||');
        await expect(result(page, t.json)).toContainText('{"a":1,"b":2}');
        await page.getByRole('combobox', { name: options.delimiter.label[language] }).selectOption('comma');
        await expect(result(page, t.json)).toContainText('"a||b"');
        await openFile(page, 'open.csv', Buffer.from('bcdbb8f12c310a322c330a', 'hex'));
        const change = page.getByRole('button', { name: t.useEncoding({ encoding: 'big5' }) });
        const before = await result(page, t.json).textContent();
        await change.click();
        await expect(result(page, t.json)).not.toHaveText(before ?? '');
        // The encoding of the file is still said after its text was edited.
        await openFile(page, 'latin.csv', Buffer.from('Name,Stadt,Betrag\nMüller,Köln,1\nStraße,Zürich,7\n', 'latin1'));
        const encoding = 'Big5';
        await expect(figures(page)).toContainText(encoding);
        await page.locator('.cm-content').first().press('Control+Home');
        await page.keyboard.type('Vor');
        await expect(result(page, t.json)).toContainText('VorName');
        await expect(figures(page)).toContainText(encoding);
        await expect(page.getByText(t.edited('latin.csv'))).toBeVisible();
      },
    );

    turn()('[CSV-02] asks for data, for an array, and goes to the line of a fault', async ({ page }) => {
      const alert = page.getByRole('alert');
      await page.getByRole('button', { name: t.run['csv-to-json'], exact: true }).click();
      await expect(alert).toContainText(t.errors.empty());

      await choose(page, 'json-to-csv');
      await fillPane(page, t.json, '{"a":1}');
      await expect(alert).toContainText(t.errors['must-be-array']());
      await fillPane(page, t.json, '[{"a":1},\n{"a" 2}]');
      await expect(alert).toContainText(t.errors['json-syntax']({ expected: 'colon', found: '2' }));
      await page.getByRole('button', { name: ui.place({ line: 2, column: 6 }) }).click();
      await expect(page.getByRole('textbox', { name: t.json, exact: true })).toBeFocused();

      await choose(page, 'csv-to-json');
      await fillPane(page, t.csv, 'a,b\n1,"2');
      await expect(alert).toContainText(t.errors['unterminated-quote']());
      await expect(page.getByRole('button', { name: ui.place({ line: 2, column: 3 }) })).toBeVisible();
    });

    turn()('[CSV-03] previews the first five rows as a table', async ({ page }) => {
      await fillPane(page, t.csv, `n,text\n${[1, 2, 3, 4, 5, 6].map((n) => `${n},"x, ${n}"`).join('\n')}`);
      await choose(page, 'csv-preview');
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader', { name: 'text' })).toBeVisible();
      await expect(table.locator('tbody tr')).toHaveCount(5);
      await expect(table.getByRole('cell', { name: 'x, 5', exact: true })).toBeVisible();
      await expect(page.getByText(t.preview.shown({ rows: [], hasMore: true }))).toBeVisible();
    });

    turn()('[CSV-05] shows rows, columns and the type of each column', async ({ page }) => {
      await fillPane(page, t.csv, 'id,name,paid,day,none\n007,Ada,true,2026-01-15,\n008,Lin,,2026-01-16,\n');
      await choose(page, 'csv-stats');
      const { types } = t.stats;
      const rows = page.getByRole('table').locator('tbody tr');
      for (const [index, type] of [types.string, types.string, types.boolean, types.date, types.empty].entries()) {
        await expect(rows.nth(index).getByRole('cell').first()).toHaveText(type);
      }
      await expect(figures(page)).toContainText(new RegExp(`${t.figures.rows}\\s*2\\s*${t.figures.columns}\\s*5`));
    });

    test('[CSV-04] tells of uneven rows and leads to their lines', async ({ page }) => {
      await fillPane(page, t.csv, 'a,b\n1,2\n3\n');
      const notices = page.getByRole('list', { name: t.noticesTitle });
      await expect(notices).toContainText(
        t.notices['short-rows']({
          code: 'short-rows',
          count: 1,
          places: [],
          detail: { row: 2, found: 1, expected: 2 },
        }),
      );
      await notices.getByRole('button', { name: t.line(3) }).click();
      await expect(page.getByRole('textbox', { name: t.csv, exact: true })).toBeFocused();
    });

    turn()('[CSV-06] reads a GBK file, says so, and saves the JSON', async ({ page }) => {
      const encoded = encodeText('姓名,邮编,编号\r\n张伟,010010,202601150000012345\r\n', 'gb18030');
      if (!encoded.ok) throw new Error(encoded.code);
      await openFile(page, 'orders.csv', Buffer.from(encoded.value));
      await expect(result(page, t.json)).toContainText('"编号":"202601150000012345"');
      await expect(page.getByRole('textbox', { name: t.csv, exact: true })).toContainText('姓名,邮编,编号');
      await expect(figures(page)).toContainText('GB18030');
      await expect(figures(page)).toContainText('CRLF');

      const downloading = page.waitForEvent('download');
      await page.getByRole('region', { name: t.json, exact: true }).getByRole('button', { name: ui.download }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('orders.json');
      expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual([
        { 姓名: '张伟', 邮编: '010010', 编号: '202601150000012345' },
      ]);
    });

    turn()('[CSV-06] detects the separator, and offers the one that fits', async ({ page }) => {
      await fillPane(page, t.csv, 'a|b\n1|2\n');
      // Where nobody chose one, the separator that fits is taken, which one click takes back.
      await expect(result(page, t.json)).toContainText('{"a":1,"b":2}');
      await expect(page.getByText(t.delimiterTaken({ delimiter: 'pipe' }))).toBeVisible();
      await page.getByRole('button', { name: t.backToComma, exact: true }).click();
      // The doubt stands where the separator is chosen, above what is typed.
      const doubt = page.getByRole('button', { name: t.useDelimiter({ delimiter: 'pipe' }) });
      const [above, pane] = await Promise.all(
        [doubt, page.locator('.cm-content').first()].map((one) => one.boundingBox()),
      );
      expect(above?.y).toBeLessThan(pane?.y ?? 0);
      await doubt.click();
      await expect(result(page, t.json)).toContainText('{"a":1,"b":2}');
      await fillPane(page, t.csv, 'a;b\n1;2\n');
      await page.getByRole('combobox', { name: options.delimiter.label[language] }).selectOption('auto');
      await expect(result(page, t.json)).toContainText('{"a":1,"b":2}');
      await expect(figures(page)).toContainText(options.delimiter.names?.semicolon?.[language] ?? '');
    });

    turn()('[CSV-07] offers to skip what stands before a table, and to read decimal commas', async ({ page }) => {
      const table = 'Datum;Text;Betrag\n1.11.2026;Miete;-1.234,56\n2.11.2026;Lohn;3.000,00\n3.11.2026;Zins;0,5\n';
      await fillPane(page, t.csv, `Kontoauszug\nKonto: 12\n\n${table}`);
      await page.getByRole('button', { name: t.skipLines(3), exact: true }).click();
      await expect(result(page, t.json)).toContainText('"Betrag":"-1.234,56"');
      await page.getByRole('button', { name: t.useDecimalComma, exact: true }).click();
      await expect(result(page, t.json)).toContainText('"Text":"Miete","Betrag":-1234.56');
      await page.getByRole('button', { name: t.readAllLines, exact: true }).click();
      await expect(page.getByRole('button', { name: t.skipLines(3), exact: true })).toBeVisible();
    });

    turn()('[SHELL-17] clearing can be undone', async ({ page }) => {
      await fillPane(page, t.csv, 'keep,me\n1,2');
      await page.getByRole('button', { name: ui.clear, exact: true }).click();
      const input = page.getByRole('textbox', { name: t.csv, exact: true });
      await expect(input).not.toContainText('keep');
      await page.getByRole('button', { name: ui.undoClear }).click();
      await expect(input).toContainText('keep,me');
    });
  });
}

test('[CSV-06] converts 100 MB while the page keeps answering', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/tool/csv', 'en');
  await page.locator('.cm-content').first().waitFor();
  const row = '1234567,Ada Lovelace,0012345,"a text, with a comma",true,2026-01-15\r\n';
  await page.evaluate((line) => {
    const part = line.repeat(15_000);
    const rows = Array.from({ length: 100 }, () => part);
    const file = new File(['id,name,zip,text,paid,day\r\n', ...rows], 'large.csv');
    const transfer = new DataTransfer();
    transfer.items.add(file);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, row);
  // What a frozen page could not do: answer before the result is there.
  const more = page.getByRole('button', { name: en.moreOptions });
  const figures = page.locator('[data-tool=csv] dl').first();
  for (const expanded of ['true', 'false']) {
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', expanded);
  }
  expect(await figures.textContent()).not.toContain('1,500,000');
  await expect(figures).toContainText('1,500,000', { timeout: 90_000 });
  await expect(page.getByRole('textbox', { name: en.json, exact: true })).toContainText('"zip":"0012345"');
});
