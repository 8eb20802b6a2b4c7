import { shellQuote } from '@toolbench/kit/shell-quote.ts';
import {
  DeployError,
  type At,
  type Credentials,
  type DeployJob,
  type Progress,
  type TargetPort,
} from '../../features/deploy/ports.ts';
import type { Clock } from '../../shared/ports.ts';
import { withServer, type SshAccount } from './ssh-session.ts';

const commandMs = 30_000;
/** Building containers takes long. */
const activateMs = 15 * 60_000;
const answerMs = 20_000;
const firstPort = 8080;

const folderOf = ({ slug, token }: Pick<DeployJob, 'slug' | 'token'>) => `apps/${slug}-${token.slice(0, 8)}`;

function portNumber(text: string | undefined, preset: number, field: string): number {
  const port = text ? Number(text) : preset;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new DeployError('invalid-credentials', field);
  return port;
}

function accountOf({ host = '', port, username = '', privateKey = '', fingerprint = '' }: Credentials): SshAccount {
  if (!/^[\w.:-]+$/.test(host)) throw new DeployError('invalid-credentials', 'host');
  if (!fingerprint.trim().startsWith('SHA256:')) throw new DeployError('invalid-credentials', 'fingerprint');
  // Pasted keys often lose the line break at their end, without which they cannot be read.
  return { host, port: portNumber(port, 22, 'port'), username, privateKey: `${privateKey.trim()}\n`, fingerprint };
}

const foldersOf = (files: ReadonlyMap<string, string>) => [
  ...new Set(
    [...files.keys()].map((path) => path.slice(0, Math.max(path.lastIndexOf('/'), 0))).filter((path) => path !== ''),
  ),
];

/** Makes room for a release, and a port that no other app of this server was given. Writes the port. */
function makeRoom(folder: string, release: string, files: ReadonlyMap<string, string>, from: number): string {
  const folders = foldersOf(files).map((path) => shellQuote(`releases/${release}/${path}`));
  return `set -e
mkdir -p ${folder}
cd ${folder}
if ! grep -qs '^PORT=' .env; then
  port=${from}
  while grep -qs "^PORT=$port\\$" ../*/.env; do port=$((port + 1)); done
  (umask 077 && echo "PORT=$port" >> .env)
fi
mkdir -p releases/${release} ${folders.join(' ')}
sed -n 's/^PORT=//p' .env
`;
}

async function isAnswering(url: string): Promise<boolean> {
  for (const end = Date.now() + answerMs; ;) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' }).catch(
      () => undefined,
    );
    await response?.body?.cancel();
    if (response !== undefined && response.status < 500) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** A server of one's own, over SSH: releases in folders of their own, and a link to the one that is served. */
export function createSshTarget(clock: Clock): TargetPort {
  async function deploy(job: DeployJob, { step }: Progress): Promise<{ url: string }> {
    const account = accountOf(job.credentials);
    const appPort = portNumber(job.credentials.appPort, firstPort, 'appPort');
    const folder = folderOf(job);
    const release = `${job.version}-${clock.now()}`;
    await step({ code: 'connect', detail: `ssh ${account.username}@${account.host}:${account.port}` });
    return withServer(account, async (session) => {
      await step({ code: 'upload', detail: `sftp ${folder}/releases/${release}` });
      const port = (await session.run(makeRoom(folder, release, job.files, appPort), commandMs)).trim();
      await session.upload(`${folder}/releases/${release}`, job.files);
      const activate = `sh ${folder}/releases/${release}/deploy/remote.sh activate ${release}`;
      await step({ code: 'activate', detail: activate });
      await session.run(`${activate}\n`, activateMs);
      const url = `http://${hostInUrl(account.host)}:${port}/`;
      await step({ code: 'check', detail: `GET ${url}` });
      if (!(await isAnswering(url))) throw new DeployError('not-answering', url);
      return { url };
    });
  }

  const inFolder = (at: At, script: string, timeoutMs = commandMs) =>
    withServer(accountOf(at.credentials), ({ run }) => run(`set -e\ncd ${folderOf(at)}\n${script}\n`, timeoutMs));

  return {
    fields: [
      { name: 'host', isSecret: false },
      { name: 'port', isSecret: false, isOptional: true },
      { name: 'username', isSecret: false },
      { name: 'privateKey', isSecret: true, isMultiline: true },
      { name: 'fingerprint', isSecret: false },
      { name: 'appPort', isSecret: false, isOptional: true },
    ],
    plan: (job) => {
      const { host = 'HOST', port = '22', username = 'USER' } = job.credentials;
      const release = `${folderOf(job)}/releases/${job.version}-TIME`;
      return [
        { code: 'connect', detail: `ssh ${username}@${host}:${port}` },
        { code: 'upload', detail: `sftp ${release}` },
        { code: 'activate', detail: `sh ${release}/deploy/remote.sh activate ${job.version}-TIME` },
        { code: 'check', detail: `GET http://${host}:${job.credentials.appPort ?? firstPort}/` },
      ];
    },
    deploy,
    rollBack: async (at, version) => {
      const newest = `"$(ls -1 releases | grep '^${version}-' | sort | tail -n 1)"`;
      await inFolder(
        at,
        `release=${newest}\ntest -n "$release"\nsh current/deploy/remote.sh rollback "$release"`,
        activateMs,
      );
    },
    logs: (at) => inFolder(at, 'sh current/deploy/remote.sh logs'),
    remove: async (at) => {
      const folder = folderOf(at);
      const script = `if [ -e ${folder}/current ]; then sh ${folder}/current/deploy/remote.sh remove; else rm -rf ${folder}; fi\n`;
      await withServer(accountOf(at.credentials), ({ run }) => run(script, activateMs));
    },
  };
}
