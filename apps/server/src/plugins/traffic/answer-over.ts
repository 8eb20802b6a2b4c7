import type { FastifyReply } from 'fastify';
import type { EventEmitter } from 'node:events';

/** What is to be done when a connection or an answer is closed: Node warns of ten listeners on one as of a leak. */
const closing = new WeakMap<EventEmitter, Set<() => void>>();

function closingOf(emitter: EventEmitter): Set<() => void> {
  const known = closing.get(emitter);
  if (known !== undefined) return known;
  const made = new Set<() => void>();
  closing.set(emitter, made);
  emitter.once('close', () => made.forEach((run) => run()));
  return made;
}

/**
 * Runs something once, when an answer is complete or its connection is gone. An answer that waits for others on its
 * connection does not tell by itself that it never came to be sent: Node gives it no socket before its turn.
 */
export function whenOver(reply: FastifyReply, run: () => void): void {
  const [ofAnswer, ofConnection] = [reply.raw, reply.request.raw.socket].map(closingOf);
  const over = () => {
    ofAnswer.delete(over);
    if (ofConnection.delete(over)) run();
  };
  ofAnswer.add(over);
  ofConnection.add(over);
}
