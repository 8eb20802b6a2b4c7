import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGoErrors } from './build-errors.ts';
import { inside } from '../job.ts';
import { projectOf, type RuntimeSupport, type Step } from './runtime-support.ts';

const go = '/usr/bin/go';
const packages = '/usr/share/gocode';
const cache = '/go/cache';
const needed = [
  [go, 'golang-go'],
  ['/usr/bin/gcc', 'gcc libc6-dev'],
  [`${packages}/src/github.com/mattn/go-sqlite3`, 'golang-github-mattn-go-sqlite3-dev'],
  [`${packages}/src/github.com/lib/pq`, 'golang-github-lib-pq-dev'],
  [`${packages}/src/github.com/go-sql-driver/mysql`, 'golang-github-go-sql-driver-mysql-dev'],
] as const;

/** Packages come from Debian's folder instead of the network, which is what the older way of finding them is for. */
const environment = {
  GO111MODULE: 'off',
  GOPATH: `/go:${packages}`,
  GOCACHE: cache,
  GOFLAGS: '-p=2',
  GOTOOLCHAIN: 'local',
  GOMAXPROCS: '2',
};

/** A program of ours that needs what most apps need, so that the slow parts are compiled once and for all. */
const seed = `package main
import (
  _ "database/sql"
  _ "encoding/json"
  _ "github.com/go-sql-driver/mysql"
  _ "github.com/lib/pq"
  _ "github.com/mattn/go-sqlite3"
  _ "log"
  _ "net/http"
  _ "regexp"
  _ "strconv"
)
func main() {}
`;

/** The project's name for itself, which its own packages are imported by. */
function modulePath(project: string, folder: string): string {
  const file = join(project, folder, 'go.mod');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const path = /^module\s+"?([\w.~-]+(?:\/[\w.~-]+)*)"?\s*$/m.exec(text)?.[1];
  return path === undefined || path.split('/').some((part) => /^\.+$/.test(part)) ? 'app' : path;
}

/** Fills an empty cache. It is written by nothing else: what one app compiles, another must not be given. */
export function goSeedStep(folder: string): Step {
  return {
    command: ['/bin/sh', '-c', `cat > /tmp/main.go <<'END'\n${seed}END\n${go} build -o /tmp/seed /tmp/main.go`],
    folder: inside.temporary,
    mounts: [{ from: folder, to: cache, isWritable: true }],
    environment,
  };
}

/** @param seedCache gives the folder of what is compiled already, once it is there */
export function goRuntime(seedCache: () => string): RuntimeSupport {
  return {
    runtime: 'go',
    missing: async () => {
      const absent = needed.filter(([path]) => !existsSync(path)).map(([, name]) => name);
      return absent.length > 0 ? absent.join(' ') : undefined;
    },
    mounts: () => [],
    build(app) {
      const folder = `/go/src/${modulePath(projectOf(app), app.plan.folder)}`;
      return {
        command: [go, 'build', '-o', `${inside.output}/server`, '.'],
        folder,
        mounts: [
          { from: join(projectOf(app), app.plan.folder), to: folder },
          { from: seedCache(), to: cache },
        ],
        environment,
      };
    },
    readErrors: readGoErrors,
    start: () => ({ command: [`${inside.output}/server`], environment: { GOMAXPROCS: '2' } }),
  };
}
