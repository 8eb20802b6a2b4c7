import { en } from '@toolbench/tools/jwt/text/en.ts';
import { zh } from '@toolbench/tools/jwt/text/zh.ts';
import { expect, fillPane, open, paneText, test, oneLanguage } from '../support/fixtures.ts';

const texts = { zh, en };
/** Signed with the secret below, valid until 2030. */
const token =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhbm4iLCJleHAiOjE4OTM0NTYwMDB9.YIgP_TWCkqZ7twu0L4zrKcrl3icWm4Q0WjltEDMssmI';
const secret = 'a secret of at least thirty-two bytes';
const publicKey = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
-----END PUBLIC KEY-----`;

for (const language of oneLanguage(4)) {
  const t = texts[language];

  test(`[JWT-01] reads and verifies a token as it is pasted, and signs another (${language})`, async ({ page }) => {
    await open(page, '/tool/jwt', language);
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await fillPane(page, t.token, `Bearer ${token}`);
    await expect(card(t.claims)).toContainText('1893456000');
    await expect(card(t.claims)).toContainText(language === 'zh' ? /2030年.*年后/ : /2030.*in \d+ years/);
    await expect(card(t.verdict)).toContainText(t.noKeyYet);
    await fillPane(page, t.key, secret);
    await expect(card(t.verdict)).toContainText(t.valid);
    await fillPane(page, t.key, 'another secret');
    await expect(card(t.verdict)).toContainText(t.errors['wrong-signature']({ count: 1 }));
    await fillPane(page, t.key, publicKey);
    await expect(card(t.verdict)).toContainText(t.errors['key-confusion']({ alg: 'HS256' }));
    await fillPane(page, t.token, 'eyJhbGciOiJub25lIn0.eyJleHAiOjEwMDB9.');
    await expect(card(t.verdict)).toContainText(t.errors['alg-none']());
    await expect(card(t.verdict)).toContainText(/1970/);

    await page.getByText(t.modes.sign, { exact: true }).click();
    await fillPane(page, t.newPayload, '{ "sub": "ann", "exp": 1893456000 }');
    await fillPane(page, t.key, secret);
    await expect.poll(() => paneText(page, t.newToken)).toBe(token);
    // The key is a secret: nothing of it is written down anywhere.
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(secret);
    await page.reload();
    await fillPane(page, t.newPayload, '{}');
    await expect(page.getByRole('textbox', { name: t.key, exact: true })).not.toContainText(secret);
  });
}
