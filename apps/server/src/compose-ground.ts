import type { Kysely } from 'kysely';
import type { Schema } from './adapters/database/schema.ts';
import type { Settings } from './env.ts';
import type { Metrics } from './plugins/metrics-registry.ts';
import type { Clock, RandomBytes } from './ports.ts';

/** What every part of the server stands on. */
export interface Ground {
  readonly settings: Settings;
  readonly dataFolder: string;
  readonly queries: Kysely<Schema>;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly metrics: Metrics;
  /** Words for the person who started the server, beside the log. */
  readonly tell: (text: string) => void;
  /** What a part opened is closed after everything that was opened later. */
  readonly atClose: (close: () => unknown) => void;
}
