import { choicesFrom, readField } from '../read/read-field.ts';
import { splitList } from '../read/sentence/split-list.ts';
import { addReadFields, chooseField } from './field-commands.ts';
import { isName } from './is-name.ts';
import { matchAny, unquoted, type Command } from './outcome.ts';

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
  /^(?:再|还)?(?:加上?|添加|增加|新增)一?个?(?:选项|选择|单选|下拉)(?:框|列表|字段|列)?(?:叫做?)?(?<field>[“"]?[^:,()、]{1,12}?[”"]?)[:(](?<list>[^:()]+?)\)?$/u,
];

/** “add a choice field Team: Platform, Payments, Search”, “add a team dropdown with A, B and C”. */
export const choiceFieldCommand: Command = (model, clause) => {
  const match = matchAny(clause, patterns);
  if (match === undefined) return undefined;
  const name = unquoted(match.field ?? '');
  const labels = splitList(match.list ?? '', () => false).map(unquoted);
  const isList = labels.length >= 2 && labels.every((label) => isName(label) && label.length <= 24);
  const field = isList && isName(name) ? readField(name) : undefined;
  if (field === undefined || chooseField(model, name) !== undefined) return undefined;
  const { name: key, label, required, unique } = field;
  return addReadFields(model, match.owner ?? '', name, [
    { name: key, label, required, unique, type: 'choice', choices: [...choicesFrom(labels)] },
  ]);
};
