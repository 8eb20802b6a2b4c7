import { lstat, rename } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 5;

/** Whether something accepts a connection on a unix socket. */
function accepts(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/**
 * Waits until a sandbox has put its socket into a folder that it can write, and takes it out of there: what lies in that
 * folder could at any time become a link to another socket of the machine, which the server may open and the app may not.
 * @returns false when `isOver` becomes true before, or when what is there is no socket that accepts
 */
export async function takeSocket(from: string, to: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const isTaken = await rename(from, to).then(
      () => true,
      () => false,
    );
    if (isTaken) return (await lstat(to)).isSocket() && (await accepts(to));
    await pause(lookEveryMs);
  }
  return false;
}
