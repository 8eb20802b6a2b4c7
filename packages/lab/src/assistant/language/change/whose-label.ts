import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { chooseField, isOutcome } from './field-commands.ts';
import { escaped, labelIn, type FoundLabel } from './find-labels.ts';
import { both, matchAny, refuse, type Outcome } from './outcome.ts';
import { entitiesNamed, type EntityField } from './resolve.ts';

/** Kinds of records called by words of a clause. */
const kindsIn = ({ entities }: AppModel, clause: string) =>
  entities.filter(({ label }) =>
    [label.zh, label.en].some((name) =>
      new RegExp(`${/^\w/.test(name) ? '\\b' : ''}${escaped(name)}`, 'iu').test(clause),
    ),
  );

/** The field of a label where several kinds of records have one of that name: that of the kind that the clause names, else a question. */
export function whoseLabel(
  model: AppModel,
  clause: string,
  label: FoundLabel | undefined,
): FoundLabel | Outcome | undefined {
  if (label === undefined) return undefined;
  const alike = model.entities.flatMap((entity) =>
    entity.fields
      .filter(({ label: { zh, en } }) => zh === label.field.label.zh || en === label.field.label.en)
      .map((field) => ({ ...label, entity, field })),
  );
  if (alike.length < 2) return label;
  const kinds = kindsIn(model, clause);
  const [said, another] = alike.filter(({ entity }) => kinds.includes(entity));
  if (said !== undefined && another === undefined) return said;
  const question = chooseField(model, labelIn(label, model));
  return question !== undefined && isOutcome(question) ? question : undefined;
}

/** Whose field is meant: “from orders”, 订单里的. */
const owners: readonly RegExp[] = [
  /\b(?:from|of|in)\s+(?:the\s+|all\s+|each\s+|my\s+|our\s+)?(?<owner>[a-z][\w-]*(?:\s+[a-z][\w-]*)?)\s*$/iu,
  /^(?:请|把|将|从|在|给)*(?<owner>\p{Script=Han}{2,8}?)(?:里面?|里头|当中|之?中|上面?|的)/u,
];
/** Words for where a field is shown, and for the app itself. */
const anywhere =
  /^(?:(?:app|application|site|system|form|list|page|card|table|view|overview|here|there|it|this|that|everything|everywhere)s?|.*(?:应用|系统|网站|表单|页面|列表|表格|界面|首页|卡片|这|那)|所有.*|全部)$/iu;

/** What a clause is answered that says whose field it means where the app has nothing of that name. */
export function unknownOwner(model: AppModel, clause: string, label: EntityField): Outcome | undefined {
  for (const pattern of owners) {
    const owner = pattern.exec(clause)?.groups?.owner?.trim();
    if (owner === undefined || anywhere.test(owner) || owner.includes(labelIn(label, model))) continue;
    if (entitiesNamed(model.entities, owner).length === 0) return nothingCalled(owner);
  }
  return undefined;
}

/** The same of words that a command has found to be none of a field: “city from orders”. */
export function unknownOwnerOf(model: AppModel, words: string): Outcome | undefined {
  const { thing = '', owner = '' } =
    matchAny(words, [
      /^(?<thing>.+?)\s+(?:from|of|in)\s+(?:the\s+|all\s+|each\s+)?(?<owner>[\w -]+)$/iu,
      /^(?<owner>\p{Script=Han}{1,10}?)(?:里面?|中)?的(?<thing>.+)$/u,
    ]) ?? {};
  if (owner === '' || anywhere.test(owner) || chooseField(model, thing) === undefined) return undefined;
  const [entity] = entitiesNamed(model.entities, owner);
  if (entity === undefined) return nothingCalled(owner);
  return refuse(
    both(
      `“${entity.label.zh}”没有“${thing}”，没有改动。`,
      `“${entity.label.en}” has no “${thing}”; nothing was changed.`,
    ),
  );
}

const nothingCalled = (words: string): Outcome =>
  refuse(both(`没有找到“${words}”。`, `There is nothing called “${words}”.`));
