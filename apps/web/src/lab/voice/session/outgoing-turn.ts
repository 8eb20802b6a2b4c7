import type { ClientMessage } from '@toolbench/contracts/voice.ts';
import { frameMessage } from '../sound/pcm.ts';

/** What goes over the socket. */
export type Outgoing = ClientMessage | ArrayBuffer;

type Beginning = Extract<ClientMessage, { type: 'start' | 'text' }>;

export interface OutgoingTurn {
  readonly id: string;
  /** Keeps samples; what is returned is to be sent now. */
  readonly add: (samples: Int16Array) => Outgoing;
  readonly stop: () => Outgoing;
  /** The server holds this many samples; they need not be sent again. */
  readonly received: (samples: number) => void;
  /** All that a server needs that may have missed any of it. `knows`: it still has what it said it received. */
  readonly again: (knows: boolean) => readonly Outgoing[];
}

/** A turn on its way to the server, kept until the server is done with it. */
export function createOutgoingTurn(beginning: Beginning): OutgoingTurn {
  const id = beginning.turn;
  const frames: { readonly first: number; readonly samples: Int16Array }[] = [];
  let total = 0;
  let held = 0;
  let isStopped = false;
  const stopMessage = (): Outgoing => ({ type: 'stop', turn: id, samples: total });
  return {
    id,
    add(samples) {
      const first = total;
      frames.push({ first, samples });
      total += samples.length;
      return frameMessage(first, samples);
    },
    stop() {
      isStopped = true;
      return stopMessage();
    },
    received(samples) {
      held = Math.max(held, Math.min(samples, total));
    },
    again(knows) {
      if (!knows) held = 0;
      const missing = frames.filter(({ first, samples }) => first + samples.length > held);
      return [
        beginning,
        ...missing.map(({ first, samples }) => frameMessage(first, samples)),
        ...(isStopped ? [stopMessage()] : []),
      ];
    },
  };
}
