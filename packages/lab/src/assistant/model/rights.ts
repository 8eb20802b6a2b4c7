import type { AppEntity, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { isForStaff } from '../generate/shared/visitors.ts';
import { prepareModel } from '../generate/shared/prepare-model.ts';

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

/** The rights that the servers of an app give, by the names of its entities. */
export function rightsOf(model: AppModel): ReadonlyMap<string, Rights> {
  const { visitors, features, publications } = prepareModel(model);
  const { open, hidden, owned } = visitors;
  const writer = owned ? 'owner' : features.signUp ? 'account' : 'everyone';
  const rightsIn = ({ name, fields }: AppEntity): Rights => {
    if (open.has(name)) {
      const staff = fields.filter(isForStaff).map((field) => field.name);
      return { see: 'own', add: features.signUp ? 'account' : 'everyone', change: 'owner', staff };
    }
    if (hidden.has(name)) return { see: 'owner', add: 'owner', change: 'owner', staff: [] };
    const see = features.login && publications.has(name) ? 'published' : 'everyone';
    return { see, add: writer, change: writer, staff: [] };
  };
  return new Map(model.entities.map((entity) => [entity.name, rightsIn(entity)]));
}
