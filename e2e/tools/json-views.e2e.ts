import { en } from '@toolbench/tools/json/text/en.ts';
import { zh } from '@toolbench/tools/json/text/zh.ts';
import { expect, fillPane, open, test, oneLanguage } from '../support/fixtures.ts';

const texts = { zh, en };

for (const language of oneLanguage(3)) {
  const t = texts[language];

  test(`[JSON-04] shows arrays as tables, and checks a document by a schema (${language})`, async ({ page }) => {
    await open(page, '/tool/json', language);
    await fillPane(page, t.input, '{\n  "name": "Ada",\n  "age": -1\n}');
    await page.getByText(t.views.table, { exact: true }).click();
    await fillPane(page, t.input, '{"a":1}');
    await expect(page.getByText(t.table.none)).toBeVisible();
    await fillPane(page, t.input, '{"rows":[{"id":10,"name":"Ada"},{"id":9}]}');
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveText(['idname', '010"Ada"', '19']);
    await table.getByRole('button', { name: 'id' }).click();
    await expect(table.getByRole('row')).toHaveText(['id', '19', '010"Ada"'].map((row) => new RegExp(`^${row}`)));
    await fillPane(page, t.input, '{\n  "name": "Ada",\n  "age": -1\n}');
    await page.getByText(t.views['check-schema'], { exact: true }).click();
    const result = page.getByRole('region', { name: t.schema.title, exact: true });
    await expect(result).toContainText(t.schema.hint);
    await fillPane(page, t.output['check-schema'], '{"properties": {"age": {"minimum": 0}}, "required": ["id"]}');
    await expect(result).toContainText(t.schema.invalid('2'));
    await expect(result).toContainText(t.schema.rules.minimum({ expected: '0' }));
    await result.getByRole('button', { name: '$.age' }).click();
    await expect(page.getByRole('textbox', { name: t.input, exact: true })).toBeFocused();
    await fillPane(page, t.output['check-schema'], '{"properties": {"age": {"maximum": 0}}}');
    await expect(result).toContainText(t.schema.valid('2020-12'));
    await fillPane(page, t.output['check-schema'], '{"$ref": "other.json"}');
    await expect(page.getByRole('alert')).toContainText('other.json');
  });
}
