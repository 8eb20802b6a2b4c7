import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { prepareModel } from '../generate/shared/prepare-model.ts';
import { serverModel, type ServerEntity, type ServerField } from '../generate/shared/server-entity.ts';

/** Who may do something, from the fewest to the most; `own`: whoever sent a record in, with that record. */
export const reaches = ['owner', 'own', 'account', 'published', 'everyone'] as const;

type Reach = (typeof reaches)[number];

/** What may be done with the records of a kind, and by whom. */
export interface Rights {
  readonly see: Reach;
  readonly add: Reach;
  /** And delete. */
  readonly change: Reach;
  /** Fields of what visitors send in that the owner alone sets. */
  readonly staff: readonly string[];
}

/** What decides about rights in the file that the server of an app reads, whoever wrote it. */
export interface RightsModel {
  readonly features: { readonly signUp?: boolean; readonly visitors?: boolean };
  readonly entities: readonly (Pick<ServerEntity, 'name' | 'visitors' | 'published'> & {
    readonly fields: readonly Pick<ServerField, 'name' | 'staff'>[];
  })[];
}

/** The rights that a server gives, by the names of its entities. */
export function rightsIn({ features, entities }: RightsModel): ReadonlyMap<string, Rights> {
  const account = features.signUp === true ? 'account' : 'everyone';
  const isOwned = features.visitors === true;
  const rightsOfOne = ({ visitors, published, fields }: RightsModel['entities'][number]): Rights => {
    if (isOwned && visitors === 'none') return { see: 'owner', add: 'owner', change: 'owner', staff: [] };
    if (isOwned && visitors === 'add') {
      const staff = fields.filter((field) => field.staff === true).map(({ name }) => name);
      return { see: 'own', add: account, change: 'owner', staff };
    }
    const writer = isOwned ? 'owner' : account;
    return { see: published === undefined ? 'everyone' : 'published', add: writer, change: writer, staff: [] };
  };
  return new Map(entities.map((entity) => [entity.name, rightsOfOne(entity)]));
}

/** What decides about rights in the servers made from a model. It is the same on every database. */
export const serverModelOf = (model: AppModel): RightsModel => serverModel(prepareModel(model), 'sqlite');

/** The rights that the servers made from a model give. */
export const rightsOf = (model: AppModel): ReadonlyMap<string, Rights> => rightsIn(serverModelOf(model));
