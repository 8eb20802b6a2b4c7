import { useEffect, useEffectEvent, useState } from 'react';
import { binEvents } from '@toolbench/contracts/bin-events.ts';
import type { CapturedRequest, CapturedRequests } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { binPaths } from '@toolbench/contracts/routes.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { binCalls } from './bin-calls.tsx';

/** `live`: pushed by the server. `polling`: push does not work, asked again and again. `lost`: neither works now. */
export type Connection = 'connecting' | 'live' | 'polling' | 'lost';

interface Listeners {
  readonly onListed: (list: CapturedRequests) => void;
  readonly onRequest: (request: CapturedRequest) => void;
  readonly onGone: () => void;
}

/** After this long without push a new try is made; the browser itself gives up on an answer that is no event stream. */
const pushAgainMs = 15_000;

/** Follows a bin while it is shown: by server push, by polling where that fails. */
export function useLiveRequests(binId: string | null, listeners: Listeners): Connection {
  const [connection, setConnection] = useState<Connection>('connecting');
  const onListed = useEffectEvent(listeners.onListed);
  const onRequest = useEffectEvent(listeners.onRequest);
  const onGone = useEffectEvent(listeners.onGone);

  useEffect(() => {
    if (binId === null) return;
    const stopped = new AbortController();
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known: readonly CapturedRequest[] = [];

    const list = async (whenListed: Connection) => {
      const listed = await binCalls.list(binId, known);
      if (stopped.signal.aborted) return;
      if (listed.ok) {
        known = listed.value.requests;
        onListed(listed.value);
      } else if (listed.code === 'gone') return onGone();
      // Push that works says more than a list that failed.
      setConnection(source?.readyState === EventSource.OPEN ? 'live' : listed.ok ? whenListed : 'lost');
    };
    const poll = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void list('polling').then(() => pushWorks() || stopped.signal.aborted || poll()),
        limits.bins.pollEveryMs,
      );
    };
    const pushWorks = () => source?.readyState === EventSource.OPEN;
    const push = () => {
      source?.close();
      source = new EventSource(ownAddress(binPaths.events(binId)));
      source.addEventListener('open', () => {
        clearTimeout(timer);
        void list('live');
      });
      source.addEventListener('error', poll);
      source.addEventListener(binEvents.request, ({ data }: MessageEvent<string>) =>
        onRequest(JSON.parse(data) as CapturedRequest),
      );
      source.addEventListener(binEvents.gone, () => {
        source?.close();
        onGone();
      });
    };

    push();
    void list('connecting');
    const again = setInterval(() => source?.readyState === EventSource.CLOSED && push(), pushAgainMs);
    return () => {
      stopped.abort();
      source?.close();
      clearTimeout(timer);
      clearInterval(again);
      setConnection('connecting');
    };
  }, [binId]);
  return connection;
}
