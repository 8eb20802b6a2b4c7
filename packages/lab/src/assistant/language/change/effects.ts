import type { AppCommand, FieldChange } from '@toolbench/contracts/app-commands.ts';
import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';

/** What a command does to something that the app has, as far as a clause must say it and nothing more. */
export interface Effect {
  readonly kind: 'removal' | 'rule' | 'bound' | 'preset';
  /** What it is done to, as that is called. */
  readonly label: Bilingual;
  /** The kind of records that it belongs to, and its field. */
  readonly entity?: string | undefined;
  readonly field?: string | undefined;
  /** What is set: bounds and presets. */
  readonly values: readonly (string | number | boolean)[];
}

const isCalled = (clause: string, { zh, en }: Bilingual) =>
  clause.includes(zh) || clause.toLowerCase().includes(en.toLowerCase());

/** What kinds of changes to a field are looked at. */
function kindOf(to: FieldChange): Effect['kind'] | undefined {
  const set = Object.keys(to);
  if (set.length === 0) return undefined;
  if (set.every((name) => name === 'required' || name === 'unique')) return 'rule';
  if (set.every((name) => name === 'least' || name === 'most')) return 'bound';
  return set.every((name) => name === 'preset') ? 'preset' : undefined;
}

/** What a command does; none for what adds, calls or orders something otherwise. */
export function effectsOf(model: AppModel, clause: string, command: AppCommand): Effect[] {
  if (command.do === 'remove-page') {
    const page = model.pages.find(({ key }) => key === command.page);
    return page === undefined ? [] : [{ kind: 'removal', label: page.label, entity: page.entity, values: [] }];
  }
  if (command.do !== 'remove-entity' && command.do !== 'remove-field' && command.do !== 'change-field') return [];
  const entity = model.entities.find(({ name }) => name === command.entity);
  if (entity === undefined) return [];
  if (command.do === 'remove-entity')
    return [{ kind: 'removal', label: entity.label, entity: entity.name, values: [] }];
  const field = entity.fields.find(({ name }) => name === command.field);
  if (field === undefined) return [];
  const part = { label: field.label, entity: entity.name, field: field.name };
  if (command.do === 'remove-field') return [{ kind: 'removal', ...part, values: [] }];
  const { choices, ...to } = command.to;
  const kind = choices === undefined ? kindOf(to) : undefined;
  if (kind !== undefined) {
    const values = [to.least, to.most, to.preset].filter((value) => value !== undefined && value !== null);
    return [{ kind, ...part, values }];
  }
  const had = field.choices ?? [];
  const stay = had.filter(({ value }) => choices?.some((one) => one.value === value));
  // Choices that are told anew, or told to be the only ones, are no removal.
  if (choices === undefined || stay.length < choices.length || stay.every((one) => isCalled(clause, one.label)))
    return [];
  return had.filter((one) => !stay.includes(one)).map(({ label }) => ({ kind: 'removal', ...part, label, values: [] }));
}
