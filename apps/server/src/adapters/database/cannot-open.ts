import { cannotUse, CannotStart, codeOf, type Words } from '../../cannot-start.ts';
import { storageFaultOf } from '../../shared/storage-fault.ts';

/** Where a PostgreSQL address leads, without the user and the password in it. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
}

/** What PostgreSQL's SQLSTATEs mean for whoever set DATABASE_URL. */
const refusals: readonly (readonly [RegExp, Words])[] = [
  [
    /^28/,
    {
      zh: '它拒绝了 DATABASE_URL 中的用户名或密码，请改正。',
      en: 'It refuses the user name or the password in DATABASE_URL; correct them.',
    },
  ],
  [
    /^3D000$/,
    { zh: '上面没有这个数据库，请先用 createdb 创建。', en: 'It has no database of this name; make it with createdb.' },
  ],
  [
    /^42501$/,
    {
      zh: 'DATABASE_URL 中的用户没有建表的权限，请授予。',
      en: 'The user in DATABASE_URL may not make tables; grant that.',
    },
  ],
  [
    /^53300$/,
    { zh: '它的连接数已满，请调高 max_connections。', en: 'It takes no more connections; raise max_connections.' },
  ],
  [/^53100$/, { zh: '它的磁盘已满，请腾出空间后再启动。', en: 'Its disk is full; make room and start again.' }],
  [
    /^(database-away|08...|57P0[1-3])$/,
    {
      zh: '连不上它，请确认它正在运行、地址正确、防火墙放行。',
      en: 'It cannot be reached; see that it runs, that the address is right and that no firewall is in between.',
    },
  ],
];

/** Says which PostgreSQL database cannot be opened, why, and what to do; never with the password. */
export function cannotOpenPostgres(url: string, error: unknown): CannotStart {
  const said = error instanceof Error ? error.message : String(error);
  const { zh, en } = refusals.find(([pattern]) => pattern.test(codeOf(error) ?? ''))?.[1] ?? { zh: said, en: said };
  const cause = error instanceof Error ? codeOf(error.cause) : undefined;
  const place = `${placeOf(url)} (${cause ?? codeOf(error) ?? '?'})`;
  return new CannotStart(
    `PostgreSQL 数据库打不开：${place}\n${zh}\nThe PostgreSQL database cannot be opened: ${place}\n${en}`,
    { cause: error },
  );
}

/** Says why the embedded database cannot be opened, and what to do. */
export function cannotOpenEmbedded(file: string, error: unknown): CannotStart {
  if (storageFaultOf(error) !== 'database-damaged') return cannotUse({ zh: '数据库', en: 'The database' }, file, error);
  return new CannotStart(
    `数据库已损坏：${file}\n请用 npm run restore 恢复备份；没有备份时，把它和同名的 -wal、-shm 文件移走，服务器会从空的数据库开始。\n` +
      `The database is damaged: ${file}\nRestore a backup with npm run restore; without one, move it and its -wal and -shm ` +
      `files away, and the server begins with an empty database.`,
    { cause: error },
  );
}
