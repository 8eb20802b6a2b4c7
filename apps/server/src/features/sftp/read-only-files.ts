import { posix } from 'node:path';
import { limits } from '@toolbench/contracts/limits.ts';
import type { DemoFile } from './demo-files.ts';

/** Status codes of SFTP version 3 (draft-ietf-secsh-filexfer-02, 7). */
export const status = {
  endOfFile: 1,
  noSuchFile: 2,
  permissionDenied: 3,
  failure: 4,
} as const;
interface Refusal {
  readonly ok: false;
  readonly status: (typeof status)[keyof typeof status];
}
type Answer<Value> = { readonly ok: true; readonly value: Value } | Refusal;

interface Attributes {
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  readonly size: number;
  /** Seconds since 1970. */
  readonly atime: number;
  readonly mtime: number;
}

interface Entry {
  readonly filename: string;
  /** The line that `ls -l` shows. */
  readonly longname: string;
  readonly attrs: Attributes;
}

/** What one SFTP session sees and may do; nothing here changes anything. Handles are its own. */
export interface ReadOnlyFiles {
  /** The one canonical form of a path, whether or not anything is there. */
  readonly realPath: (path: string) => Answer<string>;
  readonly stat: (path: string) => Answer<Attributes>;
  /** Opens for reading; any flag beside READ is refused. */
  readonly open: (path: string, flags: number) => Answer<number>;
  readonly openFolder: (path: string) => Answer<number>;
  readonly statHandle: (handle: number) => Answer<Attributes>;
  readonly read: (handle: number, offset: number, length: number) => Answer<Uint8Array>;
  /** All entries at once, then the end. */
  readonly readFolder: (handle: number) => Answer<readonly Entry[]>;
  readonly close: (handle: number) => Answer<null>;
}

const readFlag = 0x01;
const folderMode = 0o040_555;
const fileMode = 0o100_444;
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const refuse = (code: Refusal['status']): Refusal => ({ ok: false, status: code });
const answer = <Value>(value: Value): Answer<Value> => ({ ok: true, value });

type Open = { readonly kind: 'file'; readonly file: DemoFile } | { readonly kind: 'folder'; isRead: boolean };

function longName(name: string, { mode, size, mtime }: Attributes): string {
  const date = new Date(mtime * 1000);
  const day = String(date.getUTCDate()).padStart(2);
  const rights = mode === folderMode ? 'dr-xr-xr-x' : '-r--r--r--';
  return `${rights}    1 demo     demo     ${String(size).padStart(8)} ${monthNames[date.getUTCMonth()]} ${day}  ${date.getUTCFullYear()} ${name}`;
}

/**
 * The files in one folder, `/`. A path is a name to look up, never a path of the machine: there is nothing to climb
 * out of. Relative paths begin at the root, and `..` ends there.
 */
export function createReadOnlyFiles(files: readonly DemoFile[], madeAtMs: number): ReadOnlyFiles {
  const byPath = new Map(files.map((file) => [`/${file.name}`, file]));
  const handles = new Map<number, Open>();
  let lastHandle = 0;

  const time = Math.floor(madeAtMs / 1000);
  const common = { uid: 0, gid: 0, atime: time, mtime: time };
  const folder: Attributes = { ...common, mode: folderMode, size: 0 };
  const attributesOf = (file: DemoFile): Attributes => ({ ...common, mode: fileMode, size: file.content.length });
  const entry = (filename: string, attrs: Attributes) => ({ filename, longname: longName(filename, attrs), attrs });

  const realPath = (path: string): Answer<string> => {
    if (path.includes('\0') || Buffer.byteLength(path) > limits.sftp.pathBytes) return refuse(status.failure);
    const resolved = posix.resolve('/', path);
    return answer(resolved);
  };
  const find = (path: string): Answer<DemoFile | 'folder'> => {
    const real = realPath(path);
    if (!real.ok) return real;
    const found = real.value === '/' ? 'folder' : byPath.get(real.value);
    return found === undefined ? refuse(status.noSuchFile) : answer(found);
  };
  const hold = (opened: Open): Answer<number> => {
    if (handles.size >= limits.sftp.openHandles) return refuse(status.failure);
    lastHandle += 1;
    handles.set(lastHandle, opened);
    return answer(lastHandle);
  };

  return {
    realPath,
    stat: (path) => {
      const found = find(path);
      if (!found.ok) return found;
      return answer(found.value === 'folder' ? folder : attributesOf(found.value));
    },
    open: (path, flags) => {
      if (flags !== readFlag) return refuse(status.permissionDenied);
      const found = find(path);
      if (!found.ok) return found;
      return found.value === 'folder' ? refuse(status.failure) : hold({ kind: 'file', file: found.value });
    },
    openFolder: (path) => {
      const found = find(path);
      if (!found.ok) return found;
      return found.value === 'folder' ? hold({ kind: 'folder', isRead: false }) : refuse(status.failure);
    },
    statHandle: (handle) => {
      const opened = handles.get(handle);
      if (!opened) return refuse(status.failure);
      return answer(opened.kind === 'folder' ? folder : attributesOf(opened.file));
    },
    read: (handle, offset, length) => {
      const opened = handles.get(handle);
      if (opened?.kind !== 'file') return refuse(status.failure);
      const part = opened.file.content.subarray(offset, offset + Math.min(length, limits.sftp.readBytes));
      return part.length === 0 ? refuse(status.endOfFile) : answer(part);
    },
    readFolder: (handle) => {
      const opened = handles.get(handle);
      if (opened?.kind !== 'folder') return refuse(status.failure);
      if (opened.isRead) return refuse(status.endOfFile);
      opened.isRead = true;
      const dots = ['.', '..'].map((name) => entry(name, folder));
      return answer([...dots, ...files.map((file) => entry(file.name, attributesOf(file)))]);
    },
    close: (handle) => (handles.delete(handle) ? answer(null) : refuse(status.failure)),
  };
}
