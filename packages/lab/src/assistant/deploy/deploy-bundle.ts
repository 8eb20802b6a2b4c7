import { lines } from '../generate/code.ts';
import { appShape, type AppShape, type BundleRequest } from './app-shape.ts';
import { composeFile } from './compose-file.ts';
import { dockerFile } from './docker-file.ts';
import { cloudInitFile, firstBootScript } from './first-boot.ts';
import { machineProviders, machineSize, type MachineProvider, type MachineSize } from './machine-sizes.ts';
import { deployReadme } from './readme-file.ts';
import {
  deployScript,
  prepareScript,
  remoteScript,
  rollBackScript,
  runScript,
  superviseScript,
} from './server-scripts.ts';
import { aliyunTerraform } from './terraform/aliyun.ts';
import { awsTerraform } from './terraform/aws.ts';
import { azureTerraform } from './terraform/azure.ts';
import { gcpTerraform } from './terraform/gcp.ts';
import { variablesFile } from './terraform/variables.ts';

type Files = readonly (readonly [string, string])[];

const terraforms: Readonly<Record<MachineProvider, (size: MachineSize) => string>> = {
  aliyun: aliyunTerraform,
  aws: awsTerraform,
  gcp: gcpTerraform,
  azure: azureTerraform,
};

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

function machineFiles(shape: AppShape, provider: MachineProvider): Files {
  return [
    ['deploy/terraform/main.tf', terraforms[provider](machineSize(provider, shape.plan))],
    ['deploy/terraform/variables.tf', variablesFile(shape.slug)],
    ['deploy/first-boot.sh', firstBootScript],
    ['deploy/cloud-init.yaml', cloudInitFile],
  ];
}

/** A project with all that is needed to run it elsewhere, by path. Files that hold secrets are left out. */
export function deployBundle(request: BundleRequest): ReadonlyMap<string, string> {
  const shape = appShape(request);
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
    ['deploy/deploy.sh', deployScript(shape)],
    ['deploy/rollback.sh', rollBackScript(shape)],
    ['deploy/remote.sh', remoteScript(shape)],
    ['deploy/prepare.sh', prepareScript(shape)],
    ['deploy/run.sh', runScript(shape)],
    ['deploy/supervise.sh', superviseScript],
    ...(isMachineProvider(target) ? machineFiles(shape, target) : []),
    ...(target === 'vercel' ? [['vercel.json', vercelFile(shape)] as const] : []),
  ];
  return new Map([...[...request.files].filter(([path]) => !isSecretFile(path)), ...added]);
}
