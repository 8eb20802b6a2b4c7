import type { Claims, Peer, Place } from '../../cluster/claims.ts';
import type { DeploymentStore, StoredDeployment } from './deployment-store.ts';

/** What is claimed is `deployment:id`. */
export const kind = 'deployment';
export const subjectOf = (id: string) => `${kind}:${id}`;

interface PlaceParts {
  readonly store: DeploymentStore;
  readonly claims: Claims;
  /** Whether this server serves it. */
  readonly isHere: (id: string) => boolean;
  /** Whether this server is about to end: what begins now had better begin elsewhere. */
  readonly isClosing: () => boolean;
  /** Takes up what nobody runs, where this server may. */
  readonly look: () => Promise<void>;
}

/** Where deployments are: on which of the servers that share a database. */
export function createDeploymentPlaces({ store, claims, isHere, isClosing, look }: PlaceParts) {
  const storedOf = async (owner: string, sessionId: string) =>
    (await store.ofOwner(owner)).find((stored) => stored.sessionId === sessionId);

  const anotherServer = async (): Promise<Place | undefined> => (await claims.peers())[0];

  /** Where a deployment is; one that nobody runs is looked for here as well, and is `away` where its data is. */
  async function placeOf(stored: StoredDeployment | undefined): Promise<Place | undefined> {
    if (stored === undefined || isHere(stored.id)) return stored && 'here';
    const found = await claims.find(subjectOf(stored.id));
    if (found !== undefined && found.place !== 'nobody' && found.place !== 'here') return found.place;
    // Of a server that stops it is still being ended here, or may be anywhere soon.
    if (isClosing()) return found?.place === 'here' ? 'away' : ((await anotherServer()) ?? 'away');
    await look();
    return isHere(stored.id) ? 'here' : 'away';
  }

  return {
    storedOf,

    placeOf: async (owner: string, id: string): Promise<Place | undefined> => {
      if (isHere(id)) return 'here';
      const stored = await store.find(id);
      return stored?.owner === owner ? placeOf(stored) : undefined;
    },

    /** Where a session is deployed. */
    placeOfSession: async (owner: string, sessionId: string): Promise<Place | undefined> => {
      const stored = await storedOf(owner, sessionId);
      if (!isClosing()) return placeOf(stored);
      if (stored === undefined) return anotherServer();
      // It waits for whoever goes on with it.
      return isHere(stored.id) ? 'away' : placeOf(stored);
    },

    placeOfSlug: async (slug: string) => placeOf(await store.findBySlug(slug)),

    /** The other servers that run an owner's. */
    async peersOf(owner: string): Promise<readonly Peer[]> {
      const own = new Set((await store.ofOwner(owner)).map(({ id }) => subjectOf(id)));
      const places = (await claims.all(kind)).flatMap(({ subject, place }) => (own.has(subject) ? place : []));
      const peers = places.filter((place) => typeof place === 'object');
      return [...new Map(peers.map((peer) => [peer.id, peer])).values()];
    },
  };
}
