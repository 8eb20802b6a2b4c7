import type { EngineContext } from '../kit/context.ts';
import type { OptionValues } from '../kit/options.ts';
import { type Result, ok } from '../kit/result.ts';
import { type AlphabetFailure, nanoidSource } from './nanoid.ts';
import type { options } from './tool.ts';
import { ulidSource } from './ulid.ts';
import { uuidSource } from './uuid-format.ts';
import { createUuidGenerator } from './uuid-generators.ts';

/** Writes one identifier after another as ASCII characters. */
export interface IdSource {
  /** Characters, and so bytes, of every identifier. */
  readonly width: number;
  write(target: Uint8Array, at: number): void;
}

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
