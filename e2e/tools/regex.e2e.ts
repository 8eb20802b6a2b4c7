import type { Locator, Page } from '@playwright/test';
import { shortcutNames, shortcuts } from '@toolbench/tools/regex/page/shortcuts.ts';
import { en } from '@toolbench/tools/regex/text/en.ts';
import { zh } from '@toolbench/tools/regex/text/zh.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };
const evilText = 'ok! fine! aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];

  const patternOf = (page: Page) => page.getByRole('textbox', { name: t.pattern, exact: true });
  const flagsOf = (page: Page) => page.getByRole('textbox', { name: t.flags, exact: true });
  const listOf = (page: Page) => page.getByRole('list', { name: t.results });
  const resultOf = (page: Page) => page.getByRole('region', { name: t.results });
  const tab = (page: Page, mode: keyof typeof t.tabs): Locator => page.getByRole('tab', { name: t.tabs[mode] });

  test.describe(`Regex (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/regex', language));

    turn()('[REGEX-01][REGEX-03] the checkboxes and the flags input stay in step', async ({ page }) => {
      await expect(flagsOf(page)).toHaveValue('g');
      const global = page.getByRole('checkbox', { name: t.checkboxes.g });
      await expect(global).toBeChecked();
      await page.getByRole('checkbox', { name: t.checkboxes.i }).check();
      await page.getByRole('checkbox', { name: t.checkboxes.m }).check();
      await expect(flagsOf(page)).toHaveValue('gim');
      await flagsOf(page).fill('s');
      await expect(global).not.toBeChecked();
      await expect(page.getByRole('button', { name: t.flagNames.s })).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: t.flagNames.u }).click();
      await page.getByRole('button', { name: t.flagNames.v }).click();
      await expect(flagsOf(page)).toHaveValue('sv');
    });

    turn()('[REGEX-01] every shortcut fills the pattern', async ({ page }) => {
      for (const name of shortcutNames) {
        await page.getByRole('button', { name: t.shortcutNames[name], exact: true }).click();
        await expect(patternOf(page)).toHaveValue(shortcuts[name]);
      }
    });

    turn()('[REGEX-01] a pasted literal fills pattern and flags', async ({ page }) => {
      await patternOf(page).fill('/a+/im');
      await expect(patternOf(page)).toHaveValue('a+');
      await expect(flagsOf(page)).toHaveValue('im');
    });

    turn()('[REGEX-02][REGEX-04][REGEX-06] typing shows matches with groups, marked in the text', async ({ page }) => {
      await fillPane(page, t.text, 'on 2026-01 and\n2027-12');
      await patternOf(page).fill('(?<year>\\d{4})-(\\d\\d)');
      await expect(listOf(page).getByRole('listitem')).toHaveCount(2);
      const second = listOf(page).getByRole('listitem').nth(1);
      await expect(second).toContainText('2027-12');
      await expect(second).toContainText('year');
      await expect(second).toContainText(t.position({ line: 2, column: 1 }, { line: 2, column: 7 }));
      await expect(page.locator('.cm-content .mark-1')).toHaveText('2026-01');
      await expect(page.locator('.cm-content .mark-2')).toHaveText('2027-12');
      await second.getByRole('button').click();
      await expect(page.getByRole('textbox', { name: t.text, exact: true })).toBeFocused();
    });

    turn()('[REGEX-04] every group shows its name and its value, however many and narrow', async ({ page }) => {
      const line = '203.0.113.7 - - [30/Nov/2026:08:00:11 +0800] "GET /api/v1/orders?page=2 HTTP/1.1" 200 5123 rt=0.12';
      await fillPane(page, t.text, `${line}\n${line.replace('GET', 'DELETE')}`);
      await patternOf(page).fill(
        '(?<ip>\\S+) \\S+ \\S+ \\[(?<time>[^\\]]+)\\] "(?<method>[A-Z]+) (?<path>\\S+) [^"]*" (?<status>\\d+) (?<bytes>\\d+) rt=(?<rt>[\\d.]+)(?<none>x)?(?<blank>)',
      );
      const row = listOf(page).getByRole('listitem').nth(1);
      const group = (name: string) => row.getByText(name, { exact: true }).locator('..');
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 860 });
        await expect(group('status')).toHaveText('status200');
        for (const [name, value] of [
          ['ip', '203.0.113.7'],
          ['time', '30/Nov/2026:08:00:11 +0800'],
          ['method', 'DELETE'],
          ['path', '/api/v1/orders?page=2'],
          ['bytes', '5123'],
          ['rt', '0.12'],
          ['none', t.noPart],
          ['blank', t.emptyPart],
        ]) {
          await expect(group(name)).toHaveText(name + value);
          const shown = await group(name).evaluate((element) => {
            const inside = (element.closest('button') ?? element).getBoundingClientRect();
            return [...element.children].every((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              const isInside =
                left >= inside.left && right <= inside.right && top >= inside.top && bottom <= inside.bottom;
              return isInside && right > left && part.scrollWidth <= Math.ceil(right - left);
            });
          });
          expect([width, name, shown]).toEqual([width, name, true]);
        }
      }
    });

    turn()(
      '[REGEX-02] every tab runs again after pattern, text, flags, replacement or tab change',
      async ({ page }) => {
        await fillPane(page, t.text, 'a1 B2');
        await patternOf(page).fill('[a-z]\\d');
        await expect(resultOf(page)).toContainText(t.matches('1'));
        await flagsOf(page).fill('gi');
        await expect(resultOf(page)).toContainText(t.matches('2'));

        await tab(page, 'replace').click();
        const replaced = page.getByRole('textbox', { name: t.replaced, exact: true });
        await page.getByRole('textbox', { name: t.replacement, exact: true }).fill('<$&>');
        await expect(replaced).toHaveText('<a1> <B2>');
        await page.getByRole('textbox', { name: t.text, exact: true }).press('Control+End');
        await page.keyboard.type(' c3');
        await expect(replaced).toHaveText('<a1> <B2> <c3>');

        await tab(page, 'split').click();
        await expect(resultOf(page)).toContainText(t.parts('4'));

        await tab(page, 'extract').click();
        await expect(page.getByRole('textbox', { name: t.extracted, exact: true })).toContainText('c3');

        await tab(page, 'validate').click();
        await expect(resultOf(page)).toContainText(t.validity('1', '1', '100'));
      },
    );

    turn()('[REGEX-04] validation tells per line what is valid', async ({ page }) => {
      await tab(page, 'validate').click();
      await fillPane(page, t.text, 'x1\nb\n2');
      await patternOf(page).fill('\\d');
      const rows = listOf(page).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(0)).toContainText(t.valid);
      await expect(rows.nth(1)).toContainText(t.invalid);
      await page
        .getByRole('checkbox', { name: language === 'zh' ? '整行匹配才算有效' : 'The whole line must match' })
        .check();
      await expect(resultOf(page)).toContainText(t.validity('1', '3', '33.3'));
    });

    test('[REGEX-03] an invalid pattern is told with a red border, an empty one gives nothing', async ({ page }) => {
      await fillPane(page, t.text, 'abc');
      await patternOf(page).fill('a(b');
      const words = t.errors['invalid-pattern']({ message: 'Unterminated group', index: 1 });
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(patternOf(page)).toHaveAttribute('aria-invalid', 'true');
      const border = await patternOf(page).evaluate((input) => getComputedStyle(input).borderColor);
      const plain = await flagsOf(page).evaluate((input) => getComputedStyle(input).borderColor);
      expect(border).not.toBe(plain);
      await page.getByRole('button', { name: t.showFault }).click();
      expect(await patternOf(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
      await flagsOf(page).fill('gg');
      await expect(page.getByRole('alert')).toContainText(t.errors['duplicate-flag']({ flag: 'g' }));
      await flagsOf(page).fill('g');
      await patternOf(page).fill(String.raw`\Abc`);
      await expect(page.getByText(t.misread({ source: String.raw`\A`, kind: 'letter', instead: '^' }))).toBeVisible();
      await patternOf(page).fill('');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(resultOf(page)).toContainText(t.matches('0'));
    });

    turn()(
      '[REGEX-02][SHELL-17] Ctrl+Enter tests, Ctrl+K clears and can be undone, from inside the editor too',
      async ({ page }) => {
        const text = page.getByRole('textbox', { name: t.text, exact: true });
        await fillPane(page, t.text, 'abc');
        await patternOf(page).fill('b');
        await text.press('Control+Enter');
        await expect(resultOf(page)).toContainText(t.matches('1'));
        await expect(text).toHaveText('abc');
        await text.press('Control+k');
        await expect(patternOf(page)).toHaveValue('');
        await expect(text).not.toContainText('abc');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.getByRole('button', { name: ui.undoClear }).click();
        await expect(patternOf(page)).toHaveValue('b');
        await expect(text).toHaveText('abc');
        await expect(resultOf(page)).toContainText(t.matches('1'));
      },
    );

    turn()('[SHELL-17] a composing input method keeps its Enter', async ({ page }) => {
      await fillPane(page, t.text, evilText);
      await patternOf(page).fill('(\\w+\\s?)+!');
      await expect(page.getByRole('alert')).toContainText(t.errors['time-limit']({ seconds: 1 }));
      const prevented = await patternOf(page).evaluate((input) =>
        [true, false].map((isComposing) => {
          const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true });
          return !input.dispatchEvent(enter);
        }),
      );
      expect(prevented).toEqual([false, true]);
    });

    turn()('[REGEX-05] copying falls back to a hidden text area', async ({ page }) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('denied')) },
        });
        document.execCommand = (command) => {
          const { activeElement } = document;
          const copied = activeElement instanceof HTMLTextAreaElement ? activeElement.value : '';
          document.documentElement.dataset['copied'] = `${command}:${copied}`;
          return true;
        };
      });
      await fillPane(page, t.text, 'a1 b2');
      await patternOf(page).fill('\\w\\d');
      await expect(resultOf(page)).toContainText(t.matches('2'));
      await resultOf(page).getByRole('button', { name: ui.copy }).click();
      await expect(page.locator('html')).toHaveAttribute('data-copied', 'copy:a1\nb2');
      await expect(resultOf(page).getByRole('button', { name: ui.copied })).toBeVisible();
    });

    turn()(
      '[REGEX-06] an evil pattern is stopped, told, and leaves what it had found; the page answers meanwhile',
      async ({ page }) => {
        await fillPane(page, t.text, evilText);
        await patternOf(page).fill('(\\w+\\s?)+!');
        // It is there for a second only: whoever looks now and then from outside may miss it.
        const offered = page.evaluate(
          (name) =>
            new Promise<void>((resolve) => {
              const look = () => {
                if ([...document.querySelectorAll('button')].some(({ textContent }) => textContent === name)) resolve();
              };
              new MutationObserver(look).observe(document.body, {
                childList: true,
                subtree: true,
                characterData: true,
              });
            }),
          ui.cancel,
        );
        await page.getByRole('button', { name: t.run, exact: true }).click();
        await offered;
        await expect(page.getByRole('alert')).toContainText(t.errors['time-limit']({ seconds: 1 }));
        await expect(resultOf(page)).toContainText(t.matches('2'));
        await patternOf(page).fill('\\w+!');
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(resultOf(page)).toContainText(t.matches('2'));
      },
    );

    turn()('[REGEX-06] the pattern is explained piece by piece', async ({ page }) => {
      await patternOf(page).fill('(?<y>\\d{4})|[^a-z]$');
      const explanation = page.getByRole('list', { name: t.explanation });
      await expect(explanation).toContainText(t.meaning.capture({ kind: 'capture', number: 1, name: 'y' }));
      await expect(explanation).toContainText(t.meaning.edge({ kind: 'edge', edge: 'end', of: 'text' }));
    });

    turn()('[REGEX-06] catastrophic backtracking is foreseen, with a text that shows it', async ({ page }) => {
      await patternOf(page).fill('^(a+)+$');
      const explanation = page.getByRole('region', { name: t.explanation });
      await expect(explanation.getByRole('status')).toContainText(t.danger.exponential('(a+)+'));
      await page.getByRole('button', { name: t.danger.tryIt }).click();
      await expect(page.getByRole('alert')).toContainText(t.errors['time-limit']({ seconds: 1 }));
    });

    turn()('[REGEX-06] the code follows tab and language, with what differs there', async ({ page }) => {
      await patternOf(page).fill('(?<y>\\d+)(?=x)');
      const code = page.getByRole('region', { name: t.code, exact: true });
      await expect(code).toContainText("re.compile(r'(?P<y>[0-9]+)(?=x)')");
      await code.getByText('Go', { exact: true }).click();
      await expect(code).toContainText('regexp.MustCompile');
      await expect(code).toContainText(t.notes['no-lookaround']);
      await tab(page, 'split').click();
      await expect(code).toContainText('re.Split(text, -1)');
    });

    turn()('[REGEX-06] 100,000 matches in 1 MB are counted, listed and marked in a window', async ({ page }) => {
      await page
        .getByRole('region', { name: t.text, exact: true })
        .locator('input[type=file]')
        .setInputFiles({
          name: 'large.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('1abcdefgh\n'.repeat(104_858)),
        });
      await patternOf(page).fill('\\d');
      await expect(resultOf(page)).toContainText(t.matches('104,858'));
      expect(await listOf(page).getByRole('listitem').count()).toBeLessThan(60);
      expect(await page.locator('.cm-line').count()).toBeLessThan(120);
    });

    turn()('[REGEX-01] examples walk through the tabs', async ({ page }) => {
      const example = page.getByRole('button', { name: ui.example, exact: true });
      await example.click();
      await expect(tab(page, 'match')).toHaveAttribute('aria-selected', 'true');
      await example.click();
      await expect(tab(page, 'replace')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('textbox', { name: t.replaced, exact: true })).toContainText('138****5678');
    });
  });
}
