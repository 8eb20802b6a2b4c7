import { limits } from '@toolbench/contracts/limits.ts';
import { addressGroup } from '../../shared/address-group.ts';
import type { Clock } from '../../shared/ports.ts';

/** Counts connections. `admit` gives the function that takes one off again, or says why it may not come in. */
interface Admission {
  readonly admit: (address: string) => { readonly release: () => void } | { readonly refused: RefusedFor };
}

/** Which limit a connection met. */
export type RefusedFor = 'connections' | 'connections-of-address' | 'connections-in-a-minute';

const minuteMs = 60_000;

export function createAdmission(clock: Clock): Admission {
  const open = new Map<string, number>();
  let inAll = 0;
  let minute = Number.NEGATIVE_INFINITY;
  let cameInMinute = new Map<string, number>();

  /** Refused attempts count too. */
  const countInMinute = (group: string): number => {
    if (clock.now() - minute >= minuteMs) {
      minute = clock.now();
      cameInMinute = new Map();
    }
    const came = (cameInMinute.get(group) ?? 0) + 1;
    cameInMinute.set(group, came);
    return came;
  };

  return {
    admit: (address) => {
      const group = addressGroup(address);
      if (countInMinute(group) > limits.sftp.connectionsPerMinute) return { refused: 'connections-in-a-minute' };
      if (inAll >= limits.sftp.connections) return { refused: 'connections' };
      const ofAddress = open.get(group) ?? 0;
      if (ofAddress >= limits.sftp.connectionsPerAddress) return { refused: 'connections-of-address' };
      open.set(group, ofAddress + 1);
      inAll += 1;
      let isReleased = false;
      const release = () => {
        if (isReleased) return;
        isReleased = true;
        inAll -= 1;
        const left = (open.get(group) ?? 1) - 1;
        if (left === 0) open.delete(group);
        else open.set(group, left);
      };
      return { release };
    },
  };
}
