/** What became of asking for room: `own-full` and `all-full` leave things as they were. */
export type Room = 'given' | 'own-full' | 'all-full';

/** The bytes that one thing of a holder takes. */
export interface Share {
  /** Whether its holder's part has room for so many more. */
  readonly fits: (bytes: number) => boolean;
  readonly grow: (bytes: number) => Room;
  readonly shrink: (bytes: number) => void;
  /** From now on it does not give way. */
  readonly keep: () => void;
  /** Gives everything back, for good. */
  readonly release: () => void;
}

interface OpenShare {
  bytes: number;
  isKept: boolean;
  readonly giveWay: () => void;
}

interface Holder {
  bytes: number;
  /** Those that give way, the oldest first. */
  readonly shares: Set<OpenShare>;
}

interface BudgetOptions {
  readonly inAll: number;
  readonly perHolder: number;
}

/**
 * A number of bytes for all holders together and for each. Where all of it is taken, whoever holds most gives way to a
 * holder of less, the oldest share first: a few cannot shut out the others (max-min fairness).
 */
export function createByteBudget({ inAll, perHolder }: BudgetOptions) {
  const holders = new Map<string, Holder>();
  let total = 0;

  const add = (name: string, holder: Holder, share: OpenShare, bytes: number) => {
    share.bytes += bytes;
    holder.bytes += bytes;
    total += bytes;
    if (share.bytes > 0 && !share.isKept) holder.shares.add(share);
    else holder.shares.delete(share);
    if (holder.bytes > 0) holders.set(name, holder);
    else holders.delete(name);
  };
  const largest = (): [string, Holder] | undefined => {
    let found: [string, Holder] | undefined;
    for (const entry of holders) if (found === undefined || entry[1].bytes > found[1].bytes) found = entry;
    return found;
  };
  const makeRoom = (asking: number, bytes: number): boolean => {
    while (total + bytes > inAll) {
      const [name, holder] = largest() ?? [];
      const [oldest] = holder?.shares ?? [];
      if (name === undefined || holder === undefined || oldest === undefined) return false;
      if (holder.bytes <= asking + bytes) return false;
      add(name, holder, oldest, -oldest.bytes);
      oldest.giveWay();
    }
    return true;
  };

  return {
    /** Bytes that are taken. */
    used: () => total,

    /**
     * Begins with no bytes.
     * @param giveWay called when another holder got the share's room: what takes it has to end
     */
    open(name: string, giveWay: () => void): Share {
      let isOver = false;
      const share: OpenShare = {
        bytes: 0,
        isKept: false,
        giveWay: () => {
          isOver = true;
          giveWay();
        },
      };
      const holderNow = () => holders.get(name) ?? { bytes: 0, shares: new Set<OpenShare>() };
      return {
        fits: (bytes) => holderNow().bytes + bytes <= perHolder,
        grow(bytes) {
          const held = holderNow().bytes;
          if (isOver) return 'all-full';
          if (held + bytes > perHolder) return 'own-full';
          if (!makeRoom(held, bytes)) return 'all-full';
          add(name, holderNow(), share, bytes);
          return 'given';
        },
        shrink: (bytes) => add(name, holderNow(), share, -Math.min(bytes, share.bytes)),
        keep() {
          share.isKept = true;
          add(name, holderNow(), share, 0);
        },
        release() {
          isOver = true;
          add(name, holderNow(), share, -share.bytes);
        },
      };
    },
  };
}
