import { limits } from '@toolbench/contracts/limits.ts';
import type { Clock } from '../../shared/ports.ts';
import type { DocumentStore } from './document-store.ts';

const { pages, readMsPer100Pages, recognisedPages, recogniseMsPerPage, readSlack } = limits.documents;

/** Longer than any reading takes: a document that was begun before that was left by a process that is no more. */
const abandonedMs = 2 * readSlack * ((pages / 100) * readMsPer100Pages + recognisedPages * recogniseMsPerPage);

/** What of documents is held for a while, and its end. */
export function heldDocuments(store: DocumentStore, clock: Clock) {
  return {
    /** `bytes` counts the characters of the texts, which are what is kept. */
    async total() {
      const { count, characters, oldest } = await store.held();
      return { count, bytes: characters, oldest };
    },

    /** Deletes what has passed its time. */
    async sweep(): Promise<void> {
      const now = clock.now();
      await store.removeExpired(now, now - abandonedMs);
    },

    removeAll: store.removeAll,
  };
}

export type HeldDocuments = ReturnType<typeof heldDocuments>;
