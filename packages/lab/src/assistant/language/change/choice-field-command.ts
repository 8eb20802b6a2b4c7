import { choicesFrom, readField } from '../read/read-field.ts';
import { splitList } from '../read/sentence/split-list.ts';
import { addReadFields, chooseField, isOutcome } from './field-commands.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { isName } from './is-name.ts';
import type { EntityField } from './resolve.ts';
import { both, matchAny, refuse, unquoted, type Command, type Outcome } from './outcome.ts';

const begin = String.raw`^(?:(?:add|include|create|put in|give me)\s+)?(?:(?:an?|the|another|new)\s+)*`;
const kind = String.raw`(?:(?:single|multiple)[ -])?(?:choice|drop-?down|select(?:ion)?|pick ?list|enum)(?:\s+(?:field|column|list|box|menu))?`;
const owner = String.raw`(?:\s+(?:to|for|on)\s+(?:the\s+|each\s+)?(?<owner>\w[\w ]*?))?`;
const list = String.raw`\s*(?:[:(]|-\s|,?\s*with\b|,?\s*(?:out )?of\b)\s*(?:(?:the\s+)?(?:choices|options|values)\b)?\s*:?\s*(?<list>[^:()]+?)\)?$`;

/** A field of choices, named and with its list in one breath. */
const patterns = [
  new RegExp(
    String.raw`${begin}${kind}\s+(?:(?:called|named)\s+)?(?<field>["“]?\w[\w ]{0,30}?["”]?)${owner}${list}`,
    'iu',
  ),
  new RegExp(String.raw`${begin}(?<field>["“]?\w[\w ]{0,30}?["”]?)\s+${kind}${owner}${list}`, 'iu'),
  /^(?:再|还)?(?:给(?<owner>[^,:，：]{1,8}?))?(?:加上?|添加|增加|新增)一?个?(?<field>[“"]?[^,:()、]{1,12}?[”"]?)(?:字段)?[,，](?:它的|可选的?|里面?的?)?(?:选项|可选值|取值|选择)(?:分别)?(?:有|是|为|包括|包含|分为)?:?(?<list>[^:()]+)$/u,
  /^(?:再|还)?(?:加上?|添加|增加|新增)一?个?(?:选项|选择|单选|下拉)(?:框|列表|字段|列)?(?:叫做?)?(?<field>[“"]?[^:,()、]{1,12}?[”"]?)[:(](?<list>[^:()]+?)\)?$/u,
];

/** What is usually chosen from a list, with a list of words: “add a status with new, confirmed and done”. */
const usual = [
  /^(?:add|include|create)\s+(?:an?\s+|the\s+|new\s+)*(?<field>\w[\w ]{1,24}?)(?:\s+field)?(?:\s+(?:to|for|on)\s+(?:the\s+|each\s+)?(?<owner>\w[\w ]*?))?,?\s+(?:with|having)\s+(?<list>[^:()]+)$/iu,
  /^(?:再|还)?(?:给(?<owner>[^,:，：]{1,8}?))?(?:加上?|添加|增加|新增)一?个?(?<field>[^,:()、]{1,12}?)(?:字段)?[,，]?(?:有|分为|分成|分|包括|包含)(?<list>[^,，:()]*、[^:()]+)$/u,
];

/** Whether a name is that of a field that is chosen from a list, and the list none of fields. */
function isUsualChoice(name: string, labels: readonly string[]): boolean {
  const isOfFields = labels.some((label) => fieldPhrases.get(label) !== undefined && !isWord(label));
  return fieldPhrases.get(name)?.type === 'choice' && !isOfFields;
}
/** Words that name a state are choices, also where a box to tick may be called so. */
const isWord = (label: string) => {
  const type = fieldPhrases.get(label)?.type;
  return type === 'boolean' || type === undefined;
};

/** “add a choice field Team: Platform, Payments, Search”, “add a team dropdown with A, B and C”. */
export const choiceFieldCommand: Command = (model, clause) => {
  const told = matchAny(clause, patterns);
  const match = told ?? matchAny(clause, usual);
  if (match === undefined) return undefined;
  const name = unquoted(match.field ?? '');
  const labels = splitList(match.list ?? '', () => false).map(unquoted);
  if (told === undefined && !isUsualChoice(name, labels)) return undefined;
  const isList = labels.length >= 2 && labels.every((label) => isName(label) && label.length <= 24);
  const field = isList && isName(name) ? readField(name) : undefined;
  if (field === undefined) return undefined;
  const there = chooseField(model, name, match.owner ?? '');
  if (there !== undefined) return isOutcome(there) ? there : thereAlready(there, labels);
  const { name: key, label, required, unique } = field;
  return addReadFields(model, match.owner ?? '', name, [
    { name: key, label, required, unique, type: 'choice', choices: [...choicesFrom(labels)] },
  ]);
};

/** A field of that name keeps its choices until it is said that these take their place. */
function thereAlready({ entity, field }: EntityField, labels: readonly string[]): Outcome {
  return refuse(
    both(`“${entity.label.zh}”已经有“${field.label.zh}”了。`, `“${entity.label.en}” already has “${field.label.en}”.`),
    both(
      `${field.label.zh}改成${labels.join('、')}`,
      `${field.label.en} can only be ${labels.slice(0, -1).join(', ')} or ${labels.at(-1) ?? ''}`,
    ),
  );
}
