import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from './settings/env.ts';
import { temporaryFolder } from './test-support/temporary-folder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** Every variable that the server knows; env.test.ts holds .env.example to env.ts. */
const known = new Set([...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name ?? ''));
const entry = 'apps/server/dist/server.js';
const graceMs = limits.http.shutdownMs + 3_000;
const clusterGraceMs = graceMs + limits.cluster.drainMs;

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly init?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}
const composeOf = (name: string) => parse(read(name), { merge: true }) as Compose;
const single = composeOf('compose.yaml');
const cluster = composeOf('compose.cluster.yaml');
const servers = Object.entries(cluster.services).filter(([, { build }]) => build !== undefined);
const services = [...Object.entries(single.services), ...Object.entries(cluster.services)];
const own = services.filter(([, service]) => service.build !== undefined);

/** Variables as compose fills them in: what is set, or else the part after `:-`, and none after `:+`. One with `:?` has to be set. */
function filledIn(environment: Readonly<Record<string, string>>): Record<string, string> {
  const fill = (text: string) =>
    text
      .replace(/\$\{[A-Z_]+:\+[^{}]*\$\{[A-Z_]+\}\}/g, '')
      .replace(/\$\{[A-Z_]+:-([^}]*)\}/g, '$1')
      .replace(/\$\{[A-Z_]+:\?[^}]*\}/g, 'set'.repeat(12));
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

  it('builds in stages from one version of Node, with long-term support, that the package allows', () => {
    const bases = lines.filter((line) => line.startsWith('FROM')).map((line) => line.split(' ')[1]);
    expect(bases).toEqual(['node:24-slim', 'node:24-slim', 'node:24-slim']);
    expect((JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node).toMatch(/^>=20\./);
  });

  it('installs packages before it copies sources, with the manifest of every workspace', () => {
    const build = lines.slice(0, lines.indexOf('RUN npm ci') + 1);
    expect(build.at(-1)).toBe('RUN npm ci');
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const manifests = workspaces
      .map((pattern) => pattern.replace('/*', ''))
      .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`));
    const copied = build.flatMap((line) => /^COPY (\S+\/package\.json) /.exec(line)?.[1] ?? []);
    expect(copied.sort()).toEqual(manifests.sort());
    expect(lines.filter((line) => copied.includes(line.split(' ')[1] ?? ''))).toHaveLength(copied.length * 2 + 1);
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
    expect(argumentsOf('EXPOSE')).toEqual([`${settings.port} ${settings.previews.port} ${settings.sftp?.port}`]);
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

describe('compose.yaml and compose.cluster.yaml', () => {
  it('have one server alone, and three behind a proxy on PostgreSQL', () => {
    expect(Object.keys(single.services)).toEqual(['toolbench']);
    expect(Object.keys(cluster.services)).toEqual(['server-1', 'server-2', 'server-3', 'postgres', 'proxy']);
  });

  it.each(own)('give %s only variables that the server knows, with values that it takes', (name, service) => {
    const environment = filledIn(service.environment ?? {});
    for (const variable of Object.keys(environment)) expect(known).toContain(variable);
    const settings = readSettings(environment);
    const isOfMany = name !== 'toolbench';
    expect(settings).toMatchObject({ host: '0.0.0.0', dataFolder: '/data' });
    expect([settings.databaseUrl !== undefined, settings.sftp === undefined]).toEqual([isOfMany, isOfMany]);
  });

  it.each(own)('give %s no rights, a root that is read-only, an init, and time to stop', (name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true });
    const needed = name === 'toolbench' ? graceMs : clusterGraceMs;
    expect(Number.parseInt(service.stop_grace_period ?? '') * 1_000).toBeGreaterThanOrEqual(needed);
  });

  it('give every server a data folder of its own, and those of a cluster one for the data of deployments', () => {
    const folders = servers.map(([, { volumes }]) => volumes?.find((volume) => volume.endsWith(':/data')));
    expect(new Set(folders).size).toBe(servers.length);
    for (const [, { volumes, environment }] of servers) {
      expect(volumes).toContain(`deployments:${environment?.DEPLOYMENTS_DIR}`);
    }
    for (const { services, volumes } of [single, cluster]) {
      const used = Object.values(services).flatMap((service) => service.volumes ?? []);
      const named = used.map((volume) => volume.split(':')[0] ?? '').filter((volume) => !volume.startsWith('.'));
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
    }
  });

  it('open the one server to this machine only, previews included, and of the cluster the proxy only', () => {
    const { port, previews, sftp } = readSettings({});
    const own = [port, previews.port, sftp?.port].map((number) => `127.0.0.1:${number}:${number}`);
    expect(single.services.toolbench?.ports).toEqual(own);
    const opened = Object.entries(cluster.services).filter(([, { ports }]) => ports);
    expect(opened.map(([name]) => name)).toEqual(['proxy']);
  });

  it('name only services, files and accounts that exist', () => {
    for (const [, { depends_on: needed = [] }] of services) {
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed)) {
        expect(cluster.services).toHaveProperty(name as string);
      }
    }
    const { POSTGRES_USER: user, POSTGRES_DB: database } = cluster.services.postgres?.environment ?? {};
    const { DATABASE_URL = '' } = filledIn(cluster.services['server-1']?.environment ?? {});
    const url = new URL(DATABASE_URL);
    expect([url.username, url.hostname, url.pathname]).toEqual([user, 'postgres', `/${database}`]);
    const caddyfile = cluster.services.proxy?.volumes?.find((volume) => volume.startsWith('./'))?.split(':')[0];
    expect(existsSync(join(root, caddyfile ?? 'missing'))).toBe(true);
  });

  it('keep no secret, and do not start a cluster without one', () => {
    const text = read('compose.yaml') + read('compose.cluster.yaml');
    const secrets = [...text.matchAll(/^ *\w*(?:PASSWORD|TOKEN|SECRET_KEY|DATABASE_URL): (.+)$/gm)].map(
      ([, value]) => value,
    );
    expect(secrets).toHaveLength(3);
    for (const value of secrets) expect(value).toMatch(/\$\{(POSTGRES_PASSWORD|SECRET_KEY):\?/);
  });
});

describe('Caddyfile', () => {
  const text = read('deploy/Caddyfile');
  const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)s`).exec(text)?.[1]);

  it('sends requests to every server of the cluster, those for previews to their port, and only while it is ready', () => {
    const { port, previews } = readSettings({});
    for (const [variable, own] of [
      ['SERVERS', port],
      ['PREVIEW_SERVERS', previews.port],
    ] as const) {
      expect(text).toContain(`reverse_proxy {$${variable}:${servers.map(([name]) => `${name}:${own}`).join(' ')}} {`);
    }
    expect(text).toContain(`health_uri ${calls.readiness}\n`);
    expect(text).toContain(`health_port {$HEALTH_PORT:${port}}\n`);
  });

  it('sees that a server stops before that one stops answering, and sends again only what it may', () => {
    expect((seconds('health_interval') + seconds('health_timeout')) * 1_000).toBeLessThan(limits.cluster.drainMs);
    expect(seconds('lb_try_duration') * 1_000).toBeGreaterThan(limits.cluster.passMs);
    expect(text).toMatch(/lb_retry_match \{\s+method GET HEAD\s+\}/);
  });

  it('[OPS-04] lets a resting connection go well before the server closes it', () => {
    expect(seconds('keepalive') * 2_000).toBeLessThan(limits.http.keepAliveTimeoutMs);
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
    expect(Number(values('TimeoutStopSec')[0]) * 1_000).toBeGreaterThanOrEqual(clusterGraceMs);
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
    for (const [, script = ''] of text.matchAll(/npm run ([a-z:-]+)/g)) expect(scripts).toHaveProperty([script]);
    const traffic = ['connections', 'traffic'].map((name) => `plugins/traffic/${name}.ts`);
    const metricFiles = ['metrics', 'metrics-process'].map((name) => `plugins/metrics/${name}.ts`);
    const files = ['app.ts', 'compose/apps.ts', 'compose/lab.ts', 'compose/sftp.ts', ...traffic, ...metricFiles];
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
