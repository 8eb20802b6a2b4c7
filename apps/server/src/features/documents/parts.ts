import type { ErrorCode } from '@toolbench/contracts/errors.ts';
import type { AiEngines } from '@toolbench/lab/ports.ts';
import type { Clock, RandomBytes } from '../../shared/ports.ts';
import type { Result } from '../../shared/result.ts';
import type { Claims } from '../cluster/claims.ts';
import type { DocumentStore } from './document-store.ts';
import type { IndexStore } from './index-store.ts';
import type { DocumentReader } from './upload/document-reader.ts';

/** What working with documents needs of the world around it. */
export interface DocumentParts {
  readonly store: DocumentStore;
  readonly index: IndexStore;
  readonly reader: DocumentReader;
  readonly engines: Pick<AiEngines, 'chat' | 'embed'>;
  readonly claims: Claims;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Whether chunks are embedded and their closeness is fused with the terms, where an embedding model is configured. */
  readonly fusesEmbeddings: boolean;
}

/** Work that tells how far it is, and ends with a result. Its signal is looked at between the steps. */
export type Work<Event, Value> = AsyncGenerator<Event, Result<Value, ErrorCode>>;
