import type { AppField, FieldType } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { choiceLabelled, choicesOf, type Choice } from '../words/choice-lexicon.ts';
import { englishOfChoice } from '../words/choice-labels.ts';
import { kebabCase } from '../words/english.ts';
import { fieldIdentifier } from '../words/identifier.ts';
import { fieldPhrases, type FieldWord } from '../words/field-lexicon.ts';
import { fieldAskedFor } from '../words/question-lexicon.ts';
import { inferType } from '../words/infer-type.ts';
import { summing } from '../words/measures.ts';
import { inBothLanguages } from '../words/translate.ts';
import { splitList } from './sentence/split-list.ts';

/** Words for types that people write beside a field. */
const typeHints: readonly (readonly [RegExp, FieldType])[] = [
  [
    /^(?:长文本|多行文本|多行|富文本|大文本|long[- ]?text|multi-?line(?: text)?|textarea|paragraph|rich text)$/i,
    'long-text',
  ],
  [/^(?:文本|文字|字符串|单行文本|text|string|short text|single line)$/i, 'text'],
  [/^(?:整数|整型|integer|int|whole number)$/i, 'integer'],
  [/^(?:小数|数字|数值|浮点数?|decimal|float|number|numeric)$/i, 'decimal'],
  [/^(?:金额|货币|钱|money|currency|price)$/i, 'money'],
  [/^(?:日期时间|日期和时间|date-?time|date and time|timestamp)$/i, 'date-time'],
  [/^(?:日期|date)$/i, 'date'],
  [
    /^(?:布尔值?|是否|是\/否|开关|勾选框?|复选框|boolean|bool|checkbox|yes\/no|yes or no|toggle|true\/false|flag)$/i,
    'boolean',
  ],
  [/^(?:邮箱|电子邮件|email|e-mail)$/i, 'email'],
  [/^(?:网址|链接|url|link)$/i, 'url'],
  [/^(?:电话|手机号?|phone)$/i, 'phone'],
  [/^(?:评分|星级|打分|rating|stars?|1-5 stars?|1-5星)$/i, 'rating'],
];

/** The type that a word for a type means. */
export function typeHint(text: string): FieldType | undefined {
  const trimmed = text
    .trim()
    .replace(/(?:类型|型|字段| type| field| column)$/i, '')
    .replace(/^(?:a|an|the)\s+/i, '');
  return typeHints.find(([pattern]) => pattern.test(trimmed))?.[1];
}

const required = /必填|必须填?|不能为空|非空|\brequired\b|\bmandatory\b|\bnot null\b/i;
const optional = /选填|可选|非必填|可为空|可以不填|不用(?:必?填)|不必填|可不填|\boptional\b|\bnot required\b/i;
const unique = /唯一|不重复|不能重复|不可重复|(?:(?:must|has to|should) be )?\bunique\b/i;

/** The text without what it says of being required or unique. */
export const withoutFlags = (text: string) =>
  text.replace(optional, ' ').replace(required, ' ').replace(unique, ' ').replace(/\s+/g, ' ');

