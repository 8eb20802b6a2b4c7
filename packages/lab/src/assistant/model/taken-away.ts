import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { entityBefore } from '../generate/shared/visitors.ts';
import { both } from './command-set.ts';

/** The kinds of records and the fields that an app has before a change and not after it, in words. */
export function takenAway(
  before: AppModel,
  after: AppModel,
): { kinds: readonly Bilingual[]; fields: readonly Bilingual[] } {
  const followed = new Map(after.entities.map((entity) => [entityBefore(before, after, entity)?.name, entity]));
  const kinds = before.entities.filter(({ name }) => !followed.has(name));
  // A field under another name is not gone: as many are there as before.
  const fields = before.entities.flatMap((entity) => {
    const now = followed.get(entity.name);
    const gone = entity.fields.filter(({ name }) => now?.fields.every((field) => field.name !== name));
    return now !== undefined && now.fields.length < entity.fields.length
      ? gone.map(({ label }) => ({ label, of: entity.label }))
      : [];
  });
  return {
    kinds: kinds.map(({ label: { zh, en } }) =>
      both(`删除“${zh}”，连同它的全部数据和页面`, `“${en}” goes, with all its records and pages`),
    ),
    fields: fields.map(({ label, of }) =>
      both(`删除“${of.zh}”的字段“${label.zh}”`, `The field “${label.en}” of “${of.en}” goes`),
    ),
  };
}
