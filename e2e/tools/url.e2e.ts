import type { Page } from '@playwright/test';
import { decodeExamples, encodeExamples } from '@toolbench/tools/url/examples.ts';
import { en } from '@toolbench/tools/url/text/en.ts';
import { zh } from '@toolbench/tools/url/text/zh.ts';
import { url } from '@toolbench/tools/url/tool.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];

  const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
  const toolbar = (page: Page) => page.getByRole('toolbar', { name: url.name[language] });
  const decodeMode = (page: Page) => toolbar(page).getByText(t.modes.decode, { exact: true }).first().click();
  const chooseScope = async (page: Page, scope: 'url' | 'form') => {
    const { label, names } = url.options.scope;
    const select = toolbar(page).getByRole('combobox', { name: label[language] });
    if ((await select.count()) > 0) await select.selectOption(scope);
    else
      await toolbar(page)
        .getByText(names?.[scope]?.[language] ?? scope, { exact: true })
        .click();
  };

  test.describe(`URL (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/url', language));

    turn()('[URL-01][SHELL-17] Enter runs, Shift+Enter makes a new line', async ({ page }) => {
      await fillPane(page, t.input.encode, 'a b');
      await box(page, t.input.encode).press('Shift+Enter');
      await box(page, t.input.encode).press('Enter');
      await expect(box(page, t.output.encode)).toHaveText('a%20b%0A');
    });

    turn()('[URL-01] both boxes can be copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await fillPane(page, t.input.encode, '中&');
      await expect(box(page, t.output.encode)).toHaveText('%E4%B8%AD%26');
      for (const [label, text] of [
        [t.input.encode, '中&'],
        [t.output.encode, '%E4%B8%AD%26'],
      ]) {
        await page.getByRole('region', { name: label, exact: true }).getByRole('button', { name: ui.copy }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      }
    });

    turn()('[URL-01] swap moves the result into the input and flips the mode', async ({ page }) => {
      await expect(page.getByRole('button', { name: t.swap })).toBeDisabled();
      await fillPane(page, t.input.encode, 'a b&中');
      await expect(box(page, t.output.encode)).toHaveText('a%20b%26%E4%B8%AD');
      await page.getByRole('button', { name: t.swap }).click();
      await expect(box(page, t.input.decode)).toHaveText('a%20b%26%E4%B8%AD');
      await expect(box(page, t.output.decode)).toHaveText('a b&中');
    });

    turn()('[URL-01] switching the mode clears both boxes, which can be undone', async ({ page }) => {
      await fillPane(page, t.input.encode, 'keep me');
      await expect(box(page, t.output.encode)).toHaveText('keep%20me');
      await decodeMode(page);
      await expect(box(page, t.input.decode)).not.toContainText('keep');
      await expect(box(page, t.output.decode)).not.toContainText('keep');
      await page.getByRole('button', { name: ui.undoClear }).click();
      await expect(box(page, t.input.encode)).toContainText('keep me');
      await expect(box(page, t.output.encode)).toHaveText('keep%20me');
    });

    turn()('[URL-01] boxes are 420 px high and the output cannot be edited', async ({ page }) => {
      for (const label of [t.input.encode, t.output.encode]) {
        const editor = page.getByRole('region', { name: label, exact: true }).locator('.cm-editor');
        await expect(editor).toHaveCSS('height', '420px');
      }
      await expect(box(page, t.output.encode)).toHaveAttribute('aria-readonly', 'true');
    });

    for (const [mode, examples] of [
      ['encode', encodeExamples],
      ['decode', decodeExamples],
    ] as const) {
      turn()(`[URL-01] four examples to ${mode} can be clicked`, async ({ page }) => {
        if (mode === 'decode') await decodeMode(page);
        const list = page.getByRole('region', { name: t.examples[mode] }).getByRole('button');
        await expect(list).toHaveCount(4);
        for (let index = 0; index < examples.length; index += 1) {
          await list.nth(index).click();
          await expect(box(page, t.input[mode])).toHaveText(String(examples[index].input));
          await expect(box(page, t.output[mode])).not.toHaveText('');
          await expect(page.getByRole('alert')).toHaveCount(0);
        }
        await toolbar(page).getByRole('button', { name: ui.example }).click();
        await expect(box(page, t.input[mode])).toHaveText(String(examples[0].input));
      });
    }

    turn()('[URL-01][SHELL-20] the examples stay where they are when a result brings notes', async ({ page }) => {
      await decodeMode(page);
      const list = page.getByRole('region', { name: t.examples.decode });
      const before = await list.boundingBox();
      await list.getByRole('button').nth(2).click();
      await expect(page.getByRole('button', { name: t.showLevels })).toBeVisible();
      expect((await list.boundingBox())?.y).toBe(before?.y);
    });

    turn()('[URL-02] a malformed sequence sets the banner with its place, success clears it', async ({ page }) => {
      await decodeMode(page);
      await fillPane(page, t.input.decode, 'ok\n100%zz');
      await expect(page.getByRole('alert')).toContainText(t.errors['malformed-escape']({ sequence: '%zz' }));
      await expect(page.getByRole('alert')).toContainText('error: ');
      await page.getByRole('button', { name: ui.place({ line: 2, column: 4 }) }).click();
      await expect(box(page, t.input.decode)).toBeFocused();
      await page.getByLabel(url.options.keepMalformed.label[language]).check();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(t.malformedKept('1'))).toBeVisible();
      await fillPane(page, t.input.decode, '%E4%B8%AD');
      await expect(box(page, t.output.decode)).toHaveText('中');
      await expect(page.getByText(t.malformedKept('1'))).toHaveCount(0);
    });

    turn()('[URL-03] whole URL and form encode what they should', async ({ page }) => {
      await fillPane(page, t.input.encode, 'https://h.example/a b?q=c+d');
      await chooseScope(page, 'url');
      await expect(box(page, t.output.encode)).toHaveText('https://h.example/a%20b?q=c+d');
      await chooseScope(page, 'form');
      await expect(box(page, t.output.encode)).toHaveText('https%3A%2F%2Fh.example%2Fa+b%3Fq%3Dc%2Bd');
    });

    turn()('[URL-03] shows every level of a text that was encoded more than once', async ({ page }) => {
      await decodeMode(page);
      await fillPane(page, t.input.decode, '%252541');
      await page.getByRole('button', { name: t.showLevels }).click();
      await expect(page.getByRole('region', { name: t.levels.title }).getByRole('listitem')).toContainText([
        '%2541',
        '%41',
        'A',
      ]);
    });

    turn()('[URL-03] takes a URL apart, joins it again after an edit, and puts it into the input', async ({ page }) => {
      await fillPane(page, t.input.encode, 'https://example.com/a%2Fb?x=1&x=%E4%B8%AD&flag#top');
      const parts = page.getByRole('region', { name: t.parts.title });
      const field = (label: string) => parts.getByRole('textbox', { name: label, exact: true });
      await expect(field(t.parts.names.host)).toHaveValue('example.com');
      await expect(field(t.parts.names.path)).toHaveValue('/a%2Fb');
      await expect(field(t.parts.parameterName(2))).toHaveValue('x');
      await expect(field(t.parts.parameterValue(2))).toHaveValue('中');

      await field(t.parts.parameterValue(1)).fill('a & b');
      await field(t.parts.names.host).fill('例子.测试');
      await parts.getByRole('button', { name: t.parts.remove(3) }).click();
      const joined = 'https://xn--fsqu00a.xn--0zwm56d/a%2Fb?x=a%20%26%20b&x=%E4%B8%AD#top';
      await expect(parts.getByText(joined, { exact: true })).toBeVisible();
      await parts.getByRole('button', { name: t.parts.use }).click();
      await expect(box(page, t.input.encode)).toHaveText(joined);
    });

    test('[URL-03] warns of a host that imitates another one', async ({ page }) => {
      await fillPane(page, t.input.encode, 'https://p\u0430ypal.com/');
      await expect(page.getByText(t.parts.mixedAlphabets('p\u0430ypal', '\u0430 U+0430'))).toBeVisible();
    });
  });
}
