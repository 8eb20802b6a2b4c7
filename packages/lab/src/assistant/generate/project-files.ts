import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { lines } from './code.ts';
import { limitText } from '../record-limits.ts';
import { jsonText } from './shared/literals.ts';
import type { Model } from './shared/prepare-model.ts';

/** What of a project there is to write about. */
export interface Shape {
  readonly stack: TechStack;
  readonly hasServer: boolean;
  /** Whether the pages are built apart from the server. */
  readonly hasWeb: boolean;
}

export const ignoreFile = ({ stack }: Shape) =>
  `${lines(
    'node_modules/',
    'dist/',
    'data/',
    '.env',
    '*.log',
    stack.language === 'python' && '__pycache__/\n.modules/',
    stack.language === 'go' && 'server/server',
    stack.language === 'java' && 'target/',
  )}\n`;

const starts = {
  javascript: ['npm install', 'npm start', 'npm test'],
  python: ['pip install -r requirements.txt', 'python3 main.py', 'python3 -m unittest'],
  go: ['go mod tidy', 'go run .', 'go test ./...'],
  java: [
    'mvn -q package',
    "java -cp 'target/classes:target/lib/*' Main",
    "java -cp 'target/test-classes:target/classes:target/lib/*' ApiTest",
  ],
} as const;

const databaseUrls: Readonly<Record<TechStack['database'], string>> = {
  sqlite: '',
  postgresql: 'postgresql://user:password@127.0.0.1:5432/app',
  mysql: 'mysql://user:password@127.0.0.1:3306/app',
  mongodb: 'mongodb://127.0.0.1:27017/app',
};
const databaseNames = { sqlite: 'SQLite', postgresql: 'PostgreSQL', mysql: 'MySQL / MariaDB', mongodb: 'MongoDB' };

/** What starts the app of each language from the root, and gets what is missing first. */
const rootStarts = {
  javascript: 'npm start',
  python: 'python3 server/start.py',
  go: 'cd server && go run -mod=mod .',
  java: "cd server && mvn -q package && java -cp 'target/classes:target/lib/*' Main",
} as const;

const rootStart = ({ stack, hasServer }: Shape) => (hasServer ? rootStarts[stack.language] : 'npm start');

/** package.json at the root: starts an app in JavaScript, and builds pages. Others need npm for their pages alone. */
export function rootManifest(model: Model, shape: Shape): string | undefined {
  const { hasWeb, hasServer } = shape;
  const isStarted = rootStart(shape) === 'npm start';
  if (!isStarted && !hasWeb) return undefined;
  const start = hasServer
    ? 'npm start --prefix server'
    : 'npm run build && npm run preview --prefix web -- --port 3000';
  const scripts = {
    ...(isStarted && { start }),
    ...(hasWeb && { build: 'npm install --include=dev --prefix web && npm run build --prefix web' }),
  };
  return jsonText({ name: model.slug, version: '1.0.0', private: true, scripts });
}

const block = (...commandLines: readonly string[]) => `\`\`\`sh\n${commandLines.join('\n')}\n\`\`\``;

/** What must be on the machine. */
const neededPrograms = {
  javascript: ['Node.js 20.19'],
  python: ['Python 3', 'pip'],
  go: ['Go 1.19'],
  java: ['JDK 17', 'Maven'],
} as const;

function startPart(shape: Shape, zh: boolean): string {
  const { stack, hasServer } = shape;
  const url = hasServer ? databaseUrls[stack.database] : '';
  const programs = neededPrograms[hasServer ? stack.language : 'javascript'];
  // SQLite comes to Go as sources in C.
  const compiler = hasServer && stack.language === 'go' && stack.database === 'sqlite' && 'gcc';
  const needed = [...programs, compiler].filter(Boolean).join(zh ? '、' : ', ');
  return lines(
    zh ? '## 启动' : '## Start',
    '',
    zh
      ? `需要 ${needed}。在项目根目录执行一条命令，就会安装缺少的依赖并启动：`
      : `It needs ${needed}. One command at the root installs what is missing and starts it:`,
    '',
    block(...(url === '' ? [] : [`export DATABASE_URL=${url}`]), rootStart(shape)),
    '',
    zh ? '然后打开 <http://127.0.0.1:3000>。' : 'Then open <http://127.0.0.1:3000>.',
  );
}

