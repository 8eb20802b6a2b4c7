import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from './env.ts';
import { temporaryFolder } from './test-support/temporary-folder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** Every variable that the server knows; env.test.ts holds .env.example to env.ts. */
const known = new Set([...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name ?? ''));
const entry = 'apps/server/dist/server.js';
const graceMs = limits.http.shutdownMs + 3_000;

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly profiles: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const services = Object.entries(compose.services);
const own = services.filter(([, service]) => service.build !== undefined);

/** Variables as compose fills them in where none are set: the part after `:-`. */
function filledIn(environment: Readonly<Record<string, string>>): Record<string, string> {
  const fill = (text: string) => text.replace(/\$\{[A-Z_]+:-([^}]*)\}/g, '$1');
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}

describe('Dockerfile', () => {
  const lines = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  const argumentsOf = (instruction: string) =>
    last.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1).trim());

  it('builds in stages from one version of Node, the one that the package asks for', () => {
    const bases = lines.filter((line) => line.startsWith('FROM')).map((line) => line.split(' ')[1]);
    expect(bases).toEqual(['node:20-slim', 'node:20-slim', 'node:20-slim']);
    expect((JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node).toMatch(/^>=20\./);
  });

  it('copies only what exists, or what the build makes', () => {
    for (const line of lines.filter((text) => text.startsWith('COPY '))) {
      const [, ...words] = line.split(' ');
      const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1);
      const made = /^(\/app\/)?(node_modules|apps\/(server|web)\/dist)$/;
      for (const source of sources) expect(made.test(source) || existsSync(join(root, source)), source).toBe(true);
    }
  });

  it('runs as somebody without rights, on the port that it exposes, with its data in the volume', () => {
    const environment = Object.fromEntries(
      argumentsOf('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
    );
    const settings = readSettings(environment);
    expect(settings).toMatchObject({ host: '0.0.0.0', dataFolder: argumentsOf('VOLUME')[0] });
    expect(argumentsOf('EXPOSE')).toEqual([`${settings.port} ${settings.sftp?.port}`]);
    expect(argumentsOf('USER')).toEqual(['node']);
    for (const name of Object.keys(environment)) expect(name === 'NODE_ENV' || known.has(name), name).toBe(true);
    expect(JSON.parse(argumentsOf('CMD')[0] ?? '')).toEqual(['node', entry]);
  });

  it('asks whether the process is alive with the program that is in the image', () => {
    const [check = ''] = argumentsOf('HEALTHCHECK');
    const [program, flag, code] = JSON.parse(check.slice(check.indexOf('['))) as string[];
    expect([program, flag]).toEqual(['node', '-e']);
    expect(code).toContain(`\${process.env.PORT}${calls.health}\``);
    // Nothing listens there: it must end with 1.
    expect(spawnSync(process.execPath, ['-e', code ?? ''], { env: { PORT: '9' } }).status).toBe(1);
  });
});

describe('compose.yaml', () => {
  it('has one server alone, and three behind a proxy on PostgreSQL', () => {
    const inProfile = (profile: string) =>
      services.filter(([, service]) => service.profiles.includes(profile)).map(([name]) => name);
    expect(inProfile('single')).toEqual(['toolbench']);
    expect(inProfile('cluster')).toEqual(['server-1', 'server-2', 'server-3', 'postgres', 'proxy']);
    expect(services.every(([, { profiles }]) => profiles.length === 1)).toBe(true);
  });

  it.each(own)('gives %s only variables that the server knows, with values that it takes', (_name, service) => {
    const environment = filledIn(service.environment ?? {});
    for (const name of Object.keys(environment)) expect(known).toContain(name);
    const settings = readSettings(environment);
    const isCluster = service.profiles[0] === 'cluster';
    expect(settings).toMatchObject({ host: '0.0.0.0', dataFolder: '/data' });
    expect([settings.databaseUrl !== undefined, settings.sftp === undefined]).toEqual([isCluster, isCluster]);
  });

  it.each(own)('gives %s no rights, a root that is read-only, and time to stop', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(Number.parseInt(service.stop_grace_period ?? '') * 1_000).toBeGreaterThanOrEqual(graceMs);
  });

  it('gives every server a data folder of its own', () => {
    const folders = own.map(([, { volumes }]) => volumes?.find((volume) => volume.endsWith(':/data')));
    expect(new Set(folders).size).toBe(own.length);
    const declared = new Set(Object.keys(compose.volumes));
    const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    for (const name of used.filter((volume) => !volume.startsWith('.'))) expect(declared).toContain(name);
  });

  it('opens the one server to this machine only, and of the cluster the proxy only', () => {
    const { port, sftp } = readSettings({});
    const own = [port, sftp?.port].map((number) => `127.0.0.1:${number}:${number}`);
    expect(compose.services.toolbench?.ports).toEqual(own);
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['toolbench', 'proxy']);
  });

  it('names only services, files and accounts that exist', () => {
    for (const [, { depends_on: needed = [] }] of services) {
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed)) {
        expect(compose.services).toHaveProperty(name as string);
      }
    }
    const { POSTGRES_USER: user, POSTGRES_DB: database } = compose.services.postgres?.environment ?? {};
    const url = new URL(compose.services['server-1']?.environment?.DATABASE_URL ?? '');
    expect([url.username, url.hostname, url.pathname]).toEqual([user, 'postgres', `/${database}`]);
    const caddyfile = compose.services.proxy?.volumes?.find((volume) => volume.startsWith('./'))?.split(':')[0];
    expect(existsSync(join(root, caddyfile ?? 'missing'))).toBe(true);
  });

  it('keeps no secret', () => {
    const text = read('compose.yaml');
    for (const [, value] of text.matchAll(/^ *\w*(?:PASSWORD|TOKEN): (\S+)$/gm))
      expect(value).toMatch(/^'\$\{[A-Z_]+:-\}'$/);
  });
});

