import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { directionOf } from '../read/find/find-wishes.ts';
import { splitList } from '../read/sentence/split-list.ts';
import type { Feature } from '../tables/words/feature-words.ts';
import { colourIn, colourName, colourPhrases } from '../words/colour-lexicon.ts';
import { kebabCase } from '../words/english.ts';
import { numberOf } from '../words/numbers.ts';
import { featurePhrases } from '../words/feature-lexicon.ts';
import { tokenise } from '../words/tokens.ts';
import { inBothLanguages } from '../words/translate.ts';
import { isWholeApp } from './beyond-here.ts';
import { chooseField, isOutcome } from './field-commands.ts';
import { both, run, matchAny, refuse, unquoted, type Command, type Outcome } from './outcome.ts';
import { entitiesNamed } from './resolve.ts';

const colourPatterns = [
  /^(?:把|将)?(?:应用|网站|整体|页面|界面|主题|颜色)?(?:改|换|来|用|要)个?(?:[^深浅暗亮,。]{1,6}的)(?<colour>[^,。]{1,6}?)(?:色系|色调|主题)?$/u,
  /^(?:have )?it\s+(?:to be\s+|in\s+)?(?<colour>#?[\w -]{2,20}?)(?:\s+(?:theme|colou?r))?$/iu,
  /^(?:用|使用|以)(?<colour>[^,。]{1,10}?)(?:做|作为?|当)(?:主题色?|主色调?|颜色)$/u,
  /^(?:把|将|让)?(?:应用|网站|整体|页面|界面|按钮|标题栏|页眉|导航栏?|菜单|链接|背景)?的?(?:主题色?|主色调?|颜色|配色|色调|主题颜色)?(?:整体)?(?:改[为成用]?|换[为成]?|变[为成]?|用|使用|设[为成]|调[为成]|要)(?<colour>[^,。]{1,12}?)(?:的|色系|色调|主题|一点|风格)?$/u,
  /^(?<colour>[^,。]{1,8}?)(?:的)?(?:主题|色系|配色|色调)$/u,
  /^(?:make|change|set|turn|switch|use|paint)\s+(?:it|everything|the\s+(?:app|site|website|page|theme|design|buttons?|accent|main|primary|theme)?\s*(?:colou?r|theme|colou?r scheme|accent)?|theme|colou?rs?)?\s*(?:colou?r\s+)?(?:to|into|be|as)?\s*(?:an?\s+|the colou?r\s+)?(?<colour>#?[\w -]{2,20}?)(?:\s+(?:theme|colou?r|accent|instead|as the (?:main |theme )?colou?r))*$/iu,
  /^(?:the\s+)?(?:colou?r|theme|accent colou?r|main colou?r)\s+(?:should be|must be|is|to)\s+(?<colour>#?[\w -]{2,20})$/iu,
  /^(?<colour>[a-z -]{3,20}|\p{Script=Han}{2,4})$/iu,
  /^(?:i prefer|prefer)\s+(?<colour>#?[\w -]{2,20})$/iu,
];

/** The colour as a whole: not a word that merely holds one. */
function wholeColour(words: string): string | undefined {
  const bare = unquoted(words).replace(/^(?:the\s+|an?\s+)?(?:colou?r\s+)?/i, '');
  const found = colourIn(bare);
  if (found === undefined) return undefined;
  return /^#[0-9a-f]{3,6}$/i.test(bare) || (colourIn(`${bare} `) !== undefined && isColourOnly(bare))
    ? found
    : undefined;
}

const isColourOnly = (bare: string) => {
  const [colour] = colourPhrases.find(tokenise(bare)).filter(({ end, start }) => end - start > 1 || bare.length === 1);
  const rest = colour === undefined ? bare : bare.slice(0, colour.start) + bare.slice(colour.end);
  return colourName(colourIn(bare) ?? '').en !== '' && isWholeApp(rest);
};

/** 主题色改成绿色, “make it blue”, `use #0f766e`. */
export const colourCommand: Command = (model, clause) => {
  if (/^(?:remove|delete|drop|hide|no|without|get rid|take)\b|^(?:去|删|移除|不要|取消)/iu.test(clause))
    return undefined;
  const colour = wholeColour(matchAny(clause, colourPatterns)?.colour ?? '');
  if (colour === undefined) return undefined;
  return run(model, { do: 'set-colour', colour });
};

const namePatterns = [
  /^(?:把|将)?(?:这个|整个)?(?:(?:店|站|网站|应用|系统)名|(?:应用|网站|网店|商店|店铺|小店|博客|app|系统|项目|程序|站点|小程序)(?:的)?(?:名字|名称|标题)?)(?:改名?[为成叫]?|叫做?|命名为|重命名为|换成|设为|为|是)(?:做)?(?<name>.{1,40})$/iu,
  /^(?:把|将)?(?:名字|应用名称?|名称)(?:改[为成叫]|换成|叫做?|设为|是)(?<name>.{1,40})$/u,
  /^(?:改名|重命名)(?:为|叫|成)(?<name>.{1,40})$/u,
  /^(?:rename|name|call|retitle)\s+(?:the\s+|this\s+|my\s+)?(?:app|application|site|website|project|it|shop|store|blog|tracker|tool|system|library|crm|dashboard|survey|calculator)\s+(?:to\s+|as\s+)?(?<name>.{1,40})$/iu,
  /^(?:change|set)\s+(?:the\s+)?(?:name of the (?:app|site|website|application|shop|store|blog)|(?:app|site|website|application|shop|store|blog)(?:['’]s)?\s+(?:name|title))\s+(?:to|as|into)\s+(?<name>.{1,40})$/iu,
  /^(?:the\s+)?(?:app|site|website)\s+(?:should be|is)\s+(?:called|named)\s+(?<name>.{1,40})$/iu,
];

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/**
 * The name in both languages, said in a sentence of one of them. The name in the other one stays, unless the new one is known
 * in it, is written with its letters, or is what the app opens with.
 */
function renamed(model: AppModel, name: string, said: 'zh' | 'en'): Bilingual {
  const isSame = (one: string) => one.toLowerCase() === name.toLowerCase();
  if (isSame(model.name[said])) return model.name;
  const known = inBothLanguages(name);
  if (said === 'zh') {
    const isKept = kebabCase(name) === '' && isChinese(known.en) && model.locale === 'zh';
    return { zh: name, en: kebabCase(name) === '' ? (isKept ? model.name.en : known.en) : name };
  }
  const isKept = !isChinese(known.zh) && model.locale === 'en';
  return { zh: isKept ? model.name.zh : known.zh, en: name };
}

/** 应用改名为…, “rename the app to …”. */
export const nameCommand: Command = (model, clause) => {
  const words = matchAny(clause, namePatterns)?.name ?? '';
  if (/^(?:支持|可以|能|要|有|加|改|变|换)/u.test(words)) return undefined;
  const name = unquoted(words).slice(0, limits.assistant.nameCharacters);
  if (name === '' || wholeColour(name) !== undefined) return undefined;
  const label = renamed(model, name, isChinese(clause.replace(words, '')) ? 'zh' : 'en');
  return run(model, { do: 'set-name', name: label });
};

const languagePattern =
  /^(?:把|将)?(?:应用|界面|网站|语言|默认语言|app)?(?:的)?(?:语言)?(?:改[为成用]?|换[为成]?|切换?[为成到]|用|使用|变成|设为|翻译成)(?<language>中文|英文|英语|汉语)(?:界面|版)?$|^(?:switch|change|translate|set|make|use|show|put)\s+(?:the\s+)?(?:it|app|application|language|interface|everything|ui|default language|site|website)?\s*(?:language\s+)?(?:to|into|in|be in)?\s*(?<english>english|chinese)$/iu;

/** 界面改成英文, “switch to Chinese”. */
export const languageCommand: Command = (model, clause) => {
  const match = matchAny(clause, [languagePattern]);
  if (match === undefined) return undefined;
  const locale = /英|english/i.test(`${match.language ?? ''}${match.english ?? ''}`) ? 'en' : 'zh';
  return run(model, { do: 'set-language', language: locale });
};

const orderPatterns = [
  /^(?:把|将)?(?<entity>[^,。]{0,10}?)(?:列表)?(?:默认)?按照?(?<field>[^,。]{1,14}?)从.{1,2}到.{1,2}(?:来)?(?:排序?|排列|显示)?$/u,
  /^(?:把)?(?<field>[^,。把]{1,12}?)[早晚近远高低大小多少新旧]的?(?:排|放|显示)?在?(?:最?前面?|最?上面?)$/u,
  /^(?:(?:show|list|put)\s+)?(?:the\s+)?(?:earliest|latest|soonest|newest|oldest|highest|lowest|largest|smallest|biggest)\s+(?<field>[\w -]+?)\s+(?:first|on top|at the top)$/iu,
  /^(?:把|将|让)?(?<entity>[^,。]{0,10}?)(?:列表)?(?:默认)?按照?(?<field>[^,。]{1,14}?)(?:字段)?(?:的)?(?:从.到.|升序|降序|倒序|正序|先后)?(?:来|进行)?(?:排序|排列|升序|降序|倒序|正序|从[高大新多晚低小旧少早]到[高大新多晚低小旧少早])(?:排序|排列|显示)?[,\s]*(?:升序|降序|倒序|正序)?$/u,
  /^(?:sort|order|rank|arrange)\s+(?:the\s+|all\s+|my\s+)?(?<entity>[\w -]*?)\s*(?:list\s+)?by\s+(?:the\s+|their\s+|its\s+)?(?<field>[\w -]+?)(?:\s*(?:,|\(|in\s+)?\s*(?:descending|ascending|desc|asc|(?:newest|oldest|highest|lowest|cheapest|latest|earliest|smallest|largest|biggest|soonest) first|high to low|low to high|descending order|ascending order|reverse order|from .+ to .+)\)?)?(?:\s+by default)?$/iu,
];
const newestPattern =
  /^(?:把)?(?:最新|最近|新)的?(?<entity>\p{Script=Han}{0,6})?(?:排|显示|放)?在?(?:最?前面?|最上面?|第一)$|^(?:show|put|list|display)\s+(?:the\s+)?(?:newest|latest|most recent)(?:\s+(?<english>[\w -]+?))?\s+(?:first|on top|at the top)$/iu;

/** 按截止日期排序, “sort by price descending”, “show newest first”. */
export const orderCommand: Command = (model, clause) => {
  const newest = matchAny(clause, [newestPattern]);
  if (newest !== undefined) return newestFirst(model, newest.entity || newest.english || '');
  const match = matchAny(clause, orderPatterns);
  if (match === undefined) return undefined;
  const entityWords = /^(?:it|them|list|默认|列表|数据|items|everything)?$/i.test(match.entity ?? '')
    ? ''
    : (match.entity ?? '');
  const found = chooseField(model, match.field ?? '', entityWords);
  if (found === undefined)
    return refuse(
      both(`没有找到字段“${match.field ?? ''}”。`, `There is no field “${match.field ?? ''}”.`),
      ...sortable(model),
    );
  if (isOutcome(found)) return found;
  return ordered(model, found.entity.name, found.field.name, directionOf(clause) ?? false);
};

function newestFirst(model: AppModel, entityWords: string): Outcome | undefined {
  const named = entitiesNamed(model.entities, entityWords);
  const candidates = (named.length > 0 ? named : model.entities).flatMap((entity) => {
    const dates = entity.fields.filter(({ type }) => type === 'date' || type === 'date-time');
    const field = dates.find(({ name }) => /created|published|date/i.test(name)) ?? dates[0];
    return field === undefined ? [] : [{ entity, field }];
  });
  const [first] = candidates;
  if (first === undefined) return refuse(both('没有日期字段可以排序。', 'There is no date to sort by.'));
  if (candidates.length > 1 && named.length === 0)
    return refuse(both('没有说是哪一种数据。', 'It is not said which records are meant.'), ...sortable(model));
  return ordered(model, first.entity.name, first.field.name, true);
}

const sortable = (model: AppModel) =>
  model.entities
    .slice(0, 4)
    .flatMap(({ label, fields }) =>
      fields
        .slice(0, 1)
        .map((field) => both(`${label.zh}按${field.label.zh}排序`, `Sort ${label.en} by ${field.label.en}`)),
    );

/** The model with the records of an entity in the order of a field. */
export function ordered(model: AppModel, entity: string, field: string, isDescending: boolean): Outcome {
  return run(model, { do: 'set-order', entity, field, descending: isDescending });
}

/** The feature that words name as a whole. */
export function featureNamed(words: string): Feature | undefined {
  const bare = unquoted(words)
    .replace(/^(?:一个|an?|the|some|user|用户|数据|完整的?|对)\s*/i, '')
    .replace(
      /(?:功能|按钮|选项|支持|框|入口|机制|\s*(?:feature|function|functionality|support|button|box|bar|option|controls?|ability|system|page|screen))$/i,
      '',
    )
    .trim();
  return featurePhrases.get(unquoted(words)) ?? featurePhrases.get(bare);
}

/** Turns a feature on or off. */
export const switchFeature = (model: AppModel, feature: Feature, isOn: boolean): Outcome =>
  run(model, { do: 'set-feature', feature, on: isOn });

const featurePatterns: readonly (readonly [RegExp, boolean])[] = [
  [/^(?:用户)?(?:必须|要|得)?先?(?<feature>登录)(?:之?后|才|以后)(?:才)?(?:能|可以).{1,10}$/u, true],
  [/^(?:要能?|想要?|最好能?)(?<feature>.{1,12})$/u, true],
  [
    /^(?:people|users?|everyone|visitors|you)\s+(?:should|must|need to|have to|can)\s+(?:have to\s+|be able to\s+|be required to\s+|only\s+)?(?<feature>[\w -]{2,24}?)(?:\s+(?:first|to (?:use|see|edit) .+))?$/iu,
    true,
  ],
  [/^(?:i|we)\s+(?:don['’]?t|do not)\s+(?:need|want)\s+(?:a\s+|the\s+|any\s+)?(?<feature>[\w -]{2,24})$/iu, false],
  [
    /^(?:开启|打开|启用|支持|使用|要有|有|加上?|来个|弄个|允许|可以|能|能够|提供|用|切换[到成为]|改[为成]|换成|变成)(?<feature>.{1,14})$/u,
    true,
  ],
  [/^(?:关闭|关掉|禁用|取消|不要|不需要|去掉|不用|停用|移除|删除)(?<feature>.{1,14})$/u, false],
  [/^(?:把|将)(?<feature>.{1,12}?)(?:打开|开启|启用|加上)$/u, true],
  [/^(?:把|将)(?<feature>.{1,12}?)(?:关闭|关掉|禁用|去掉|取消)$/u, false],
  [
    /^(?:enable|turn on|activate|include|support|allow|use|switch to|switch on|offer|let (?:people|users|me|us)|make it(?: possible to)?|users? (?:can|must|should|have to)|people (?:can|must|should)|require(?: users to)?|be able to)\s+(?:a\s+|the\s+)?(?<feature>[\w /-]{2,30}?)(?:\s+(?:on|to use it|first|the (?:list|data|items|table|records)|for (?:the )?\w+|by default))?$/iu,
    true,
  ],
  [
    /^(?:disable|turn off|deactivate|switch off|no|no more|don['’]?t (?:need|want)|without|stop|get rid of)\s+(?:a\s+|the\s+)?(?<feature>[\w /-]{2,30}?)$/iu,
    false,
  ],
  [/^turn\s+(?:the\s+)?(?<feature>[\w -]{2,30}?)\s+on$/iu, true],
  [/^turn\s+(?:the\s+)?(?<feature>[\w -]{2,30}?)\s+off$/iu, false],
  [/^(?<feature>[\w -]{2,24})\s+(?:please|mode on)$/iu, true],
  [/^(?<feature>.{2,20})$/u, true],
];

/** The features of a list, where it lists nothing else. */
export function featuresNamed(words: string): Feature[] {
  const single = featureNamed(words);
  if (single !== undefined) return [single];
  const found = splitList(words, () => false).map(featureNamed);
  return found.every((feature) => feature !== undefined) ? found : [];
}

/** Turns several features on or off. */
export const switchFeatures = (model: AppModel, features: readonly Feature[], isOn: boolean): Outcome =>
  run(model, ...features.map((feature) => ({ do: 'set-feature' as const, feature, on: isOn })));

/** 开启深色模式, “enable search”, “turn off login”. */
export const featureCommand: Command = (model, clause) => {
  for (const [pattern, isOn] of featurePatterns) {
    const words = pattern.exec(clause)?.groups?.feature;
    const features = words === undefined ? [] : featuresNamed(words);
    if (features.length > 0) return switchFeatures(model, features, isOn);
  }
  return undefined;
};

const samples = '(?:示例|样例|测试|演示|假|样本)(?:数据|记录|内容)';
const seedPatterns = [
  new RegExp(`^(?:再)?(?:多|增加|添加|加|生成|要|显示|来)(?:一些|一点|点|些|更多)?(?<more>更多)?的?${samples}$`, 'u'),
  new RegExp(
    `^(?:把|将)?${samples}(?:再)?(?:多|增加|加|改|变|设|调|要)(?:到|为|成|一些|一点|些|点)*(?:,?(?:弄|要|来|加到|改成|做)?(?<count>\\d{1,3}|[一二三四五六七八九十]{1,3})(?:条|个)?)?$`,
    'u',
  ),
  new RegExp(
    `^(?:加|生成|要|添加|准备|显示|来|用)?(?<count>\\d{1,3}|[一二三四五六七八九十]{1,3})(?:条|个)${samples}$`,
    'u',
  ),
  /^(?:add|use|show|generate|create|give me|put in|have|include)?\s*(?<count>\d{1,3})\s+(?:sample|example|demo|test|dummy|seed)\s+(?:data|records?|rows?|items?|entries)$/iu,
  /^(?:add|use|show|generate|create|give me|put in|have)?\s*(?:some\s+|a bit\s+)?(?<more>more)\s+(?:sample|example|demo|test|dummy|seed)\s+(?:data|records?|rows?|items?|entries)$/iu,
];
const noSeedsPattern = new RegExp(
  `^(?:清空|删除|去掉|不要|移除|不需要|删掉)(?:所有|全部)?的?${samples}$|^(?:no|remove|delete|clear|without|drop)\\s+(?:all\\s+)?(?:the\\s+)?(?:sample|example|demo|test|dummy|seed)\\s+(?:data|records?|rows?|items?|entries)$`,
  'iu',
);

/** 多一些示例数据, “20 sample records”, “no sample data”. */
export const seedCommand: Command = (model, clause) => {
  const isNone = noSeedsPattern.test(clause);
  const match = isNone ? {} : matchAny(clause, seedPatterns);
  if (match === undefined) return undefined;
  if (model.entities.length === 0) return refuse(both('这个应用没有数据。', 'This app keeps no data.'));
  const most = limits.assistant.seedRows;
  const asked = isNone
    ? 0
    : (numberOf(match.count || '0') ?? 0) ||
      Math.min(most, Math.max(...model.entities.map(({ seeds }) => seeds.length)) * 2 || 5);
  if (asked > most) return refuse(both(`示例数据最多 ${most} 条。`, `There can be at most ${most} sample records.`));
  return run(model, ...model.entities.map(({ name }) => ({ do: 'set-examples' as const, entity: name, count: asked })));
};
