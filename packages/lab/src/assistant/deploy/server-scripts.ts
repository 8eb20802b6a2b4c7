import { code, lines } from '../generate/code.ts';
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

/** Starts the app again whenever it ends; for servers without systemd. */
export const superviseScript = code`
#!/bin/sh
# Keeps the app running: ends it when this script is ended, and starts it again when it ends by itself.
set -u
app=
pid_file=$1
trap 'kill "$app" 2>/dev/null; wait "$app" 2>/dev/null; rm -f "$pid_file"; exit 0' TERM INT
delay=1
while true; do
  sh "$(dirname "$0")/run.sh" &
  app=$!
  wait "$app"
  touch "$(dirname "$pid_file")/ended"
  sleep "$delay" &
  app=$!
  wait "$app"
  if [ "$delay" -lt 30 ]; then delay=$((delay * 2)); fi
done
`;

/** What runs on the server: one script for containers, systemd and servers that have neither. */
export function remoteScript({ healthPath, database }: AppShape): string {
  return code`
#!/bin/sh
# Runs on the server. Releases lie in ../releases, "current" links to the one that is served:
#   remote.sh activate VERSION | rollback [VERSION] | status | logs | remove
set -eu
root=$(cd -P "$(dirname "$0")" && cd ../../.. && pwd)
app=$(basename "$root")
health=${healthPath}
keep=6
umask 077
mkdir -p "$root/data" "$root/run" "$root/backups"
touch "$root/.env" "$root/run/app.log"
if ! grep -q '^DATABASE_PASSWORD=' "$root/.env"; then
  echo "DATABASE_PASSWORD=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')" >> "$root/.env"
fi
set -a
. "$root/.env"
set +a

if [ "\${RUN_WITH:-}" != process ] && docker compose version >/dev/null 2>&1; then kind=compose
elif [ "\${RUN_WITH:-}" != process ] && systemctl --user show-environment >/dev/null 2>&1; then kind=systemd
else kind=process; fi
if [ "$kind" = compose ]; then PORT=\${PORT:-80}; else PORT=\${PORT:-3000}; fi
HOST=\${HOST:-0.0.0.0}
DATA_DIR="$root/data"
export PORT HOST DATA_DIR

compose() { (cd -P "$root/current" && VERSION="$(basename "$PWD")" docker compose -p "$app" "$@"); }

prepare() {
  cd "$root/releases/$1"
  if [ "$kind" = compose ]; then
    ln -sfn "$root/.env" .env
    ln -sfn "$root/backups" backups
    VERSION="$1" docker compose -p "$app" build
  else
    ${database === undefined ? ':' : 'if [ -z "${DATABASE_URL:-}" ]; then echo "DATABASE_URL is missing in $root/.env" >&2; exit 3; fi'}
    sh deploy/prepare.sh
  fi
}

stop_process() {
  if [ -f "$root/run/pid" ]; then
    pid=$(cat "$root/run/pid")
    kill "$pid" 2>/dev/null || true
    tries=0
    # It removes the file when it has ended.
    while [ -f "$root/run/pid" ] && kill -0 "$pid" 2>/dev/null && [ "$tries" -lt 50 ]; do sleep 0.1; tries=$((tries + 1)); done
    rm -f "$root/run/pid"
  fi
}

write_unit() {
  mkdir -p "$HOME/.config/systemd/user"
  cat > "$HOME/.config/systemd/user/$app.service" <<UNIT
[Unit]
Description=$app
[Service]
Environment=HOST=$HOST PORT=$PORT DATA_DIR=$DATA_DIR
EnvironmentFile=$root/.env
ExecStart=/bin/sh $root/current/deploy/run.sh
Restart=always
[Install]
WantedBy=default.target
UNIT
}

start() {
  case "$kind" in
    compose) compose up -d --remove-orphans ;;
    systemd)
      write_unit
      loginctl enable-linger 2>/dev/null || true
      systemctl --user daemon-reload
      systemctl --user enable "$app"
      systemctl --user restart "$app"
      ;;
    process)
      stop_process
      rm -f "$root/run/ended"
      nohup sh "$root/current/deploy/supervise.sh" "$root/run/pid" >> "$root/run/app.log" 2>&1 < /dev/null &
      echo $! > "$root/run/pid"
      ;;
  esac
}

answers() {
  address="http://127.0.0.1:$PORT$health"
  if command -v curl >/dev/null; then curl -fs -m 5 -o /dev/null "$address"
  elif command -v wget >/dev/null; then wget -q -T 5 -O /dev/null "$address"
  else python3 -c 'import sys, urllib.request; urllib.request.urlopen(sys.argv[1], timeout=5)' "$address" 2>/dev/null; fi
}

is_well() {
  tries=0
  until answers; do
    tries=$((tries + 1))
    # One that ended right after its start is not waited for.
    if [ -f "$root/run/ended" ]; then return 1; fi
    if [ "$tries" -ge "\${HEALTH_TRIES:-140}" ]; then return 1; fi
    # Most answer within a second; one that takes longer is not asked all the time.
    if [ "$tries" -le 20 ]; then sleep 0.1; else sleep 0.5; fi
  done
}

link() { ln -sfn "releases/$1" "$root/current.new" && mv -Tf "$root/current.new" "$root/current"; }

switch() {
  old=$(readlink "$root/current" 2>/dev/null | sed 's#releases/##' || true)
  link "$1"
  start
  if is_well; then
    if [ -n "$old" ] && [ "$old" != "$1" ]; then echo "$old" > "$root/run/previous"; fi
    return 0
  fi
  echo "release $1 does not answer" >&2
  tail -n 20 "$root/run/app.log" >&2
  if [ -n "$old" ] && [ "$old" != "$1" ]; then
    link "$old"
    start
    if is_well; then echo "release $old is served again" >&2; fi
  fi
  return 4
}

tidy() {
  served=$(basename "$(readlink "$root/current")")
  ls -1t "$root/releases" | tail -n +$((keep + 1)) | while read -r release; do
    if [ "$release" != "$served" ]; then rm -rf "$root/releases/$release"; fi
  done
}

case "\${1:-}" in
  activate)
    prepare "$2"
    switch "$2"
    tidy
    ;;
  rollback)
    to=\${2:-$(cat "$root/run/previous")}
    test -d "$root/releases/$to"
    switch "$to"
    ;;
  status)
    if answers; then echo well; else echo failed; exit 1; fi
    ;;
  logs)
    case "$kind" in
      compose) compose logs --no-color --tail 200 ;;
      systemd) journalctl --user -u "$app" -n 200 --no-pager ;;
      process) tail -n 200 "$root/run/app.log" ;;
    esac
    ;;
  remove)
    case "$kind" in
      compose) compose down --volumes ;;
      systemd) systemctl --user disable --now "$app" && rm -f "$HOME/.config/systemd/user/$app.service" ;;
      process) stop_process ;;
    esac
    cd /
    rm -rf "$root"
    ;;
  *)
    echo "usage: remote.sh activate VERSION | rollback [VERSION] | status | logs | remove" >&2
    exit 2
    ;;
esac
`;
}

/** Sends this folder to a server and lets it take over. */
export function deployScript({ slug }: AppShape): string {
  return code`
#!/bin/sh
# Sends this folder to a server as a new release: sh deploy/deploy.sh USER@HOST
set -eu
server=\${1:?"usage: sh deploy/deploy.sh USER@HOST"}
release=$(date -u +%Y%m%d%H%M%S)
cd "$(dirname "$0")/.."
ssh "$server" "mkdir -p apps/${slug}/releases/$release"
tar -cf - --exclude ./.env --exclude ./deploy/terraform . | ssh "$server" "tar -xf - -C apps/${slug}/releases/$release"
ssh "$server" "sh apps/${slug}/releases/$release/deploy/remote.sh activate $release"
`;
}

/** Goes back to the release that was served before. */
export function rollBackScript({ slug }: AppShape): string {
  return code`
#!/bin/sh
# Serves the release before again, or the one that is named: sh deploy/rollback.sh USER@HOST [RELEASE]
set -eu
server=\${1:?"usage: sh deploy/rollback.sh USER@HOST [RELEASE]"}
ssh "$server" "sh apps/${slug}/current/deploy/remote.sh rollback \${2:-}"
`;
}
