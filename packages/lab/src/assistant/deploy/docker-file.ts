import { code, lines } from '../generate/code.ts';
import type { AppShape } from './app-shape.ts';

/** A folder of the app as a path of a shell or of Docker. */
export const inApp = (folder: string) => (folder === '' ? '.' : folder);

const webStage = (folder: string) => code`
FROM node:22-alpine AS web
WORKDIR /web
COPY ${inApp(folder)} ./
RUN if [ -f package.json ]; then npm install && npm run build; fi
RUN if [ -d dist ]; then mv dist /pages; else cp -r . /pages; fi
`;

/** How servers in each language are built; each leaves the app in /app, to be run by the user `app`. */
const serverStages = {
  node: code`
FROM node:22-alpine
RUN addgroup -S app && adduser -S app -G app
WORKDIR /app
COPY --chown=app:app . ./
`,
  python: code`
FROM python:3.12-slim
RUN useradd --system app
WORKDIR /app
COPY --chown=app:app . ./
`,
  go: code`
FROM golang:1.23
RUN useradd --system app
WORKDIR /app
COPY --chown=app:app . ./
`,
  java: code`
FROM maven:3.9-eclipse-temurin-21
RUN useradd --system app
WORKDIR /app
COPY --chown=app:app . ./
`,
};

const installs = {
  node: 'RUN if [ -f package.json ]; then npm install --omit=dev; fi',
  python: 'RUN if [ -f requirements.txt ]; then pip install --no-cache-dir -r requirements.txt; fi',
  go: 'RUN go mod tidy && go build -o app .',
  java: 'RUN mvn -q package',
};

type Runtime = keyof typeof serverStages;

/** The command that runs a server, in its folder. */
export function commandOf(runtime: Runtime, entry: string): readonly string[] {
  if (runtime === 'node') return ['node', entry];
  if (runtime === 'python') return ['python3', entry];
  if (runtime === 'go') return ['./app'];
  return ['java', '-cp', 'target/classes:target/lib/*', 'Main'];
}

/** A check that works in every base image: one of these programs is in it. */
export function healthCommand(port: number, path: string): string {
  const address = `http://127.0.0.1:${port}${path}`;
  return (
    `wget -qO /dev/null ${address} || curl -fs -o /dev/null ${address} || ` +
    `bash -c 'exec 3<>/dev/tcp/127.0.0.1/${port}'`
  );
}

function staticFile({ project, port, healthPath }: AppShape): string {
  return `${webStage(project.frontend?.folder ?? '')}
FROM nginxinc/nginx-unprivileged:1.27-alpine
COPY --from=web /pages /usr/share/nginx/html
EXPOSE ${port}
USER nginx
HEALTHCHECK --interval=30s --timeout=5s CMD ${healthCommand(port, healthPath)}
`;
}

/** The project's own Dockerfile where it is fit for it, else one made from how the project is started. */
export function dockerFile(shape: AppShape): string {
  const { project, port, healthPath } = shape;
  const check = `HEALTHCHECK --interval=30s --timeout=5s CMD ${healthCommand(port, healthPath)}`;
  if (shape.dockerFile !== undefined) {
    return /^HEALTHCHECK /m.test(shape.dockerFile)
      ? shape.dockerFile
      : shape.dockerFile.replace(/^(CMD |ENTRYPOINT )/m, `${check}\n$1`);
  }
  if (project.server === undefined) return staticFile(shape);
  const { runtime, folder, entry } = project.server;
  return `${lines(
    project.frontend && webStage(project.frontend.folder),
    `${serverStages[runtime]}WORKDIR /app/${folder}`,
    installs[runtime],
    project.frontend && `COPY --from=web /pages /app/${project.frontend.folder}/dist`,
    'RUN mkdir -p /data && chown app:app /data',
    `ENV HOST=0.0.0.0 PORT=${port} DATA_DIR=/data`,
    'VOLUME /data',
    `EXPOSE ${port}`,
    'USER app',
    check,
    `CMD ${JSON.stringify(commandOf(runtime, entry))}`,
  )}\n`;
}
