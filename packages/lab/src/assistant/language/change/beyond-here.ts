import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { cannotDo, isLook, speaksOfLook } from '../words/cannot-lexicon.ts';
import { colourIn } from '../words/colour-lexicon.ts';
import { featurePhrases, pagePhrases } from '../words/feature-lexicon.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { nounPhrases } from '../words/noun-lexicon.ts';
import { tokenise } from '../words/tokens.ts';
import { both, refuse, unquoted, type Outcome } from './outcome.ts';
import { allFieldsNamed, entitiesNamed, pagesNamed } from './resolve.ts';

/*
 * What is wished of looks or behaviour is no datum: nothing is added, removed or coloured for it, and it is told as what
 * cannot be changed here.
 */

/** The answer to a wish of looks or behaviour. */
export const beyondHere = (words: string): Outcome =>
  refuse(
    both(
      `“${words}”是外观或行为上的要求，这里改不了；能改的是字段、选项、页面、规则、功能、名称和整个应用的颜色。`,
      `“${words}” is about looks or behaviour, which cannot be changed here; fields, choices, pages, rules, features, the name and the colour of the whole app can.`,
    ),
  );

const explicit =
  /字段|选项|属性|栏位|页面|视图|数据表|示例|样例|[:：]|\b(?:fields?|columns?|pages?|views?|options?|choices?|tables?|records?|samples?|examples?)\b/iu;
