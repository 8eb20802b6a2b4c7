import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { type Result, ok } from '@toolbench/kit/result.ts';
import type { IdSource } from './id-source.ts';
import { type AlphabetFailure, nanoidSource } from './nanoid.ts';
import type { options } from '../options.ts';
import { ulidSource } from './ulid.ts';
import { uuidSource } from './uuid-format.ts';
import { createUuidGenerator } from './uuid-generators.ts';

export type SourceOptions = Pick<
  OptionValues<typeof options>,
  'version' | 'format' | 'uppercase' | 'alphabet' | 'length'
>;

/** The source of one batch; only a NanoID's alphabet can be wrong. */
export function createIdSource(chosen: SourceOptions, context: EngineContext): Result<IdSource, AlphabetFailure> {
  switch (chosen.version) {
    case 'ulid':
      return ok(ulidSource(context));
    case 'nanoid':
      return nanoidSource(chosen, context);
    default:
      return ok(uuidSource(createUuidGenerator(chosen.version, context), chosen));
  }
}
