import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { en } from '@toolbench/tools/diff/text/en.ts';
import { zh } from '@toolbench/tools/diff/text/zh.ts';
import { diff } from '@toolbench/tools/diff/tool.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];
  const { options } = diff;
  const fill = async (page: Page, left: string, right: string) => {
    await fillPane(page, t.input.left, left);
    await fillPane(page, t.input.right, right);
  };
  const rows = (page: Page, title = t.result) => page.getByRole('list', { name: title, exact: true });

  test.describe(`Diff (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/diff', language));

    turn()('[DIFF-02] names the files that were opened, above the sides and in the patch', async ({ page }) => {
      const pane = (name: string) => page.getByRole('region', { name, exact: true });
      const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
      const opens = async (side: string, name: string, text: string) => {
        const choosing = page.waitForEvent('filechooser');
        await pane(side).getByRole('button', { name: ui.openFile }).click();
        await (await choosing).setFiles(file(name, text));
      };
      await opens(t.input.right, 'new.conf', 'a\nc\n');
      const patchName = page.getByRole('textbox', { name: options.fileName.label[language] });
      await opens(t.input.left, 'old.conf', 'a\nb\n');
      await expect(pane(t.input.left)).toContainText('old.conf');
      await expect(pane(t.input.right)).toContainText('new.conf');
      await expect(page.getByText('old.conf → new.conf', { exact: true })).toBeVisible();
      await expect(patchName).toHaveValue('old.conf');
      await page.getByRole('button', { name: t.swap, exact: true }).click();
      await expect(page.getByText('new.conf → old.conf', { exact: true })).toBeVisible();
      await expect(patchName).toHaveValue('new.conf');
      await page.getByRole('textbox', { name: t.input.left, exact: true }).fill('');
      await expect(page.getByText('new.conf')).toHaveCount(0);
    });

    turn()('[DIFF-02] marks additions and removals by sign and underline, and counts them', async ({ page }) => {
      await fill(page, 'same\nold word\n', 'same\nnew word\nmore\n');
      await expect(page.getByText(t.removed.lines('1'))).toBeVisible();
      await expect(page.getByText(t.added.lines('2'))).toBeVisible();
      const removed = rows(page).locator('del');
      await expect(removed).toHaveText('old');
      await expect(removed).toHaveCSS('text-decoration-line', 'underline');
      await expect(rows(page).locator('ins')).toHaveText('new');
      await expect(rows(page).getByText('−', { exact: true })).toHaveCount(1);
      await expect(rows(page).getByText('+', { exact: true })).toHaveCount(2);
    });

    turn()('[DIFF-01] compares by words and by characters', async ({ page }) => {
      await fill(page, 'the kitten sleeps', 'the kitchen sleeps');
      await page.getByText(options.mode.names?.words?.[language] ?? '', { exact: true }).click();
      await expect(rows(page).locator('del')).toHaveText('kitten');
      await page.getByText(options.mode.names?.chars?.[language] ?? '', { exact: true }).click();
      await expect(page.getByText(t.added.chars('2'))).toBeVisible();
    });

    turn()('[DIFF-01] ignores white space and case when asked', async ({ page }) => {
      await fill(page, 'Hello  World', 'hello world');
      await page.getByRole('checkbox', { name: options.ignoreCase.label[language] }).check();
      await page.getByRole('checkbox', { name: options.ignoreWhitespace.label[language] }).check();
      await expect(page.getByText(t.equal)).toBeVisible();
    });

    turn()('[DIFF-03] cuts Chinese into words', async ({ page }) => {
      await page.getByText(options.mode.names?.words?.[language] ?? '', { exact: true }).click();
      await fill(page, '我们今天去公园', '我们明天去公园');
      await expect(rows(page).locator('del')).toHaveText('今天');
      await expect(rows(page).locator('ins')).toHaveText('明天');
    });

    turn()('[DIFF-02] shows both views, and folds what is equal', async ({ page }) => {
      const lines = Array.from({ length: 30 }, (_, at) => `line ${at}`);
      await fill(page, lines.join('\n'), lines.join('\n').replace('line 15', 'changed'));
      await expect(rows(page).getByRole('listitem')).toHaveCount(9);
      await page.getByText(t.views.inline, { exact: true }).click();
      await expect(rows(page).getByRole('listitem')).toHaveCount(10);
      await page.getByRole('button', { name: t.unfold('12') }).click();
      await expect(rows(page).getByText('line 0', { exact: true })).toBeVisible();
    });

    turn()('[DIFF-02] goes from change to change by button and by key', async ({ page }) => {
      const lines = Array.from({ length: 400 }, (_, at) => `line ${at}`);
      const changed = lines.map((line, at) => (at % 100 === 50 ? `changed ${at}` : line));
      await fill(page, lines.join('\n'), changed.join('\n'));
      await page.getByText(t.onlyChanges).click();
      await page.getByRole('button', { name: t.next }).click();
      await expect(page.getByText(t.position('1', '4'))).toBeVisible();
      await page.getByRole('button', { name: t.next }).press('Alt+ArrowDown');
      await expect(page.getByText(t.position('2', '4'))).toBeVisible();
      await expect(rows(page).getByText('changed 150')).toBeInViewport();
      await page.getByRole('button', { name: t.previous }).click();
      await page.getByRole('button', { name: t.previous }).click();
      await expect(page.getByText(t.position('4', '4'))).toBeVisible();
      await expect(rows(page).getByText('changed 350')).toBeInViewport();
    });

    turn()('[DIFF-02] gives a patch that git applies', async ({ page }) => {
      const left = 'one\ntwo\nthree';
      const right = 'one\n2\nthree\nfour\n';
      await fill(page, left, right);
      // The patch is that of the texts which are shown, and they are while one types.
      await expect(rows(page)).toContainText('four');
      await page.getByLabel(options.fileName.label[language]).fill('notes.txt');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: t.downloadPatch }).click();
      const saved = await downloading;
      expect(saved.suggestedFilename()).toBe('notes.txt.patch');
      const folder = await mkdtemp(join(tmpdir(), 'toolbench-patch-'));
      try {
        await writeFile(join(folder, 'notes.txt'), left);
        execFileSync('git', ['apply', await saved.path()], { cwd: folder });
        expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe(right);
      } finally {
        await rm(folder, { recursive: true });
      }
    });

    turn()('[DIFF-02] swaps the sides', async ({ page }) => {
      await fill(page, 'old\n', 'new\n');
      await page.getByRole('button', { name: t.swap }).click();
      await expect(page.getByRole('textbox', { name: t.input.left, exact: true })).toContainText('new');
      await expect(page.getByRole('textbox', { name: t.input.right, exact: true })).toContainText('old');
    });

    turn()('[DIFF-03] compares JSON by meaning and names the paths', async ({ page }) => {
      await page.getByRole('radiogroup', { name: t.kind }).getByText(t.kinds.json).click();
      await fill(page, '{"a":1,"b":[1.0]}', '{"b":[1],"a":2}');
      const list = page.getByRole('list', { name: t.json.list, exact: true });
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list).toContainText('/a');
      await expect(rows(page, t.json.lines).locator('ins')).toHaveText('2');
    });

    turn()('[DIFF-03][SHELL-20] offers to compare JSON by meaning, and as text again', async ({ page }) => {
      await fill(page, '12', '13');
      await expect(page.getByText(t.removed.lines('1'))).toBeVisible();
      await expect(page.getByText(t.areJson.page)).toHaveCount(0);
      await fill(page, '{"a":1,"b":2}', '{"b":2,"a":1}');
      const chosen = page.getByRole('radiogroup', { name: t.kind });
      await expect(page.getByText(t.areJson.page)).toBeVisible();
      await expect(chosen.getByRole('radio', { name: t.kinds.text })).toBeChecked();
      await page.getByRole('button', { name: t.areJson.compare, exact: true }).click();
      await expect(page.getByText(t.json.equal)).toBeVisible();
      await expect(page.getByText(t.areJson.taken)).toBeVisible();
      await page.getByRole('button', { name: t.areJson.back, exact: true }).click();
      await expect(page.getByText(t.areJson.page)).toBeVisible();
      await expect(chosen.getByRole('radio', { name: t.kinds.text })).toBeChecked();
    });

    turn()('[DIFF-03] ignores the order of arrays, or pairs their items by a key, and says so', async ({ page }) => {
      await page.getByRole('radiogroup', { name: t.kind }).getByText(t.kinds.json).click();
      await fill(page, '[{"id":1},{"id":2,"n":1}]', '[{"id":2,"n":1},{"id":1}]');
      const list = page.getByRole('list', { name: t.json.list, exact: true });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      const ignoreOrder = page.getByLabel(options.ignoreOrder.label[language]);
      await ignoreOrder.check();
      await expect(page.getByText(t.json.equal)).toBeVisible();
      await expect(page.getByText(t.json.arranged.ignored)).toBeVisible();
      await ignoreOrder.uncheck();
      await page.getByLabel(options.itemKey.label[language]).fill('id');
      await expect(page.getByText(t.json.arranged.paired('id'))).toBeVisible();
      await fillPane(page, t.input.right, '[{"id":2,"n":3},{"id":1}]');
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list).toContainText('/0/n');
    });

    test('[DIFF-03] says which text is not JSON, and a click goes to the place', async ({ page }) => {
      await page.getByRole('radiogroup', { name: t.kind }).getByText(t.kinds.json).click();
      await fill(page, '{}', '{\n  "a": }');
      await expect(page.getByRole('alert')).toContainText(
        t.errors['right-not-json']({ character: '}', codePoint: 'U+007D' }),
      );
      await page.getByRole('button', { name: ui.place({ line: 2, column: 8 }) }).click();
      await expect(page.getByRole('textbox', { name: t.input.right, exact: true })).toBeFocused();
    });

    turn()('[SHELL-17] clearing can be undone', async ({ page }) => {
      await fill(page, 'keep', 'me');
      await page.getByRole('button', { name: ui.clear, exact: true }).click();
      await expect(page.getByText(t.resultHint)).toBeVisible();
      await page.getByRole('button', { name: ui.undoClear }).click();
      await expect(page.getByRole('textbox', { name: t.input.left, exact: true })).toContainText('keep');
      await expect(page.getByText(t.removed.lines('1'))).toBeVisible();
    });

    turn()('[DIFF-03] compares 50,000 lines and draws only what is visible', async ({ page }) => {
      const lines = Array.from({ length: 50_000 }, (_, at) => `line ${at} 工具台 ${(at * 7919) % 1000}`);
      const changed = lines.map((line, at) => (at % 50 === 7 ? `${line} changed` : line));
      const file = (text: string) => ({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
      for (const [label, content] of [
        [t.input.left, lines],
        [t.input.right, changed],
      ] as const) {
        const pane = page.getByRole('region', { name: label, exact: true });
        await pane.locator('.cm-content').waitFor();
        await pane.locator('input[type=file]').setInputFiles(file(content.join('\n')));
      }
      await expect(page.getByText('line 0 ').first()).toBeVisible();
      await page.getByRole('button', { name: t.compare, exact: true }).click();
      await expect(page.getByText(t.changes('1,000'))).toBeVisible();
      await page.getByRole('button', { name: t.previous }).click();
      await expect(rows(page).getByText('line 49957 ').first()).toBeInViewport();
      expect(await rows(page).getByRole('listitem').count()).toBeLessThan(100);
    });
  });
}
