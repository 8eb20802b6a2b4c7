import type { Clock, RandomBytes } from '../../shared/ports.ts';
import { createLogRing } from './log-ring.ts';
import type { Note } from './notes.ts';
import { randomLabel, type KnownPreview, type Preview } from './preview.ts';
import { openAddress, type AddressSettings, type Reached } from './proxy/addresses.ts';
import type { PreviewProxy } from './proxy/preview-proxy.ts';
import type { Serving } from './proxy/site.ts';
import { createRequestFigures } from './request-figures.ts';

interface OpenParts {
  readonly proxy: PreviewProxy;
  readonly addresses: AddressSettings;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly limits: { readonly leaseMs: number; readonly logBytes: number; readonly logLineCharacters: number };
}

const nothing: Serving = { enter: () => () => undefined };

/** A preview without a version yet, reachable at its address. */
export async function openPreview(
  { proxy, addresses, clock, random, limits }: OpenParts,
  known: KnownPreview,
  reached: Reached,
  hasMoved: boolean,
): Promise<Preview> {
  const { id } = known;
  const key = randomLabel(random);
  const now = clock.now();
  const log = createLogRing(clock, limits);
  const made: { preview?: Preview } = {};
  const site = await openAddress(proxy, addresses, { id, label: id, key, reached }, (address) => ({
    id,
    address,
    figures: createRequestFigures(),
    productOrigin: () => made.preview?.productOrigin ?? reached.origin,
    language: () => made.preview?.language ?? known.language,
    serving: async () => {
      const { preview } = made;
      if (preview === undefined) return nothing;
      preview.lastRequestAt = clock.now();
      // Its address is told before its first version is up: a frame that is loaded early waits for it.
      if (preview.current === undefined) await preview.turn.catch(() => undefined);
      return preview.current?.serving ?? nothing;
    },
    hasLeft: () => made.preview?.isStopped ?? false,
    log: (text) => log.add('proxy', text),
    keepsDataInBrowser: () => made.preview?.notes.some(({ code }) => code === 'data-in-browser') ?? false,
  }));
  made.preview = {
    ...known,
    site,
    log,
    hasMoved,
    startedAt: now,
    lastRequestAt: now,
    wantedVersion: 0,
    notes: [],
    problems: [],
    current: undefined,
    phase: undefined,
    isStopped: false,
    leaseUntil: now + limits.leaseMs,
    turn: Promise.resolve(),
  };
  return made.preview;
}

/** Where a preview is not where it should be, or was, that is said with the rest. */
export function placeNotes({ site, productOrigin, hasMoved }: Preview): readonly Note[] {
  const moved: readonly Note[] = hasMoved ? [{ code: 'preview-moved' }] : [];
  if (site.address.kind === 'name') return moved;
  return [...moved, { code: productOrigin.startsWith('https:') ? 'needs-preview-url' : 'own-port' }];
}
