import { useEffect, useState } from 'react';
import type { BinAnswer, BinLimits, CapturedRequest, CreatedBin } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { binPaths } from '@toolbench/contracts/routes.ts';
import type { Failure } from '@toolbench/kit/result.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { storedText } from '@toolbench/ui/work/stored-text.ts';
import { binCalls, type CallCode } from './bin-calls.tsx';
import { asBin, ownBins } from './own-bins.ts';
import { withListed, withPushed, type Caught } from './request-list.ts';
import { useLiveRequests } from './use-live-requests.tsx';

type Phase = 'idle' | 'starting' | 'open' | 'stopping' | 'gone';

const nothing: Caught = { requests: [], dropped: 0 };

/** The bin of this tab, so that it survives a reload. */
const storedBin = storedText('api-bin', () => sessionStorage);

/** The bins of this browser, whose tabs may be gone. */
const own = ownBins(storedText('api-bins'), () => Date.now());

function readKeptBin(): CreatedBin | null {
  try {
    return asBin(JSON.parse(storedBin.read() ?? 'null')) ?? null;
  } catch {
    return null;
  }
}

/** The bin of this page: starting, following and ending it, and what it has caught. */
export function useBin() {
  const [bin, setBin] = useState<CreatedBin | null>(readKeptBin);
  const [others, setOthers] = useState(() => own.list());
  const [phase, setPhase] = useState<Phase>(bin ? 'open' : 'idle');
  const [failure, setFailure] = useState<Failure<CallCode> | null>(null);
  const [caught, setCaught] = useState(nothing);
  const [answer, setAnswer] = useState<BinAnswer | null>(null);
  const binLimits = useBinLimits();
  const most = binLimits?.requestsKept ?? limits.bins.requestsKept;

  const show = (next: CreatedBin | null, then: Phase) => {
    storedBin.keep(next && JSON.stringify(next));
    if (next) own.add(next);
    else if (bin) own.forget(bin.bin_id);
    setOthers(own.list());
    setBin(next);
    setPhase(then);
    setCaught(nothing);
    setAnswer(null);
  };
  const onRequest = (request: CapturedRequest) => setCaught((before) => withPushed(before, request, most));
  const connection = useLiveRequests(phase === 'open' && bin ? bin.bin_id : null, {
    onListed: (list) => {
      setCaught(({ requests }) => ({ requests: withListed(requests, list.requests), dropped: list.dropped }));
      setAnswer(list.answer);
    },
    onRequest,
    onGone: () => show(null, 'gone'),
  });

  const start = async () => {
    setFailure(null);
    setPhase('starting');
    const created = await binCalls.create();
    if (created.ok) return show(created.value, 'open');
    setPhase('idle');
    // A bin cannot be gone before it is made: the server has no such call.
    setFailure(created.code === 'gone' ? { ok: false, code: 'fetch-failed' } : created);
  };
  const openOwn = (made: CreatedBin) => {
    setFailure(null);
    show(made, 'open');
  };
  const stop = async () => {
    if (!bin) return;
    setFailure(null);
    setPhase('stopping');
    const removed = await binCalls.remove(bin.bin_id);
    if (removed.ok || removed.code === 'gone') return show(null, 'idle');
    setPhase('open');
    setFailure({ ok: false, code: 'fetch-failed' });
  };
  return {
    bin: bin && atOwnOrigin(bin, binLimits),
    phase,
    failure,
    ...caught,
    answer,
    setAnswer,
    binLimits,
    connection,
    start,
    stop,
    /** The bins that were made in this browser and are still there, as far as it knows. */
    others: others.map((one) => atOwnOrigin(one, binLimits)),
    openOwn,
  };
}

/** Where bins have got an origin to themselves since, one that the tab kept is reached there. */
function atOwnOrigin(bin: CreatedBin, binLimits: BinLimits | null): CreatedBin {
  const { origin } = binLimits ?? {};
  return origin === undefined ? bin : { ...bin, url: origin + ownAddress(binPaths.address(bin.bin_id)) };
}

/** The server's limits; null until they are known and while there is no network. */
function useBinLimits(): BinLimits | null {
  const [known, setKnown] = useState<BinLimits | null>(null);
  useEffect(() => {
    if (!navigator.onLine) return;
    void binCalls.limits().then((answer) => {
      if (answer.ok) setKnown(answer.value);
    });
  }, []);
  return known;
}
