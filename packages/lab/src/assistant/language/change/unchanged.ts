import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { both, type Outcome } from './outcome.ts';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A model in words that do not depend on the order in which its members were written. */
const inOneOrder = (model: AppModel) =>
  JSON.stringify(model, (_, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** Whether two models say the same. */
export const isSameModel = (a: AppModel, b: AppModel): boolean => a === b || inOneOrder(a) === inOneOrder(b);

/** What was wished for, told as what there was already where it changes nothing. */
export function tellSame(before: AppModel, outcome: Outcome): Outcome {
  if (!outcome.ok || outcome.commands.length === 0 || !isSameModel(before, outcome.model)) return outcome;
  const changes = outcome.changes.map(({ zh, en }) => both(`${zh}（原来就是这样）`, `${en} (it already was)`));
  return { ...outcome, changes };
}

type Done = Extract<Outcome, { ok: true }>;

/** Whether two clauses make no more than the first alone, or only a longer name: then the second does not belong to it. */
export const isNoMore = (alone: Done, joined: Done): boolean =>
  isSameModel(alone.model, joined.model) ||
  [alone, joined].every(({ commands: [command, other] }) => command?.do === 'set-name' && other === undefined);