/** How the server tells senders apart where somebody signs in. */
const proxyText = (zh: boolean) =>
  zh
    ? '登录按发送者的地址限制试错次数。前面有反向代理时请设置 `TRUST_PROXY=1`，地址取自代理写在 `X-Forwarded-For` 末尾的值；没有代理时不要设置，因为谁都可以伪造这个请求头。'
    : 'Wrong passwords are counted by the address they come from. Behind a reverse proxy set `TRUST_PROXY=1`: the address is then what the proxy wrote last in `X-Forwarded-For`. Leave it out where there is no proxy, as anybody can forge that header.';

function serverPart({ features }: Model, { stack }: Shape, zh: boolean): string {
  const [install, start, test] = starts[stack.language];
  const url = databaseUrls[stack.database];
  const needs = zh
    ? `数据保存在 ${databaseNames[stack.database]}。运行前需要一个数据库，并把地址写进 \`DATABASE_URL\`。`
    : `Data is kept in ${databaseNames[stack.database]}: it needs a database, whose address is in \`DATABASE_URL\`.`;
  const mongo = zh
    ? 'MongoDB 需自行准备；编号由 counters 集合递增。'
    : 'It needs a MongoDB of your own; ids count up in the collection "counters".';
  const kept = zh
    ? '数据保存在 `DATA_DIR`（默认 `data/`）的 SQLite 文件 app.db 里。'
    : 'Data is kept in the SQLite file app.db in `DATA_DIR` (`data/` if not set).';
  return lines(
    zh ? '## 服务器' : '## Server',
    '',
    url === '' ? kept : needs,
    stack.database === 'mongodb' && mongo,
    '',
    block('cd server', install, ...(url === '' ? [] : [`export DATABASE_URL=${url}`]), start),
    '',
    zh
      ? '然后打开 <http://127.0.0.1:3000>。`HOST` 和 `PORT` 可以改监听地址。测试：'
      : 'Then open <http://127.0.0.1:3000>. `HOST` and `PORT` say where it listens. Tests:',
    '',
    block('cd server', test),
    features.login && `\n${proxyText(zh)}`,
  );
}

function webPart({ hasServer }: Shape, zh: boolean): string {
  const proxy = zh
    ? '开发时 /api 会转到 3000 端口上的服务器。'
    : 'While developing, /api goes to the server on port 3000.';
  const built = zh
    ? '下载的压缩包已带有构建好的页面（`web/dist`）。改动页面之后，或没有这个目录时（它不进 git），在根目录用 Node.js 20.19 构建：'
    : 'A download has its pages built, in `web/dist`. After a change of them, or where that folder is missing (git leaves it out), build them at the root with Node.js 20.19:';
  return lines(
    zh ? '## 页面' : '## Pages',
    '',
    hasServer && `${built}\n\n${block('npm run build')}\n\n${proxy}\n`,
    block('cd web', 'npm install', 'npm run dev'),
    '',
    zh ? '测试（只需 Node，不用安装依赖）：' : 'Tests, on Node alone and without installing anything:',
    '',
    block('cd web', 'npm test'),
  );
}

function callsPart(model: Model, zh: boolean): string {
  const rows = model.entities.map((entity) => `| \`/api/${entity.plural}\` | ${entity.name} |`);
  return lines(
    zh ? '## 接口' : '## Calls',
    '',
    zh
      ? '每个地址支持 `GET`（`page`、`perPage`、`sort=-字段`、`search`、`字段=值`）、`POST`；加编号后支持 `GET`、`PATCH`、`DELETE`。不合规则的内容返回 422 和每个字段的说明。'
      : 'Each takes `GET` (`page`, `perPage`, `sort=-field`, `search`, `field=value`) and `POST`; with an id `GET`, `PATCH` and `DELETE`. What breaks a rule is answered with 422 and a message for each field.',
    '',
    '| | |',
    '| --- | --- |',
    ...rows,
    '| `/api/health` | `{"status":"ok"}` |',
  );
}

