import { en } from '@toolbench/tools/password/text/en.ts';
import { zh } from '@toolbench/tools/password/text/zh.ts';
import { expect, open, test, oneLanguage } from '../support/fixtures.ts';

const texts = { zh, en };

for (const language of oneLanguage(6)) {
  const t = texts[language];

  test(`[PASS-01] makes passwords, phrases and tokens, and estimates one; nothing is kept (${language})`, async ({
    page,
  }) => {
    await open(page, '/tool/password', language);
    const results = page.getByRole('region', { name: t.results, exact: true });
    const mode = (name: string) => page.getByText(name, { exact: true }).first().click();
    const first = results.locator('code').first();
    await expect(first).toHaveText(/^[!-~]{20}$/);
    const before = await first.innerText();
    await page.getByRole('button', { name: t.again }).click();
    await expect(first).not.toHaveText(before);
    await mode(t.modes.phrase);
    await expect(first).toHaveText(/^(?:[a-z]+-){5}[a-z]+$/);
    await expect(results).toContainText(t.entropy(66));
    await expect(results).toContainText(t.ofList.english);
    await mode(t.modes.token);
    await expect(first).toHaveText(/^[\w-]{43}$/);
    const token = await first.innerText();

    await mode(t.modes.strength);
    const strength = page.getByRole('region', { name: t.strength, exact: true });
    await page.getByPlaceholder(t.passwordHint).fill('password');
    await expect(strength).toContainText(t.scores[0]);
    await expect(strength).toContainText(t.warnings.topTen);
    await page.getByPlaceholder(t.passwordHint).fill('quite a Long sentence about 7 pelicans');
    await expect(strength).toContainText(t.scores[4]);
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    for (const secret of ['pelicans', token, before]) expect(stored).not.toContain(secret);
    await page.reload();
    await expect(page.getByPlaceholder(t.passwordHint)).toHaveValue('');
  });
}
