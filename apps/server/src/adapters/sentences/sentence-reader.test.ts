import { limits } from '@toolbench/contracts/limits.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledWorker } from '../../test-support/bundled-worker.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { todoModel } from '../../test-support/lab/test-assistant.ts';
import { createSentenceReader } from './sentence-reader.ts';

const today = { today: '2026-01-02' };

/** A worker that answers with what it was given, and never where that is “forever”. */
function echoing(): string {
  const file = join(temporaryFolder(), 'echo.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ given }) => {
  const said = given.find((one) => typeof one === 'string');
  if (said === 'break') throw new Error('broken');
  while (said === 'forever') continue;
  parentPort.postMessage({ understood: true, ok: true, said });
});
parentPort.postMessage('ready');`,
  );
  return file;
}

describe('[NC-09] sentences are read beside the server', () => {
  it('as they are in it', async () => {
    const reader = createSentenceReader(bundledWorker('adapters/sentences/sentence-worker.ts'));
    expect(await reader.readRequest('做一个图书管理，记录书名、作者、价格', today)).toMatchObject({
      understood: true,
      model: { entities: [{ label: { zh: '图书' } }] },
    });
    expect(await reader.changeModel(todoModel, '加一个截止日期')).toMatchObject({ ok: true, changes: [{}] });
  });

  it('one after the other, and what never ends is given up alone', async () => {
    const reader = createSentenceReader(echoing(), { ...limits.assistant, readingMs: 500 });
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 10);
    const answers = await Promise.all([
      reader.readRequest('first', today),
      reader.readRequest('forever', today),
      reader.changeModel(todoModel, 'forever'),
      reader.readRequest('last', today),
    ]);
    clearInterval(counting);
    expect(answers).toMatchObject([
      { said: 'first' },
      { understood: false, isTooLong: true },
      { ok: false, reason: { en: expect.stringContaining('shorter sentences') } },
      { said: 'last' },
    ]);
    // Whoever else waits is answered meanwhile.
    expect(turns).toBeGreaterThan(10);
  });

  it('and where the thread breaks down, only that call does', async () => {
    const reader = createSentenceReader(echoing(), limits.assistant);
    const broken = 'the thread that reads sentences broke down';
    await expect(reader.changeModel(todoModel, 'break')).rejects.toThrow(broken);
    await expect(reader.readRequest((() => undefined) as never, today)).rejects.toThrow();
    expect(await reader.readRequest('next', today)).toMatchObject({ said: 'next' });
    const silent = join(temporaryFolder(), 'silent.mjs');
    writeFileSync(silent, 'setInterval(() => undefined, 1_000);');
    const never = createSentenceReader(silent, { ...limits.assistant, readerStartMs: 300 });
    const both = await Promise.allSettled([never.readRequest('one', today), never.readRequest('two', today)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('and where the thread ends while it rests, the next sentence has a new one', async () => {
    const file = join(temporaryFolder(), 'ending.mjs');
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
parentPort.on('message', () => {
  parentPort.postMessage({ understood: true });
  setTimeout(() => process.exit(1), 20);
});
parentPort.postMessage('ready');`,
    );
    const reader = createSentenceReader(file, { ...limits.assistant, readingMs: 60_000 });
    await reader.readRequest('one', today);
    await new Promise((resolve) => setTimeout(resolve, 300));
    // One that ends just now breaks its call down; one that has ended is asked nothing.
    await expect.poll(() => reader.readRequest('two', today)).toEqual({ understood: true });
  });

  it('is ended where nothing more comes, and started again', async () => {
    const reader = createSentenceReader(echoing(), { ...limits.assistant, readerIdleMs: 1 });
    expect(await reader.readRequest('one', today)).toMatchObject({ said: 'one' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await reader.readRequest('two', today)).toMatchObject({ said: 'two' });
  });
});
