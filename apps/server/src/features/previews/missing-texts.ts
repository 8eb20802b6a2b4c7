import type { Language } from '../../plugins/request-language.ts';

type Words = Readonly<Record<string, string>>;

/** What keeps a sandbox from working that no package changes. */
const zh: Words = {
  linux: '服务端沙箱只能在 Linux 上运行',
  architecture: '服务端沙箱只支持 x86-64 与 ARM64 处理器',
  'mount-rights': '当前环境不允许挂载，容器中运行时需要相应权限',
  'user-namespaces': '当前用户不能创建用户命名空间，请打开它，或以 root 启动',
  'engine-elsewhere': '没有可用的 Docker 或 Podman（须在本机，可用 DOCKER_HOST 指定）',
  engine: '没有运行中的 Docker 或 Podman（可用 DOCKER_HOST 指定）',
  'engine-rights': '当前用户无权使用 Docker 或 Podman',
  'engine-refuses': 'Docker 或 Podman 拒绝运行所需的容器',
};

const en: Words = {
  linux: 'sandboxes for servers run on Linux only',
  architecture: 'sandboxes for servers know x86-64 and ARM64 only',
  'mount-rights': 'mounting is not allowed here; a container needs the right to do so',
  'user-namespaces': 'this user cannot make user namespaces; allow them, or start as root',
  'engine-elsewhere': 'no Docker or podman that can be used (on this machine; DOCKER_HOST names it)',
  engine: 'neither Docker nor podman is running; DOCKER_HOST names one',
  'engine-rights': 'this user may not use Docker or podman',
  'engine-refuses': 'Docker or podman refuses to run the containers that are needed',
};

const texts = { zh, en };
const install = {
  zh: (packages: string) => `需要安装（Debian：apt install ${packages}）`,
  en: (packages: string) => `to be installed (Debian: apt install ${packages})`,
};

/** Words for what a sandbox or a run-time system lacks: a code, or the names of Debian's packages. */
export function missingText(code: string, language: Language): string {
  return texts[language][code] ?? install[language](code);
}

/** Names and Debian packages of the database servers that previews start. */
const databaseServers: Readonly<
  Record<string, { readonly zh: string; readonly en: string; readonly package: string }>
> = {
  postgresql: { zh: 'PostgreSQL', en: 'PostgreSQL', package: 'postgresql' },
  mysql: { zh: 'MySQL 或 MariaDB', en: 'MySQL or MariaDB', package: 'mariadb-server' },
};

const ownDatabase = {
  zh: (name: string) =>
    `它需要 ${name} 服务，预览不提供；下载或部署应用后，把自己的 ${name} 的地址写进 DATABASE_URL，就能运行`,
  en: (name: string) =>
    `it needs a ${name} server, which previews do not have; download or deploy the app, and DATABASE_URL names yours`,
};

/** What an app's database needs that is not there. */
export function missingDatabaseText(kind: string, language: Language): string {
  const server = databaseServers[kind];
  if (server === undefined) return ownDatabase[language](kind === 'mongodb' ? 'MongoDB' : kind);
  const missing = install[language](server.package);
  return language === 'zh' ? `它用的 ${server.zh} ${missing}` : `${server.en} is ${missing}`;
}
