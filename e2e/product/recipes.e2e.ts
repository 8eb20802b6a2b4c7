import { readFileSync } from 'node:fs';
import { en } from '../../apps/web/src/recipes/text.en.ts';
import { zh } from '../../apps/web/src/recipes/text.zh.ts';
import { zh as paletteZh } from '../../apps/web/src/palette/text.zh.ts';
import { zh as base64Zh } from '@toolbench/tools/base64/text/zh.ts';
import { base64 } from '@toolbench/tools/base64/tool.ts';
import { en as jsonEn } from '@toolbench/tools/json/text/en.ts';
import { csv } from '@toolbench/tools/csv/tool.ts';
import { json } from '@toolbench/tools/json/tool.ts';
import { myRecipesKey } from '@toolbench/ui/work/keep-switch.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { en as webEn } from '../../apps/web/src/text/en.ts';
import { zh as webZh } from '../../apps/web/src/text/zh.ts';
import { expect, fillPane, open, test, oneLanguage } from '../support/fixtures.ts';
import { expectNoSeriousFinding } from '../support/readability.ts';

const texts = { zh, en };

for (const language of oneLanguage(7)) {
  const t = texts[language];

  test(`[SHELL-21] a recipe is made, run, mended, saved and shared (${language})`, async ({ page }) => {
    await open(page, '/recipes', language);
    const step = (number: number) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .nth(number - 1);
    const output = page.getByRole('region', { name: t.output, exact: true }).locator('.cm-content');
    const run = page.getByRole('button', { name: t.run, exact: true });

    await page.getByRole('button', { name: t.examples.rows }).click();
    await run.click();
    await expect(output).toContainText('2,Grace,New York');
    await expect(output).not.toContainText('Ada');
    await expect(step(1)).toContainText('"Ada"');
    await expectNoSeriousFinding(page);

    // What the CSV tool warns of for the same text is said at the step.
    await fillPane(page, t.input, 'id;name\n1;Ada\n');
    await run.click();
    await expect(step(1).getByRole('status')).toContainText(language === 'zh' ? '分号' : 'Semicolon');
    await page.getByRole('button', { name: t.clear, exact: true }).click();
    await fillPane(page, t.input, '');
    await page.getByRole('button', { name: t.examples.rows }).click();

    // What cannot work is said at its step; taken back, it runs again.
    await step(2).getByRole('button', { name: t.remove }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await run.click();
    await expect(step(1).getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: t.undo, exact: true }).click();
    await run.click();
    await expect(output).toContainText('3,Linus,Helsinki');
    await page.getByRole('button', { name: t.add, exact: true }).click();
    await page
      .getByRole('option', { name: `${csv.name[language]} · ${csv.actions['csv-stats'].label[language]}` })
      .click();
    await expect(step(4)).toContainText(t.waiting);
    await step(4).getByRole('button', { name: t.remove }).click();

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    const file = readFileSync(await (await saving).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({ version: 1, steps: [{ tool: 'csv' }, { tool: 'json' }, { tool: 'csv' }] });
    expect(file).not.toContain('Grace');

    await page.getByRole('button', { name: t.clear }).click();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'recipe.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await expect(step(3)).toBeVisible();
  });
}

test('[SHELL-21] recipes that cannot be read are offered as a file and replaced by nothing', async ({ page }) => {
  const t = zh;
  await open(page, '/', 'zh');
  await page.evaluate((key) => localStorage.setItem(key, '[{"title":"a"'), myRecipesKey);
  await page.goto('/recipes');
  await page.getByRole('button', { name: t.examples.rows }).click();
  await page.getByRole('button', { name: t.keep, exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t.mine.refused.unreadable);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.mine.saveUnreadable }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe('[{"title":"a"');
  await page.getByRole('button', { name: t.mine.removeUnreadable }).click();
  await page.getByRole('button', { name: t.keep, exact: true }).click();
  await expect(page.getByText(t.mine.kept(t.examples.rows))).toBeVisible();
  await expect(page.getByText(t.mine.title('1'))).toBeVisible();
});

test('[SHELL-21] a recipe is kept by its name in the browser, renamed, deleted and put back', async ({ page }) => {
  const t = en;
  await open(page, '/recipes', 'en');
  await page.getByRole('button', { name: t.examples.rows }).click();
  await page.getByRole('button', { name: t.keep, exact: true }).click();
  await expect(page.getByText(t.mine.kept(t.examples.rows))).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await stored()).toContain('csv-to-json');
  expect(await stored()).not.toContain('Grace');

  await page.getByRole('button', { name: t.clear, exact: true }).click();
  await page.reload();
  await expect(page.getByText(t.mine.title('1'))).toBeVisible();
  await page.getByRole('button', { name: t.examples.rows, exact: true }).first().click();
  await expect(page.getByRole('heading', { name: /^Step 3/ })).toBeVisible();

  await page.getByRole('button', { name: t.mine.rename(t.examples.rows) }).click();
  await expect(page.getByLabel(t.mine.newName(t.examples.rows))).toBeFocused();
  await page.keyboard.type('Big ids');
  await page.keyboard.press('Enter');
  const named = page.getByRole('button', { name: 'Big ids', exact: true });
  await expect(named).toBeFocused();
  await expectNoSeriousFinding(page);
  await page.getByRole('button', { name: t.mine.remove('Big ids') }).click();
  await expect(named).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: t.undo }).click();
  await expect(named).toBeVisible();

  // What cannot be kept is said, and what is kept stays.
  await page.getByRole('textbox', { name: t.name }).fill('');
  await page.getByRole('button', { name: t.keep, exact: true }).click();
  await expect(page.getByText(t.mine.refused['no-name'])).toBeVisible();
  await page.getByRole('textbox', { name: t.name }).fill('Another');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: t.keep, exact: true }).click();
  await expect(page.getByText(t.mine.refused.full)).toBeVisible();
  await page.reload();
  // The list begins folded where the recipe of before was kept in time, and stands open where it was not.
  const mine = page.locator('details').filter({ hasText: t.mine.title('1') });
  await mine.evaluate((details: HTMLDetailsElement) => void (details.open = true));
  await named.click();
  await page.getByRole('button', { name: webEn.header.menu, exact: true }).click();
  await page.getByRole('checkbox', { name: webEn.header.keepWork }).uncheck();
  await expect(page.getByText(t.mine.title('0'))).toBeVisible();
  expect(await stored()).not.toContain('csv-to-json');
  await page.getByRole('button', { name: t.keep, exact: true }).click();
  await expect(page.getByText(t.mine.refused['switched-off'])).toBeVisible();
});

