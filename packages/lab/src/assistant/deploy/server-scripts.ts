import { lines } from '../generate/code.ts';
import type { AppShape } from './app-shape.ts';
import { commandOf } from './docker-file.ts';

const shell = '#!/bin/sh\n';
const within = (folder: string) => (folder === '' ? '.' : folder);
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const installs = {
  node: 'if grep -q \'"dependencies"\' package.json 2>/dev/null; then npm install --omit=dev; fi',
  python: 'if [ -f requirements.txt ]; then python3 -m venv .venv && .venv/bin/pip install -r requirements.txt; fi',
  go: 'go mod tidy && go build -o app .',
  java: 'mvn -q package',
};

/** What is done once for a release on a server without containers. */
export function prepareScript({ project: { frontend, server }, files }: AppShape): string {
  const isBuilt = frontend && files.has(`${frontend.folder === '' ? '' : `${frontend.folder}/`}package.json`);
  return `${shell}# Makes this release ready to run without containers.
set -eu
cd "$(dirname "$0")/.."
${lines(
  frontend && isBuilt && `(cd ${quoted(within(frontend.folder))} && npm install && npm run build)`,
  server && `cd ${quoted(within(server.folder))}\n${installs[server.runtime]}`,
)}
`;
}

/** Runs the app in the foreground on a server without containers. */
export function runScript({ project: { frontend, server }, healthPath }: AppShape): string {
  const pages = within(frontend?.folder ?? '');
  const start = server
    ? lines(
        `cd ${quoted(within(server.folder))}`,
        server.runtime === 'python' && 'if [ -d .venv ]; then PATH="$PWD/.venv/bin:$PATH"; fi',
        `exec ${commandOf(server.runtime, server.entry).map(quoted).join(' ')}`,
      )
    : lines(
        `cd ${quoted(pages)}`,
        'if [ -d dist ]; then cd dist; fi',
        'exec python3 -m http.server "$PORT" --bind "$HOST"',
      );
  return `${shell}# Runs the app in the foreground. It is well when ${healthPath} answers.
set -eu
cd "$(dirname "$0")/.."
${start}
`;
}
