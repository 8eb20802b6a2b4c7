/** Another server on the same database, where it can be reached. */
export interface Peer {
  readonly id: string;
  readonly host: string;
  /** Of the product. */
  readonly port: number;
  /** Of previews and deployments; undefined where it has none open. */
  readonly previewPort?: number | undefined;
}

/**
 * Where something is. `nobody`: no living server holds it, so this one may take it. `away`: its server is alive, but
 * cannot be reached yet.
 */
export type Place = 'here' | 'nobody' | 'away' | Peer;

export interface Found {
  readonly subject: string;
  readonly place: Place;
  readonly detail: string;
}

interface Taken {
  readonly detail: string;
  /** Another server had it and never let it go: it may still be running somewhere. */
  readonly wasLost: boolean;
}

interface NewClaim {
  /** Another name by which it is looked up; one claim has it at a time. */
  readonly label?: string;
  /** What another server needs to go on with it; what was written first stays. */
  readonly detail?: string;
  /** Milliseconds since 1970. */
  readonly expiresAt?: number;
}

/** What one server does or runs, and no other meanwhile. A subject is `kind:id`. */
export interface Claims {
  /** Takes what no living server holds; undefined where one does. What is held already is taken again. */
  readonly take: (subject: string, claim?: NewClaim) => Promise<Taken | undefined>;
  readonly extend: (subject: string, expiresAt: number) => Promise<void>;
  /** Lets something go, for another server to take it over. */
  readonly release: (subject: string) => Promise<void>;
  /** Ends it, whoever holds it. */
  readonly drop: (subject: string) => Promise<void>;
  readonly find: (subject: string) => Promise<Found | undefined>;
  readonly findByLabel: (label: string) => Promise<Found | undefined>;
  /** All of one kind, of all servers. */
  readonly all: (kind: string) => Promise<readonly Found[]>;
  /** The other servers that can be reached; those that are stopping are none of them. */
  readonly peers: () => Promise<readonly Peer[]>;
}

/** The only server on its database: whatever it holds ends with its process. */
export function createOwnClaims(): Claims {
  const held = new Map<string, NewClaim>();
  const found = ([subject, { detail = '' }]: readonly [string, NewClaim]): Found => ({
    subject,
    place: 'here',
    detail,
  });
  const first = (isWanted: (entry: readonly [string, NewClaim]) => boolean) => {
    const entry = [...held].find(isWanted);
    return entry && found(entry);
  };
  return {
    take: async (subject, claim = {}) => {
      const known = held.get(subject);
      held.set(subject, known ?? claim);
      return { detail: (known ?? claim).detail ?? '', wasLost: false };
    },
    extend: async () => undefined,
    release: async (subject) => void held.delete(subject),
    drop: async (subject) => void held.delete(subject),
    find: async (subject) => first(([name]) => name === subject),
    findByLabel: async (label) => first(([, claim]) => claim.label === label),
    all: async (kind) => [...held].filter(([subject]) => subject.startsWith(`${kind}:`)).map(found),
    peers: async () => [],
  };
}
