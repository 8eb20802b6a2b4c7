import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppEntity, AppField, AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import type { Examples } from './edit-fields.ts';

/** Why a command cannot be carried out on a model. */
export interface Impossible {
  readonly reason: Bilingual;
}

/** What a command does to a model, and how it is told; the words are of the model as it was before. */
export interface CommandMeaning<Command> {
  readonly apply: (model: AppModel, command: Command, examples: Examples) => AppModel | Impossible;
  readonly words: (model: AppModel, command: Command) => Bilingual;
}

type Name = AppCommand['do'];

/** The meanings of some of the commands. */
export type Meanings<Names extends Name> = {
  readonly [One in Names]: CommandMeaning<Extract<AppCommand, { do: One }>>;
};

export const both = (zh: string, en: string): Bilingual => ({ zh, en });

export const impossible = (zh: string, en: string): Impossible => ({ reason: { zh, en } });

/** What nothing of the model is called; the command was made for another model. */
export const unknown = (name: string) => impossible(`没有“${name}”。`, `There is no “${name}”.`);

export const entityIn = (model: AppModel, name: string | undefined): AppEntity | undefined =>
  model.entities.find((entity) => entity.name === name);

export const fieldIn = (entity: AppEntity | undefined, name: string | undefined): AppField | undefined =>
  entity?.fields.find((field) => field.name === name);

/** What something is called, or its name in code where nothing is there. */
export const labelOf = (thing: { readonly label: Bilingual } | undefined, name: string): Bilingual =>
  thing?.label ?? both(name, name);

/** A list with one of its parts at another place; places beyond the end are the end. */
export function moved<Item>(list: readonly Item[], item: Item, at: number): Item[] {
  const rest = list.filter((one) => one !== item);
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}

/** A list without the part at a place. */
export const without = <Item>(list: readonly Item[], at: number): Item[] => list.filter((_, place) => place !== at);
