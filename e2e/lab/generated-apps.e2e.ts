import type { Browser, Page } from '@playwright/test';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { shopModel } from '@toolbench/lab/assistant/generate/fixtures/shop-model.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateProject } from '@toolbench/lab/assistant/generate/generate-project.ts';
import { templates } from '../../apps/server/src/test-support/apps/templates.ts';
import { todoModel } from '@toolbench/lab/assistant/generate/fixtures/todo-model.ts';
import { accountWords, words } from '@toolbench/lab/assistant/generate/pages/words.ts';
import { expect, test } from '../support/fixtures.ts';

const stack = { language: 'javascript', framework: 'react', database: 'sqlite', hosting: 'vercel' } as const;
const looks = [...generateProject(todoModel, stack, templates)]
  .filter(([path]) => path.endsWith('.css'))
  .map(([, text]) => text)
  .join('\n');

test('[NC-08] in a dialog of an app what ends a form covers nothing that follows it', async ({ context }) => {
  // The empty page of a test has the content policy of the page that opened it; this one has none.
  const page = await context.newPage();
  await page.setContent(`<style>${looks}</style>
    <dialog class="dialog small" open>
      <form class="form" onsubmit="return false"><input /><div class="form-actions"><button class="button">Sign in</button></div></form>
      <button class="button plain" onclick="this.textContent = 'clicked'">No account yet?</button>
    </dialog>`);
  await page.getByRole('button', { name: 'No account yet?' }).click();
  await expect(page.getByRole('button', { name: 'clicked' })).toBeVisible();
});

/** Runs the server of a generated app on a free port, until the test has ended. */
async function startApp(
  model: AppModel,
  folder: string,
): Promise<{ readonly origin: string; readonly password: string }> {
  for (const [path, text] of generateProject(model, { ...stack, framework: 'express' }, templates)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await symlink(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, ['src/main.js'], { cwd: join(folder, 'server'), env });
  ending.push(async () => {
    child.kill();
    await once(child, 'close');
    await rm(folder, { recursive: true });
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const origin = /^Listening on (\S+)$/m.exec(output)?.[1];
    if (origin !== undefined) return { origin, password: /^Owner password: (\S+)$/m.exec(output)?.[1] ?? '' };
  }
  throw new Error('the app ended');
}

const ending: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

/** A page of somebody whom the app has not seen before. */
async function visit(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  ending.unshift(() => context.close());
  return context.newPage();
}

test('[NC-08] visitors of a shop see their own orders alone, and its owner all of them', async ({ browser }) => {
  const { origin, password } = await startApp(shopModel, await mkdtemp(join(tmpdir(), 'shop-')));
  const orders = (page: Page, name: string) => page.getByText(name, { exact: true });

  const buyer = await visit(browser);
  await buyer.goto(origin);
  await expect(buyer.getByRole('button', { name: '所有者登录' })).toBeVisible();
  await expect(buyer.getByRole('button', { name: /^(?:添加|编辑|删除)/ })).toHaveCount(0);
  await buyer
    .getByRole('button', { name: /加入购物车/ })
    .first()
    .click();
  await buyer.goto(`${origin}/#/cart`);
  await buyer.getByLabel('收货人').fill('林小满');
  await buyer.getByLabel('电话').fill('555 010 999');
  await buyer.getByLabel('地址').fill('山前路 1 号');
  await buyer.getByRole('button', { name: '提交订单' }).click();
  await expect(buyer.getByText(words.zh.ordered)).toBeVisible();
  await buyer.goto(`${origin}/#/orders`);
  await expect(orders(buyer, '林小满')).toBeVisible();
  await expect(buyer.getByRole('button', { name: /^(?:添加|编辑)/ })).toHaveCount(0);

  const stranger = await visit(browser);
  await stranger.goto(`${origin}/#/orders`);
  await expect(stranger.locator('main h1, main h2').first()).toBeVisible();
  await expect(orders(stranger, '林小满')).toHaveCount(0);
  expect((await (await stranger.request.get(`${origin}/api/orders`)).json()) as object).toMatchObject({ total: 0 });

  await stranger.getByRole('button', { name: 'English' }).click();
  await stranger.getByRole('button', { name: 'Owner sign-in' }).click();
  const dialog = stranger.getByRole('dialog');
  await dialog.getByLabel('Password of the owner').fill(password);
  await dialog.getByRole('button', { name: 'Owner sign-in' }).click();
  await expect(orders(stranger, '林小满')).toBeVisible();
  await expect(stranger.getByRole('button', { name: /^(?:Edit|Delete)/ }).first()).toBeVisible();

  await buyer.getByRole('button', { name: /^删除/ }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: words.zh.remove }).click();
  await expect(orders(buyer, '林小满')).toHaveCount(0);
});

test('[NC-08] who may not see what a page keeps is told so, not that there is nothing yet', async ({ browser }) => {
  const entities = todoModel.entities.map((entity) => ({ ...entity, hidden: true }));
  const secret = { ...todoModel, owned: true, entities };
  const { origin, password } = await startApp(secret, await mkdtemp(join(tmpdir(), 'kept-')));
  const page = await visit(browser);
  await page.goto(origin);
  const main = page.getByRole('main');
  for (const { key } of todoModel.pages) {
    await page.goto(`${origin}/#/${key}`);
    await expect(main).toContainText(accountWords.zh.ownersOnly.replace('{what}', ''));
    await expect(main.getByRole('button')).toHaveCount(0);
  }
  await page.getByRole('button', { name: '所有者登录' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('所有者的密码').fill(password);
  await dialog.getByRole('button', { name: '所有者登录' }).click();
  await expect(main.getByRole('button').first()).toBeVisible();
});
