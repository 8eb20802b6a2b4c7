import type { SFTPWrapper } from 'ssh2';
import { status, type ReadOnlyFiles } from '../../features/sftp/read-only-files.ts';

/** Counts what is answered; see ssh-connection.ts. */
type CountAnswer = (bytes: number) => void;

const ok = 0;
/** What an answer without content takes, about. */
const smallAnswerBytes = 64;

function writeHandle(handle: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(handle);
  return bytes;
}

/** The number that writeHandle wrote; 0, which is never given out, for anything else. */
function readHandle(bytes: Buffer): number {
  return bytes.length === 4 ? bytes.readUInt32BE() : 0;
}

function refuseChanges(sftp: SFTPWrapper, count: CountAnswer): void {
  const refuse = (request: number) => {
    count(smallAnswerBytes);
    sftp.status(request, status.permissionDenied, 'This server is read-only');
  };
  for (const change of ['WRITE', 'SETSTAT', 'FSETSTAT', 'REMOVE', 'MKDIR', 'RMDIR', 'RENAME', 'SYMLINK']) {
    sftp.on(change, refuse);
  }
}

function answerHandles(sftp: SFTPWrapper, files: ReadOnlyFiles, count: CountAnswer): void {
  sftp.on('OPEN', (request, path, flags) => {
    count(smallAnswerBytes);
    const opened = files.open(path, flags);
    if (opened.ok) sftp.handle(request, writeHandle(opened.value));
    else sftp.status(request, opened.status);
  });
  sftp.on('READ', (request, handle, offset, length) => {
    const read = files.read(readHandle(handle), offset, length);
    count(smallAnswerBytes + (read.ok ? read.value.length : 0));
    if (read.ok) sftp.data(request, Buffer.from(read.value));
    else sftp.status(request, read.status);
  });
  sftp.on('CLOSE', (request, handle) => {
    count(smallAnswerBytes);
    const closed = files.close(readHandle(handle));
    sftp.status(request, closed.ok ? ok : closed.status);
  });
  sftp.on('OPENDIR', (request, path) => {
    count(smallAnswerBytes);
    const opened = files.openFolder(path);
    if (opened.ok) sftp.handle(request, writeHandle(opened.value));
    else sftp.status(request, opened.status);
  });
  sftp.on('READDIR', (request, handle) => {
    const entries = files.readFolder(readHandle(handle));
    count(smallAnswerBytes * (entries.ok ? 4 * entries.value.length : 1));
    if (entries.ok) sftp.name(request, [...entries.value]);
    else sftp.status(request, entries.status);
  });
  sftp.on('FSTAT', (request, handle) => {
    count(smallAnswerBytes);
    const found = files.statHandle(readHandle(handle));
    if (found.ok) sftp.attrs(request, found.value);
    else sftp.status(request, found.status);
  });
}

function answerPaths(sftp: SFTPWrapper, files: ReadOnlyFiles, count: CountAnswer): void {
  const stat = (request: number, path: string) => {
    count(smallAnswerBytes);
    const found = files.stat(path);
    if (found.ok) sftp.attrs(request, found.value);
    else sftp.status(request, found.status);
  };
  // There are no links, so both see the same.
  sftp.on('STAT', stat);
  sftp.on('LSTAT', stat);
  sftp.on('REALPATH', (request, path) => {
    const real = files.realPath(path);
    count(smallAnswerBytes + (real.ok ? 2 * real.value.length : 0));
    if (!real.ok) return sftp.status(request, real.status);
    const attrs = { mode: 0, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 };
    sftp.name(request, [{ filename: real.value, longname: real.value, attrs }]);
  });
}

/**
 * Answers the requests of one SFTP session (version 3). READLINK and every extension, hard links among them, are left
 * to ssh2, which answers that they are not supported.
 */
export function answerSftp(sftp: SFTPWrapper, files: ReadOnlyFiles, count: CountAnswer): void {
  answerPaths(sftp, files, count);
  answerHandles(sftp, files, count);
  refuseChanges(sftp, count);
}
