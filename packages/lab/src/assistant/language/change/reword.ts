/**
 * How people word wishes that the commands know in another form. Each fits a clause as a whole and says exactly the same; what
 * would have to be guessed stays as it is and is refused.
 */
const rewordings: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^补(?:上|充)?(?:一?个)?(?=.)/u, '加一个'],
  [/^(.{1,10}?)那一?(?:块|部分|摊)(?:内容)?(?:整个|全部?|都)?(?:去掉|删掉|删了?|不要)$/u, '去掉$1'],
  [/^([^,和]{1,10})和([^,和]{1,10}?)(?:全?都)(?:得填|要填|必填|必须填写?|不能为空|不能空着?)$/u, '$1必填并且$2必填'],
  [/^(?:最?快到期|最?紧?急|马上到期)的?(?:要)?(?:排|放|显示)?在?(?:最?前面?|最上面?)$/u, '按截止日期升序排序'],
  [/^(?:最)?便宜的(?:要)?(?:排|放|显示)?在?(?:最?前面?|最上面?)$/u, '按价格升序排序'],
  [/^(?:最)?贵的(?:要)?(?:排|放|显示)?在?(?:最?前面?|最上面?)$/u, '按价格降序排序'],
  [/^(?:把)?(?:数据|列表|记录)?(?:能)?导出[成为到](?:表格|电子表格|excel|csv)(?:文件)?$/iu, '支持导出'],
  [/^(.{0,8}(?:改|换|切换?)[成为到])(中文|英文)的$/u, '$1$2'],
  [/^(?:首页|页面)?上?(?:想|希望|要)?能?看到?(按.{1,10}?统计)的?(?:图|图表|统计图)$/u, '加一个$1的统计图'],
  [/^(?:让|允许)(?:大家|用户|顾客|客户|读者|别人)?(?:可以|能)?给(.{1,10}?)(?:打分|评分|打星)$/u, '给$1加评分'],
  [
    /^need (?:a )?check ?box (?:for |whether |if )?(?:it['’]?s |it is |they are )?([\w ]{2,24})$/i,
    'add a $1 checkbox field',
  ],
  [/^let me (?:see|view)\s+(?=.+ (?:on|in|as) an? )/i, 'show '],
  [
    /^(?:what['’]?s |what is )?(?:due soonest|most urgent)(?: (?:goes?|comes?|should be))? (?:first|on top|at the top)$/i,
    'sort by due date',
  ],
  [
    /^(?:the )?cheapest(?: ones?| items?| products?)?(?: (?:goes?|comes?))? (?:first|on top|at the top)$/i,
    'sort by price',
  ],
  [/^(?:the )?most expensive(?: (?:goes?|comes?))? (?:first|on top|at the top)$/i, 'sort by price descending'],
  [/^(?:the )?best[ -]rated(?: (?:goes?|comes?))? (?:first|on top|at the top)$/i, 'sort by rating descending'],
  [
    /^(.{2,30}?) (?:shouldn['’]?t|should not|needn['’]?t|need not|doesn['’]?t (?:need|have) to|does not (?:need|have) to) be (?:mandatory|required|obligatory|filled(?: in| out)?|given)$/i,
    '$1 is optional',
  ],
  [
    /^([\w ]{2,24}?) and ([\w ]{2,24}?) (?:are|should be|must be)(?: both)? (required|mandatory|optional|unique)$/i,
    '$1 is $3 and $2 is $3',
  ],
  [/^(?:can|could) (?:it|the app|everything|the interface) be in (chinese|english)$/i, 'switch to $1'],
  [/^add (["“'].{1,30}?["”']) as an? (?:new )?([\w ]{2,20})$/i, 'add $1 to the $2 options'],
  [/^((?:get rid of|remove|delete|drop)) (?:everything|all|anything) (?:about|to do with|around) (?=.)/i, '$1 '],
  [
    /^(?:let|allow) (?:people|users|everyone|visitors|customers|readers)(?: to)? rate (?:the )?([\w ]{2,20}?)(?: (?:from|with) (?:one|1) to (?:five|5)(?: stars)?)?$/i,
    'add a rating to $1',
  ],
  [/^(.{2,24}?) (?:should|must|needs? to) (?:allow|have|show) (?:cents|pence|pennies)$/i, 'change $1 to money'],
  [/^(.{2,24}?) (?:should|must|needs? to) (?:allow|have|show) (?:decimals|decimal places)$/i, 'change $1 to decimal'],
];

/** Stars of a rating, which always goes from one to five. */
const fiveStars =
  /(?<=评分|星级|打分)[,，]?(?:从)?[一1][到至-][五5]颗?[星分]|(?<=\brating),? (?:from )?(?:one|1) to (?:five|5)(?: stars)?/giu;

/** The sentence without what a rating says anyway. */
export const withoutStars = (sentence: string): string => sentence.replace(fiveStars, '');

/** A clause as the commands know it. */
export function reword(clause: string): string {
  const found = rewordings.find(([pattern]) => pattern.test(clause));
  return found === undefined ? clause : clause.replace(found[0], found[1]);
}
