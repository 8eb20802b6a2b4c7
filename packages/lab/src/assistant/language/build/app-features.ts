import type { AppEntity, AppFamily, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { publicationOf } from '../../publication.ts';
import { findEntityField } from '../change/resolve.ts';
import { findOrder, type Wishes } from '../read/find/find-wishes.ts';

/** What lists can do, where nothing is said: search, sort, filter where there is something to filter by. */
export function featuresOf(
  family: AppFamily,
  entities: readonly AppEntity[],
  { features }: Wishes,
): AppModel['features'] {
  const hasLists = entities.length > 0 && family !== 'chat' && family !== 'survey';
  const canFilter = entities.some(({ fields }) => fields.some(({ type }) => type === 'choice' || type === 'boolean'));
  const asked = (feature: keyof AppModel['features'], usual: boolean) => features.get(feature) ?? usual;
  return {
    search: asked('search', hasLists),
    filter: asked('filter', hasLists && canFilter),
    sort: asked('sort', hasLists),
    paging: asked('paging', hasLists),
    csv: asked('csv', false),
    dark: asked('dark', false),
    // Drafts can be kept from readers only where it is known who writes.
    login: asked('login', family === 'blog' && entities.some((entity) => publicationOf(entity) !== undefined)),
  };
}

/** The order that is asked for; else what is due or begins first comes first, and what happened last. */
export function orderOf(text: string, entities: readonly AppEntity[]): AppModel['order'] {
  const wish = findOrder(text);
  const asked = wish === undefined ? undefined : findEntityField(entities, wish.field);
  return Object.fromEntries(
    entities.flatMap((entity): [string, string][] => {
      if (wish !== undefined && asked?.entity === entity) {
        return [[entity.name, `${wish.isDescending === true ? '-' : ''}${asked.field.name}`]];
      }
      const date = entity.fields.find(({ type }) => type === 'date' || type === 'date-time');
      if (date === undefined) return [[entity.name, entity.titleField]];
      return [[entity.name, /due|start|next|end|departure|expiry/i.test(date.name) ? date.name : `-${date.name}`]];
    }),
  );
}
