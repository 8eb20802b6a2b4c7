import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppEntity, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { isPersonal } from '../../generate/shared/personal-data.ts';
import { rightsOf, type Rights } from '../../model/rights.ts';
import { run } from '../change/outcome.ts';
import type { Right } from '../read/access-ways.ts';
import type { AccessWords } from '../read/access-words.ts';
import { plural, singular } from '../words/english.ts';

type Who = AccessWords['who'];

/** Whether a clause names the records of a kind. */
export const names = ({ label }: AppEntity, clause: string) => {
  const said = clause.toLowerCase();
  const english = [label.en, plural(label.en)].map((word) => word.toLowerCase());
  return (
    said.includes(label.zh) || english.some((word) => ` ${said.replace(/[^a-z0-9-]+/g, ' ')} `.includes(` ${word} `))
  );
};

/** The kinds of records that are meant: those that the clause names, else all; what visitors send in is the first. */
function meant({ clause, who }: AccessWords, { entities }: AppModel): readonly AppEntity[] {
  const named = entities.filter((entity) => names(entity, clause));
  if (named.length > 0) return named;
  return who === 'own' ? entities.slice(0, 1) : entities;
}

/** Whether it came to be as was said. Who may change records may delete them. */
function isSo({ who, rights }: AccessWords, { see, add, change }: Rights): boolean {
  if (who === 'some') return false;
  const mayChange = who === 'owner' ? change === 'owner' : change === 'everyone';
  const holds: Readonly<Record<Right, boolean>> =
    who === 'owner'
      ? { see: see !== 'everyone' && see !== 'published', add: add === 'owner', change: mayChange, delete: mayChange }
      : { see: see === 'everyone', add: add !== 'owner', change: mayChange, delete: mayChange };
  return [...rights].every((right) => holds[right]);
}

/** What is said of the records of one kind, as far as an app can have it; nothing where it is so already. */
function commandsFor(model: AppModel, entity: AppEntity, said: readonly AccessWords[]): AppCommand[] {
  const { name } = entity;
  const rights = rightsOf(model).get(name);
  const ofThis = said.filter((one) => meant(one, model).includes(entity));
  if (rights === undefined || ofThis.every((one) => isSo(one, rights))) return [];
  const whoMay = (right: Right): Who | undefined => ofThis.findLast((one) => one.rights.has(right))?.who;
  const [see, add, change, remove] = [whoMay('see'), whoMay('add'), whoMay('change'), whoMay('delete')];
  const isAllowed = change === 'everyone' || remove === 'everyone';
  const isKept = see === 'owner' || change === 'owner';
  const isSentIn = add === 'own' || (add === 'everyone' && (isKept || remove === 'owner'));
  const isShown = !isSentIn && (see === 'everyone' || (isAllowed && !isKept));
  const hasForm = model.pages.some((page) => page.entity === name && (page.kind === 'form' || page.kind === 'cart'));
  const isClosed = !isSentIn && rights.add !== 'owner' && (add === 'owner' || (see === 'owner' && !hasForm));
  const owned =
    isAllowed && !isKept
      ? false
      : change === 'owner' || add === 'owner' || (isShown && isPersonal(entity, model.entities)) || undefined;
  return [
    ...(isClosed && rights.see === 'own' ? [{ do: 'set-open', entity: name, open: false } as const] : []),
    ...(see === 'owner' || (isClosed && rights.see === 'own' && !isShown)
      ? [{ do: 'set-hidden', entity: name, hidden: true } as const]
      : []),
    ...(isSentIn ? [{ do: 'set-open', entity: name, open: true } as const] : []),
    ...(isShown ? [{ do: 'set-hidden', entity: name, hidden: false } as const] : []),
    ...(owned === undefined ? [] : [{ do: 'set-owned', owned } as const]),
  ];
}

/** The commands that give an app the access that was said. What is not said of a kind of records stays as it is. */
export function accessCommands(model: AppModel, said: readonly AccessWords[]): AppCommand[] {
  const commands = model.entities.flatMap((entity) => commandsFor(model, entity, said));
  const isSetAgain = (command: AppCommand, at: number) =>
    command.do === 'set-owned' && commands.slice(at + 1).some((later) => later.do === 'set-owned');
  return commands.filter((command, at) => !isSetAgain(command, at));
}

/** The app with the access that was said. */
export function withAccess(model: AppModel, said: readonly AccessWords[]): AppModel {
  const done = run(model, ...accessCommands(model, said));
  return done.ok ? done.model : model;
}

const ofWhat =
  /\b(?:see|read|view|look at|know|edit|change|delete|remove)\b(?<en>[^,.;]*)$|(?:看[得不]?[到见]?|查看|知道|修改|编辑|删除?)(?<zh>[^,，。;；]*)$/iu;
const wordsIn = (text: string) => (text.toLowerCase().match(/[a-z]{3,}/gu) ?? []).map(singular);

/** Whether a clause is about one field: “parents must not see the fee”. Who may do what is decided for whole kinds of records. */
function isOfField({ words: said, who }: AccessWords, { entities }: AppModel): boolean {
  const { en, zh } = ofWhat.exec(said)?.groups ?? {};
  const object = en ?? zh ?? '';
  if (who !== 'owner' || entities.some((entity) => names(entity, object))) return false;
  const named = new Set(wordsIn(object));
  return entities.some(({ fields }) =>
    fields.some(({ label }) => object.includes(label.zh) || wordsIn(label.en).some((word) => named.has(word))),
  );
}

/** Words of access that the app, as it has become, does not keep to. */
export function accessLeftOut(model: AppModel, said: readonly AccessWords[]): string[] {
  const rights = rightsOf(model);
  return said.flatMap((one) => {
    const entities = meant(one, model);
    const isKept =
      entities.length > 0 &&
      !isOfField(one, model) &&
      entities.every(({ name }) =>
        isSo(one, rights.get(name) ?? { see: 'owner', add: 'owner', change: 'owner', staff: [] }),
      );
    return isKept ? [] : [one.words];
  });
}
