import { limits } from '@toolbench/contracts/limits.ts';

/** Turns passwords into hashes; slow on purpose. */
export interface Hashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hash: string, password: string) => Promise<boolean>;
}

export type Verdict = 'right' | 'wrong' | 'busy';

/**
 * The hash of a random password that nobody kept, with the parameters of all our hashes. A login with an unknown name
 * is checked against it, so that it costs the same time as one with a known name.
 */
export const hashOfNobody =
  '$argon2id$v=19$m=65536,t=3,p=1$lFWLU+5/GqiPvu0IG2LUuQ$8wLJK+WuWyk6rkyKEGevgwCi8hruHtY7BDJN/73kE5U';

/**
 * Checks passwords a few at a time: more wait in line, and when the line is full the answer is `busy`. Senders that are
 * known have a line of their own, which goes first: a flood of strangers fills only theirs.
 */
export function createPasswordCheck(hashing: Pick<Hashing, 'verify'>) {
  const lines: Record<'known' | 'unknown', (() => void)[]> = { known: [], unknown: [] };
  let running = 0;

  async function enter(line: (() => void)[]): Promise<boolean> {
    if (running < limits.auth.hashesAtOnce) {
      running += 1;
      return true;
    }
    if (line.length >= limits.auth.hashesWaiting) return false;
    await new Promise<void>((resolve) => line.push(resolve));
    return true;
  }

  function leave(): void {
    const next = lines.known.shift() ?? lines.unknown.shift();
    if (next) next();
    else running -= 1;
  }

  return async (
    password: string,
    hash: string | undefined,
    sender: keyof typeof lines = 'unknown',
  ): Promise<Verdict> => {
    if (!(await enter(lines[sender]))) return 'busy';
    try {
      const matches = await hashing.verify(hash ?? hashOfNobody, password);
      return matches && hash !== undefined ? 'right' : 'wrong';
    } finally {
      leave();
    }
  };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
