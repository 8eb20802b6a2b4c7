import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { chooseField } from './field-commands.ts';
import { both, matchAny, refuse, type Outcome } from './outcome.ts';
import { entitiesNamed, type EntityField } from './resolve.ts';

/** What a field is called in the language of its app. */
const labelIn = ({ field }: EntityField, model: AppModel): string =>
  model.locale === 'zh' ? field.label.zh : field.label.en;

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
