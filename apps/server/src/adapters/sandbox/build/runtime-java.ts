import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readJavaErrors } from './build-errors.ts';
import { inside } from '../job.ts';
import { isWithin, projectOf, type RuntimeSupport } from './runtime-support.ts';

const javac = '/usr/bin/javac';
const jars = [
  ['/usr/share/java/sqlite-jdbc.jar', 'libxerial-sqlite-jdbc-java'],
  ['/usr/share/java/postgresql.jar', 'libpostgresql-jdbc-java'],
  ['/usr/share/java/mariadb-java-client.jar', 'libmariadb-java'],
] as const;
const loggingJars = ['/usr/share/java/slf4j-api.jar'];
/** A small heap, one compiler, the plain collector: what lasts minutes is not worth more. */
const smallMachine = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto', '-XX:-UsePerfData'];
const classes = `${inside.output}/classes`;

/** The folder whose sources are compiled; empty for the whole project. */
function sourceFolder(folder: string, entry: string): string {
  const joined = join(folder, dirname(entry));
  return joined === '.' ? '' : joined;
}

/** The class with the main method, from the package that its file names. */
function mainClass(source: string, entry: string): string {
  const name = basename(entry, '.java');
  const named = /^\s*package\s+([\w.]+)\s*;/m.exec(source)?.[1];
  return named === undefined ? name : `${named}.${name}`;
}

/** Where classes are looked for that the project does not have. */
const classPath = () => [...jars.map(([path]) => path), ...loggingJars].join(':');

export const javaRuntime: RuntimeSupport = {
  runtime: 'java',
  missing: async () => {
    const compiler = existsSync(javac) ? [] : ['default-jdk-headless'];
    const absent = [...compiler, ...jars.filter(([path]) => !existsSync(path)).map(([, name]) => name)];
    return absent.length > 0 ? absent.join(' ') : undefined;
  },
  mounts: () => [],
  build(app, files) {
    const folder = sourceFolder(app.plan.folder, app.plan.entry);
    const sources = files.filter((path) => path.endsWith('.java') && isWithin(folder, path));
    const options = ['-encoding', 'UTF-8', '-proc:none', '-d', classes, '-cp', classPath()];
    const own = smallMachine.map((option) => `-J${option}`);
    return { command: [javac, ...own, ...options, ...sources.map((path) => `${inside.project}/${path}`)] };
  },
  readErrors: readJavaErrors,
  start(app) {
    const { folder, entry } = app.plan;
    const main = mainClass(readFileSync(join(projectOf(app), folder, entry), 'utf8'), entry);
    const memory = ['-Xmx96m', '-Xss512k', '-XX:MaxMetaspaceSize=96m', '-XX:ReservedCodeCacheSize=24m'];
    return { command: ['/usr/bin/java', ...smallMachine, ...memory, '-cp', `${classes}:${classPath()}`, main] };
  },
};
