import { lines } from '../generate/code.ts';
import type { Templates } from '../generate/templates.ts';
import { appShape, type AppShape, type BundleRequest } from './app-shape.ts';
import { composeFile } from './compose-file.ts';
import { commandOf, dockerFile, inApp } from './docker-file.ts';
import { cloudInitFile, firstBootScript } from './first-boot.ts';
import { machineProviders, machineSize, type MachineProvider } from './machine-sizes.ts';
import { deployReadme } from './readme-file.ts';

type Files = readonly (readonly [string, string])[];

const isMachineProvider = (target: string): target is MachineProvider =>
  (machineProviders as readonly string[]).includes(target);

/** Whether a file holds what only its owner should: keys and settings of a machine. */
export function isSecretFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    (/^\.env(\..+)?$/.test(name) && !/\.(example|sample)$/.test(name)) ||
    /\.(pem|key|p12|pfx|tfstate)$/.test(name) ||
    /^id_(rsa|ed25519|ecdsa)$/.test(name)
  );
}

const environmentFile = ({ database }: AppShape) =>
  `${lines(
    '# Copy to .env and fill in. Keep .env to yourself.',
    'PORT=80',
    database && '# A long random word of letters and digits; the database is made with it at the first start.',
    database && 'DATABASE_PASSWORD=',
  )}\n`;

function vercelFile({ project, files }: AppShape): string {
  const folder = project.frontend?.folder ?? '';
  const isBuilt = files.has(folder === '' ? 'package.json' : `${folder}/package.json`);
  const at = folder === '' ? '.' : folder;
  const settings = isBuilt
    ? {
        installCommand: `npm install --prefix ${at}`,
        buildCommand: `npm run build --prefix ${at}`,
        outputDirectory: folder === '' ? 'dist' : `${folder}/dist`,
      }
    : { outputDirectory: at };
  return `${JSON.stringify({ $schema: 'https://openapi.vercel.sh/vercel.json', framework: null, ...settings }, null, 2)}\n`;
}

/** A file of `templates/deploy` with the values of one app in their places, which are written as `__NAME__`. */
function filled(templates: Templates, path: string, values: Readonly<Record<string, string | number>>): string {
  const text = templates.get(`deploy/${path}`);
  if (text === undefined) throw new Error(`no template ${path}`);
  return text.replaceAll(/__([A-Z][A-Z_]*)__/g, (place, name: string) => String(values[name] ?? place));
}

function machineFiles({ plan, slug }: AppShape, provider: MachineProvider, templates: Templates): Files {
  const { name, vcpu, memoryGb, diskGb } = machineSize(provider, plan);
  const size = { SIZE: name, VCPU: vcpu, MEMORY_GB: memoryGb, DISK_GB: diskGb };
  return [
    ['deploy/terraform/main.tf', filled(templates, `terraform/${provider}.tf`, size)],
    ['deploy/terraform/variables.tf', filled(templates, 'terraform/variables.tf', { SLUG: slug })],
    ['deploy/first-boot.sh', firstBootScript],
    ['deploy/cloud-init.yaml', cloudInitFile],
  ];
}

const shell = '#!/bin/sh\n';
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const installs = {
  node: 'if grep -q \'"dependencies"\' package.json 2>/dev/null; then npm install --omit=dev; fi',
  python: 'if [ -f requirements.txt ]; then python3 -m venv .venv && .venv/bin/pip install -r requirements.txt; fi',
  go: 'go mod tidy && go build -o app .',
  java: 'mvn -q package',
};

/** What is done once for a release on a server without containers. */
function prepareScript({ project: { frontend, server }, files }: AppShape): string {
  const isBuilt = frontend && files.has(`${frontend.folder === '' ? '' : `${frontend.folder}/`}package.json`);
  return `${shell}# Makes this release ready to run without containers.
set -eu
cd "$(dirname "$0")/.."
${lines(
  frontend && isBuilt && `(cd ${quoted(inApp(frontend.folder))} && npm install && npm run build)`,
  server && `cd ${quoted(inApp(server.folder))}\n${installs[server.runtime]}`,
)}
`;
}

/** Runs the app in the foreground on a server without containers. */
function runScript({ project: { frontend, server }, healthPath }: AppShape): string {
  const pages = inApp(frontend?.folder ?? '');
  const start = server
    ? lines(
        `cd ${quoted(inApp(server.folder))}`,
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

/** A project with all that is needed to run it elsewhere, by path. Files that hold secrets are left out. */
export function deployBundle(request: BundleRequest, templates: Templates): ReadonlyMap<string, string> {
  const shape = appShape(request);
  const values = { SLUG: shape.slug, HEALTH: shape.healthPath, NEEDS_DATABASE: shape.database ? 'yes' : 'no' };
  const script = (name: string) => [`deploy/${name}`, filled(templates, name, values)] as const;
  const { target } = request;
  const size = isMachineProvider(target) ? machineSize(target, request.plan) : undefined;
  const ignored = (request.files.get('.dockerignore') ?? 'node_modules/\n').trimEnd();
  const added: Files = [
    ['Dockerfile', dockerFile(shape)],
    ['.dockerignore', `${ignored}\n.env\nbackups\ndeploy\n`],
    ['compose.yaml', composeFile(shape)],
    ['.env.example', environmentFile(shape)],
    ['deploy/README.md', deployReadme(shape, size, 'en')],
    ['deploy/README.zh.md', deployReadme(shape, size, 'zh')],
    script('deploy.sh'),
    script('rollback.sh'),
    script('remote.sh'),
    ['deploy/prepare.sh', prepareScript(shape)],
    ['deploy/run.sh', runScript(shape)],
    script('supervise.sh'),
    ...(isMachineProvider(target) ? machineFiles(shape, target, templates) : []),
    ...(target === 'vercel' ? [['vercel.json', vercelFile(shape)] as const] : []),
  ];
  return new Map([...[...request.files].filter(([path]) => !isSecretFile(path)), ...added]);
}
