import type { WebSocket } from 'ws';
import type { Refused } from './turn-messages.ts';

interface Watched {
  readonly owner: string;
  readonly isSignedIn: () => Promise<boolean>;
  /** The token has ended. */
  readonly leave: () => void;
}

interface WatchLimits {
  readonly sockets: number;
  readonly socketsPerUser: number;
}

type Open = Watched & { answered: boolean };

/** Knows the open sockets: how many there are, which still answer, and whose token has ended. */
export function createSocketWatch({ sockets: most, socketsPerUser }: WatchLimits) {
  const sockets = new Map<WebSocket, Open>();

  const checkToken = async (socket: WebSocket, { isSignedIn, leave }: Watched) => {
    // A database that does not answer now may do so at the next look.
    const isOpen = await isSignedIn().catch(() => true);
    if (!isOpen && sockets.has(socket)) leave();
  };

  return {
    /** Why no further socket of this user may be open. */
    refusalOf(owner: string): Refused | undefined {
      const own = [...sockets.values()].filter((open) => open.owner === owner).length;
      const limit =
        own >= socketsPerUser
          ? ({ name: 'sockets-per-user', most: socketsPerUser } as const)
          : ({ name: 'sockets', most } as const);
      const isFull = own >= socketsPerUser || sockets.size >= most;
      return isFull ? { code: 'too-many-sockets', limit } : undefined;
    },

    add(socket: WebSocket, watched: Watched): void {
      const open = { ...watched, answered: true };
      sockets.set(socket, open);
      const answer = () => (open.answered = true);
      socket.on('pong', answer).on('message', answer);
      socket.on('close', () => sockets.delete(socket));
    },

    /** Asks every socket for a sign of life, and ends those that gave none since the last time. */
    look(): void {
      for (const [socket, open] of sockets) {
        if (!open.answered) {
          socket.terminate();
          continue;
        }
        open.answered = false;
        socket.ping();
        void checkToken(socket, open);
      }
    },
  };
}

export type SocketWatch = ReturnType<typeof createSocketWatch>;