test('[SHELL-19] the results of a recipe are there after a look at another page, until it changes', async ({
  page,
}) => {
  const t = zh;
  await open(page, '/recipes', 'zh');
  await page.getByRole('button', { name: t.examples.rows }).click();
  await page.getByRole('button', { name: t.run, exact: true }).click();
  const output = page.getByRole('region', { name: t.output, exact: true }).locator('.cm-content');
  await expect(output).toContainText('2,Grace,New York');
  const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^第 1 步/ }) });
  for (const leave of [webZh.header.tools, webZh.header.home]) {
    await page.getByRole('banner').getByRole('link', { name: leave, exact: true }).click();
    await expect(page.getByRole('heading', { name: /^第 1 步/ })).toHaveCount(0);
    await page.goBack();
    await expect(output).toContainText('2,Grace,New York');
    await expect(first).toContainText('"Ada"');
  }
  await page.getByRole('listitem').getByRole('button', { name: t.remove }).last().click();
  await expect(page.getByText(t.waiting)).toHaveCount(2);
  await expect(output).not.toContainText('Grace');
});

test('[SHELL-21] from a tool’s page recipes are one click away, and steps are searched with the keyboard', async ({
  page,
}) => {
  const t = en;
  await open(page, '/tool/json', 'en');
  await page.getByRole('banner').getByRole('link', { name: webEn.header.recipes, exact: true }).click();
  await expect(page).toHaveURL(/\/recipes$/);
  const add = page.getByRole('button', { name: t.add, exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: t.search });
  await expect(field).toBeFocused();
  await expectNoSeriousFinding(page);
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('base64 deco');
  const chosen = `${base64.name.en} · ${base64.actions.decode.label.en}`;
  await expect(page.getByRole('option', { selected: true })).toHaveText(chosen);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.step(1, chosen) })).toBeVisible();
  await expect(add).toBeFocused();

  // Where the screen is too narrow for the header's links they are in its menu.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tool/json');
  await page.getByRole('button', { name: webEn.header.menu, exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: webEn.header.recipes, exact: true }).click();
  await expect(page).toHaveURL(/\/recipes$/);
});