const quoted = /["“「『《][^"”」』》]*["”」』》]/gu;

/** 加 within another verb, 加深 or 增强, rather than the verb that adds; 加密码 and 加长度 add a field. */
const strengthening =
  /(?:加|增)(?:深|浅|大|快|粗|宽|长|高|强|重|厚|亮|固|速|密|急|倍|紧|载|热|进)(?![度码量递小低短细薄慢弱轻期途名点要重]|.?字段)/u;
/** Sizes that only looks have. */
const sizeOfLooks = /\d\s*(?:px|em|rem|pt|pixels?|points? (?:font|text)|像素|磅|号字)(?![a-z])/iu;
/** English calls what can be counted by an article or the plural; what has neither and is abstract is no record's datum. */
const massNoun =
  /^(?:please )?(?:add|include|increase|improve|give (?:it|me)|put in)\s+(?:some |more |better |extra |full |proper )*(?!(?:an?|the)\b)(?<thing>[a-z][a-z -]*(?:[a-z]{2}(?:ation|ption|sion|ity|ness|ance|ence|ing|ism)|fun|joy|speed|life|style))(?:\s+(?:to|for|in|on|of|between|around|before|after|when)\b.*)?$/iu;
/** 加点乐趣: a little of what cannot be counted. */
const littleOf =
  /^(?:再|还|也)?(?:加|增加|添加?|增添|来|给(?:它|应用|页面))(?:上)?一?[点些](?:儿)?(?<thing>\p{Script=Han}{1,8})$/u;
const object =
  /^(?:再|还|也)?(?:加上?|添加|增加|新增|去掉|去除|移除|删除|删掉|删|不要|取消|隐藏)(?:一?[个条层点些圈])?(?<thing>[^,，]+)$|^(?:把|将)(?<moved>[^,，]+?)(?:都|给)?(?:去掉|去除|移除|删除|删掉|删了|隐藏)$|^(?:add|include|put|remove|delete|drop|hide|get rid of|take (?:out|away)|increase|reduce)\s+(?:an?\s+|the\s+|some\s+|all\s+|any\s+|more\s+)*(?<english>[^,]+?)(?:\s+(?:to|from|on|in|of|around|for|between|under|behind)\s+.+)?$/iu;

const isKnown = (model: AppModel, words: string): boolean =>
  allFieldsNamed(model.entities, words).length +
    entitiesNamed(model.entities, words).length +
    pagesNamed(model, words).length >
    0 ||
  fieldPhrases.findAtEnd(words) !== undefined ||
  nounPhrases.findAtEnd(words) !== undefined ||
  featurePhrases.findAtEnd(words) !== undefined ||
  pagePhrases.findAtEnd(words) !== undefined;

/** Whether the object of adding or removing is a part of how pages look, such as a border, and nothing that the app has. */
function namesLook(model: AppModel, clause: string): boolean {
  const groups = object.exec(clause)?.groups;
  const thing = unquoted(groups?.thing ?? groups?.moved ?? groups?.english ?? '');
  if (thing === '' || isKnown(model, thing)) return false;
  const isColoured = colourIn(thing) !== undefined && tokenise(thing).length > 1;
  return isStyle(thing) || (isColoured && (isLook(thing) || isRemoval.test(clause)));
}

const isRemoval = /去掉|去除|移除|删|不要|取消|隐藏|^(?:remove|delete|drop|hide|get rid|take)\b/iu;
/** What a style sheet says of a part of a page. */
const isStyle = (thing: string): boolean =>
  /(?:边框|框线|圆角|阴影|间距|边距|行距|字距|字号|字体|字重|透明度|渐变|对齐|下划线|删除线|高亮|留白|动画|特效|悬停效果|效果)$|\b(?:borders?|corners?|shadows?|paddings?|margins?|spacing|gradients?|opacity|alignments?|underlin(?:es?|ing)|highlights?|outlines?|fonts?|animations?|transitions?|effects?|white ?space|hover)$/iu.test(
    thing,
  );

const polite =
  "(?!(?:it['’]?s |it is |that['’]?s |you |we )?(?:possible|can|could|may|want|like|ok|okay|fine|easy|not too)\\b)";
const politely = '(?!可以|能|方便|行|有空|不麻烦|你)';
const taking = '(?:删|去掉|移除|清[除空])';
/** Something is to go whenever something else happens: that is no part of the app that is to go now. */
const goingLater = [
  new RegExp(
    `(?:^|[,.;!]\\s*|\\band )(?:if|when(?:ever)?|once|as soon as|unless|until|after) ${polite}[^.;!]*,\\s*(?:then |please |also |just )*(?:remove|delete|drop|get rid of|erase|clear|throw)\\b`,
    'iu',
  ),
  new RegExp(
    `(?:如果|要是|假如|一旦|当(?!前)|等到?|只要|万一)${politely}[^。;；!]*[,，](?:就|请|再|把|将|自动)*[^,，。]{0,10}?${taking}`,
    'u',
  ),
  new RegExp(`(?<!可以|能|方便|行)(?:的话|的时候|之后|以后)[,，]?(?:就|请|再|把|将|自动)*[^,，。]{0,8}?${taking}`, 'u'),
  new RegExp(`了(?:就|便|自动)(?:把|将)?[^,，。]{0,8}?${taking}`, 'u'),
];

/** The answer to what is to be removed on a condition; undefined for what is to be removed now. */
export const removalLater = (sentence: string): Outcome | undefined =>
  goingLater.some((pattern) => pattern.test(sentence)) ? beyondHere(sentence) : undefined;

/** Before changes are read: a wish of looks or behaviour that words for changes would be found in by mistake. */
export function beyondWish(model: AppModel, clause: string): Outcome | undefined {
  const said = clause.replace(quoted, '');
  if (explicit.test(said) || cannotDo(said) !== undefined) return undefined;
  const mass = massNoun.exec(said)?.groups?.thing ?? littleOf.exec(said)?.groups?.thing;
  const isMass = mass !== undefined && !isKnown(model, mass);
  const isOther = strengthening.test(said) || sizeOfLooks.test(said) || namesLook(model, said);
  return isMass || isOther ? beyondHere(clause) : colourOfPart(model, said);
}

const wholeApp =
  /^(?:(?:it|this|that|them|everything|all|whole|entire|the|my|our|main|primary|accent|brand|default|background|app|application|site|website|web|page|theme|design|look|colou?r|scheme|ui|interface|an?|warm|cool|nice|bright|dark|light|deep|pale|soft|rich|calm|fresh|more|bit|very|thing|shade|tone|kind|in|buttons?|headers?|headings?|nav(?:bar|igation)?|menu|links?|of|and|should|be|looks?|please|to|shop|store|blog|tracker|tool|system)\b\s*)+$|^(?:把|将|让|请|整个|整体|全部|都|所有|我们?|你|的|这个|应用|网站|系统|网页|页面|界面|主题|主?色调?|颜色|配色|主题色|品牌|背景|按钮|页眉|页头|标题栏|导航栏?|菜单|链接|默认|风格|样式|深|浅|暗|亮|淡|鲜艳?|柔和?|暖|冷|点|些|一|种|系|调|网店|商店|店铺|博客|它|app|色)+$/iu;
/** Whether words mean the app as a whole, whatever shade it is to have. */
export const isWholeApp = (words: string): boolean => words.trim() === '' || wholeApp.test(words.trim());

const colouring: readonly RegExp[] = [
  /^(?:please\s+)?(?:make|colou?r|paint|turn|show|mark|highlight|display|render|tint)\s+(?<subject>[^,:]+?)\s+(?:(?:in|to|as|with|be)\s+)?(?:an?\s+)?(?<colour>(?:(?:dark|light|bright|deep|pale)\s+)?[a-z]+)$/iu,
  /^(?<subject>[^,:]+?)\s+(?:should|must|has to|have to|needs? to)\s+(?:be|turn|become|appear|look)(?:\s+(?:shown|marked|displayed|highlighted|coloured|colored))?\s+(?:in\s+)?(?<colour>(?:(?:dark|light|bright|deep|pale)\s+)?[a-z]+)$/iu,
  /^(?<subject>[^,，:：]+?)(?:都|也|全)?(?:标记?|显示|改|变|换|设|染|涂|弄|调|用|要)(?:成|为|作|用|上|以)?(?<colour>\p{Script=Han}{1,3}色)的?(?:(?:显示|标出|标记|标注|表示|高亮)来?|来.+)?$/u,
];

/** The app has one colour: what is to have its own is told so. */
function colourOfPart(model: AppModel, said: string): Outcome | undefined {
  const groups = colouring.map((pattern) => pattern.exec(said)?.groups).find((found) => found !== undefined);
  const { subject = '', colour = '' } = groups ?? {};
  if (subject === '' || colourIn(colour) === undefined) return undefined;
  const bare = [model.name.zh, model.name.en].reduce((text, name) => text.replace(name, ''), subject).trim();
  if (isWholeApp(bare)) return undefined;
  const part = subject.replace(/^(?:把|将|让)/u, '');
  return refuse(
    both(
      `颜色只有一种，用于整个应用，不能单独给“${part}”上色。`,
      `There is one colour, which the whole app has; “${part}” cannot have its own.`,
    ),
    both(`整个应用改成${colour}`, `Make it ${colour}`),
  );
}

/** A wish that no words for changes were found in, where it speaks of how pages look or of what no app here does. */
export const beyondRest = (clause: string): Outcome | undefined =>
  speaksOfLook(clause) || isStyle(clause) || cannotDo(clause) !== undefined ? beyondHere(clause) : undefined;
