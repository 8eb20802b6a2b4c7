import { changed } from './changed.ts';
import type { AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { numberOf } from '../words/numbers.ts';
import { chooseChoice } from './choice-commands.ts';
import { chooseField, isOutcome } from './field-commands.ts';
import { both, run, matchAny, refuse, unquoted, type Command } from './outcome.ts';

const patterns: readonly RegExp[] = [
  /^(?:新[建增加]?的?)(?<thing>\p{Script=Han}{1,6}?)?(?:的时候|时|后)?,?(?:一律|统一|都)?(?:先)?(?:默认|初始)(?:值|状态)?(?:就)?(?:是|为|选|填|算)?(?<value>[^,]{1,12}?)(?:状态)?$/u,
  /^(?:把|将|让)?(?<field>[^,]{1,10}?)(?:的)?(?:默认|初始)(?:值)?(?:就|设|改)?(?:是|为|成|选|填)?(?<value>[^,]{1,12})$/u,
  /^(?:默认|初始)(?:的)?(?<field>[^,]{1,8}?)(?:是|为|选|填)(?<value>[^,]{1,12})$/u,
  /^new (?:ones?|tasks?|items?|records?|entries|[a-z]+s?) (?:should |must |shall |will |always )*(?:start|begin|default|be)(?:s|ing)?(?: out)?(?: off)?(?: as| at| with| to| in)? (?<value>[\w '"“”-]{1,24}?)(?: by default)?$/iu,
  /^make (?<value>["“']?[\w -]{1,24}?["”']?) the default(?: (?:for|of|in) (?:the )?(?<field>[\w ]+)| (?<named>[\w ]+))?$/iu,
  /^(?:set |the |make )*default (?<field>[\w ]{2,20}?) (?:is|should be|to|as|=) (?<value>[\w '"“”-]{1,24})$/iu,
  /^(?:the )?(?<field>[\w ]{2,20}?) (?:should |must |will )?(?:defaults?(?: to)?|be|is) (?<value>[\w '"“”-]{1,24}?)(?: by default)?$/iu,
];

const saysDefault = /默认|初始|\bdefaults?\b|^new\b/iu;
const yes = /^(?:是|对|勾选|打勾|选中|yes|true|checked|on|ticked)$/i;
const no = /^(?:否|不|不勾选|没有|no|false|unchecked|off|unticked)$/i;

/** What a field begins with where the words say so; undefined where they are no value of it. */
function presetOf({ type }: AppField, words: string): string | number | boolean | undefined {
  const isTime = type === 'date' || type === 'date-time';
  if (isTime)
    return /^(?:今天|当天|当前时间|现在|此刻|today|now|the current (?:date|time))(?:的?日期)?$/i.test(words)
      ? 'now'
      : undefined;
  if (type === 'boolean') return yes.test(words) ? true : no.test(words) ? false : undefined;
  const isNumber = type === 'integer' || type === 'decimal' || type === 'money' || type === 'rating';
  return isNumber ? numberOf(words) : undefined;
}

/** 新任务默认是待办, “make new the default”, 日期默认今天: what a new record begins with. */
export const presetCommand: Command = (model, clause) => {
  const match = saysDefault.test(clause) ? matchAny(clause, patterns) : undefined;
  if (match === undefined) return undefined;
  const value = unquoted(match.value ?? '');
  const words = match.field || (match.named ?? '');
  const field = words === '' ? undefined : chooseField(model, words);
  if (field !== undefined && isOutcome(field)) return field;
  if (words !== '' && field === undefined) return undefined;
  const choice = chooseChoice(model, value, words);
  if (choice !== undefined && 'ok' in choice) return choice;
  if (choice !== undefined) return run(model, changed(choice, { preset: choice.choice.value }));
  const preset = field === undefined ? undefined : presetOf(field.field, value);
  if (field !== undefined && preset !== undefined) return run(model, changed(field, { preset }));
  return field === undefined
    ? undefined
    : refuse(
        both(
          `“${field.field.label.zh}”不能默认为“${value}”。选项、数字、是否和日期（今天）可以有默认值。`,
          `“${field.field.label.en}” cannot begin as “${value}”. Choices, numbers, yes or no, and dates (today) can have a default.`,
        ),
      );
};
