import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { holdDataFolder } from './data-folder.ts';

describe('holdDataFolder', () => {
  it('refuses a folder that is held, in both languages, and takes it once it is released', () => {
    const path = join(temporaryFolder(), 'nested', 'data');
    const first = holdDataFolder(path);
    expect(() => holdDataFolder(path)).toThrow(/数据目录正在被另一个.*Another Toolbench process/s);
    first.release();
    const second = holdDataFolder(path);
    onTestFinished(second.release);
    expect(second.path).toBe(path);
  });

  it('makes it readable for its owner only', () => {
    const folder = holdDataFolder(join(temporaryFolder(), 'data'));
    onTestFinished(folder.release);
    expect(statSync(folder.path).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['no database', (file: string) => writeFileSync(file, Buffer.alloc(4_096, 0xa7))],
    ['one that is cut off', (file: string) => writeFileSync(file, Buffer.from('SQLite format 3\0'))],
  ])('[OPS-03] makes its lock anew where that is %s, and holds by it', (_, damage) => {
    const path = temporaryFolder();
    damage(join(path, 'lock.db'));
    const folder = holdDataFolder(path);
    expect(() => holdDataFolder(path)).toThrow(/Another Toolbench process/);
    folder.release();
  });

  it('[OPS-03] names a lock that cannot be opened, and says what to do', () => {
    const path = temporaryFolder();
    mkdirSync(join(path, 'lock.db'));
    expect(() => holdDataFolder(path)).toThrow(
      /lock\.db\n它无法作为文件打开.*lock\.db\nIt cannot be opened as a file/s,
    );
  });

  it.runIf(process.platform === 'linux')('says that it cannot be made where nothing can', () => {
    expect(() => holdDataFolder('/proc/none/data')).toThrow(/DATA_DIR/);
  });
});
