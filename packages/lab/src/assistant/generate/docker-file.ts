import { code, lines } from './code.ts';
import type { Shape } from './project-files.ts';

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
