import type { FastifyReply } from 'fastify';
import type { Socket } from 'node:net';

/** What is to be done when a connection is closed. */
const closing = new WeakMap<Socket, Set<() => void>>();

function closingOf(socket: Socket): Set<() => void> {
  const known = closing.get(socket);
  if (known !== undefined) return known;
  const made = new Set<() => void>();
  closing.set(socket, made);
  socket.once('close', () => made.forEach((run) => run()));
  return made;
}

/**
 * Runs something once, when an answer is complete or its connection is gone. An answer that waits for others on its
 * connection does not tell by itself that it never came to be sent: Node gives it no socket before its turn.
 */
export function whenOver(reply: FastifyReply, run: () => void): void {
  const onClosing = closingOf(reply.request.raw.socket);
  const over = () => {
    if (onClosing.delete(over)) run();
  };
  onClosing.add(over);
  reply.raw.once('close', over);
}
