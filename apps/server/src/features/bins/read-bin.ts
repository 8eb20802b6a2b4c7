import { limits } from '@toolbench/contracts/limits.ts';
import type { Bin } from './bin-store.ts';
import type { ListedRequest, RequestSize, RequestStore } from './request-store.ts';

interface ReadingParts {
  readonly find: (id: string) => Promise<Bin | undefined>;
  readonly requests: Pick<RequestStore, 'sizes' | 'list' | 'bodyLength' | 'bodyPart'>;
}

/** Part of what a bin holds, newest first. */
export interface BinPage {
  readonly bin: Bin;
  /** The oldest that are gone. */
  readonly dropped: number;
  /** Number of the last request of this page, where others come after it. */
  readonly next: number | undefined;
  /** Of all of them, as stored. */
  readonly bytes: number;
  /** Read from the store a little at a time, when the last were taken. */
  readonly requests: AsyncIterable<ListedRequest>;
}

/** Numbers of requests, both ends included. */
interface Slice {
  readonly newest: number;
  readonly oldest: number;
}

interface StoredBody {
  readonly length: number;
  /** Ends early where the request is deleted meanwhile. */
  readonly parts: AsyncIterable<Buffer>;
}

/** As many of the first as have so many bytes together, and one in any case. */
function firstOf(sizes: readonly RequestSize[], mostBytes: number): readonly RequestSize[] {
  let bytes = 0;
  const end = sizes.findIndex((size) => (bytes += size.bytes) > mostBytes);
  return end < 0 ? sizes : sizes.slice(0, Math.max(end, 1));
}

/** Cuts a list into neighbours that are read together. */
function slicesOf(sizes: readonly RequestSize[]): readonly Slice[] {
  const slices: Slice[] = [];
  for (let rest = sizes; rest.length > 0;) {
    const together = firstOf(rest, limits.traffic.answerPieceBytes);
    slices.push({ newest: together[0]?.number ?? 0, oldest: together.at(-1)?.number ?? 0 });
    rest = rest.slice(together.length);
  }
  return slices;
}

/** Reading what a bin holds, in pieces: who asks for much and takes little holds little of it in memory. */
export function createReading({ find, requests }: ReadingParts) {
  async function* readSlices(binId: string, slices: readonly Slice[]): AsyncGenerator<ListedRequest> {
    for (const { newest, oldest } of slices) yield* await requests.list(binId, { after: oldest - 1, upTo: newest });
  }

  async function* readParts(binId: string, number: number, length: number): AsyncGenerator<Buffer> {
    const size = limits.traffic.answerPieceBytes;
    for (let from = 0; from < length; from += size) {
      const part = await requests.bodyPart(binId, number, { from, length: size });
      if (part === undefined) return;
      yield part;
    }
  }

  return {
    /**
     * The newest requests, as many as one answer lists.
     * @param before lists only those with smaller numbers
     */
    async list(id: string, before = Number.MAX_SAFE_INTEGER): Promise<BinPage | undefined> {
      const bin = await find(id);
      if (bin === undefined) return undefined;
      const kept = await requests.sizes(id);
      const asked = kept.filter(({ number }) => number < before);
      const page = firstOf(asked, limits.bins.listedBytes);
      return {
        bin,
        dropped: (kept.at(-1)?.number ?? 1) - 1,
        next: page.length < asked.length ? page.at(-1)?.number : undefined,
        bytes: page.reduce((sum, size) => sum + size.bytes, 0),
        requests: readSlices(id, slicesOf(page)),
      };
    },

    /** The exact bytes of one body; nothing where the bin or the request is gone, or the body was refused. */
    async body(id: string, number: number): Promise<StoredBody | undefined> {
      const length = (await find(id)) && (await requests.bodyLength(id, number));
      return length === undefined ? undefined : { length, parts: readParts(id, number, length) };
    },
  };
}
