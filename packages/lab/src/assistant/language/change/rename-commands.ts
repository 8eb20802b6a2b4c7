import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { renameEntity } from './entity-commands.ts';
import { renameChoice } from './choice-commands.ts';
import { chooseField, isOutcome, measureField, renameField, retypeField, typeNamed } from './field-commands.ts';
import { isName } from './is-name.ts';
import { both, run, matchAny, refuse, unquoted, type Command, type Outcome } from './outcome.ts';
import { entitiesNamed, pagesNamed } from './resolve.ts';
import { phraseKey } from '../words/tokens.ts';
import { fieldEnd } from './word-commands.ts';

const changePatterns = [
  /^(?:把|将)(?<from>.+?)(?<verb>重命名为|改名[为成叫]?|改叫|更名为|改称|命名为|叫做|叫)(?<to>.+)$/u,
  /^(?:重命名|更名)(?<from>.+?)(?<verb>为|成|叫)(?<to>.+)$/u,
  /^(?<from>[^把将]{1,14}?)(?<verb>改名[为成叫]|重命名为|改叫|更名为)(?<to>.+)$/u,
  /^(?<verb>rename|relabel|retitle)\s+(?:the\s+)?(?<from>.+?)\s+(?:to|as|into)\s+(?<to>.+)$/iu,
  /^(?:the\s+)?(?<from>.+?)\s+(?:should|must)\s+be\s+(?<verb>called|named|renamed to|labelled)\s+(?<to>.+)$/iu,
  /^(?:the\s+)?(?<from>.+?)\s+(?<verb>should be|must be|has to be)\s+(?<to>(?:an?\s+).+)$/iu,
  /^(?<verb>call)\s+(?:the\s+)?(?<from>.+?)\s+["“'](?<to>[^"”']+)["”']?$/iu,
  /^(?:把|将)(?<from>.+?)(?:的类型|类型|字段)?(?<verb>改[为成]|换[为成]|变[为成]|设[为成]|设置[为成])(?<to>.+)$/u,
  /^(?<from>[^把将]{1,14}?)(?:的类型|类型)?(?<verb>改[为成]|换[为成]|变成|应该是)(?<to>.+)$/u,
  /^(?<verb>change|convert|turn|switch|make|set)\s+(?:the\s+)?(?:type of\s+)?(?:the\s+)?(?<from>.+?)\s+(?:from\s+\w+\s+)?(?:to|into|be|as)\s+(?<to>.+)$/iu,
  /^(?<verb>make|set)\s+(?:the\s+)?(?<from>.+?)\s+(?<to>(?:an?\s+).+)$/iu,
];
/** What something is to become, and not what it is to be called. */
const noNewName =
  /^(?:an?|the|some\w*) (?!(?:\w+ )?(?:number|date|text|choice|dropdown|checkbox)$)|\b(?:by default|or|something|plain text)\b|是或否|或者|默认/iu;
const isRenaming = /名|叫|rename|relabel|retitle|call|named|labelled/i;

const withTime =
  /^(?:把|将|让)?(?<field>.+?)(?:要|需要)?(?:精确到|带上?|包含|加上|包括)(?:几点几分|几点|具体时间|时间|小时|分钟|时分)$|^(?:the\s+)?(?<english>.+?)\s+(?:with|including|plus)\s*(?:the\s+|a\s+)?times?(?: of day)?$/iu;

/** 截止日期精确到几点, “due date with time”: a date that tells the time of day, too. */
export const timeCommand: Command = (model, clause) => {
  const match = matchAny(clause, [withTime]);
  const found = match === undefined ? undefined : chooseField(model, match.field || (match.english ?? ''));
  if (found === undefined || isOutcome(found)) return found;
  return found.field.type === 'date' ? retypeField(model, found, 'date-time') : undefined;
};