const noise =
  /^(?:一下|下(?=[买花用吃])|(?:再|还)?写(?:上|清楚|明|写)|再(?:写|填|留)(?=\p{Script=Han}{2})|清楚(?=\p{Script=Han}{2})|注明|标[明记出](?=\p{Script=Han}{2})|想约的|约的|放个|留个|个(?=\p{Script=Han}{2})|什么(?=品种|类型|颜色|牌子|型号|口味|尺寸|名字|级别)|它的|他的|她的|其|该|对应的?|相关的?|所属的|一个|一些|各自的|填写|输入|显示|选择|上传|可以|支持|能够?(?!不能|否)|留下?|每次|问(?:问|一下|(?=每家|大家|同[事学]|家长|各位))(?:一下)?(?:每家每户|大家|同[事学]们?|家长们?|各位)?|每[个条本位只张天篇件间台辆次项]的?|[配带附传]上?一?[张个份])\s*(?=\S)|(?:which|what)\s+(?=[a-z])(?!changed|happened|went|broke|day|date|time|i |we |they|he |she |it |you|could|can|did|do|does|is|are|was|should)|^(?:so|then|a field for|fields? for|an?|the|its|their|his|her|my|our|your|each|some|also|whether (?:it(?:['’]s| is)|they(?:['’]re| are)|or not|the)|if (?:it(?:['’]s| is)|they(?:['’]re| are))|is it|are they|it(?:['’]s| is)|optionally|(?:i|we|you|they|people|users?)\s+(?:can\s+)?(?:write(?: down)?|note(?: down)?|enter|record|put(?: in)?|keep|save|track|log|fill in)|pick|choose|select|leave|enter|provide|give|set|write|upload|see|mark|current|basic|list of|own|optional|required|unique)\s+(?=\S)/iu;
const trailing =
  /(?:\s+(?:field|column|fields|columns|of each|per item|etc\.?|too|as well|for each|of (?:the|our|my|their|his|her|your|each|every|all) .+|on it|to it)|字段|一列|这些|等信息|等内容|信息|(?:也|都)(?:要|得|必须)?有|要写|填进去|等字段|等等|等|之类的?|什么的|要?(?:打勾|勾选)|(?:[几两三四五六七八]|\d)个?(?:评分)?(?:字段|项目?|栏)|都要)$/i;

const sum = new RegExp(summing, 'u');

/** Words around a name of a field that are not part of it. */
export function bareName(text: string): string {
  let bare = text.replace(/["“”「」`*_]+/g, ' ').trim();
  for (let last = ''; last !== bare;) {
    last = bare;
    bare = bare
      .replace(noise, '')
      .replace(trailing, '')
      .replace(sum, '')
      .replace(/[.。!?:,;]+$/, '')
      .trim();
    if (/\s/.test(bare)) bare = bare.replace(/\s+(?:checkbox|check box|toggle|dropdown|box)$/i, '');
  }
  return bare;
}

const asking = /^(?:填写?|登记(?!日期|时间|人|号)|写|note |enter |write down )/iu;

/** 填姓名, “note date”: what is to be filled in, where that is known and the whole is not. */
function withoutVerb(bare: string): string {
  const rest = bare.replace(asking, '');
  return fieldPhrases.get(bare) === undefined && fieldPhrases.get(rest) !== undefined ? rest : bare;
}

const furtherChoice = (label: string) => {
  const en = englishOfChoice(label);
  return en === undefined ? undefined : { zh: label, en };
};

/** Choices from their labels; each gets a value of its own. */
export function choicesFrom(labels: readonly string[]): Choice[] {
  const values = new Set<string>();
  const seen = new Set<string>();
  return labels
    .map((label) => label.trim().slice(0, limits.assistant.nameCharacters))
    .filter((label) => label !== '' && !seen.has(label.toLowerCase()) && seen.add(label.toLowerCase()))
    .slice(0, limits.assistant.choices)
    .map((label, index) => {
      const both = choiceLabelled(label)?.label ?? furtherChoice(label) ?? inBothLanguages(label);
      const stem = kebabCase(both.en) || `option-${index + 1}`;
      let value = stem;
      for (let more = 2; values.has(value); more += 1) value = `${stem.slice(0, 36)}-${more}`;
      values.add(value);
      return {
        value,
        label: /\p{Script=Han}/u.test(label) ? { zh: label, en: both.en } : { zh: both.zh, en: both.en },
      };
    });
}

/** The unit of a number, which its name can do without. */
const inUnit = / in (?:cm|mm|kg|km|m|g|grams|kilos|hours|minutes|seconds|days|euros|dollars|percent|metres|meters)$/i;

/** What brackets after a name say. */
interface Hints {
  readonly choices?: Choice[];
  readonly type?: FieldType;
  readonly range?: readonly [number, number];
}

function readHints(inside: string): Hints {
  const text = withoutFlags(inside).replace(/^[,、;\s]+|[,、;\s]+$/g, '');
  const type = typeHint(text);
  if (type !== undefined) return { type };
  const range = /^(?:从|from\s*)?(-?\d{1,9})\s*(?:-|–|~|到|至|to|\.\.)\s*(-?\d{1,9})(?:分|星|stars?)?$/i.exec(text);
  if (range !== null) return { range: [Number(range[1]), Number(range[2])] };
  const isSpaced = /^\p{Script=Han}{1,8}(?: \p{Script=Han}{1,8}){2,}$/u.test(text);
  const items = splitList(
    (isSpaced ? text.replace(/ /g, '、') : text).replace(
      /^(?:选项|可选值?|单选|下拉|options|one of|choices|e\.g\.|such as|select|dropdown)\s*[:：]?\s*/i,
      '',
    ),
    () => false,
  );
  return items.length >= 2 && items.every((item) => item.length <= 30) ? { choices: choicesFrom(items) } : {};
}

/** Sets that fit wherever their field stands; those of categories and types only fit the thing they were made for. */
const generalSets: ReadonlySet<string> = new Set([
  'progress',
  'priority',
  'severity',
  'difficulty',
  'gender',
  'mood',
  'weekday',
  'frequency',
  'plan',
  'payment',
  'meal',
  'size',
  'deal',
  'level',
  'language',
  'source',
  'region',
  'genre',
  'option',
]);

function typeOf(bare: string, exact: FieldWord | undefined): { type: FieldType; set: string | undefined } {
  const word = exact ?? (/^(?:是否|有无|能否|已)/.test(bare) ? undefined : fieldPhrases.findAtEnd(bare)?.value);
  const inferred = exact === undefined ? inferType(bare) : 'text';
  if (word?.type === 'choice') {
    const isGeneral = word.choices !== undefined && generalSets.has(word.choices);
    return isGeneral ? { type: 'choice', set: word.choices } : { type: 'text', set: undefined };
  }
  if (inferred !== 'text') return { type: inferred, set: undefined };
  return { type: word?.type ?? 'text', set: undefined };
}

const numeric: ReadonlySet<FieldType> = new Set(['integer', 'decimal', 'money']);

/**
 * A field from how it was written: `priority (low, medium, high)`, `邮箱（必填）`. Undefined where nothing is left of a name.
 * The name comes from the lexicon, else from the words; `field` where those have no letters.
 */
export function readField(text: string): AppField | undefined {
  const inside = [...text.matchAll(/[([{]([^)\]}]*)[)\]}]/g)].map((match) => match[1] ?? '').join(',');
  const bare = withoutVerb(bareName(withoutFlags(text.replace(/[([{][^)\]}]*[)\]}]?/g, ' '))));
  if (bare === '' || bare.length > limits.assistant.nameCharacters) return undefined;
  const hints = readHints(inside);
  const exact = fieldPhrases.get(bare);
  const asked = exact ?? fieldAskedFor(bare);
  const own = inBothLanguages(bare);
  const isChinese = /\p{Script=Han}/u.test(bare);
  const label =
    exact === undefined ? own : isChinese ? { zh: bare, en: exact.label.en } : { zh: exact.label.zh, en: own.en };
  const { type: guessed, set } = typeOf(bare, asked);
  const type = hints.choices === undefined ? (hints.type ?? typeAsked(text, hints, guessed)) : 'choice';
  const choices = type === 'choice' ? (hints.choices ?? choicesOf(set ?? 'progress')) : undefined;
  return {
    name: asked?.name ?? (fieldIdentifier(label.en.replace(inUnit, '')) || 'field'),
    label,
    type,
    required: required.test(text) && !optional.test(text),
    unique: unique.test(text),
    ...(choices === undefined ? {} : { choices }),
    ...(type === 'choice' && set !== undefined && hints.choices === undefined && set === 'progress'
      ? { preset: 'todo' }
      : {}),
    ...limitsOf(type, hints.range),
  };
}

