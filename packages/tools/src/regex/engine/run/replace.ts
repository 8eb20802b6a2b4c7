import type { EngineContext } from '@toolbench/kit/context.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { outputCharacters } from '../limits.ts';
import { createMarks, type Marks } from '../marks.ts';
import { createProgress } from '../progress.ts';
import { expand, parseReplacement, type Escapes } from './replacement.ts';
import { groupsOf, matchesOf } from './search.ts';

export interface Replaced {
  readonly text: Text;
  /** Replacements made. */
  readonly count: number;
  /** What was replaced, in the text before. */
  readonly marks: Marks;
}

/** Replaces every match, or the first one without the g flag, as String.prototype.replace does. */
export function replace(
  regex: RegExp,
  text: string,
  replacement: string,
  escapes: Escapes,
  context: EngineContext,
): Result<Replaced, 'result-too-large'> {
  const parts = parseReplacement(replacement, groupsOf(regex), escapes);
  const progress = createProgress(context);
  const { marks, add: mark } = createMarks(text);
  let replaced = '';
  let count = 0;
  let end = 0;
  for (const found of matchesOf(regex, text)) {
    replaced += text.slice(end, found.index) + expand(parts, found, text);
    if (replaced.length > outputCharacters) return fail('result-too-large', { limit: outputCharacters });
    end = found.index + found[0].length;
    mark(found.index, end);
    count += 1;
    progress.found(count, end / (text.length + 1), () => ({ text: replaced + text.slice(end), count, marks }));
  }
  return ok({ text: replaced + text.slice(end), count, marks });
}
