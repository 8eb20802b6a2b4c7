import { unit } from '../words/measures.ts';

const asks = /^(?:是否|有没有|有无|能不能|能否|可不可以|几|多少|whether|if|can|how|what)/iu;

const number = '[\\d一二两三四五六七八九十百]';

/** A bound on a value, the unit or the price of each, or what is worked out of values: no app that is made keeps or does it. */
const chineseComputed = [
  '不(?:得|能|许|准|可以?)?(?:超过|超出|多于|少于|低于|高于|大于|小于|早于|晚于)',
  `(?<!附|参)[加减乘扣](?:去|掉|上|以)?${number}{1,3}(?:个|份|件|次|片|粒|瓶|盒|元|分)?$|除以|乘以|乘上|相[加减乘]`,
  // A formula: 金额=数量×单价, “amount = hours × hourly rate”.
  String.raw`=[^=]*[\p{L}\d][^=]*(?:[*×÷+]|\s[-x]\s|乘|加上|减去)[^=]*[\p{L}\d]`,
  '自动(?:计算|统计|算|汇总|累[加计]|扣|减|加|更新|生成|排)(?!.*(?:时间|日期)$)|等于|^(?:会|能|要|可以)?(?:计算|算出?|求出?)(?:[总余剩差应]|合计|平均|小计|一共)',
  `^每\\p{Script=Han}{1,2}\\d|^\\d+(?:\\.\\d+)?[元块折](?:钱|一?\\p{Script=Han})?$`,
  `^单位(?:是|为|用|:)?\\s*${unit}$`,
].join('|');
const englishComputed = [
  String.raw`^(?:no|not) (?:more|less|fewer|earlier|later|longer) than\b`,
  String.raw`^(?:automatically |auto-? ?)?(?:calculate|compute|deduct|subtract|multiply|add up|sum up|total up|work out|count down)(?:s|es|d|ed)? (?:the|it|them|how|all|up|one|\d)`,
  String.raw`^units?(?: is| are|:)? (?:in )?${unit}$`,
  String.raw`\b(?:automatically|by itself)$|\b(?:calculated|computed|added up|worked out) (?:from|as|by)\b`,
  String.raw`\b(?:is|are|gets?|be) (?:automatically )?(?:calculated|computed|worked out)\b`,
  String.raw`\b(?:is|are|equals?) (?:the )?[\w ]*\w (?:plus|minus|times|divided by|multiplied by) \w`,
  String.raw`^(?:every|each) \d|\b(?:is|are|equals?|costs?) \$?\d`,
  String.raw`^(?:automatically|auto-(?:calculat|comput|updat|deduct)\w*) \w`,
  String.raw`^\$?\d+(?:\.\d+)?(?: (?:dollars|euros|pounds|yuan))? (?:each|apiece|per \w+|a piece)$`,
].join('|');
const computed = [new RegExp(chineseComputed, 'u'), new RegExp(englishComputed, 'iu')];

/** A bound with its number, or what is not to be. */
const bounds = [
  new RegExp(`(?:限|最多|至少|超过?|不足|低于|高于|少于|多于)[^\\d]{0,3}${number}|满${number}`, 'u'),
  /^(?:under|over|at most|at least|max(?:imum)?|min(?:imum)?|no more than|up to|more than|less than) \d|^(?:don['’]?t|do not|no two) \w/iu,
];

const chinese = new RegExp(
  [
    '(?<!能)不(?:得|能|可以|许|准)|禁止|必须|只[能许]',
    '^(?:以后|这是|让|方便(?!的|时)|要能|希望)',
    '标(?:成|为)?[红黄绿蓝橙灰深浅粗]|高亮',
    '[日周月年]视图|[饼扇柱折曲](?:形|状|线)?图',
  ].join('|'),
  'u',
);
const english = new RegExp(
  [
    String.raw`\b(?:must|cannot|can['’]?t|may not|never)\b|\bonly$`,
    String.raw`^(?:highlight|remind|sort|order|warn|notify|alert|colou?r|group|export)(?:s|ed)? (?:me|us|by|the|when|if|overdue|them|it|to)\b`,
    String.raw`^no [a-z]+(?: [a-z]+)? (?:on|at|in|after|before|during|for)\b`,
    String.raw`^(?:week|month|day|year)(?:ly)? view$|^(?:pie|bar|line) charts?$`,
  ].join('|'),
  'iu',
);

/**
 * Whether words between the marks of a list say how something has to be, or is to be shown: a bound with a number, an order or a
 * ban, a view. It is no name of a field, wherever it stands. What asks “whether …” is one.
 */
export const isRule = (words: string): boolean =>
  !asks.test(words) && [chinese, english, ...bounds, ...computed].some((pattern) => pattern.test(words));

/** Whether a rule is one that nothing in an app can come of, whatever of its words the app shows. */
export const isComputed = (words: string): boolean =>
  !asks.test(words) && computed.some((pattern) => pattern.test(words));

/** Whether a rule is to be told whole where a part of it was not read. */
export const isBound = (words: string): boolean =>
  !asks.test(words) && [...bounds, ...computed].some((pattern) => pattern.test(words));
