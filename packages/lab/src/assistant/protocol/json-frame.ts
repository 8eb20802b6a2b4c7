import type { Value } from './json-members.ts';
import type { Place } from './json-place.ts';

/** An object or a list of a reply that has begun and not ended. */
export interface Frame {
  readonly kind: 'object' | 'array';
  /** The name it stands under, of its own or of what holds it. */
  readonly role: string;
  readonly place: Place;
  readonly members: Map<string, Value>;
  /** Every name that came. */
  readonly keys: Set<string>;
  key: string | undefined;
  expects: 'key' | 'colon' | 'value' | 'comma';
  hasContent: boolean;
  qualifier: string | undefined;
  /** What a call is given, where the name of its tool comes behind it. */
  given: Frame | undefined;
}

/** How a value of JSON came. */
export interface JsonOptions {
  /** The tool that this is given to; undefined where it is none's. */
  readonly tool?: string | undefined;
  /**
   * It may be shown and not meant: in a block of Markdown, or behind talk. Then nothing of it is given before all of it is
   * seen to be one of our forms. `call`: a call of a tool of ours counts as well.
   */
  readonly shown?: 'block' | 'call' | undefined;
}
