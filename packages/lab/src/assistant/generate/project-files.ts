import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import { code, lines } from './code.ts';
import { limitText } from '../record-limits.ts';
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
    stack.language === 'python' && '__pycache__/\n.venv/',
    stack.language === 'go' && 'server/server',
    stack.language === 'java' && 'target/',
  )}\n`;

const webStage = code`
FROM node:22-alpine AS web
WORKDIR /web
COPY web/package.json ./
RUN npm install
COPY web ./
RUN npm run build
`;

const copyWeb = 'COPY --from=web --chown=app:app /web/dist /app/web/dist';

const nodeStage = code`
FROM node:22-alpine
RUN addgroup -S app && adduser -S app -G app
WORKDIR /app/server
COPY server/package.json ./
RUN npm install --omit=dev
COPY --chown=app:app server ./
`;

const pythonStage = code`
FROM python:3.12-slim
RUN useradd --system app
WORKDIR /app/server
COPY server/requirements.txt ./
RUN pip install --no-cache-dir -r requirements.txt
COPY --chown=app:app server ./
`;

const goStages = code`
FROM golang:1.23 AS server
WORKDIR /server
COPY server ./
RUN go mod tidy && CGO_ENABLED=1 go build -o app .

FROM debian:12-slim
RUN useradd --system app
WORKDIR /app/server
COPY --from=server /server /app/server
`;

const javaStages = code`
FROM maven:3.9-eclipse-temurin-21 AS server
WORKDIR /server
COPY server ./
RUN mvn -q package

FROM eclipse-temurin:21-jre
RUN useradd --system app
WORKDIR /app/server
COPY --from=server /server /app/server
`;

const stages = { javascript: nodeStage, python: pythonStage, go: goStages, java: javaStages };
const commands = {
  javascript: '["node", "src/main.js"]',
  python: '["python3", "main.py"]',
  go: '["./app"]',
  java: '["java", "-cp", "target/classes:target/lib/*", "Main"]',
};

/** Dockerfile: not as root, with its data in a volume, answering health checks. */
export function dockerFile({ stack, hasServer, hasWeb }: Shape): string {
  if (!hasServer) return `${webStage}\nFROM nginx:alpine\nCOPY --from=web /web/dist /usr/share/nginx/html\nEXPOSE 80\n`;
  const check = 'wget -qO- http://127.0.0.1:3000/api/health || curl -fs http://127.0.0.1:3000/api/health';
  const [first = '', ...rest] = stages[stack.language].split('\n\n');
  const build = rest.length > 0 ? `${first}\n\n` : '';
  return `${hasWeb ? `${webStage}\n` : ''}${build}${rest.at(-1) ?? first}${lines(
    hasWeb && copyWeb,
    'RUN mkdir -p /data && chown app:app /data',
    'ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data',
    'VOLUME /data',
    'EXPOSE 3000',
    'USER app',
    stack.language === 'javascript' && `HEALTHCHECK CMD ${check}`,
    `CMD ${commands[stack.language]}`,
  )}\n`;
}

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

const block = (...commandLines: readonly string[]) => `\`\`\`sh\n${commandLines.join('\n')}\n\`\`\``;

function serverPart({ stack }: Shape, zh: boolean): string {
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
  );
}

function webPart({ hasServer }: Shape, zh: boolean): string {
  const proxy = zh
    ? '开发时 /api 会转到 3000 端口上的服务器。'
    : 'While developing, /api goes to the server on port 3000.';
  return lines(
    zh ? '## 页面' : '## Pages',
    '',
    hasServer && `${proxy}\n`,
    block('cd web', 'npm install', 'npm run dev', 'npm run build'),
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

/** Rules over many records, and how far they reach. */
function limitsPart(model: Model, { stack, hasServer }: Shape, language: 'zh' | 'en'): string | undefined {
  const rules = model.entities.flatMap((entity) =>
    (entity.limits ?? []).map((limit) => `- ${plainText(limitText(entity, limit)[language])}`),
  );
  if (rules.length === 0) return undefined;
  const zh = language === 'zh';
  const mongo = zh
    ? 'MongoDB 没有能跨服务器使用的锁：同一个数据库请只运行一个服务器，否则同时提交时可能超出上限。'
    : 'MongoDB has no lock across servers: run one server on a database, or two at once may pass a limit.';
  return lines(
    zh ? '## 数量上限' : '## Limits',
    '',
    zh
      ? '超出时返回 422，并在对应字段说明；上限写在实体定义的 `limits` 里。'
      : 'What would exceed one is answered with 422 and a message at its field; the limits are in `limits` of the entities.',
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
    shape.hasServer ? serverPart(shape, zh) : undefined,
    shape.hasWeb ? webPart(shape, zh) : undefined,
    shape.hasServer ? callsPart(model, zh) : undefined,
    limitsPart(model, shape, language),
    `## Docker\n\n${block(`docker build -t ${model.slug} .`, shape.hasServer ? `docker run --rm -p 3000:3000 -v ${model.slug}:/data ${model.slug}` : `docker run --rm -p 3000:80 ${model.slug}`)}`,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}