describe('Caddyfile', () => {
  const text = read('deploy/Caddyfile');

  it('sends requests to every server of the cluster, and only while it is ready', () => {
    const port = readSettings({}).port;
    const servers = own.filter(([, { profiles }]) => profiles.includes('cluster')).map(([name]) => `${name}:${port}`);
    expect(/reverse_proxy (.+) \{/.exec(text)?.[1]?.split(' ')).toEqual(servers);
    expect(text).toContain(`health_uri ${calls.readiness}\n`);
  });

  it('does not show the metrics outside', () => {
    expect(text).toContain(`@metrics path ${calls.metrics}\n\trespond @metrics 404\n`);
  });
});

describe('toolbench.service', () => {
  const text = read('deploy/toolbench.service');
  const values = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');

  it('sets only variables that the server knows, with values that it takes', () => {
    const environment = Object.fromEntries(values('Environment').map((pair) => pair.split('=') as [string, string]));
    for (const name of Object.keys(environment)) expect(name === 'NODE_ENV' || known.has(name), name).toBe(true);
    const state = `/var/lib/${values('StateDirectory')[0]}`;
    expect(readSettings(environment)).toMatchObject({ host: '127.0.0.1', dataFolder: state });
  });

  it('starts the built server and gives it time to stop', () => {
    expect(values('ExecStart')).toEqual([`/usr/bin/node ${values('WorkingDirectory')[0]}/${entry}`]);
    expect(Number(values('TimeoutStopSec')[0]) * 1_000).toBeGreaterThanOrEqual(graceMs);
  });

  const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.runIf(hasAnalyze)('is a unit that systemd takes, with little exposed', () => {
    const unit = join(temporaryFolder(), 'toolbench.service');
    writeFileSync(unit, text.replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath} --version`));
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit]);
    expect(judged.status).toBe(0);
  });
});

describe('docs/operations.md', () => {
  const text = read('docs/operations.md');

  it('explains every variable, and none that there is not', () => {
    const explained = [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name ?? '');
    expect(explained.sort()).toEqual([...known].sort());
    const defaults = [...read('.env.example').matchAll(/^([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]);
    for (const [name, value] of defaults) expect(text).toContain(`| \`${name}\` | ${value} |`);
  });

  it('names metrics that exist, commands of package.json, and files that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const [, script = ''] of text.matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty([script]);
    const files = ['app.ts', 'compose-lab.ts', 'compose-sftp.ts', 'plugins/metrics.ts', 'plugins/metrics-process.ts'];
    const source = files.map((name) => read(`apps/server/src/${name}`)).join('');
    const metrics = text.match(/`(?:toolbench|process|nodejs)_[a-z_]+`/g) ?? [];
    expect(metrics.length).toBeGreaterThan(5);
    for (const metric of metrics) {
      const name = metric.slice(1, -1);
      expect(source, name).toContain(`'${name}'`);
    }
    for (const [, path = ''] of text.matchAll(/\]\(\.\.\/([^)#]+)\)/g))
      expect(existsSync(join(root, path)), path).toBe(true);
  });
});