const tick = /\b(?:checkbox|check box|toggle)\b|勾选|打勾/i;
/** “are they willing”, “heavy lifting ok?”: answered by yes or no. */
const yesOrNo =
  /^(?:is|are|was|were|do|does|did|has|have|can|could|will|would)\s+(?:it|they|he|she|we|you|i|the)\b|(?<!\b(?:what|which|who|when|where|why|how)\b.*)\b(?:ok|okay|allowed|possible)\?*$/i;
const stars = 5;

/** The type that the words around a name tell, else the one that is guessed from the name. */
function typeAsked(text: string, { range }: Hints, guessed: FieldType): FieldType {
  if (tick.test(text) || (guessed === 'text' && yesOrNo.test(text.trim()))) return 'boolean';
  if (range === undefined || (guessed !== 'text' && guessed !== 'long-text')) return guessed;
  return range[0] === 1 && range[1] === stars ? 'rating' : 'integer';
}

/** What numbers of a type may be where nothing else is said. */
export function limitsOf(type: FieldType, range?: readonly [number, number]): { least?: number; most?: number } {
  if (range !== undefined && range[0] < range[1]) return { least: range[0], most: range[1] };
  if (type === 'rating') return { least: 1, most: 5 };
  return numeric.has(type) && type !== 'decimal' ? { least: 0 } : {};
}
