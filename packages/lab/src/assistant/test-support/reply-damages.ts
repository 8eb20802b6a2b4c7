import type { Damage } from './damage.ts';
import { everywhere } from './damages-everywhere.ts';
import { ofEdits } from './damages-of-edits.ts';
import { ofFences } from './damages-of-fences.ts';
import { ofJson } from './damages-of-json.ts';
import { ofTags } from './damages-of-tags.ts';
import { ofTools } from './damages-of-tools.ts';

/** Every damage. */
export const damages: readonly Damage[] = [...everywhere, ...ofTags, ...ofEdits, ...ofJson, ...ofFences, ...ofTools];
