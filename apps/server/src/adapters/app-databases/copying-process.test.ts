import Database from 'libsql';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { builtChild } from '../../test-support/built-child.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { createCopyingProcess } from './copying-process.ts';

const longMs = 60_000;

function openData() {
  const root = temporaryFolder();
  const [data, into] = [join(root, 'data'), join(root, 'copy')];
  mkdirSync(data);
  const app = new Database(join(data, 'app.db'));
  onTestFinished(() => void app.close());
  app.exec("pragma journal_mode = wal; create table notes (text text); insert into notes values ('kept')");
  return { data, into };
}

function scriptOf(body: string): URL {
  const file = join(temporaryFolder(), 'child.mjs');
  writeFileSync(file, body);
  return pathToFileURL(file);
}

it('[DEPLOY-01] copies the data of an app in a process of its own', async () => {
  const { data, into } = openData();
  const copy = createCopyingProcess(await builtChild('copy-app-data'), longMs);
  expect(await copy(data, into)).toMatchObject({ asFound: [] });
  const copied = new Database(join(into, 'app.db'));
  onTestFinished(() => void copied.close());
  expect(copied.prepare('select text from notes').get()).toMatchObject({ text: 'kept' });
});

it('[DEPLOY-01] copies without opening anything where a database keeps SQLite busy for ever, or ends it', async () => {
  const { data, into } = openData();
  const { href } = await builtChild('copy-app-data');
  for (const fate of ['for (;;) {}', 'process.exit(1)']) {
    const script = scriptOf(`
import { mkdirSync, writeFileSync } from 'node:fs';
const [, , , into, purpose] = process.argv;
if (purpose === 'bytes') await import(${JSON.stringify(href)});
else {
  mkdirSync(into, { recursive: true });
  writeFileSync(into + '/half', '');
  ${fate}
}`);
    const copy = createCopyingProcess(script, 2_000);
    expect(await copy(data, into)).toMatchObject({ asFound: ['app.db'] });
    expect(readdirSync(into).filter((name) => !name.startsWith('app.db'))).toEqual([]);
  }
});

it('[OPS-03] says why nothing could be copied', async () => {
  const { data } = openData();
  const copy = createCopyingProcess(await builtChild('copy-app-data'), longMs);
  await expect(copy(data, join(data, 'app.db', 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  const hangs = createCopyingProcess(scriptOf('for (;;) {}'), 100);
  await expect(hangs(data, 'x')).rejects.toThrow('longer than 0.1 s');
});
