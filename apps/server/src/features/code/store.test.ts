import { expect, it } from 'vitest';
import { openDatabase } from '../../adapters/database/open.ts';
import { fakeClock } from '../../test-support/fakes.ts';
import { describeOnDatabases } from '../../test-support/on-databases.ts';
import { testCode } from '../../test-support/lab/test-code.ts';
import { zipOf } from '../../test-support/files/zip.ts';

describeOnDatabases('code projects', (newPlace) => {
  it('[CODE-07] are kept, shared between uploads of one owner only, searched, and deleted whole', async () => {
    const { queries, close } = await openDatabase(await newPlace(), 0);
    try {
      const code = testCode({ queries, clock: fakeClock() });
      const zip = zipOf({ 'a.py': 'def first():\n    return 1\n', 'b/a.py': 'def first():\n    return 1\n' });
      const upload = async (owner: string) => {
        const content = (async function* () {
          yield zip;
        })();
        const result = await code.upload({ owner, fileName: 'a.zip', content });
        if (!result.ok) throw new Error(result.code);
        return result.value;
      };
      const vectorize = async (owner: string, id: string) => {
        await code.start(owner, id);
        for (;;) {
          const status = await code.status(owner, id);
          if (!status.ok || status.value.state !== 'processing') return status;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      const mine = await upload('me');
      expect(await vectorize('me', mine.projectPath)).toMatchObject({
        value: { state: 'complete', processed_files: 2, processed_snippets: 2 },
      });
      expect((await upload('me')).unchanged_files).toBe(2);
      expect((await upload('you')).unchanged_files).toBe(0);
      const search = { projectPath: mine.projectPath, query: 'first', limit: 5, offset: 0 };
      expect(await code.snippets('me', search)).toMatchObject({
        value: { total_count: 2, snippets: [{ file_path: 'a.py', content: 'def first():\n    return 1' }, {}] },
      });
      expect(await code.total()).toMatchObject({ count: 3, oldest: fakeClock().now() });
      expect((await code.total()).bytes).toBeGreaterThan(100);
      expect((await code.remove('me', mine.projectPath)).ok).toBe(true);
      expect(await code.removeAll()).toBe(2);
      expect(await code.total()).toEqual({ count: 0, bytes: 0, oldest: null });
    } finally {
      await close();
    }
  });
});
