import type { Peer, Place } from './claims.ts';

interface PassOn {
  /** Where it belongs at the moment; undefined where there is no such thing. */
  readonly locate: () => Promise<Place | undefined>;
  readonly send: (peer: Peer) => Promise<'answered' | 'unsent' | 'broken'>;
  /** Whether it may be sent again when nobody knows what became of it. */
  readonly isSafe: boolean;
  /** Whoever asked has gone. */
  readonly isOver: () => boolean;
  readonly waitMs: number;
  readonly retryMs: number;
}

/**
 * Passes a request on to the server that it belongs to. While that one is starting, stopping or dead, it looks again where
 * it belongs, until it is here or the time is over.
 * @returns `here` where it is this server's, or nobody's, to answer; `away` where no server could; `broken` where one may have
 * carried it out and said nothing
 */
export async function passOn(work: PassOn): Promise<'here' | 'answered' | 'away' | 'broken'> {
  const until = performance.now() + work.waitMs;
  for (;;) {
    const place = await work.locate();
    if (place === undefined || place === 'here' || place === 'nobody') return 'here';
    if (place !== 'away') {
      const sent = await work.send(place);
      if (sent === 'answered') return sent;
      if (sent === 'broken' && !work.isSafe) return 'broken';
    }
    if (work.isOver()) return 'answered';
    if (performance.now() > until) return 'away';
    await new Promise((resolve) => setTimeout(resolve, work.retryMs).unref());
  }
}
