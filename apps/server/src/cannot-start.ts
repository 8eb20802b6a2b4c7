/** Why the server cannot start, in words for the person who starts it, in both languages and without secrets. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** Words in both languages. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** What the codes of the operating system and of SQLite mean for a file or folder, and what to do about it. */
const reasons: readonly (readonly [RegExp, Words])[] = [
  [
    /^(EACCES|EPERM|SQLITE_PERM|SQLITE_AUTH)$/,
    {
      zh: '运行服务器的用户没有权限，请把它交给该用户（chown），或换一个位置。',
      en: 'The user who runs the server may not use it; give it to that user (chown) or choose another place.',
    },
  ],
  [
    /^(EROFS|SQLITE_READONLY(_\w+)?)$/,
    {
      zh: '它所在的磁盘是只读的，请以可写方式挂载，或换一个位置。',
      en: 'Its disk is read-only; mount it writable or choose another place.',
    },
  ],
  [
    /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/,
    { zh: '磁盘或配额已满，请腾出空间后再启动。', en: 'The disk or the quota is full; make room and start again.' },
  ],
  [
    /^(EISDIR|SQLITE_CANTOPEN(_\w+)?)$/,
    {
      zh: '它无法作为文件打开，请查看这个路径上是什么，移走它或改正权限。',
      en: 'It cannot be opened as a file; look at what is there, move it away or mend its permissions.',
    },
  ],
  [
    /^(EEXIST|ENOTDIR)$/,
    {
      zh: '这个路径上有一个文件，不是目录，请移走它或换一个位置。',
      en: 'A file is in the way of the folder; move it away or choose another place.',
    },
  ],
  [
    /^ENOENT$/,
    {
      zh: '它的上级目录不存在，也无法创建，请换一个位置。',
      en: 'The folder above it does not exist and cannot be made; choose another place.',
    },
  ],
];

/** The code of an error, if it has one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Says which file or folder cannot be used, why, and what to do. */
export function cannotUse(what: Words, path: string, error: unknown): CannotStart {
  const code = codeOf(error) ?? '';
  const said = error instanceof Error ? error.message : String(error);
  const reason = reasons.find(([pattern]) => pattern.test(code))?.[1] ?? { zh: said, en: said };
  return new CannotStart(
    `${what.zh}无法使用：${path}\n${reason.zh}\n${what.en} cannot be used: ${path}\n${reason.en}`,
    {
      cause: error,
    },
  );
}
