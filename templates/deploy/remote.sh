#!/bin/sh
# Runs on the server. Releases lie in ../releases, "current" links to the one that is served:
#   remote.sh activate VERSION | rollback [VERSION] | status | logs | remove
set -eu
root=$(cd -P "$(dirname "$0")" && cd ../../.. && pwd)
app=$(basename "$root")
health=__HEALTH__
needs_database=__NEEDS_DATABASE__
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

if [ "${RUN_WITH:-}" != process ] && docker compose version >/dev/null 2>&1; then kind=compose
elif [ "${RUN_WITH:-}" != process ] && systemctl --user show-environment >/dev/null 2>&1; then kind=systemd
else kind=process; fi
if [ "$kind" = compose ]; then PORT=${PORT:-80}; else PORT=${PORT:-3000}; fi
HOST=${HOST:-0.0.0.0}
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
    if [ "$needs_database" = yes ] && [ -z "${DATABASE_URL:-}" ]; then
      echo "DATABASE_URL is missing in $root/.env" >&2
      exit 3
    fi
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
    if [ "$tries" -ge "${HEALTH_TRIES:-140}" ]; then return 1; fi
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

case "${1:-}" in
  activate)
    prepare "$2"
    switch "$2"
    tidy
    ;;
  rollback)
    to=${2:-$(cat "$root/run/previous")}
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
