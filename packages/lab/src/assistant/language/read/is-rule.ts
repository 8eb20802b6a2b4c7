const asks = /^(?:是否|有没有|有无|能不能|能否|可不可以|几|多少|whether|if|can|how|what)/iu;

const number = '[\\d一二两三四五六七八九十百]';
const chinese = new RegExp(
  [
    '(?<!能)不(?:得|能|可以|许|准)|禁止|必须|只[能许]',
    `(?:限|最多|至少|超过?|不足|低于|高于|少于|多于)[^\\d]{0,3}${number}|满${number}`,
    '^(?:以后|这是|让|方便(?!的|时)|要能|希望)',
    '标(?:成|为)?[红黄绿蓝橙灰深浅粗]|高亮',
    '[日周月年]视图|[饼扇柱折曲](?:形|状|线)?图',
  ].join('|'),
  'u',
);
const english = new RegExp(
  [
    String.raw`^(?:under|over|at most|at least|max(?:imum)?|min(?:imum)?|no more than|up to|more than|less than) \d`,
    String.raw`\b(?:must|cannot|can['’]?t|may not|never)\b|\bonly$`,
    String.raw`^(?:highlight|remind|sort|order|warn|notify|alert|colou?r|group|export)(?:s|ed)? (?:me|us|by|the|when|if|overdue|them|it|to)\b`,
    String.raw`^(?:week|month|day|year)(?:ly)? view$|^(?:pie|bar|line) charts?$`,
  ].join('|'),
  'iu',
);

/**
 * Whether words between the marks of a list say how something has to be, or is to be shown: a bound with a number, an order or a
 * ban, a view. It is no name of a field, wherever it stands. What asks “whether …” is one.
 */
export const isRule = (words: string): boolean => !asks.test(words) && (chinese.test(words) || english.test(words));
