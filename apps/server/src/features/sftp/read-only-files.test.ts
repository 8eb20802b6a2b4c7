import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { createReadOnlyFiles, status } from './read-only-files.ts';

const content = Buffer.alloc(limits.sftp.readBytes + 10, 'x');
const description = { zh: '文件', en: 'File' };
const madeAt = Date.UTC(2026, 10, 21, 5, 0, 1);
const openFiles = () => createReadOnlyFiles([{ name: 'a.csv', type: 'CSV', description, content }], madeAt);
const refused = (code: number) => ({ ok: false, status: code });

/** Flags of SSH_FXP_OPEN (draft-ietf-secsh-filexfer-02, 6.3). */
const flags = { read: 0x01, write: 0x02, append: 0x04, create: 0x08, truncate: 0x10, exclusive: 0x20 };

describe('the read-only files', () => {
  it('[SFTP-02] open with READ alone, and with no other of the 64 sets of flags', () => {
    for (let set = 0; set < 64; set += 1) {
      const opened = openFiles().open('/a.csv', set);
      expect(opened, String(set)).toEqual(
        set === flags.read ? { ok: true, value: 1 } : refused(status.permissionDenied),
      );
    }
  });

  it('[SFTP-02] are read in parts, to the end and not beyond', () => {
    const files = openFiles();
    files.open('/a.csv', flags.read);
    const length = (offset: number, wanted: number) => {
      const read = files.read(1, offset, wanted);
      return read.ok ? read.value.length : read.status;
    };
    expect(length(0, 10)).toBe(10);
    expect(length(0, 0xffff_ffff)).toBe(limits.sftp.readBytes);
    expect(length(content.length - 3, 10)).toBe(3);
    expect(length(content.length, 10)).toBe(status.endOfFile);
    expect(length(Number.MAX_SAFE_INTEGER, 10)).toBe(status.endOfFile);
    expect(length(0, 0)).toBe(status.endOfFile);
  });

  it('[SFTP-02] know handles only while they are open, and of their kind', () => {
    const files = openFiles();
    files.open('/a.csv', flags.read);
    files.openFolder('/');
    expect(files.read(2, 0, 1)).toEqual(refused(status.failure));
    expect(files.readFolder(1)).toEqual(refused(status.failure));
    expect(files.close(1)).toEqual({ ok: true, value: null });
    for (const answer of [files.close(1), files.read(1, 0, 1), files.statHandle(1), files.close(0), files.close(99)]) {
      expect(answer).toEqual(refused(status.failure));
    }
  });

  it('[SFTP-02] list a folder once for each time it is opened', () => {
    const files = openFiles();
    files.openFolder('/');
    const listed = files.readFolder(1);
    expect(listed.ok && listed.value.map(({ filename }) => filename)).toEqual(['.', '..', 'a.csv']);
    expect(listed.ok && listed.value[2]?.longname).toBe(
      '-r--r--r--    1 demo     demo        32778 Nov 21  2026 a.csv',
    );
    expect(files.readFolder(1)).toEqual(refused(status.endOfFile));
  });

  it.each(['/missing', '/a.csv/b', '/A.CSV', '/../etc', 'constructor', '__proto__', '/a.csv%00', '/．．/a.csv'])(
    '[SFTP-02] have nothing at %j',
    (path) => {
      expect(openFiles().stat(path)).toEqual(refused(status.noSuchFile));
    },
  );
});
