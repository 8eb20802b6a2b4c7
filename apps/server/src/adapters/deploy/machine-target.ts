import ssh2 from 'ssh2';
import { z } from 'zod';
import { firstBootScript } from '@toolbench/lab/assistant/deploy/first-boot.ts';
import { machineSize, type MachineProvider } from '@toolbench/lab/assistant/deploy/machine-sizes.ts';
import type { DeploymentPlan } from '@toolbench/contracts/tech-stack.ts';
import {
  DeployError,
  type Credentials,
  type Step,
  type TargetField,
  type TargetPort,
} from '../../features/deploy/ports.ts';
import { makeHostKey, makeKeyPair } from '../ssh/host-key.ts';
import { pause, type Pace } from './provider-call.ts';
import { fingerprintOf, withServer } from './ssh-session.ts';

interface NewMachine {
  /** The same for every try: what is created has this name. */
  readonly name: string;
  readonly size: ReturnType<typeof machineSize>;
  /** A script for the first start. */
  readonly userData: string;
}

/** Machines of one provider. Names are unique there, so creating a second time finds the first. */
export interface Cloud {
  readonly provider: MachineProvider;
  readonly fields: readonly TargetField[];
  readonly calls: (credentials: Credentials, machine: Pick<NewMachine, 'name' | 'size'>) => readonly Step[];
  /** Creates it unless it is there. */
  readonly create: (credentials: Credentials, machine: NewMachine) => Promise<void>;
  /** Its public address; undefined while it starts. */
  readonly address: (credentials: Credentials, name: string) => Promise<string | undefined>;
  /** Nothing happens where there is none. */
  readonly remove: (credentials: Credentials, name: string) => Promise<void>;
}

interface MachineParts {
  readonly cloud: Cloud;
  /** Deploys over SSH. */
  readonly ssh: TargetPort;
  readonly pace: Pace;
  /** Looks at a machine that is not ready yet. */
  readonly looks: number;
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
    hostKey: makeHostKey(),
  };
}

const readPlace = (place: string | undefined) =>
  place === undefined ? undefined : placeSchema.parse(JSON.parse(place));

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

function fingerprintOfKey(privateKey: string): string {
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error) throw parsed;
  return fingerprintOf(parsed.getPublicSSH());
}

/** A machine at a provider: created once, then served over SSH like any other server. */
export function createMachineTarget({ cloud, ssh, pace, looks, sshPort = 22, appPort = 80 }: MachineParts): TargetPort {
  const nameOf = ({ slug, token }: { readonly slug: string; readonly token: string }) => `${slug}-${token.slice(0, 8)}`;
  const machineOf = (job: { readonly slug: string; readonly token: string; readonly plan: DeploymentPlan }) => ({
    ...{ name: nameOf(job), size: machineSize(cloud.provider, job.plan) },
  });
  const accountOf = ({ clientKey, hostKey }: MachinePlace, host: string): Credentials => ({
    ...{
      host,
      port: String(sshPort),
      username: 'deploy',
      privateKey: clientKey,
      fingerprint: fingerprintOfKey(hostKey),
    },
    appPort: String(appPort),
  });
  const overSsh = (place: string | undefined) => {
    const read = readPlace(place);
    if (read?.address === undefined) throw new DeployError('not-answering', cloud.provider);
    return accountOf(read, read.address);
  };

  async function lookUntil<Value>(look: () => Promise<Value | undefined>, what: string): Promise<Value> {
    for (let looked = 0; looked < looks; looked += 1) {
      const found = await look();
      if (found !== undefined) return found;
      await pause(pace.waitMs);
    }
    throw new DeployError('not-answering', what);
  }

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
      const [create] = cloud.calls(job.credentials, machine);
      if (create) await progress.step(create);
      await cloud.create(job.credentials, { ...machine, userData: userDataOf(place) });
      await progress.step({ code: 'wait', detail: machine.name });
      const address = await lookUntil(() => cloud.address(job.credentials, machine.name), machine.name);
      await progress.keep(JSON.stringify({ ...place, address }));
      const account = accountOf(place, address);
      await lookUntil(() => isReady(account), `ssh ${address}`);
      return ssh.deploy({ ...job, credentials: account }, progress);
    },
    rollBack: async (at, version) => ssh.rollBack?.({ ...at, credentials: overSsh(at.place) }, version),
    logs: async (at) => (await ssh.logs?.({ ...at, credentials: overSsh(at.place) })) ?? '',
    remove: (at) => cloud.remove(at.credentials, nameOf(at)),
  };
}
