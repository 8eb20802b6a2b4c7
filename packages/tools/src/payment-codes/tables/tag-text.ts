import type { Localized } from '@toolbench/kit/localized.ts';
import { rowsOf } from '@toolbench/kit/tables.ts';

/** What the rest of the code says, where a value needs it to be read. */
export interface CodeContext {
  /** Two letters (tag 58). */
  readonly country: string;
  /** Three digits (tag 53). */
  readonly currency: string;
}

/** A tag in words. */
export interface TagText {
  readonly name: Localized;
  readonly description?: Localized;
  /** What a value says; undefined where there is nothing to add to it. */
  readonly read?: (value: string, context: CodeContext) => Localized | undefined;
  /** The tags inside, where the value is a template. */
  readonly nested?: TagTable;
  /** Words for tags inside that `nested` does not have. */
  readonly others?: (tag: string, value: string) => TagText;
}

/** Tags by their two digits. */
export type TagTable = Readonly<Record<string, TagText>>;

/**
 * Tags written as rows: tag | Chinese name | English name | Chinese description | English description, the descriptions where
 * there are any. Beside them stand, by tag, what its values say and the tags inside.
 */
export function tagTable(
  rows: string,
  reads: Readonly<Record<string, TagText['read']>> = {},
  nested: Readonly<Record<string, TagTable>> = {},
): TagTable {
  const texts = rowsOf(rows).map(([tag, zh, en, zhMore, enMore]): [string, TagText] => [
    tag,
    {
      name: { zh, en },
      ...(zhMore && { description: { zh: zhMore, en: enMore } }),
      ...(tag in reads && { read: reads[tag] }),
      ...(tag in nested && { nested: nested[tag] }),
    },
  ]);
  return Object.fromEntries(texts);
}

/** A reader for values that are one of a few codes. */
export function oneOf(meanings: Readonly<Record<string, Localized>>): (value: string) => Localized | undefined {
  return (value) => (Object.hasOwn(meanings, value) ? meanings[value] : undefined);
}
