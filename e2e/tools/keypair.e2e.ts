import { X509Certificate, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { exampleCertificate } from '@toolbench/tools/keypair/examples.ts';
import { en } from '@toolbench/tools/keypair/text/en.ts';
import { zh } from '@toolbench/tools/keypair/text/zh.ts';
import { options } from '@toolbench/tools/keypair/options.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const choose = (page: Page, name: string) =>
    page.getByRole('toolbar').getByText(name, { exact: true }).first().click();
  const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const facts = (page: Page) => pane(page, t.facts.title);

  async function chooseSize(page: Page, bits: 1024 | 4096) {
    const name = options.rsaBits.names?.[bits]?.[language] ?? '';
    const select = page.getByRole('toolbar').locator('select');
    await button(page, t.generate).waitFor();
    if (await select.count()) await select.selectOption(name);
    else await choose(page, name);
  }

  async function downloadFrom(page: Page, label: string) {
    const downloading = page.waitForEvent('download');
    await pane(page, label).getByRole('button', { name: ui.download }).click();
    const file = await downloading;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  }

  test.describe(`Key pair (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/keypair', language));

    turn()('[KEY-01] makes an RSA key of 2048 bits and gives both halves as files', async ({ page }) => {
      await button(page, t.generate).click();
      await expect(facts(page)).toContainText(t.facts.bits('RSA', 2048));
      const publicFile = await downloadFrom(page, t.publicKey);
      const privateFile = await downloadFrom(page, t.privateKey);
      expect([publicFile.name, privateFile.name]).toEqual(['public_key.pem', 'private_key.pem']);
      const derived = createPublicKey(createPrivateKey(privateFile.text)).export({ type: 'spki', format: 'pem' });
      expect(publicFile.text).toBe(derived);
    });

    turn()('[KEY-01] makes ECDSA and Ed25519 keys, in Base64 too', async ({ page }) => {
      await choose(page, 'ECDSA');
      await choose(page, 'P-384');
      await choose(page, 'Base64');
      await button(page, t.generate).click();
      await expect(facts(page)).toContainText(t.facts.curve('EC', 'P-384'));
      const { name, text } = await downloadFrom(page, t.publicKey);
      expect(name).toBe('public_key.base64');
      expect(createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' }).asymmetricKeyType).toBe(
        'ec',
      );
      await choose(page, 'Ed25519');
      await button(page, t.generate).click();
      await expect(facts(page)).toContainText('Ed25519');
    });

    turn()('[KEY-01] the private key is masked until it is shown', async ({ page }) => {
      await choose(page, 'Ed25519');
      await button(page, t.generate).click();
      const content = pane(page, t.privateKey).locator('.cm-content');
      await expect(content).toHaveCSS('filter', /blur/);
      await button(page, t.reveal).click();
      await expect(content).toHaveCSS('filter', 'none');
      await expect(content).toContainText('BEGIN PRIVATE KEY');
    });

    test('[KEY-03] warns of RSA 1024', async ({ page }) => {
      await chooseSize(page, 1024);
      await expect(page.getByText(t.cautions['rsa-short'])).toBeVisible();
    });

    turn()('[KEY-03] writes OpenSSH with the comment, and keeps the key when the comment changes', async ({ page }) => {
      await choose(page, 'Ed25519');
      await choose(page, 'OpenSSH');
      await button(page, t.generate).click();
      const shown = page.getByRole('textbox', { name: t.publicKey, exact: true });
      await expect(shown).toContainText(/^ssh-ed25519 AAAA/);
      const before = (await shown.innerText()).trim();
      await page.getByLabel(t.comment, { exact: true }).fill('me@home');
      await expect(shown).toContainText(`${before} me@home`);
    });

    turn()('[KEY-03] clearing can be undone', async ({ page }) => {
      await choose(page, 'Ed25519');
      await button(page, t.generate).click();
      const shown = page.getByRole('textbox', { name: t.publicKey, exact: true });
      await expect(shown).toContainText('BEGIN PUBLIC KEY');
      const before = await shown.innerText();
      await button(page, ui.clear).click();
      await expect(shown).not.toContainText('BEGIN PUBLIC KEY');
      await button(page, ui.undoClear).click();
      await expect(shown).toHaveText(before, { useInnerText: true });
    });

    turn()('[KEY-03] inspects a certificate', async ({ page }) => {
      await choose(page, t.modes.inspect);
      await button(page, ui.example).click();
      const card = pane(page, t.forms.certificate);
      await expect(card).toContainText('CN=toolbench.example');
      await expect(card).toContainText(t.selfSigned.right);
      await expect(card).toContainText('*.toolbench.example');
      await expect(card).toContainText(t.keyUsages.digitalSignature);
    });

    turn()('[KEY-03] opens a binary key file and converts it', async ({ page }) => {
      const der = Buffer.from(exampleCertificate.replace(/-----.*-----|\n/g, ''), 'base64');
      await choose(page, t.modes.inspect);
      const file = { name: 'server.cer', mimeType: '', buffer: der };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await expect(pane(page, t.forms.certificate)).toContainText('CN=toolbench.example');
      await button(page, t.convert).click();
      await expect(page.getByRole('textbox', { name: t.publicKey, exact: true })).toContainText('BEGIN PUBLIC KEY');
      await expect(pane(page, t.privateKey)).toContainText(t.noPrivate);
    });

    turn()(
      '[KEY-03] asks for the passphrase of an encrypted key, keeps it nowhere, and converts the key',
      async ({ page }) => {
        const passphrase = '口令 one';
        const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        const locked = privateKey
          .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-192-cbc', passphrase })
          .toString();
        await choose(page, t.modes.inspect);
        await expect(page.getByLabel(t.inspect.passphrase)).toHaveCount(0);
        await fillPane(page, t.inspect.input, locked);
        await expect(pane(page, t.forms['pkcs8-encrypted'])).toContainText(t.inspect.encryptedHint);
        const field = page.getByRole('textbox', { name: t.inspect.passphrase });
        await expect(field).toHaveAttribute('type', 'password');
        await field.fill('guess');
        await expect(pane(page, t.forms['pkcs8-encrypted'])).toContainText(t.errors['wrong-passphrase']());
        await field.fill(passphrase);
        await expect(pane(page, t.forms.pkcs8)).toContainText(t.facts.curve('EC', 'P-256'));
        const kept = await page.evaluate(() =>
          JSON.stringify([location.href, history.state, { ...sessionStorage }, { ...localStorage }]),
        );
        expect(kept).not.toContain('口令');
        await button(page, t.convert).click();
        const publicFile = await downloadFrom(page, t.publicKey);
        expect(publicFile.text).toBe(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }));
      },
    );

    turn()('[KEY-03] makes a request and a certificate for the key pair shown', async ({ page }) => {
      const label = (name: 'commonName' | 'alternativeNames' | 'country') => options[name].label[language];
      await choose(page, 'Ed25519');
      await button(page, t.generate).click();
      await expect(facts(page)).toContainText('Ed25519');
      const publicFile = await downloadFrom(page, t.publicKey);
      await choose(page, t.modes.issue);
      await expect(pane(page, t.privateKey)).toContainText('Ed25519');
      await page.getByLabel(label('commonName')).fill('www.例子.example');
      await choose(page, t.issue.request);
      await expect(page.getByLabel(options.validDays.label[language])).toHaveCount(0);
      await expect(page.getByLabel(options.validFrom.label[language])).toHaveCount(0);
      await button(page, t.issue.make).click();
      await expect(pane(page, t.forms.request)).toContainText(t.requestSigned.right);
      const said = t.issueNotes['names-from-common-name']('www.xn--fsqu00a.example');
      await expect(page.getByText(said)).toBeVisible();
      const request = await downloadFrom(page, t.issue.output);
      expect(request.name).toBe('request.csr');
      expect(request.text).toMatch(/^-----BEGIN CERTIFICATE REQUEST-----\n/);
      await page.getByLabel(label('country')).fill('C');
      await choose(page, t.issue.certificate);
      await expect(page.getByLabel(options.validDays.label[language])).toBeVisible();
      await button(page, t.issue.make).click();
      await expect(page.getByRole('alert')).toContainText(t.errors.country({ value: 'C' }));
      await page.getByLabel(label('country')).fill('cn');
      await page.getByLabel(label('alternativeNames')).fill('www.例子.example\n::1');
      await button(page, t.issue.make).click();
      await expect(pane(page, t.forms.certificate)).toContainText(t.selfSigned.right);
      const made = new X509Certificate((await downloadFrom(page, t.issue.output)).text);
      expect(made.publicKey.export({ type: 'spki', format: 'pem' })).toBe(publicFile.text);
      expect(made.subjectAltName).toBe('DNS:www.xn--fsqu00a.example, IP Address:0:0:0:0:0:0:0:1');
      await button(page, ui.clear).click();
      await expect(page.getByLabel(label('commonName'))).toHaveValue('');
      await button(page, ui.undoClear).click();
      await expect(page.getByLabel(label('commonName'))).toHaveValue('www.例子.example');
      await expect(page.getByRole('textbox', { name: t.issue.output, exact: true })).toContainText('BEGIN CERTIFICATE');
    });

    turn()('[KEY-03] makes a certificate for a pasted key, and asks for its passphrase', async ({ page }) => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const locked = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'p' } as const;
      await choose(page, t.modes.issue);
      await page.getByLabel(options.commonName.label[language]).fill('localhost');
      await button(page, t.issue.make).click();
      await expect(page.getByRole('alert')).toContainText(t.issue.keyMissing);
      await fillPane(page, t.privateKey, privateKey.export(locked).toString());
      await button(page, t.issue.make).click();
      await expect(page.getByRole('alert')).toContainText(t.errors['passphrase-missing']());
      await page.getByRole('textbox', { name: t.inspect.passphrase }).fill('p');
      await button(page, t.issue.make).click();
      await expect(pane(page, t.forms.certificate)).toContainText('CN=localhost');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('[KEY-03] says what is wrong with a damaged key and goes there', async ({ page }) => {
      await choose(page, t.modes.inspect);
      await fillPane(page, t.inspect.input, 'key:\n-----BEGIN PRIVATE KEY-----\nMC4C');
      await expect(page.getByRole('alert')).toContainText(t.errors['pem-end']({ label: 'PRIVATE KEY' }));
      await page.getByRole('button', { name: ui.place({ line: 2, column: 1 }) }).click();
      await expect(page.getByRole('textbox', { name: t.inspect.input, exact: true })).toBeFocused();
    });
  });

  test.describe(`Key pair in an unhelpful browser (${language})`, () => {
    turn()('[KEY-01][SHELL-18] a long generation shows that it goes on, and can be cancelled', async ({ page }) => {
      await open(page, '/tool/keypair', language);
      await replaceGenerateKey(page, 'nothing');
      await chooseSize(page, 4096);
      await button(page, t.generate).click();
      await expect(page.getByRole('progressbar', { name: ui.working })).toBeVisible();
      await button(page, ui.cancel).click();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByText(ui.hostErrors.cancelled)).toBeVisible();
    });

    test('[KEY-02] says that generating failed when the browser refuses', async ({ page }) => {
      await open(page, '/tool/keypair', language);
      await replaceGenerateKey(page, 'a refusal');
      await button(page, t.generate).click();
      await expect(page.getByRole('alert')).toContainText(t.errors.generate());
    });
  });
}

/** What key generation gives in a browser that is not helpful. */
type Unhelpful = 'nothing' | 'a refusal';

/** Lets key generation in the page's worker give something else than the browser's. */
async function replaceGenerateKey(page: Page, given: Unhelpful): Promise<void> {
  const worker = page.workers().at(0) ?? (await page.waitForEvent('worker'));
  await worker.evaluate((what) => {
    SubtleCrypto.prototype.generateKey = () =>
      what === 'nothing' ? new Promise<never>(() => undefined) : Promise.reject<never>(new Error('refused'));
  }, given);
}