test('[SHELL-21] a recipe from a link is shown before it runs, and takes the input only when asked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const t = en;
  const copied = async () => {
    await page.getByRole('button', { name: uiEn.copyLink }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await open(page, '/recipes', 'en');
  await page.getByRole('button', { name: t.examples.base64, exact: true }).click();
  const without = await copied();
  await page.getByRole('checkbox', { name: /Include the input in the link/ }).check();
  await expect(page.getByText(uiEn.linkWithInputNote)).toBeVisible();
  const withInput = await copied();
  expect(withInput.length).toBeGreaterThan(without.length);

  await page.getByRole('button', { name: t.clear }).click();
  await fillPane(page, t.input, '');
  await page.goto('/privacy');
  await page.goto(withInput);
  await expect(page.getByText(t.fromLink)).toBeVisible();
  await expect(page).toHaveURL(/\/recipes$/);
  await expect(page.getByText(t.waiting)).toHaveCount(2);
  await page.getByRole('button', { name: t.run, exact: true }).click();
  await expect(page.getByRole('region', { name: t.output, exact: true }).locator('.cm-content')).toContainText(
    '"order": 42',
  );

  await page.goto(`${without.slice(0, -9)}`);
  await expect(page.getByText(t.unreadableLink)).toBeVisible();
});

test('[SHELL-21] a result is sent on as a step of the recipe, with the options and the input it came from', async ({
  page,
}) => {
  await open(page, '/tool/base64', 'zh');
  await page.getByText(base64Zh.modes.decode, { exact: true }).first().click();
  const packed = 'H4sIAAAAAAACA6tWyi9KSS1SsjIx0lHKLEnNLVayiq5WykxRsjKs1YEwjGpjawHgEuGUKAAAAA==';
  await fillPane(page, base64Zh.input.decode, packed);
  await page.getByRole('button', { name: base64Zh.decompress, exact: true }).click();
  await expect(page.locator('.cm-content').nth(1)).toContainText('"order":42');
  await page.getByRole('button', { name: uiZh.sendTo }).click();
  await page.getByRole('option', { name: paletteZh.commands.append }).click();
  await expect(page).toHaveURL(/\/recipes$/);
  const called = `${base64.name.zh} · ${base64.actions.decompress.label.zh}`;
  await expect(page.getByText(zh.appended(called))).toBeVisible();
  await expect(page.getByRole('heading', { name: zh.step(1, called) })).toBeVisible();

  // The next one is put after it, with the options that it ran with.
  await page.goto('/tool/json');
  await fillPane(page, '输入', '{"order":42}');
  await page.getByRole('toolbar', { name: json.name.zh }).getByText('Tab', { exact: true }).click();
  await expect(page.locator('.cm-content').nth(1)).toContainText(/\t"order"/);
  await page.getByRole('button', { name: uiZh.sendTo }).first().click();
  await page.getByRole('option', { name: paletteZh.commands.append }).click();
  const step = page.getByRole('listitem', { name: zh.step(2, `${json.name.zh} · ${json.actions.format.label.zh}`) });
  await expect(step.getByRole('radio', { name: 'Tab' })).toBeChecked();
});

test('[SHELL-21] a link to a tool carries its options and mode, and the input only when asked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/tool/json', 'en');
  await fillPane(page, jsonEn.input, '{"b":1,"a":"键"}');
  await page.getByRole('toolbar', { name: json.name.en }).getByText('Tab', { exact: true }).click();
  await page.getByRole('button', { name: uiEn.linkHere }).click();
  const copied = async () => {
    await page.getByRole('button', { name: uiEn.copyLink }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const without = await copied();
  await page.getByRole('checkbox', { name: /Include the input in the link/ }).check();
  await expect(page.getByText(uiEn.linkWithInputNote)).toBeVisible();
  await expectNoSeriousFinding(page);
  const withInput = await copied();
  expect(withInput.length).toBeGreaterThan(without.length);
  await page.keyboard.press('Escape');
  await expect(page.getByText(uiEn.linkWithInputNote)).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await expect(page.getByText(webEn.suggest.hint)).toBeVisible();
  await page.goto(withInput);
  await expect(page.getByText(uiEn.link.taken)).toBeVisible();
  await expect(page).toHaveURL(/\/tool\/json$/);
  await expect(page.locator('.cm-content').nth(1)).toContainText(/\t"b": 1/);
  await page.getByRole('button', { name: uiEn.discardRestored }).click();
  await expect(page.getByRole('textbox', { name: jsonEn.input, exact: true })).not.toContainText('"b"');
  await page.goto(without.slice(0, -3));
  await expect(page.getByText(uiEn.link.unreadable)).toBeVisible();
});
