/** What a question may ask for, and how a sentence shows that it holds such a thing. */
export interface AnswerKind {
  readonly asks: RegExp;
  readonly holds: RegExp;
  /** 0 to 1: what is left of the confidence in a sentence that does not hold it. */
  readonly without: number;
}

const count =
  '(?:\\d[\\d.,]*|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|several)|[一二两三四五六七八九十百千万亿半几]+)';

const amount = (units: string) => new RegExp(`${count}[\\s-]*(?:${units})`, 'iu');

/** The first whose words stand in the question counts. */
export const answerKinds: readonly AnswerKind[] = [
  {
    asks: /\bhow old\b|\bwhat age\b|多少岁|几岁|多大年[纪龄]|年龄|享年/iu,
    holds: /\b(?:aged?|years? old|only \d{2}|under \d+|over \d+|in (?:his|her|their) \w+ties)\b|岁/iu,
    without: 0.3,
  },
  {
    asks: /面积|多大的(?:房间|地方|场地)|\b(?:area|surface|how many (?:acres|hectares|square))\b/iu,
    holds: /平方|亩|公顷|\b(?:square|acres?|hectares?|sq)\b|m²|㎡/iu,
    without: 0.4,
  },
  {
    asks: /\b(?:in (?:which|what) year|(?:which|what) year)\b|哪一?年|何年/iu,
    holds: /\b1[0-9]\d\d\b|\b20\d\d\b|\d{2,4}\s?年|世纪|\bcentury\b|\byears? (?:later|before|after)\b|同年|次年|年[初底末]/iu,
    without: 0.4,
  },
  {
    asks: /\bwhen (?:was|were|did)\b|\bsince when\b|(?:什么时候|何时|哪一天)[^？]*的(?:？|$)/iu,
    holds:
      /\b1[0-9]\d\d\b|\b20\d\d\b|\d{2,4}\s?年|\d\s?[月日]|世纪|年[初底末]|同年|次年|当天|\b(?:century|january|february|march|april|may|june|july|august|september|october|november|december|years? (?:later|before|after)|weeks?|spring|summer|autumn|winter)\b/iu,
    without: 0.4,
  },
  {
    asks: /\b(?:phone|telephone|hotline|call number)\b|电话|热线|号码/iu,
    holds: /\d{3,}|\bextension\b|分机/iu,
    without: 0.4,
  },
  {
    asks: /\b(?:web ?site|web address|url|e-?mail)\b|网址|网站|邮箱/iu,
    holds: /https?:|www\.|@|\.(?:com|org|net|cn)\b/iu,
    without: 0.4,
  },
  {
    asks: /\b(?:colou?rs?)\b|颜色|什么色/iu,
    holds:
      /\b(?:black|white|red|green|blue|yellow|grey|gray|brown|orange|silver|gold|pink|purple|beige)\b|[黑白红绿蓝黄灰棕橙银金粉紫]色?/iu,
    without: 0.4,
  },
  {
    asks: /\b(?:price|costs?|fees?|deposit|salary|wages?|budget|expensive|cheap|allowance|fine|how much (?:money|is it|do i pay))\b|多少钱|价格|售价|票价|费用|收费|成本|造价|押金|工资|薪|预算|补贴|保额|资本|(?:经济)?损失/iu,
    holds:
      /[$€£¥]\s?\d|\bfree of charge\b|\bfor free\b|\bgo(?:es)? in free\b|免费|\bhalf the wage\b|\d[\d.,]*\s*(?:euros?|pounds?|dollars?|yuan|cents?|usd|eur|gbp|cny|rmb)\b|[\d一二两三四五六七八九十百千万]\s*[万亿]?(?:元|美元|欧元|英镑|块钱)|百分之/iu,
    without: 0.4,
  },
  {
    asks: /\bhow heavy\b|\bweigh(?:s|t|ed)?\b|多重|重量|净重/iu,
    holds: amount('kg|kilograms?|kilos?|g\\b|grams?|lbs?|pounds?|tons?|tonnes?|mg|千克|公斤|克|吨|斤'),
    without: 0.4,
  },
  {
    asks: /\b(?:temperature|how (?:hot|warm|cold))\b|温度|气温|多少度/iu,
    holds: /°|℃|\bdegrees?\b|\bkelvin\b|摄氏|\d\s*度/iu,
    without: 0.4,
  },
  {
    asks: /\b(?:how loud|noise|noisy)\b|噪[声音]|多响/iu,
    holds: /\bd?B\b|decibels?|分贝/iu,
    without: 0.5,
  },
  {
    asks: /\b(?:watts?|wattage|heating power|power consumption)\b|功率|耗电/iu,
    holds: amount('k?W\\b|watts?|kilowatts?|m?A\\b|milliamperes?|千?瓦'),
    without: 0.5,
  },
  {
    asks: /\b(?:percent(?:age)?|what (?:share|part|proportion))\b|百分之几|比例|占多少|占比/iu,
    holds: /%|\bper ?cent\b|\bhalf\b|\bthird\b|\bquarter\b|百分之|分之|成/iu,
    without: 0.5,
  },
  {
    asks: /\b(?:how often|how frequently)\b|多久.{0,8}一次|多长时间.{0,8}一次|频率|每年多少|每月多少/iu,
    holds: /\b(?:every|once|twice|times|per|daily|weekly|monthly|yearly|annually|each|hertz|[kmg]?hz)\b|每|一次/iu,
    without: 0.5,
  },
  {
    asks: /\b(?:capacity|volume|how many (?:lit(?:re|er)s|gallons))\b|容量|容积/iu,
    holds: amount('l\\b|lit(?:re|er)s?|ml|millilit(?:re|er)s?|gallons?|pints?|[kmgt]i?b|bytes?|升|毫升|字节|立方'),
    without: 0.5,
  },
  {
    asks: /\bhow (?:far|tall|high|wide|deep)\b|\b(?:height|width|depth|distance)\b|多[高远宽深]|高度|宽度|深度|距离|多大的空隙/iu,
    holds: amount(
      'm\\b|cm|mm|km|met(?:re|er)s?|(?:kilo|centi|milli)met(?:re|er)s?|(?:nautical )?miles?|feet|foot|inch(?:es)?|yards?|米|公里|厘米|毫米|里|千米|英里',
    ),
    without: 0.5,
  },
  {
    asks: /\bhow long\b|\bhow many (?:years|months|weeks|days|hours|minutes|seconds)\b|\bnotice\b|多久|多长|几[天年周]|几个[月小]|多少[天年小分秒]|期限|寿命/iu,
    holds: amount(
      '(?:working |calendar |business )?(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|decades?|m\\b|cm|met(?:re|er)s?|pages?)|年|个?月|天|日|小时|分钟|秒|毫秒|周|星期|个?工作日|公里|米|里',
    ),
    without: 0.5,
  },
  {
    asks: /\bhow (?:many|much|old|large|big|fast)\b|\b(?:what|which) (?:is the )?(?:number|size|speed|frequency|figure)\b|多少|几[个次档层人台种岁名位家只条路户号倍]|多[大快少]|第几/iu,
    holds: new RegExp(count, 'iu'),
    without: 0.4,
  },
  {
    asks: /\b(?:when|what (?:year|date|day|month|time)|which (?:year|date|day|month)|in which (?:year|months?)|by when)\b|什么时候|什么时间|何时|哪一?[年天日月]|几[点月号]|星期几|周几/iu,
    holds:
      /\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|century|noon|midnight|o'clock|when|after|before|until|first)\b|[年月日时]|[周星期][一二三四五六日天]|之后|之前/iu,
    without: 0.5,
  },
  {
    asks: /\bwhy\b|\b(?:reason|cause)\b|为什么|为何|原因|起因/iu,
    holds:
      /\bbecause|\bsince\b|\bso that\b|\bdue to\b|\bas\b|\bfor\b|\btherefore|\bmade\b|\bcause|\breasons?\b|因为|由于|因此|所以|以免|否则|使|避免|防止|会|导致|原因|为了|错误/iu,
    without: 0.85,
  },
  {
    asks: /\bwho(?:se|m)?\b|\bname of\b|谁|哪位|什么名字|什么人/iu,
    holds:
      /\p{L}\s(?:Mr|Ms|Mrs|Dr|Sir|Professor)\.?\s\p{Lu}|(?:Mr|Ms|Mrs|Dr|Sir|Professor)\.?\s\p{Lu}|\p{Lu}\p{Ll}+\s(?:(?:van|von|de|of)\s)?\p{Lu}\p{Ll}+|\bby\s(?:the\s)?\p{L}+|(?:长|任|师|员|者|人|士|家|工|叫|名|由|是|给|妻|夫|子|女|生|授|监|理|官|将|王|匠|编|和|与|、)\p{Script=Han}{2,4}/u,
    without: 0.7,
  },
  {
    asks: /\bwhere\b|\b(?:what|which) (?:city|country|town|place|village|offices?)\b|哪里|哪儿|在哪|何处|什么地方|哪个[城国省地]/iu,
    holds: /\p{Ll}\s(?:the\s)?\p{Lu}\p{Ll}+|\b(?:in|at|from|on)\b|[在于从到市省县区城岸侧面处]/u,
    without: 0.8,
  },
];
