#!/bin/sh
# Serves the release before again, or the one that is named: sh deploy/rollback.sh USER@HOST [RELEASE]
set -eu
server=${1:?"usage: sh deploy/rollback.sh USER@HOST [RELEASE]"}
ssh "$server" "sh apps/__SLUG__/current/deploy/remote.sh rollback ${2:-}"
