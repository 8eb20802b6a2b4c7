import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { names } from '../build/with-access.ts';
import { negations } from '../read/access-polarity.ts';
import { plural } from '../words/english.ts';
import { nounPhrases } from '../words/noun-lexicon.ts';
import { chooseField, isOutcome } from './field-commands.ts';
import { both, refuse, unquoted, type Outcome } from './outcome.ts';
import { entitiesNamed } from './resolve.ts';

/** What stands around words of access and wishes for nothing else: “make the customers … please”. */
const aroundAccess =
  /\b(?:please|now|also|and|but|so|that|able|make|let|set|keep|have|want|i|it|them|the|this|these|those|my|our|all|any|app|list|lists|page|pages|site|data|records?|entries|everything|to|be|should|must|is|are|by|default|from|on|can|could|would|will|shall|may|you|we|mind|possible|how|about|why|not|ok|okay|right|making|keeping|setting|having|leave|show|hide|publish|a|an|for|of|add|with|include|who|whom|only|just|again|any ?more|longer)\b|['’]s\b|改成|改为|设为|设成|设置为?|变成|变为|成为|应该|需要|希望|我们?|它们?|这个|这些|整个|应用|网站|系统|名单|列表|页面|数据|记录|内容|信息|全部|所有|每个|能不能|可不可以|能否|可否|是否|可以|麻烦|不如|一下|显示|展示|隐藏|取消|停止|终止|关闭|撤下|收回|千万|一定|绝对|务必|以及|还有|其他|客人|来宾/giu;
/** Small words of Chinese, which names have within them, too. */
const small = '[请把将让使要都也的得成是吧了对给加添有带个一能帮好行吗么再又就还表不从被由和与及]';
const smallAtEnds = new RegExp(`^(?:${small})+|(?:${small})+$`, 'gu');

/** What a clause names beside words of access and the records of the app; empty where it names nothing else. */
export function namedBeside({ entities }: AppModel, clause: string): string {
  const labels = entities.flatMap(({ label }) => [label.zh, plural(label.en), label.en]).filter((one) => one !== '');
  const fields = entities.flatMap((entity) => entity.fields.flatMap(({ label }) => [label.zh, label.en]));
  const said = clause.toLowerCase();
  const field = fields
    .filter((label) => label.length > 1 && labels.every((other) => !other.includes(label)))
    .toSorted((one, other) => other.length - one.length)
    .find((label) => isSaid(label.toLowerCase(), said));
  if (field !== undefined) return field;
  const bare = labels
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, label) => left.replaceAll(label.toLowerCase(), ' '), said);
  return bare
    .replace(/可不可以|能不能/gu, ' ')
    .replace(negations, ' ')
    .replace(aroundAccess, ' ')
    .split(/[^\p{L}\p{N}'’-]+/u)
    .map((piece) => (/\p{Script=Han}/u.test(piece) ? piece.replace(smallAtEnds, '') : piece))
    .filter((piece) => /\p{L}/u.test(piece))
    .join(' ');
}

/** Whether a label is said, in Latin letters as whole words. */
const isSaid = (label: string, said: string) =>
  /\p{Script=Han}/u.test(label)
    ? said.includes(label)
    : ` ${said.replace(/[^a-z0-9-]+/gu, ' ')} `.includes(` ${label} `);

/** Words for all of an app. */
const ofAll =
  /\b(?:it|this|that|everything|all of|the (?:whole )?(?:app|site|website))\b|它|应用|网站|系统|全部|整个|一切|所有(?!人)/iu;

const listed = (model: AppModel, language: 'zh' | 'en') =>
  model.entities.map(({ label }) => `“${label[language]}”`).join(language === 'zh' ? '、' : ', ');

export const noSuchRecords = (model: AppModel, words: string): Bilingual =>
  both(
    `没有“${words}”：应用里的数据有${listed(model, 'zh')}。没有改动。`,
    `There is no “${words}”: what the app keeps is ${listed(model, 'en')}. Nothing has changed.`,
  );

/** Who sees what is decided for whole kinds of records; of a field alone that is said, and what can be had. */
function ofOneField(model: AppModel, words: string): Outcome | undefined {
  const found = chooseField(model, words);
  if (found === undefined) return undefined;
  if (isOutcome(found)) return found;
  const { entity, field } = found;
  return refuse(
    both(
      `“${field.label.zh}”是“${entity.label.zh}”的一个字段，谁看得到只能按整种数据设定，不能单独设一个字段。没有改动。`,
      `“${field.label.en}” is a field of “${entity.label.en}”. Who sees what is set for a whole kind of records, not for one field. Nothing has changed.`,
    ),
    both(`只有店主能看${entity.label.zh}`, `Only I can see the ${plural(entity.label.en).toLowerCase()}`),
    both(`删除${field.label.zh}字段`, `Remove the ${field.label.en} field`),
  );
}

/**
 * Why what a clause of access names cannot be its object: a field, or what the app does not have. Undefined where it names
 * records of the app or all of it.
 */
export function noTarget(model: AppModel, clause: string): Outcome | undefined {
  const words = namedBeside(model, clause);
  if (words === '') return undefined;
  const field = ofOneField(model, words);
  if (field !== undefined) return field;
  if (model.entities.some((entity) => names(entity, clause)) || ofAll.test(clause)) return undefined;
  return entitiesNamed(model.entities, words).length > 0 ? undefined : refuse(noSuchRecords(model, words));
}

const who = '(?:别人|他人|其他人|外人|陌生人|游客|访客|路人|顾客|客户|大家|任何人|所有人|公众)';
const hiding: readonly RegExp[] = [
  new RegExp(
    `^(?:请|麻烦)?(?:不要|别|勿|不准|不许|禁止|不能|不再|不用|无需|不想|不应该?|避免|停止)(?:再)?(?:把|将|让|给)?(?:显示|展示|公布|暴露|泄露|透露|发布|展现)(?:给${who})?(?<what>[^,，。;；]+)$`,
    'u',
  ),
  new RegExp(
    `^(?:请|麻烦)?(?:把|将)?(?<what>[^,，。;；]+?)(?:不要|别|勿|不准|不许|禁止|不能|不再)(?:再)?(?:显示|展示|公布|暴露|泄露|透露|发布|展现)(?:给${who})?(?:出来|出去)?$`,
    'u',
  ),
  new RegExp(
    `^(?:请|麻烦)?(?:不要|别|勿|不准|不许|禁止|不能|不再)(?:再)?(?:把|将)(?<what>[^,，。;；]+?)(?:显示|展示|公布|暴露|泄露|透露|发布|展现)(?:给${who})?(?:出来|出去)?$`,
    'u',
  ),
  /^(?:请|麻烦)?(?:把|将)(?<what>[^,，。;；]+?)(?:都|全部)?(?:给)?隐藏(?:起来|掉)?$/u,
  /^(?:请|麻烦)?隐藏(?:掉|起)?(?<what>[^,，。;；]+)$/u,
  /^(?:please )?(?:do not|don['’]?t|never|stop|no longer|avoid|refrain from)(?: ever)? (?:show|display|publish|expose|reveal|disclose|share|show(?=ing))(?:ing)? (?<what>[^,.;]+?)(?: any ?more)?$/iu,
  /^(?:(?:but|and|then) )?(?:please )?(?:hide|conceal) (?<what>[^,.;]+)$/iu,
  /^(?<what>[^,.;]+?) (?:should|must|may|can|shall|are to|is to)(?: ?not|n['’]?t) be (?:shown|displayed|published|exposed|revealed|disclosed|shared)$/iu,
];
const ofPage = /(?:页面?|视图|按钮|[列栏])$|\b(?:page|view|tab|screen|button|columns?|buttons?)$/iu;

/** What a clause wants hidden without saying from whom; undefined where it wants nothing of the kind. */
function hiddenThing(clause: string): string | undefined {
  const said = clause.trim().replace(/[.。!！\s]+$/u, '');
  const found = hiding.map((pattern) => pattern.exec(said)?.groups?.what).find((one) => one !== undefined);
  const thing = found?.replace(/^(?:the|our|my|all) /iu, '');
  return thing === undefined || ofPage.test(thing) ? undefined : unquoted(thing);
}

/** A clause that hides records of the app, in words of access; or why what it names cannot be hidden. */
export function hidingClause(model: AppModel, clause: string): string | Outcome | undefined {
  const what = hiddenThing(clause);
  if (what === undefined) return undefined;
  const [entity] = entitiesNamed(model.entities, what);
  if (entity !== undefined) return `${entity.label.zh}不公开`;
  return (
    ofOneField(model, what) ?? (nounPhrases.get(what) === undefined ? undefined : refuse(noSuchRecords(model, what)))
  );
}
