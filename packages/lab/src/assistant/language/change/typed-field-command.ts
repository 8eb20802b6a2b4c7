import { limitsOf, readField, typeHint } from '../read/read-field.ts';
import { addReadFields } from './field-commands.ts';
import { isName } from './is-name.ts';
import { matchAny, unquoted, type Command } from './outcome.ts';

const patterns = [
  /^(?:(?:add|include|create|put in|give me)\s+)(?:an?\s+|the\s+|another\s+|new\s+)*(?<type>[a-z][a-z/ -]{2,14}?)[ -](?:field|column|input)\s*(?:,?\s*(?:called|named|labelled|titled)|:)?\s+(?<field>["“']?\w[\w ]{0,30}?["”']?)(?:\s+(?:to|for|on)\s+(?:the\s+|each\s+)?(?<owner>\w[\w ]*?))?$/iu,
  /^(?:再|还)?(?:给(?<owner>[^,:，：]{1,8}?))?(?:加上?|添加|增加|新增)一?个(?<type>\p{Script=Han}{2,5}?)(?:类型)?(?:的)?字段[,，]?(?:叫做?|名为|名叫|名称(?:是|为)|[:：])?(?<field>["“「]?[^,，、:：]{1,12}?["”」]?)$/u,
];

/** “add a number field called notes”, 加一个数字字段备注: the type that is said goes before the usual one of the name. */
export const typedFieldCommand: Command = (model, clause) => {
  const match = matchAny(clause, patterns);
  const type = match === undefined ? undefined : typeHint(match.type ?? '');
  const name = unquoted(match?.field ?? '');
  const field = type === undefined || type === 'choice' || !isName(name) ? undefined : readField(name);
  if (field === undefined || type === undefined) return undefined;
  const { name: key, label, required, unique } = field;
  const typed = field.type === type ? field : { name: key, label, required, unique, type, ...limitsOf(type) };
  return addReadFields(model, match?.owner ?? '', name, [typed]);
};
