import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { ensureDependencies, isBuildStale, root } from './project.mjs';

ensureDependencies();
if (isBuildStale()) await (await import('./build.mjs')).build();
const { chromium } = await import('@playwright/test');

const pictures = ['json', 'diff'];
const languages = { zh: 'zh-CN', en: 'en-US' };
const exampleNames = { zh: '示例', en: 'Example' };
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
    ADMIN_PASSWORD: 'only for pictures',
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
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
for (const [language, locale] of Object.entries(languages)) {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const key of pictures) {
    await page.goto(`${url}/tool/${key}`);
    await page.waitForLoadState('networkidle');
    const example = page.getByRole('button', { name: exampleNames[language], exact: true });
    if (await example.count()) await example.click();
    else await page.locator('[data-tool] [role=toolbar] button').first().click();
    await page.waitForTimeout(1_500);
    await page.screenshot({ path: join(folder, `${key}-${language}.png`) });
    console.log(`docs/screenshots/${key}-${language}.png`);
  }
  await context.close();
}
await browser.close();
server.kill('SIGTERM');
rmSync(dataFolder, { recursive: true, force: true });
