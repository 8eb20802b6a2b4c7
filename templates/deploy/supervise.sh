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
