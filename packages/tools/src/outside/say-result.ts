import type { Language } from '@toolbench/kit/localized.ts';
import type { OutputKind } from '@toolbench/kit/define-tool.ts';
import { describeActionOutside, type ActionOutside } from './catalogue.ts';
import { ResultWords } from './in-words.ts';
import { printForPeople } from './print.ts';

/**
 * What an action gave as people read it, its fields in the words of their language; `as` another kind of output than
 * its own where that cannot be shown.
 */
export async function sayResult(
  called: ActionOutside,
  value: unknown,
  { language, columns, as = called.action.output }: SaySettings,
): Promise<string | Uint8Array> {
  if (as !== 'fields' && as !== 'table') return printForPeople(value, as, language, columns);
  const { gives } = await describeActionOutside(called);
  const said = new ResultWords(called.tool.key, language).say(value, gives);
  return printForPeople(said, as, language, columns);
}

interface SaySettings {
  readonly language: Language;
  /** Columns of the terminal. */
  readonly columns?: number | undefined;
  readonly as?: OutputKind;
}
