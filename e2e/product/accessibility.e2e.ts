import type { Page } from '@playwright/test';
import { limits } from '@toolbench/contracts/limits.ts';
import type { ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { en } from '../../apps/web/src/text/en.ts';
import { zh } from '../../apps/web/src/text/zh.ts';
import { expect, isTurnOf, languages, open, test, type Language } from '../support/fixtures.ts';
import {
  expectNoSeriousFinding,
  expectNoSeriousFindingAt,
  expectToFit,
  expectToFitFingers,
} from '../support/readability.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

/** What is found does not hang on the language; how wide words are does. Half the pages are opened in each. */
const inTurn = (index: number): readonly Language[] => (isTurnOf('zh', index) ? ['zh', 'en'] : ['en', 'zh']);

for (const [index, path] of ['/', '/tools', '/recipes', '/privacy', '/contact'].entries()) {
  test(`[SHELL-12][SHELL-15] ${path} fits 360 px in both languages and has no serious finding in light or dark`, async ({
    page,
  }) => {
    const [first, second] = inTurn(index);
    await open(page, path, first);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expectNoSeriousFinding(page);
    await expectNoSeriousFindingAt(page, 360);
    await expectToFit(page, 360);
    const before = await heading.innerText();
    await page.getByRole('button', { name: texts[first].header.languageLabel, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${second}`));
    await expect(heading).not.toHaveText(before);
    await expectToFit(page, 360, second);
  });
}

async function expectItself(page: Page, tool: ToolDefinition, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name[language]);
  await expect(page).toHaveTitle(`${tool.name[language]} - ${texts[language].titleSuffix}`);
  const meta = (name: string) => page.locator(`meta[name=${name}]`);
  await expect(meta('description')).toHaveAttribute('content', tool.summary[language]);
  await expect(meta('keywords')).toHaveAttribute('content', tool.keywords[language]);
}

for (const [index, tool] of tools.entries()) {
  test(`[SHELL-03][SHELL-06][SHELL-12][SHELL-15] ${tool.key} opens directly as itself, fits 360 px and fingers in both languages, and has no serious finding in light or dark, empty and with an example`, async ({
    page,
  }) => {
    const [first, second] = inTurn(index);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await open(page, `/tool/${tool.key}`, first);
    await expectItself(page, tool, first);
    await page.waitForLoadState('networkidle');
    // What stands around a tool is the same for all of them: it is looked at with the first in each language.
    await expectNoSeriousFinding(page, '', index < languages.length ? 'html' : 'main');
    await expectNoSeriousFindingAt(page, 360, '', 'main');
    await expectToFitFingers(page, 360);
    const hasExample = (await button(uiTexts[first].example).count()) > 0;
    if (hasExample) {
      await button(uiTexts[first].example).first().click();
      await page.waitForTimeout(limits.ui.liveDelayMs + limits.regex.rerunDelayMs);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expectNoSeriousFinding(page, 'example', 'main');
      await expectNoSeriousFindingAt(page, 360, 'example', 'main');
      await expectToFitFingers(page, 360, 'example');
    }
    await button(texts[first].header.languageLabel).click();
    await expectItself(page, tool, second);
    await expectToFitFingers(page, 360, second);
    if (hasExample && (await button(uiTexts[second].clear).count()) > 0) {
      await button(uiTexts[second].clear).first().click();
      await expectToFitFingers(page, 360, `${second}, empty`);
    }
  });
}
