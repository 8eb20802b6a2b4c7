import { createHmac } from 'node:crypto';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Download, Page } from '@playwright/test';
import { calls } from '@toolbench/contracts/routes.ts';
import { en } from '@toolbench/tools/api/text/en.ts';
import { zh } from '@toolbench/tools/api/text/zh.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { freePort } from '../../apps/server/src/test-support/free-port.ts';
import { expect, languages, open, paneText, runAheadUntil, test, unwatched, takeTurns } from '../support/fixtures.ts';
import { startServer } from '../support/serve.ts';
import { fetchOnce } from '../../apps/server/src/test-support/fetch-once.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Starts a bin and gives its address. */
async function start(page: Page, t: typeof zh): Promise<string> {
  await button(page, t.start).click();
  const card = page.getByRole('region', { name: t.address.title, exact: true });
  await expect(card.getByText(t.connection.live)).toBeVisible();
  return card.locator('code').innerText();
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

for (const language of languages) {
  const turn = takeTurns(language, test);
  const unwatchedTurn = takeTurns(language, unwatched);
  const t = texts[language];
  const ui = uiTexts[language];
  const list = (page: Page) => page.getByRole('listbox', { name: t.list.title });
  const rows = (page: Page) => list(page).getByRole('option');
  const detail = (page: Page) => page.getByRole('region', { name: t.detail.title, exact: true });

  test.describe(`request catcher (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/api', language));

    turn()('[BIN-01] another tab offers the addresses that were made in this browser', async ({ page, context }) => {
      await expect(page.getByRole('region', { name: t.ownBins.title, exact: true })).toHaveCount(0);
      const url = await start(page, t);
      await fetchOnce(url, { method: 'PUT', body: 'x' });
      await expect(rows(page)).toHaveCount(1);
      const other = await context.newPage();
      await open(other, '/tool/api', language);
      const own = other.getByRole('region', { name: t.ownBins.title, exact: true });
      await expect(own.locator('code')).toHaveText([url]);
      await own.getByRole('button').click();
      await expect(rows(other)).toHaveCount(1);
      await button(other, t.stop).click();
      await expect(button(other, t.start)).toBeVisible();
      await expect(own).toHaveCount(0);
      await expect(page.getByText(t.gone)).toBeVisible();
    });

    turn()('[BIN-01] starts a bin, copies its address, draws it, and deletes it on stop', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await expect(page.getByText(t.privacy)).toBeVisible();
      const url = await start(page, t);
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/bin\/[\w-]{16,}$/);
      await button(page, t.address.copy).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
      await button(page, t.address.showQr).click();
      await expect(page.getByRole('img', { name: t.address.qr })).toBeVisible();
      await expect(page.getByText(`curl '${url}/orders?id=1'`)).toBeVisible();

      await fetchOnce(url, { method: 'POST', body: 'x' });
      await expect(rows(page)).toHaveCount(1);
      await button(page, t.stop).click();
      await expect(button(page, t.start)).toBeVisible();
      await expect(list(page)).toHaveCount(0);
      expect((await fetchOnce(`${url}/requests`)).status).toBe(404);
      expect((await fetchOnce(url, { method: 'POST', body: 'x' })).status).toBe(404);
      expect(await page.evaluate(() => sessionStorage.getItem('api-bin'))).toBeNull();
    });

    turn()('[BIN-02] shows method, address, client, time, headers, query and body of any request', async ({ page }) => {
      const url = await start(page, t);
      await fetchOnce(`${url}/a/b%2Fc?x=1&x=2&name=%E5%BC%A0`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', 'X-Signature': 'sha256=00' },
        body: '{"id":12345678901234567890,"name":"张伟"}',
      });
      // The newest request is shown without a click.
      await expect(detail(page)).toContainText(`PATCH`);
      await expect(detail(page)).toContainText(`${url}/a/b%2Fc?x=1&x=2&name=%E5%BC%A0`);
      await expect(detail(page)).toContainText('127.0.0.1');
      const query = page.getByRole('table', { name: t.detail.query(3) });
      await expect(query.getByRole('row').filter({ hasText: 'x' })).toHaveCount(2);
      await expect(query).toContainText('张');
      await expect(page.getByRole('table', { name: /\(\d+\)|（\d+）/ }).last()).toContainText('sha256=00');
      await expect.poll(() => paneText(page, t.body.views.pretty)).toContain('"id": 12345678901234567890');
      await page.getByText(t.body.views.raw, { exact: true }).click();
      await expect.poll(() => paneText(page, t.body.views.raw)).toBe('{"id":12345678901234567890,"name":"张伟"}');
    });

    turn()('[BIN-07] checks the signature of a webhook with a secret that is not kept', async ({ page }) => {
      const url = await start(page, t);
      const body = '{"zen":"张伟"}';
      const signature = `sha256=${createHmac('sha256', 'canary secret').update(body).digest('hex')}`;
      await fetchOnce(url, { method: 'POST', headers: { 'X-Hub-Signature-256': signature }, body });
      await rows(page).first().click();
      await detail(page).getByText(t.signature.title, { exact: true }).click();
      const secret = page.getByLabel(t.signature.secret, { exact: true });
      await expect(detail(page).getByRole('button', { name: ui.showSecret, exact: true })).toBeVisible();
      await secret.fill('another secret');
      await expect(detail(page).getByRole('alert')).toContainText('X-Hub-Signature-256');
      await secret.fill('canary secret');
      await expect(detail(page)).toContainText(t.signature.valid({ header: 'X-Hub-Signature-256' }));
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept).not.toContain('canary secret');
    });

    turn()('[BIN-02] shows binary bodies as hex and gives them back byte for byte', async ({ page }) => {
      const url = await start(page, t);
      const body = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7) & 0xff));
      await fetchOnce(`${url}/bytes`, { method: 'PUT', headers: { 'Content-Type': 'application/octet-stream' }, body });
      await rows(page).first().click();
      await expect(detail(page)).toContainText(createHash('sha256').update(body).digest('hex'));
      await expect.poll(() => paneText(page, t.body.views.hex)).toContain('00000000  00 07 0e 15');
      const [saved] = await Promise.all([page.waitForEvent('download'), button(page, t.body.download).click()]);
      expect(saved.suggestedFilename()).toBe('request-1.bin');
      expect((await bytesOf(saved)).equals(body)).toBe(true);
    });

    turn()('[BIN-08] shows packed bodies unpacked beside the bytes that came', async ({ page }) => {
      const url = await start(page, t);
      const json = Buffer.from('{"name":"张伟"}');
      const post = (encoding: string, body: Buffer) =>
        fetchOnce(`${url}/packed`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
          body: new Uint8Array(body),
        });
      const packed = brotliCompressSync(gzipSync(json));
      // Packed before the first request: it keeps the process busy for so long that idle connections end meanwhile.
      const bomb = brotliCompressSync(Buffer.alloc(40 * 1024 * 1024));
      await post('gzip, br', packed);
      await rows(page).first().click();
      await expect.poll(() => paneText(page, t.body.views.pretty)).toContain('"name": "张伟"');
      await expect(detail(page)).toContainText('Content-Encoding');
      const saved = async () => {
        const [file] = await Promise.all([page.waitForEvent('download'), button(page, t.body.download).click()]);
        return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
      };
      expect(await saved()).toEqual({ name: 'request-1-unpacked.json', bytes: json });
      await detail(page).getByText(t.body.coding.layers.sent, { exact: true }).click();
      await expect.poll(() => paneText(page, t.body.views.hex)).toContain('00000000  ');
      expect(await saved()).toEqual({ name: 'request-1.json', bytes: packed });

      for (const [at, [code, encoding, body]] of (
        [
          ['coding-unknown', 'zstd', packed],
          ['coding-damaged', 'br', packed.subarray(0, -2)],
          ['coding-too-large', 'br', bomb],
        ] as const
      ).entries()) {
        await post(encoding, body);
        await expect(rows(page)).toHaveCount(at + 2);
        const words = t.body.coding.problems[code]({ coding: encoding, limit: 32 * 1024 * 1024 });
        await rows(page).first().click();
        await expect(detail(page)).toContainText(words);
        await expect.poll(() => paneText(page, t.body.views.hex)).toContain('00000000  ');
      }
    });

    turn()('[BIN-02] lays out forms, multipart forms, XML and pictures', async ({ page }) => {
      const url = await start(page, t);
      const form = new FormData();
      form.append('名称', '张伟');
      form.append('file', new Blob([new Uint8Array([0, 1, 2])]), 'a.bin');
      await fetchOnce(`${url}/multipart`, { method: 'POST', body: form });
      await fetchOnce(`${url}/form`, { method: 'POST', body: new URLSearchParams({ q: '你 好' }) });
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><g><a/></g></svg>';
      await fetchOnce(`${url}/xml`, { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body: svg });
      const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
      const gif = { method: 'POST', headers: { 'Content-Type': 'image/gif' }, body: Buffer.from(pixel, 'base64') };
      await fetchOnce(`${url}/picture`, gif);

      const choose = (path: string) => rows(page).filter({ hasText: path }).click();
      await choose('/multipart');
      const parts = page.getByRole('table', { name: t.body.kinds.multipart });
      await expect(parts.getByRole('row').filter({ hasText: '名称' })).toContainText('张伟');
      await expect(parts.getByRole('row').filter({ hasText: 'a.bin' })).toContainText('3 B');
      const save = parts.getByRole('row').filter({ hasText: 'a.bin' }).getByRole('button', { name: t.body.part.save });
      const [saved] = await Promise.all([page.waitForEvent('download'), save.click()]);
      expect([...(await bytesOf(saved))]).toEqual([0, 1, 2]);
      const encoded = '--B\r\nContent-ID: <a>\r\nContent-Transfer-Encoding: base64\r\n\r\n5L2g5aW9\r\n--B--';
      const nested = `--A\r\nContent-Type: multipart/mixed; boundary=B\r\n\r\n${encoded}\r\n--A--`;
      const related = { 'Content-Type': 'multipart/related; boundary=A' };
      await fetchOnce(`${url}/related`, { method: 'POST', headers: related, body: nested });
      await choose('/related');
      const inner = parts.getByRole('row').filter({ hasText: '<a>' });
      await expect(inner).toContainText('1.1 <a>你好6 B');
      const original = inner.getByRole('button', { name: t.body.part.saveSent });
      const [asSent] = await Promise.all([page.waitForEvent('download'), original.click()]);
      expect((await bytesOf(asSent)).toString()).toBe('5L2g5aW9');
      await choose('/form');
      await expect(page.getByRole('table', { name: t.body.kinds.form })).toContainText('你 好');
      await choose('/xml');
      await expect.poll(() => paneText(page, t.body.views.pretty)).toContain('\n  <g>\n    <a/>');
      await choose('/picture');
      await expect(page.getByRole('img', { name: t.body.picture })).toBeVisible();
    });

    turn()(
      '[BIN-03] puts new requests on top without losing the selection, and arrow keys walk the list',
      async ({ page }) => {
        const url = await start(page, t);
        for (const path of ['one', 'two']) await fetchOnce(`${url}/${path}`);
        await expect(rows(page)).toHaveCount(2);
        await rows(page).filter({ hasText: '/one' }).click();
        await fetchOnce(`${url}/three`);
        await expect(rows(page)).toHaveText([/three/, /two/, /one/]);
        await expect(list(page).getByRole('option', { selected: true })).toContainText('/one');
        await expect(page.getByRole('status').filter({ hasText: t.list.arrived('GET', '/three') })).toHaveCount(1);
        await list(page).focus();
        await page.keyboard.press('ArrowUp');
        await expect(list(page).getByRole('option', { selected: true })).toContainText('/two');
        await page.keyboard.press('Home');
        await expect(detail(page)).toContainText('/three');
      },
    );

    test('[BIN-05] shows the limits, and a body over them as refused', async ({ page }) => {
      const url = await start(page, t);
      const card = page.getByRole('region', { name: t.address.title, exact: true });
      await expect(card).toContainText('≤ 1 MB');
      await expect(card).toContainText(t.limits.keptValue('200'));
      await expect(card).toContainText(t.address.expires);
      const answer = await fetchOnce(url, { method: 'POST', body: Buffer.alloc(1024 * 1024 + 1) });
      expect(answer.status).toBe(413);
      await expect(rows(page)).toContainText(t.list.refused);
      await rows(page).first().click();
      await expect(detail(page).getByRole('alert')).toHaveText(t.detail.refused('1 MB', '1 MB'));
    });

    turn()('[BIN-06] answers as the form says', async ({ page }) => {
      const url = await start(page, t);
      const form = page.getByRole('region', { name: t.answer.title, exact: true });
      await form.getByRole('textbox', { name: t.answer.status }).fill('418');
      await form.getByRole('textbox', { name: t.answer.headers }).fill('X-Bin: 茶');
      await form.getByRole('textbox', { name: t.answer.body }).fill('{"茶":1}');
      await form.getByRole('textbox', { name: t.answer.headers }).fill('no colon');
      await button(page, t.answer.save).click();
      await expect(form.getByRole('alert')).toHaveText(t.errors['answer-header']({ line: 1 }));
      await form.getByRole('textbox', { name: t.answer.headers }).fill('X-Bin: tea');
      await button(page, t.answer.save).click();
      await expect(form.getByText(t.answer.saved)).toBeVisible();
      const answer = await fetchOnce(url);
      expect([answer.status, answer.headers.get('x-bin'), await answer.text()]).toEqual([418, 'tea', '{"茶":1}']);
    });

    turn()('[BIN-06] copies as cURL, fetch and HTTP, filters, and exports HAR', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const url = await start(page, t);
      await fetchOnce(`${url}/hook`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: "it's" });
      await fetchOnce(`${url}/other`);
      await rows(page).filter({ hasText: '/hook' }).click();
      const copied = async (form: 'curl' | 'fetch' | 'http') => {
        // Another button may still say that it has copied.
        await page.evaluate(() => navigator.clipboard.writeText(''));
        await detail(page).getByRole('button', { name: t.detail.copyAs[form] }).click();
        const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
        await expect.poll(clipboard).not.toBe('');
        await expect(button(page, ui.copied).last()).toBeVisible();
        return clipboard();
      };
      expect(await copied('curl')).toContain(`curl ${url}/hook \\\n`);
      expect(await copied('fetch')).toContain(`await fetch("${url}/hook", {\n  method: "POST",`);
      expect(await copied('http')).toMatch(/^POST \/bin\/[\w-]+\/hook HTTP\/1\.1\r?\n[^]*\r?\n\r?\nit's$/);

      const gbk = Buffer.from([0xc4, 0xe3, 0xba, 0xc3]);
      await fetchOnce(`${url}/gbk`, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain; charset=gbk' },
        body: gbk,
      });
      await rows(page).filter({ hasText: '/gbk' }).click();
      const message = Buffer.from(await copied('http'), 'base64');
      expect(message.subarray(-8)).toEqual(Buffer.concat([Buffer.from('\r\n\r\n'), gbk]));
      await expect(detail(page).getByText(t.detail.copiedBase64)).toBeVisible();
      const save = button(page, t.detail.saveMessage);
      const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
      expect(await bytesOf(file)).toEqual(message);

      await page.getByRole('searchbox', { name: t.list.filter }).fill('hook');
      await expect(rows(page)).toHaveCount(1);
      await page.getByRole('searchbox', { name: t.list.filter }).fill('');
      await page.getByRole('combobox', { name: t.list.method }).selectOption('GET');
      await expect(rows(page)).toHaveText([/other/]);

      const [saved] = await Promise.all([page.waitForEvent('download'), button(page, t.exportHar).click()]);
      const { log } = JSON.parse((await bytesOf(saved)).toString()) as { log: { entries: { request: object }[] } };
      expect(log.entries.map(({ request }) => request)).toMatchObject([
        { method: 'POST', url: `${url}/hook`, postData: { text: "it's" } },
        { method: 'GET', url: `${url}/other` },
        { method: 'POST', url: `${url}/gbk`, postData: { text: gbk.toString('base64'), encoding: 'base64' } },
      ]);
    });

    turn()('[BIN-06] keeps its bin over a reload', async ({ page }) => {
      const url = await start(page, t);
      await fetchOnce(`${url}/kept`);
      await expect(rows(page)).toHaveCount(1);
      await page.reload();
      await expect(rows(page)).toHaveText([/kept/]);
      await expect(page.locator('code').first()).toHaveText(url);
    });
  });

  unwatched(`[BIN-04] says that a bin cannot be made, in red (${language})`, async ({ page }) => {
    await open(page, '/tool/api', language);
    for (const answer of ['lost', 500] as const) {
      await page.route(`**${calls.newBin}`, (route) =>
        answer === 'lost' ? route.abort() : route.fulfill({ status: answer, body: 'x' }),
      );
      await button(page, t.start).click();
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(t.errors['fetch-failed']());
      await expect(alert).toHaveAttribute('data-tone', 'error');
      await page.unrouteAll();
    }
    await start(page, t);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  unwatchedTurn()(`[BIN-03] polls where push fails, and ignores polls that fail (${language})`, async ({ page }) => {
    await page.route('**/bins/*/events*', (route) => route.abort());
    let fails = 1;
    await page.route('**/bin/*/requests', (route) => (fails-- > 0 ? route.abort() : route.continue()));
    await page.clock.install();
    await open(page, '/tool/api', language);
    await button(page, t.start).click();
    const polling = page.getByText(t.connection.polling);
    await runAheadUntil(page, () => expect(polling).toBeVisible({ timeout: 200 }));
    await expect(page.getByRole('alert')).toHaveCount(0);
    const url = await page.locator('code').first().innerText();
    await fetchOnce(`${url}/polled`);
    await runAheadUntil(page, () => expect(rows(page)).toHaveText([/polled/], { timeout: 200 }));
  });

  unwatched(`[BIN-05] says that a bin has expired, and offers a new one (${language})`, async ({ page }) => {
    await open(page, '/tool/api', language);
    const url = await start(page, t);
    await fetchOnce(url.replace('/bin/', '/bins/'), { method: 'DELETE' });
    await expect(page.getByText(t.gone)).toBeVisible();
    await expect(button(page, t.start)).toBeEnabled();
    expect(await start(page, t)).not.toBe(url);

    await page.evaluate(() => {
      const kept = { bin_id: 'unknown-bin-unknown', url: 'http://127.0.0.1/bin/x', expires_at: '2026-01-01T00:00:00Z' };
      sessionStorage.setItem('api-bin', JSON.stringify(kept));
    });
    await page.reload();
    await expect(page.getByText(t.gone)).toBeVisible();
  });

  unwatchedTurn()(`[BIN-06] replays from the browser, or says why not (${language})`, async ({ page }) => {
    const seen: { method?: string | undefined; signature?: unknown; body: string }[] = [];
    const target = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        if (request.method !== 'OPTIONS')
          seen.push({ method: request.method, signature: request.headers['x-signature'], body });
        const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        response.writeHead(request.method === 'OPTIONS' ? 204 : 202, request.url === '/open' ? allowed : {});
        response.end(request.method === 'OPTIONS' ? undefined : 'taken');
      });
    });
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
    try {
      const origin = `http://127.0.0.1:${(target.address() as AddressInfo).port}`;
      await open(page, '/tool/api', language);
      const url = await start(page, t);
      await fetchOnce(url, { method: 'POST', headers: { 'X-Signature': 'abc' }, body: '重放' });
      await rows(page).first().click();
      const replay = page.getByRole('region', { name: t.replay.title, exact: true });
      const send = async (address: string) => {
        await replay.getByRole('textbox', { name: t.replay.target }).fill(address);
        await replay.getByRole('button', { name: t.replay.send, exact: true }).click();
      };
      await send(`${origin}/open`);
      await expect(replay.getByRole('status')).toContainText('202');
      await expect(replay).toContainText('taken');
      expect(seen).toEqual([{ method: 'POST', signature: 'abc', body: '重放' }]);
      await send(`${origin}/closed`);
      await expect(replay.getByRole('alert')).toHaveText(t.replay.outcomes.preflight);
      await expect(replay).toContainText(`toolbench forward ${url} ${origin}/closed --last 1`);
      expect(seen).toHaveLength(1);
      await fetchOnce(url, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'simple' });
      await expect(rows(page)).toHaveCount(2);
      await rows(page).first().click();
      await send(`${origin}/closed`);
      await expect(replay.getByRole('alert')).toHaveText(t.replay.outcomes.network);
      await send('nowhere');
      await expect(replay.getByRole('alert')).toHaveText(t.errors['replay-address']());
    } finally {
      target.closeAllConnections();
      await new Promise((resolve) => target.close(resolve));
    }
  });
}