/** What strangers see where they send nothing in. */
function accessOfOwned({ entities, visitors }: Model, zh: boolean): string {
  const kept = entities.filter(({ name }) => visitors.hidden.has(name)).map(({ plural }) => `\`${plural}\``);
  if (kept.length === 0)
    return zh ? '谁都能看到全部内容，只有所有者能修改。' : 'Everybody sees everything; only the owner changes it.';
  return zh
    ? `只有所有者看得到 ${kept.join('、')}。其余内容谁都能看到，也只有所有者能修改。`
    : `Only the owner sees ${kept.join(', ')}. Everybody sees the rest, which only the owner changes.`;
}

/** What strangers may see, and where the password of the owner is. */
function ownerPart(model: Model, zh: boolean): string {
  const made = model.entities.filter(({ name }) => model.visitors.open.has(name)).map(({ plural }) => `\`${plural}\``);
  return lines(
    zh ? '## 访客与所有者' : '## Visitors and the owner',
    '',
    made.length === 0
      ? accessOfOwned(model, zh)
      : zh
        ? `访客可以添加 ${made.join('、')}，只能看到自己添加的内容；在所有者开始处理之前可以撤回（删除），不能修改。状态等字段只有所有者能设置，其余内容由所有者维护。`
        : `Visitors add ${made.join(', ')} and see what they added themselves; until the owner begins to handle it they may take it back (delete it), and they change nothing. The state of it is set by the owner alone, and all else is the owner’s.`,
    '',
    zh
      ? '所有者登录后可以查看和修改全部内容。密码用环境变量 `OWNER_PASSWORD` 指定；没有指定时，第一次启动会生成一个，保存在 `DATA_DIR` 的 owner-password.txt 里，每次启动时也会打印出来。'
      : 'Signed in, the owner sees and changes everything. `OWNER_PASSWORD` sets the password; without it, the first start makes one, which is in owner-password.txt in `DATA_DIR` and is printed at every start.',
  );
}

/** Rules over many records, and how far they reach. */
function limitsPart(model: Model, { stack, hasServer }: Shape, language: 'zh' | 'en'): string | undefined {
  const rules = model.entities.flatMap((entity) =>
    (entity.limits ?? []).map((limit) => `- ${plainText(limitText(entity, limit)[language])}`),
  );
  if (rules.length === 0) return undefined;
  const zh = language === 'zh';
  const mongo = zh
    ? 'MongoDB 没有能跨服务器使用的锁：同一个数据库请只运行一个服务器，否则同时提交时可能不合规则。'
    : 'MongoDB has no lock across servers: run one server on a database, or two at once may break a rule.';
  return lines(
    zh ? '## 规则' : '## Rules',
    '',
    zh
      ? '不合规则时返回 422，并在对应字段说明；规则写在实体定义的 `limits` 里。'
      : 'What breaks one is answered with 422 and a message at its field; the rules are in `limits` of the entities.',
    '',
    ...rules,
    hasServer && stack.database === 'mongodb' && `\n${mongo}`,
  );
}

/** Text of people within Markdown: no markup of theirs, on one line. */
const plainText = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|]/g, '\\$&')
    .trim();

/** README.md (English) and README.zh.md. */
export function readmeFile(model: Model, shape: Shape, language: 'zh' | 'en'): string {
  const zh = language === 'zh';
  const parts = [
    `# ${plainText(model.name[language] || model.name.en || model.slug)}`,
    zh ? '[English](README.md)' : '[中文](README.zh.md)',
    model.description.trim() === '' ? undefined : `> ${plainText(model.description)}`,
    startPart(shape, zh),
    shape.hasServer ? serverPart(model, shape, zh) : undefined,
    shape.hasWeb ? webPart(shape, zh) : undefined,
    shape.hasServer ? callsPart(model, zh) : undefined,
    shape.hasServer && model.visitors.owned ? ownerPart(model, zh) : undefined,
    limitsPart(model, shape, language),
    `## Docker\n\n${block(`docker build -t ${model.slug} .`, shape.hasServer ? `docker run --rm -p 3000:3000 -v ${model.slug}:/data ${model.slug}` : `docker run --rm -p 3000:80 ${model.slug}`)}`,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}
