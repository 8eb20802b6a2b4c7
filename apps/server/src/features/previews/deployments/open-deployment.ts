import type { Clock } from '../../../shared/ports.ts';
import type { DeploymentStore, StoredDeployment } from './deployment-store.ts';
import type { LocalDeployment } from './deployment-view.ts';
import { createLogRing } from '../log-ring.ts';
import { openAddress, type AddressSettings, type Reached } from '../proxy/addresses.ts';
import type { PreviewProxy } from '../proxy/preview-proxy.ts';
import { createRequestFigures } from '../request-figures.ts';

interface OpenParts {
  readonly proxy: PreviewProxy;
  readonly addresses: AddressSettings;
  readonly store: Pick<DeploymentStore, 'setPort'>;
  readonly clock: Clock;
  /** Whether this server runs it, and is to go on with it. */
  readonly isKept: (id: string) => boolean;
  readonly limits: { readonly logBytes: number; readonly logLineCharacters: number };
}

const nothing = { enter: () => () => undefined };

/** Makes a deployment reachable, at the address it had before. */
export async function openDeployment(
  { proxy, addresses, store, clock, limits, isKept }: OpenParts,
  stored: StoredDeployment,
  reached: Reached,
): Promise<LocalDeployment> {
  const log = createLogRing(clock, limits);
  const made: { deployment?: LocalDeployment } = {};
  const wanted = { id: stored.id, label: stored.slug, port: stored.port ?? undefined, reached };
  const site = await openAddress(proxy, addresses, wanted, (address) => ({
    id: stored.id,
    address,
    figures: createRequestFigures(),
    productOrigin: () => made.deployment?.stored.productOrigin ?? reached.origin,
    serving: async () => {
      const { deployment } = made;
      await deployment?.gate;
      // Taken up again, it is reachable before it is up: who comes early waits.
      if (deployment?.current === undefined) await deployment?.turn.catch(() => undefined);
      return deployment?.current?.serving ?? nothing;
    },
    hasLeft: () => made.deployment !== undefined && !isKept(stored.id),
    log: (text) => log.add('proxy', text),
    keepsDataInBrowser: () => made.deployment?.notes.some(({ code }) => code === 'data-in-browser') ?? false,
  }));
  const { origin } = site.address;
  const port = site.address.kind === 'port' ? Number(new URL(origin).port) : null;
  if (port !== stored.port) await store.setPort(stored.id, port);
  made.deployment = {
    site,
    log,
    current: undefined,
    gate: undefined,
    isDeploying: false,
    startedAt: clock.now(),
    stored: { ...stored, port },
    earlier: [],
    notes: [],
    problems: [],
    turn: Promise.resolve(),
  };
  return made.deployment;
}