unwatched('[BIN-08] redirects and keeps cookies where bins have an origin of their own', async ({ page, context }) => {
  const t = texts.zh;
  const form = page.getByRole('region', { name: t.answer.title, exact: true });
  const save = async (headers: string) => {
    await form.getByRole('textbox', { name: t.answer.headers }).fill(headers);
    await button(page, t.answer.save).click();
  };
  await open(page, '/tool/api', 'zh');
  const shared = await start(page, t);
  await expect(form).toContainText(t.answer.sharedOrigin);
  await save('X-A: 1\nSet-Cookie: a=1');
  await expect(form.getByRole('alert')).toHaveText(t.errors['answer-header-origin']({ line: '2', name: 'Set-Cookie' }));

  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = await startServer({ PORT: String(port), BIN_URL: origin });
  try {
    await open(page, `${server.url}/tool/api`, 'zh');
    const url = await start(page, t);
    expect([new URL(url).origin, new URL(shared).origin]).toEqual([origin, process.env.TOOLBENCH_URL]);
    await expect(form).toContainText(t.answer.ownOrigin);
    await save('Set-Cookie: a=1; Domain=localhost');
    const refused = t.errors['answer-header-cookie-domain']({ line: '1', name: 'Set-Cookie' });
    await expect(form.getByRole('alert')).toHaveText(refused);
    await form.getByRole('textbox', { name: t.answer.status }).fill('302');
    await save(`Location: ${server.url}/tools\nSet-Cookie: a=1; Path=/; HttpOnly`);
    await expect(form.getByText(t.answer.saved)).toBeVisible();

    const visitor = await context.newPage();
    await visitor.goto(url);
    await expect(visitor).toHaveURL(`${server.url}/tools`);
    expect((await context.cookies()).map(({ name, domain }) => [name, domain])).toEqual([['a', 'localhost']]);
    expect((await visitor.goto(`${origin}/tool/api`))?.status()).toBe(404);
    await expect(page.getByRole('listbox', { name: t.list.title }).getByRole('option')).toHaveCount(1);
  } finally {
    await server.stop();
  }
});
