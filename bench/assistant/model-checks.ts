import type { AppEntity, AppField, AppModel } from '@toolbench/contracts/assistant/app-model.ts';

const same = (one: string, other: string) =>
  one.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') === other.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isCalled = (thing: { name: string; label: { zh: string; en: string } }, names: string) =>
  names.split('/').some((name) => [thing.name, thing.label.zh, thing.label.en].some((one) => same(one, name)));

const entityOf = (model: AppModel, names: string): AppEntity | undefined =>
  model.entities.find((entity) => isCalled(entity, names));

/** The field at `thing.field`, or the first so called of any thing where no thing is named. */
function fieldOf(model: AppModel, path: string): AppField | undefined {
  const [entity, field] = path.includes('.') ? path.split('.') : [undefined, path];
  const entities = entity === undefined ? model.entities : [entityOf(model, entity)];
  return entities.flatMap((one) => one?.fields ?? []).find((one) => isCalled(one, field ?? ''));
}

type Check = (model: AppModel, before: AppModel, rest: string) => boolean;

const afterWord = (text: string) => text.slice(text.indexOf(' ') + 1);

const hasChoice = (field: AppField | undefined, name: string) =>
  field?.choices?.some(({ label }) => isCalled({ name: '', label }, name)) === true;

/** What can be expected: the word it begins with, and whether it holds. */
const checks: Readonly<Record<string, Check>> = {
  has: (model, _, path) => fieldOf(model, path) !== undefined,
  lacks: (model, _, path) => fieldOf(model, path) === undefined,
  type: (model, _, rest) => fieldOf(model, rest.split(' ')[0] ?? '')?.type === rest.split(' ')[1],
  required: (model, _, path) => fieldOf(model, path)?.required === true,
  optional: (model, _, path) => fieldOf(model, path)?.required === false,
  unique: (model, _, path) => fieldOf(model, path)?.unique === true,
  choice: (model, _, rest) => hasChoice(fieldOf(model, rest.split(' ')[0] ?? ''), afterWord(rest)),
  /** That some field has all of them. */
  choices: (model, _, names) =>
    model.entities.some(({ fields }) =>
      fields.some((field) => names.split(',').every((name) => hasChoice(field, name))),
    ),
  preset: (model, _, rest) => {
    const field = fieldOf(model, rest.split(' ')[0] ?? '');
    return (
      field?.choices?.some(
        ({ value, label }) => value === field.preset && isCalled({ name: '', label }, afterWord(rest)),
      ) === true
    );
  },
  least: (model, _, rest) => fieldOf(model, rest.split(' ')[0] ?? '')?.least === Number(rest.split(' ')[1]),
  most: (model, _, rest) => fieldOf(model, rest.split(' ')[0] ?? '')?.most === Number(rest.split(' ')[1]),
  /** `3`, or `1 day` of a rule that counts day by day. */
  atmost: (model, _, rest) => {
    const [most, day] = rest.split(' ');
    const rules = model.entities.flatMap(({ limits = [] }) => limits);
    return rules.some((rule) => rule.most === Number(most) && (rule.day !== undefined) === (day === 'day'));
  },
  nolimit: (model) => model.entities.every(({ limits = [] }) => limits.length === 0),
  nochoice: (model, _, rest) =>
    fieldOf(model, rest.split(' ')[0] ?? '')?.choices?.some(({ label }) =>
      isCalled({ name: '', label }, rest.slice(rest.indexOf(' ') + 1)),
    ) === false,
  entity: (model, _, name) => entityOf(model, name) !== undefined,
  noentity: (model, _, name) => entityOf(model, name) === undefined,
  page: (model, _, rest) => {
    const [kind, entity, by] = rest.split(' ');
    return model.pages.some(
      (page) =>
        page.kind === kind &&
        (entity === undefined || page.entity === entityOf(model, entity)?.name) &&
        (by === undefined || page.by === fieldOf(model, `${entity}.${by}`)?.name),
    );
  },
  nopage: (model, _, kind) => !model.pages.some((page) => page.kind === kind),
  order: (model, _, rest) => {
    const [path = '', direction] = rest.split(' ');
    const entity = entityOf(model, path.split('.')[0] ?? '');
    return (
      entity !== undefined &&
      model.order[entity.name] === `${direction === 'down' ? '-' : ''}${fieldOf(model, path)?.name ?? '?'}`
    );
  },
  on: (model, _, feature) => Object.entries(model.features).some(([name, value]) => name === feature && value),
  off: (model, _, feature) => Object.entries(model.features).some(([name, value]) => name === feature && !value),
  color: (model, _, color) => model.color === color,
  name: (model, _, name) => model.name.zh === name || model.name.en === name,
  locale: (model, _, locale) => model.locale === locale,
  seeds: (model, _, count) => model.entities.every(({ seeds }) => seeds.length === Number(count)),
  more: (model, before) => (model.entities[0]?.seeds.length ?? 0) > (before.entities[0]?.seeds.length ?? 0),
  points: (model, _, rest) => {
    const [from = '', to = ''] = rest.split(' ');
    return (
      entityOf(model, from)?.fields.some(
        ({ target }) => target !== undefined && target === entityOf(model, to)?.name,
      ) === true
    );
  },
};

/** Whether a model is as `type task.due date` and the like say, next to the model before. */
export function holds(expectation: string, model: AppModel, before: AppModel = model): boolean {
  return checks[expectation.split(' ')[0] ?? '']?.(model, before, afterWord(expectation)) ?? false;
}
