import { createHash } from 'node:crypto';
import { z } from 'zod';
import { firstBootScript } from '@toolbench/lab/assistant/deploy/first-boot.ts';
import { machineSize } from '@toolbench/lab/assistant/deploy/machine-sizes.ts';
import type { DeploymentPlan } from '@toolbench/contracts/assistant/tech-stack.ts';
import { DeployError, type Credentials, type TargetPort } from '../../features/deploy/ports.ts';
import { makeKeyPair } from '../ssh/host-key.ts';
import { lookUntil, type Cloud, type Patience } from './cloud.ts';
import { fingerprintOf, withServer } from './ssh-session.ts';

interface MachineParts extends Patience {
  readonly cloud: Cloud;
  /** Deploys over SSH. */
  readonly ssh: TargetPort;
  /** Other than 22 for doubles only. */
  readonly sshPort?: number;
  readonly appPort?: number;
}

const placeSchema = z.object({
  clientKey: z.string(),
  clientPublic: z.string(),
  hostKey: z.string(),
  address: z.string().optional(),
});
type MachinePlace = z.infer<typeof placeSchema>;

function newPlace(): MachinePlace {
  const client = makeKeyPair();
  return {
    clientKey: client.privateKey,
    clientPublic: client.publicKey,
    hostKey: makeKeyPair().privateKey,
  };
}

const readPlace = (place: string | undefined) =>
  place === undefined ? undefined : placeSchema.parse(JSON.parse(place));

/** A UUID (version 8 of RFC 9562) that is new with each machine and the same whenever its making goes on. */
function tokenOf({ clientPublic }: MachinePlace): string {
  const digits = createHash('sha256').update(clientPublic).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
}

/** The machine gets its host key from us, so that the first connection already knows whom it speaks to. */
const userDataOf = ({ clientPublic, hostKey }: MachinePlace) => `#!/bin/sh
set -eu
umask 077
cat > /etc/ssh/ssh_host_ed25519_key <<'KEY'
${hostKey.trim()}
KEY
ssh-keygen -y -f /etc/ssh/ssh_host_ed25519_key > /etc/ssh/ssh_host_ed25519_key.pub
echo 'HostKey /etc/ssh/ssh_host_ed25519_key' > /etc/ssh/sshd_config.d/10-host-key.conf
systemctl restart ssh
id deploy >/dev/null 2>&1 || useradd --create-home --shell /bin/bash deploy
mkdir -p /home/deploy/.ssh
echo '${clientPublic.trim()}' > /home/deploy/.ssh/authorized_keys
umask 022
${firstBootScript.replace(/^#!.*\n/, '')}`;

async function fingerprintOfKey(privateKey: string): Promise<string> {
  const { default: ssh2 } = await import('ssh2');
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error) throw parsed;
  return fingerprintOf(parsed.getPublicSSH());
}

/** A machine at a provider: created once, then served over SSH like any other server. */
export function createMachineTarget({ cloud, ssh, sshPort = 22, appPort = 80, ...patience }: MachineParts): TargetPort {
  const nameOf = ({ slug, token }: { readonly slug: string; readonly token: string }) => `${slug}-${token.slice(0, 8)}`;
  const machineOf = (job: { readonly slug: string; readonly token: string; readonly plan: DeploymentPlan }) => ({
    name: nameOf(job),
    size: machineSize(cloud.provider, job.plan),
  });
  const accountOf = async ({ clientKey, hostKey }: MachinePlace, host: string): Promise<Credentials> => ({
    host,
    port: String(sshPort),
    username: 'deploy',
    privateKey: clientKey,
    fingerprint: await fingerprintOfKey(hostKey),
    appPort: String(appPort),
  });
  const overSsh = async (place: string | undefined) => {
    const read = readPlace(place);
    if (read?.address === undefined) throw new DeployError('not-answering', cloud.provider);
    return accountOf(read, read.address);
  };

  /** The first start ends with a file; until then the server refuses or shows the key of its image. */
  const isReady = async (account: Credentials) => {
    const { host = '', username = '', privateKey = '', fingerprint = '' } = account;
    const work = withServer({ host, port: sshPort, username, privateKey, fingerprint }, ({ run }) =>
      run('test -f ready\n', 30_000),
    );
    return work.then(
      () => true as const,
      () => undefined,
    );
  };

  return {
    fields: cloud.fields,
    plan: (job) => [
      ...cloud.calls(job.credentials, machineOf(job)),
      { code: 'wait', detail: 'ssh deploy@ADDRESS' },
      ...ssh.plan({ ...job, credentials: { host: 'ADDRESS', username: 'deploy', appPort: String(appPort) } }),
    ],
    deploy: async (job, progress) => {
      const place = readPlace(job.place) ?? newPlace();
      const machine = machineOf(job);
      await progress.keep(JSON.stringify(place));
      const made = { ...machine, token: tokenOf(place), userData: userDataOf(place) };
      await cloud.create(job.credentials, made, progress.step);
      await progress.step({ code: 'wait', detail: machine.name });
      const address = await lookUntil(() => cloud.address(job.credentials, machine.name), machine.name, patience);
      await progress.keep(JSON.stringify({ ...place, address }));
      const account = await accountOf(place, address);
      await lookUntil(() => isReady(account), `ssh ${address}`, patience);
      return ssh.deploy({ ...job, credentials: account }, progress);
    },
    rollBack: async (at, version) => ssh.rollBack?.({ ...at, credentials: await overSsh(at.place) }, version),
    logs: async (at) => (await ssh.logs?.({ ...at, credentials: await overSsh(at.place) })) ?? '',
    remove: (at) => cloud.remove(at.credentials, nameOf(at)),
  };
}
