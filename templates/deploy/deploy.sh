#!/bin/sh
# Sends this folder to a server as a new release: sh deploy/deploy.sh USER@HOST
set -eu
server=${1:?"usage: sh deploy/deploy.sh USER@HOST"}
release=$(date -u +%Y%m%d%H%M%S)
cd "$(dirname "$0")/.."
ssh "$server" "mkdir -p apps/__SLUG__/releases/$release"
tar -cf - --exclude ./.env --exclude ./deploy/terraform . | ssh "$server" "tar -xf - -C apps/__SLUG__/releases/$release"
ssh "$server" "sh apps/__SLUG__/releases/$release/deploy/remote.sh activate $release"
