import type { LocalService, ModelList } from '@toolbench/contracts/ai/ai-services.ts';
import type { Endpoint } from './endpoint.ts';

export type FoundModels = Omit<ModelList, 'text'>;

/** Looks for models and services, when an administrator asks; nothing is stored. */
export interface ServiceFinder {
  /** Which models the service at this address has. */
  readonly models: (endpoint: Endpoint) => Promise<FoundModels>;
  /** Services on the server's own machine, on loopback only. */
  readonly local: () => Promise<LocalService[]>;
}
