import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { choicesCalled, removeChoice, withoutChoice } from './choice-commands.ts';
import { fieldsMeant } from './field-commands.ts';
import { both, matchAny, refuse, unquoted, type Command, type Outcome } from './outcome.ts';
import { entitiesNamed, type EntityField } from './resolve.ts';

const gone = '(?:去掉|去了|删除|删掉|删去|删|移除|去除|拿掉|不要|取消)';
const inside = '(?:字段)?(?:的选项)?(?:里面?|里头|当中|之?中)的?';
const choice = '(?:选项)?(?<label>[^,，。;；]{1,16}?)(?:(?:这|那)?一?(?:个|项|种)?(?:选项|选择|值)?)?';
const goes = String.raw`(?:please )?(?:remove|delete|drop|get rid of|take(?: out| away)?|ditch|cut)`;

/** What is taken out of a field: 去掉状态里的进行中, “remove urgent from status”. */
const patterns = [
  new RegExp(
    `^(?:请|把|将)*(?:从)?(?<field>[^,，。;；]{1,10}?)${inside}${choice}(?:都)?(?:给)?${gone}(?:掉|吧)?$`,
    'u',
  ),
  new RegExp(`^(?:请)?${gone}(?:掉)?(?<field>[^,，。;；]{1,10}?)(?:${inside}|的)${choice}$`, 'u'),
  new RegExp(`^(?:请)?(?:从|在)?(?<field>[^,，。;；从在]{1,10}?)(?:${inside})?${gone}(?:掉)?${choice}$`, 'u'),
  new RegExp(`^(?:请|把|将)*${choice}从(?<field>[^,，。;；]{1,10}?)(?:${inside})(?:给)?${gone}(?:掉)?$`, 'u'),
  new RegExp(
    String.raw`^${goes}\s+(?:the\s+)?(?:(?:option|choice|value)\s+)?(?<label>.{1,24}?)(?:\s+(?:option|choice|value)s?)?\s+(?:from|in|of|out of)\s+(?:the\s+)?(?<field>[\w ]{2,24}?)(?:\s+(?:field|options|choices|values|list))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${goes}\s+(?:the\s+)?(?<label>["“']?[\w-]+["”']?)\s+(?<field>[\w ]{2,24}?)(?:\s+(?:option|choice|value)s?)?$`,
    'iu',
  ),
];
/** Words before a field that name nothing of it. */
const noLabel =
  /^(?:the|my|our|this|that|any|all|whole|entire|new|old|extra|unused|useless|field|column|整个|这个|那个|字段|所有)$/iu;

/** What is to go, and the fields that may be meant; undefined where a clause takes nothing out of a field. */
export function takenOut(
  model: AppModel,
  clause: string,
): { readonly label: string; readonly words: string; readonly fields: readonly EntityField[] } | undefined {
  for (const pattern of patterns) {
    const match = matchAny(clause, [pattern]);
    const label = unquoted(match?.label ?? '');
    const words = unquoted(match?.field ?? '');
    if (label === '' || noLabel.test(label) || entitiesNamed(model.entities, words).length > 0) continue;
    const fields = fieldsMeant(model, words);
    if (fields.length === 0) continue;
    const isWhole = fieldsMeant(model, label).length > 0 || entitiesNamed(model.entities, label).length > 0;
    if (choicesCalled(fields, label).length > 0 || !isWhole) return { label, words, fields };
  }
  return undefined;
}

/** Takes a choice out of its field, or says that the field has none of that name: the field itself stays. */
export const choiceGoneCommand: Command = (model, clause) => {
  const found = takenOut(model, clause);
  if (found === undefined) return undefined;
  const { fields, words, label } = found;
  const [choice, another] = choicesCalled(fields, label);
  if (choice !== undefined && another === undefined) return withoutChoice(model, choice);
  const [field, other] = fields;
  return other === undefined && field !== undefined ? noSuchChoice(field, label) : removeChoice(model, label, words);
};

function noSuchChoice({ field }: EntityField, label: string): Outcome {
  const choices = field.choices ?? [];
  const [zh, en] = (['zh', 'en'] as const).map((language) =>
    choices.map((one) => one.label[language]).join(language === 'zh' ? '、' : ', '),
  );
  return refuse(
    choices.length > 0
      ? both(
          `“${field.label.zh}”没有选项“${label}”，它的选项是：${zh}。没有改动。`,
          `“${field.label.en}” has no choice “${label}”; its choices are ${en}. Nothing has changed.`,
        )
      : both(
          `“${field.label.zh}”没有选项，里面没有“${label}”可以去掉。没有改动。`,
          `“${field.label.en}” has no choices, so there is no “${label}” in it to remove. Nothing has changed.`,
        ),
    both(`删除${field.label.zh}字段`, `Remove the ${field.label.en} field`),
  );
}
