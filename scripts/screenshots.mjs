import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { ensureDependencies, isBuildStale, root } from './project.mjs';

ensureDependencies();
if (isBuildStale()) await (await import('./build.mjs')).build();
const { chromium } = await import('@playwright/test');

const tools = ['json', 'diff', 'emvco'];
const languages = { zh: 'zh-CN', en: 'en-US' };
const exampleNames = { zh: '示例', en: 'Example' };
const administrator = { username: 'admin', password: 'only for pictures' };
const requests = {
  zh: '做一个待办事项网站，有看板，可以按优先级筛选',
  en: 'Make a to-do website with a board and filter by priority',
};
const confirmNames = { zh: '确认并生成', en: 'Confirm and generate' };
const folder = join(root, 'docs/screenshots');
const dataFolder = mkdtempSync(join(tmpdir(), 'toolbench-screenshots-'));

const server = spawn(process.execPath, [join(root, 'apps/server/dist/server.js')], {
  cwd: root,
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    SFTP_PORT: '0',
    DATA_DIR: dataFolder,
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
  },
});
const url = await new Promise((resolve, reject) => {
  let output = '';
  const read = (chunk) => {
    output += chunk;
    const port = /running: http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
    if (port) resolve(`http://127.0.0.1:${port}`);
  };
  server.stdout.on('data', read);
  server.stderr.on('data', read);
  server.on('exit', () => reject(new Error(output)));
});

mkdirSync(folder, { recursive: true });

async function keep(page, name) {
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/screenshots/${name}.png`);
}

async function showTool(page, key, language) {
  await page.goto(`${url}/tool/${key}`);
  await page.waitForLoadState('networkidle');
  const example = page.getByRole('button', { name: exampleNames[language], exact: true });
  if (await example.count()) await example.click();
  else await page.locator('[data-tool] [role=toolbar] button').first().click();
  await keep(page, `${key}-${language}`);
}

async function signIn(page) {
  const { access_token } = await page.request
    .post(`${url}/auth/login`, { data: administrator })
    .then((answer) => answer.json());
  const user = JSON.stringify({ username: administrator.username, role: 'administrator' });
  await page.addInitScript(
    ([token, person]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', person);
    },
    [access_token, user],
  );
}

/** The running app of a sentence, beside the conversation that made it. */
async function showAssistant(page, language) {
  await signIn(page);
  await page.goto(`${url}/lab/naturalcode`);
  await page.locator('form textarea').last().fill(requests[language]);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: confirmNames[language] }).click();
  await page.frameLocator('iframe').locator('body *').first().waitFor();
  await keep(page, `assistant-${language}`);
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
for (const [language, locale] of Object.entries(languages)) {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const key of tools) await showTool(page, key, language);
  await showAssistant(page, language);
  await context.close();
}
await browser.close();
server.kill('SIGTERM');
rmSync(dataFolder, { recursive: true, force: true });
