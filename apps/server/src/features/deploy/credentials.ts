import { deployTargets, type DeployTarget, type TargetsResponse } from '@toolbench/contracts/previews.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import type { Sealing } from '../ai-settings/sealing.ts';
import type { Credentials, Targets } from './ports.ts';
import type { RemoteStore } from './store.ts';

/** Credentials of each user for each target: they come in, and only targets read them. */
export function createCredentials(store: RemoteStore, sealing: Sealing, targets: Targets) {
  const fieldsOf = (target: DeployTarget) => (target === 'local' ? [] : targets[target].fields);
  const contextOf = (owner: string, target: DeployTarget) => `deploy credentials ${target} ${owner}`;

  async function read(owner: string, target: DeployTarget): Promise<Credentials> {
    const sealed = await store.credentials(owner, target);
    const opened = sealed && sealing.open(sealed, contextOf(owner, target));
    return opened ? (JSON.parse(opened) as Credentials) : {};
  }

  const missingOf = (target: DeployTarget, given: Credentials) =>
    fieldsOf(target)
      .filter(({ name, isOptional }) => !isOptional && !given[name])
      .map(({ name }) => name);

  return {
    read,
    missingOf,

    /** Sets what is given and keeps the rest; nothing given takes all away. */
    async set(owner: string, target: DeployTarget, given: Credentials): Promise<Result<null>> {
      const names = new Set(fieldsOf(target).map(({ name }) => name));
      const unknown = Object.keys(given).filter((name) => !names.has(name));
      if (unknown.length > 0) return refusal('invalid-request', { fields: unknown });
      if (Object.keys(given).length === 0) {
        await store.setCredentials(owner, target, undefined);
        return ok(null);
      }
      const all = Object.entries({ ...(await read(owner, target)), ...given }).filter(([, value]) => value !== '');
      const text = JSON.stringify(Object.fromEntries(all));
      await store.setCredentials(owner, target, sealing.seal(text, contextOf(owner, target)));
      return ok(null);
    },

    /** What each target asks for, and which of it is set; never a value. */
    async overview(owner: string): Promise<TargetsResponse> {
      const one = async (target: DeployTarget) => {
        const given = await read(owner, target);
        return {
          target,
          isConfigured: missingOf(target, given).length === 0,
          fields: fieldsOf(target).map((field) => ({ ...field, isSet: Boolean(given[field.name]) })),
        };
      };
      return { targets: await Promise.all(deployTargets.map(one)) };
    },
  };
}
