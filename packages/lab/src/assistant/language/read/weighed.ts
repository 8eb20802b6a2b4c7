import type { AppFamily, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import type { Act } from './find/find-acts.ts';
import type { FoundList } from './find/find-lists.ts';
import type { Classified } from './sentence/classify.ts';

/** Orders among other things, each with its own list of fields, are kept on record; nothing says that they are placed there. */
export function ofOwnLists(classified: Classified, lists: readonly FoundList[]): Classified {
  const owners = new Set(lists.flatMap(({ owner }) => owner ?? []));
  if (classified.family !== 'shop' || classified.isOutright || owners.size < 2) return classified;
  const { score, runnerUp, words, isOutright } = classified;
  return { family: 'records', score, runnerUp, words, isOutright };
}

const personal: ReadonlySet<AppField['type']> = new Set(['text', 'email', 'phone']);

/** Names and phone numbers are kept on record: nothing is calculated from them, though a total may be wished for beside. */
export const listsNames = (lists: readonly FoundList[]): boolean =>
  lists.some(({ items }) => items.some((item) => item.kind === 'field' && personal.has(item.field.type)));

/** What is given to somebody, approved or handled is kept on record; a form alone has nobody who does. */
export function ofProcess(classified: Classified, acts: readonly Act[]): Classified {
  const isProcess = acts.some(({ kind }) => kind === 'assign' || kind === 'handle' || kind === 'approve');
  return isProcess && classified.family === 'survey' && !classified.isOutright
    ? { ...classified, family: 'records' }
    : classified;
}

/** How sure the reading is, from 0 to 1. */
export function confidenceOf({ score, runnerUp, isOutright }: Classified, hasFields: boolean): number {
  const lead = score === 0 ? 0 : (score - runnerUp) / score;
  return Math.round((0.3 + (isOutright ? 0.3 : 0.1) + lead * 0.25 + (hasFields ? 0.15 : 0)) * 100) / 100;
}

/** Who an app is for says nothing on what it is about: 给销售用的客户本. */
export const withoutAudience = (text: string) =>
  text.replace(
    /给[^,。;、]{1,6}(?:用|看|填)的?|(?<=\b(?:list|log|register|database|table|directory|tracker|book|file) )(?:for|of) (?:my|our) [\w-]+(?: [\w-]+)?(?=\s*(?:[:,.;]|$))/giu,
    (audience) => ' '.repeat(audience.length),
  );

/** Families whose pages need kinds of records and fields of their own. */
export const hasOwnParts: ReadonlySet<AppFamily> = new Set([
  'landing',
  'calculator',
  'chat',
  'survey',
  'blog',
  'shop',
  'dashboard',
]);