/** Renames a field, a kind of records or a page, or gives a field another type. */
export const changeCommand: Command = (model, clause) => {
  for (const pattern of changePatterns) {
    const match = matchAny(clause, [pattern]);
    if (match === undefined) continue;
    return changed(model, match.from ?? '', match.to ?? '', isRenaming.test(match.verb ?? ''));
  }
  return undefined;
};

function changed(model: AppModel, fromWords: string, toWords: string, isNaming: boolean): Outcome | undefined {
  const from = unquoted(fromWords)
    .replace(fieldEnd, '')
    .replace(/^(?:the\s+)?field\s+(?=\S)|^字段(?=\S)/i, '')
    .replace(/(?:的名字|的名称|\s+(?:entity|table))$/i, '');
  const to = unquoted(toWords);
  // “Change the city to Paris” names nothing either, but only who says something of Y tells that it is no name.
  if (!isNaming && noNewName.test(to)) return undefined;
  const type = isNaming ? undefined : typeNamed(toWords.replace(/(?:字段|类型)$/u, ''));
  const field = chooseField(model, from);
  if (field !== undefined && isOutcome(field)) return field;
  const [entity] = entitiesNamed(model.entities, from);
  if (type !== undefined) {
    return field === undefined
      ? refuse(both(`没有找到字段“${from}”。`, `There is no field “${from}”.`))
      : retypeField(model, field, type);
  }
  const isValue =
    !isNaming &&
    (/^[\d.¥$€%-]+$/.test(to) ||
      field?.field.choices?.some(({ label }) => label.zh === to || label.en.toLowerCase() === to.toLowerCase()) ===
        true);
  if (isValue) {
    return refuse(
      both('这里改的是应用，不是里面的数据。', 'This changes the app, not the records in it.'),
      both(`把${from}改名为…`, `Rename ${from} to …`),
    );
  }
  if (field !== undefined && entity !== undefined && !fieldEnd.test(fromWords)) {
    return refuse(
      both(`“${from}”既是字段也是数据。`, `“${from}” is both a field and a kind of records.`),
      both(`把${from}字段改名为${to}`, `Rename the ${from} field to ${to}`),
    );
  }
  // “A B C D 四档” is no name but what there is to choose from.
  const isScale = !isNaming && /[\d两几三四五六七八][档级种类个]$/u.test(to);
  const measured = field === undefined || isNaming ? undefined : measureField(model, field, to);
  if (measured !== undefined) return measured;
  if (field !== undefined) return isScale ? undefined : renameField(model, field, to);
  const isItsOwn =
    entity !== undefined && [entity.label.zh, entity.label.en].some((label) => phraseKey(label) === phraseKey(from));
  const choice = isItsOwn ? undefined : choiceRenamed(model, fromWords, to);
  if (choice !== undefined) return choice;
  if (entity !== undefined) return renameEntity(model, entity, to);
  return renamePage(model, from, to);
}

/** 状态里的“进行中”, “in progress” alone where one field only has it. */
function choiceRenamed(model: AppModel, words: string, to: string): Outcome | undefined {
  const parts = matchAny(words, [
    /^(?<field>[^"“「的]{1,10}?)(?:里面?|中)?的?["“「](?<label>.+?)["”」]$/u,
    /^(?<field>[^"“「]{1,10}?)(?:里面?|中)的(?<label>.+)$/u,
    /^(?:the\s+)?(?<field>\w+)\s+["“'‘](?<label>.+?)["”'’]$/iu,
    /^["“'‘]?(?<label>.+?)["”'’]?\s+(?:in|of)\s+(?:the\s+)?(?<field>\w[\w ]*)$/iu,
  ]);
  return renameChoice(model, parts?.label ?? unquoted(words), to, parts?.field ?? '');
}

function renamePage(model: AppModel, words: string, to: string): Outcome | undefined {
  const found = pagesNamed(model, words);
  const [page] = found;
  if (page === undefined || found.length > 1 || to.length > 30 || !isName(to)) return undefined;
  return run(model, { do: 'change-page', page: page.key, to: { label: { zh: to, en: to } } });
}
