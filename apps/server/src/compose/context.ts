import type { Kysely } from 'kysely';
import type { Schema } from '../adapters/database/schema.ts';
import type { Cluster } from './cluster.ts';
import type { Settings } from '../settings/env.ts';
import type { Metrics } from '../plugins/metrics/metrics-registry.ts';
import type { Clock, RandomBytes } from '../shared/ports.ts';

/** What every part of the server stands on. */
export interface ServerContext {
  readonly settings: Settings;
  readonly dataFolder: string;
  readonly queries: Kysely<Schema>;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly metrics: Metrics;
  readonly cluster: Cluster;
  /** Words for the person who started the server, beside the log. */
  readonly tell: (text: string) => void;
  /** What a part opened is closed after everything that was opened later. */
  readonly atClose: (close: () => unknown) => void;
}
