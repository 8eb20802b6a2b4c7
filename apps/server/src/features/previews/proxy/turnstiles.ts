import type { Site } from './site.ts';

export interface TurnstileLimits {
  /** Requests and WebSockets of one site under way at once, and how many of them one sender may have. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** The same of those that wait. */
  readonly connectionsWaiting: number;
  readonly connectionsWaitingPerAddress: number;
}

interface Waiting {
  readonly sender: string;
  readonly enter: () => void;
}

/** Those of one site. */
interface Turnstile {
  /** How many of each sender are inside. */
  readonly inside: Map<string, number>;
  total: number;
  readonly waiting: Waiting[];
}

/**
 * Lets so many requests of one site through at once; a few more wait their turn, and the rest is refused. One sender never
 * takes all places, and of those who wait the one whose sender has fewest inside goes first: one stranger who holds on to
 * whatever is given does not keep the others out.
 */
export function createTurnstiles(limits: TurnstileLimits) {
  const all = new WeakMap<Site, Turnstile>();
  const insideOf = ({ inside }: Turnstile, sender: string) => inside.get(sender) ?? 0;
  const hasRoom = (own: Turnstile, sender: string) =>
    own.total < limits.connections && insideOf(own, sender) < limits.connectionsPerAddress;
  const add = (own: Turnstile, sender: string, count: 1 | -1) => {
    const now = insideOf(own, sender) + count;
    own.total += count;
    if (now === 0) own.inside.delete(sender);
    else own.inside.set(sender, now);
  };
  const letNextIn = (own: Turnstile) => {
    let next: Waiting | undefined;
    for (const one of own.waiting) {
      if (!hasRoom(own, one.sender)) continue;
      if (next === undefined || insideOf(own, one.sender) < insideOf(own, next.sender)) next = one;
    }
    if (next === undefined) return;
    own.waiting.splice(own.waiting.indexOf(next), 1);
    add(own, next.sender, 1);
    next.enter();
  };

  /** Fulfilled when there is room, with what leaves again; undefined where too many wait already. */
  return async (site: Site, sender: string): Promise<(() => void) | undefined> => {
    const own = all.get(site) ?? { inside: new Map<string, number>(), total: 0, waiting: [] };
    all.set(site, own);
    if (hasRoom(own, sender)) add(own, sender, 1);
    else {
      const ofSender = own.waiting.filter((one) => one.sender === sender).length;
      const isFull = own.waiting.length >= limits.connectionsWaiting || ofSender >= limits.connectionsWaitingPerAddress;
      if (isFull) return undefined;
      await new Promise<void>((resolve) => own.waiting.push({ sender, enter: resolve }));
    }
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      add(own, sender, -1);
      letNextIn(own);
    };
  };
}
