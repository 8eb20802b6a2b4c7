import type { Arranged } from './engine/json/compare-json.ts';
import type { zh } from './text/zh.ts';

/** What was ignored of the order of arrays, and how the key fitted, in words. */
export function sayArranged(
  { ignoreOrder, itemKey, keyed, repeated }: Arranged,
  { json: { arranged: t } }: Pick<typeof zh, 'json'>,
): readonly string[] {
  return [
    ...(ignoreOrder ? [t.ignored] : []),
    ...(itemKey === '' ? [] : [keyed === 0 ? t.noKey(itemKey) : t.paired(itemKey)]),
    ...(repeated > 0 ? [t.repeated(itemKey, repeated)] : []),
  ];
}
