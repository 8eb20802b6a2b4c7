import { monthNames } from './dates.ts';

/** What a question may ask for, and how a sentence shows that it holds such a thing. */
export interface AnswerKind {
  readonly asks: RegExp;
  readonly holds: RegExp;
  /** Whether every answer holds such a thing; else most do. */
  readonly isStrict: boolean;
  /** Whether a date or a time of day is such a thing; numbers of other kinds are looked for beside them only. */
  readonly isOfTime?: boolean;
}

const numberWord =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|' +
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|several|dozen|once|twice';

/** A number in digits, in English or in Chinese words. */
export const count = `(?:\\d[\\d.,]*|\\b(?:${numberWord})\\b|[一二两三四五六七八九十百千万亿半几零]+)`;

const amount = (units: string) => new RegExp(`${count}[\\s-]*(?:${units})`, 'iu');

const duration = (units: string) => new RegExp(`${amount(units).source}|\\b(?:half|quarter of) an? hour\\b`, 'iu');

/**
 * Amounts of money that are of one thing only: what is paid for anything else is no deposit. A sentence that answers has
 * to say which of them it is of, as it need not say that a price is one.
 */
export const ownedAmounts =
  /\b(?:deposit|salary|pension|bonus|tax|wages?|rent|budget|allowance|fine|profit|debt|dividend|revenue|turnover|income|total sales|loss)\b|押金|工资|预算|补贴|保费|保额|资本|(?:经济)?损失|产值|收入|经费/giu;

/** The Chinese words that stand between a number and what is counted. */
export const measureWords =
  '个名位种只条户笔台次篇座层档家辆项张枚册幅卷件起趟头所本块株棵匹间栋亩度级轮根节吨斤岁倍遍页门集届组支艘架套步人' +
  '粒盒瓶袋杯箱票部处颗把班口批场片串道双排份';

/** Who does something, by trade, office or kinship. */
export const persons =
  'actor|administrator|agent|apprentice|architect|artist|author|baker|barber|biologist|bishop|board|boss|boy|brother|builder|butcher|captain|caretaker|carpenter|chairman|chairwoman|chef|chemist|clerk|club|coach|colleague|committee|company|composer|consultant|contractor|cook|council|customer|cousin|daughter|dealer|dentist|designer|director|doctor|driver|editor|electrician|employee|employer|engineer|expert|farmer|father|firm|fisherman|foreman|friend|gardener|geologist|girl|government|group|guard|guest|guide|head|husband|inspector|instructor|insurer|inventor|jeweller|journalist|judge|keeper|king|landlord|lawyer|leader|librarian|manager|mason|mayor|mechanic|member|merchant|midwife|miller|miner|minister|monk|mother|musician|neighbour|nun|nurse|officer|operator|organiser|owner|painter|parent|passenger|pastor|patient|pharmacist|photographer|physician|physicist|pilot|player|plumber|poet|police|porter|president|priest|printer|professor|pupil|queen|receptionist|researcher|resident|sailor|salesman|scientist|sculptor|secretary|seller|servant|sister|smith|soldier|son|staff|steward|student|supervisor|surgeon|tailor|teacher|team|technician|tenant|trader|trainer|treasurer|trustee|uncle|aunt|user|visitor|volunteer|waiter|warden|watchmaker|weaver|widow|widower|wife|worker|writer';

const months = `${monthNames}|spring|summer|autumn|winter`;

/** Names of the calendar are names of nobody and of no place. */
const noDate = `(?!(?:${monthNames}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\\b)`;

const chineseNumber = '[\\d一二两三四五六七八九十百千〇零]';

const englishPerson =
  '\\b(?:Mr|Ms|Mrs|Dr|Sir|Professor)\\.?\\s\\p{Lu}|\\p{Lu}\\p{Ll}+\\s(?:(?:van|von|de|of)\\s)?(?!(?:' +
  'Area|Avenue|Bridge|Hall|Hill|House|Island|Lane|Market|Museum|Park|Place|Quay|Road|Row|Square|Station|Street|Way|Yard)\\b)\\p{Lu}\\p{Ll}+';

/** The most frequent family names; two characters of a given name may follow. */
const familyNames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤俞穆裴葛卫伍岑洪施阮柯温庞霍纪翟凌骆蓝耿倪颜齐欧祝樊岳喻甘祁聂章鲁詹焦柳宁左吉冷靳管柴冉牟关车';

const chinesePerson = `(?:^|[^\\p{Script=Han}]|[长任师员者人士家工叫名由是为给妻夫子女生授监理官辑与和、向事府手的被让请])[${familyNames}]\\p{Script=Han}{1,2}`;

/** Who is meant by an office or as a body. */
const chineseRole =
  '(?:由\\p{Script=Han}{2}|委托|监护人|家长|中心|基金|协会|学会|经理|总监|主管|主任|院长|校长|局长|处长|导师|老师|医生|本人|员工|客户|用户|部门|公司|政府|委员会|管理处|投保人|承租人|出租人|双方|村民|居民|机构|单位|局|部)';

/** A preposition of place before something that is no time, number or deed. */
const somewhere =
  '\\b(?:[Ii]n|[Ii]nto|[Ii]nside|[Aa]t|[Ff]rom|[Oo]n|[Oo]nto|[Tt]o|[Nn]ear|[Bb]eside|[Bb]ehind|[Uu]nder|[Bb]etween|[Oo]pposite|[Oo]utside|[Aa]bove|[Bb]elow)\\s(?:the|an?|his|her|its|their|your|our|each|every)\\s(?!(?:working|first|last|next|same|end|beginning|moment|time|day|night|morning|afternoon|evening|week|month|year|summer|winter|spring|autumn|past|present|way)\\b)|\\b(?:abroad|ashore|here|there|upstairs|downstairs|outside|inside|(?:at|from) home|online|place (?:to|for|where))\\b';

/** A place in a computer: of a file, on the web. */
const path = '(?:^|[\\s("“‘\'])(?:[/~]|\\p{L}:\\\\)[\\w.*<-]*|https?:|www\\.';

/** A question word counts where it is the first of a question: "a tenant who stays" asks for nobody. */
const first = (word: string, more: string) =>
  new RegExp(`^(?:(?!\\b(?:what|which|how|when|where|why|who)\\b).)*\\b(?:${word})\\b|${more}`, 'iu');

/** The first whose words stand in the question counts. */
export const answerKinds: readonly AnswerKind[] = [
  {
    asks: first('why', '\\b(?:reason|what caused|cause)\\b|为什么|为何|原因|起因|为了什么'),
    holds:
      /\bbecause|\bsince\b|\bso that\b|\bdue to\b|\bas\b|\bfor\b|\btherefore|\bmade\b|\bcaus|\breasons?\b|\bby\b|\bcannot\b|\bfrom the\b|因为|由于|因此|所以|以免|否则|使|避免|防止|会|导致|原因|为了|错误/iu,
    isStrict: false,
  },
  {
    asks: first('whose|who|whom', '谁|哪位|什么人'),
    holds: new RegExp(
      `${englishPerson}|\\bby (?:the |an? |\\p{Lu})\\p{L}{2,}|\\b(?:${persons})(?:'?s|s')?\\b|${chinesePerson}|${chineseRole}`,
      'u',
    ),
    isStrict: false,
  },
  {
    asks: /\b(?:what (?:is|was|are|were) (?:the )?names?|(?:is|was|are|were) [^?]* (?:called|named))\b|\b(?:names?|title) of\b/iu,
    holds: new RegExp(`[\\p{Ll},:;]\\s["“*(]*(?!I\\b)${noDate}\\p{Lu}`, 'u'),
    isStrict: true,
  },
  {
    asks: first(
      'where',
      '\\b(?:what|which) (?:city|country|town|place|village|offices?|director(?:y|ies)|folders?|menus?)\\b|哪里|哪儿|在哪|何处|什么地方|哪个[城国省地]|哪座城',
    ),
    holds: new RegExp(
      `\\p{Ll}\\s(?:the\\s)?${noDate}\\p{Lu}\\p{Ll}+|${somewhere}|[在于到至往入由]\\p{Script=Han}{2}|[市省县区镇村路街岸州楼][，。、；\\s]|位于|地处|${path}`,
      'u',
    ),
    isStrict: false,
  },
  {
    asks: /\b(?:in )?(?:which|what) year\b|哪一?年|何年/iu,
    holds: new RegExp(
      `\\b1\\d{3}\\b|\\b20\\d\\d\\b|${chineseNumber}\\s?年|世纪|\\bcentury\\b|\\byears? (?:later|before|after)\\b|同年|次年|年[初底末]`,
      'iu',
    ),
    isStrict: true,
    isOfTime: true,
  },
  {
    asks: first('when (?:was|were|did)|since when', '(?:什么时候|何时|哪一?天)[^？]*的(?:？|$)'),
    holds: new RegExp(
      `\\b1\\d{3}\\b|\\b20\\d\\d\\b|${chineseNumber}\\s?[年月日]|世纪|年[初底末]|同年|次年|当天|\\b(?:century|${months}|years? (?:later|before|after)|last week|first week)\\b`,
      'iu',
    ),
    isStrict: true,
    isOfTime: true,
  },
  {
    asks: first(
      'when|by when|until when|(?:what|which) (?:dates?|days?|months?|times?|hours)',
      '什么时候|什么时间|何时|哪一?[天日月]|几[点月号]|星期几|周几',
    ),
    holds: new RegExp(
      `\\d|\\b(?:${months}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|easter|century|noon|midnight|o'clock|when|after|before|until|(?:first|second|third|fourth|fifth|sixth|seventh|last) \\w+|morning|afternoon|evening|night|${numberWord})\\b|[年月日时点天]|[周星期][一二三四五六日天]|之后|之前|以后|以前|期间`,
      'iu',
    ),
    isStrict: true,
    isOfTime: true,
  },
  {
    asks: /\bhow old\b|\b(?:what|which) age\b|多少岁|几岁|多大年[纪龄]|年龄|享年/iu,
    holds: /\b(?:aged?|years? old|only \d{2}|under \w+|over \d+|at \d+)\b|岁/iu,
    isStrict: true,
  },
  {
    asks: /面积|多大的(?:房间|地方|场地)|\b(?:area|how many (?:acres|hectares|square))\b/iu,
    holds: /平方|亩|公顷|\b(?:square|acres?|hectares?|sq)\b|m²|㎡/iu,
    isStrict: true,
  },
  {
    asks: /\b(?:(?:phone|telephone|hotline|call|extension) numbers?|hotline|extension|telephone)\b|电话(?:号码)?是|热线是|号码是|分机号/iu,
    holds:
      /\d{3,}[-\s]\d{2,}|\d{5,}|\b(?:extension|(?:tele)?phone|hotline|call|ring)\b\D*\d{3,}|(?:电话|热线|分机|拨打|号码)\D*\d{3,}/iu,
    isStrict: true,
  },
  {
    asks: /\bhow (?:long (?:before|does it|did it|may|must|can|is the .*(?:period|term|notice))|far (?:in advance|ahead|before)|early)\b|\bhow many (?:years|months|weeks|days|hours|minutes|seconds)\b|\bnotice\b|多久|多长时间|几[天周]|几个[月小]|多少[天小分秒]|多少个月|期限|寿命|时效/iu,
    holds: duration(
      '(?:working |calendar |business |growing |an? )?(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|decades?|seasons?|characters?|letters|words|lines|digits|bits|bytes)|年|个?月|天|日|小时|个?半小时|分钟|秒|毫秒|周|星期|个?工作日',
    ),
    isStrict: true,
  },
  {
    asks: /\bhow long\b|\b(?:length|duration)\b|多长|长度|几年|多少年/iu,
    holds: duration(
      '(?:working |calendar |business )?(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|decades?|m\\b|[cmk]m|(?:kilo|centi|milli)?met(?:re|er)s?|feet|foot|inch(?:es)?|miles?|pages?|characters?|letters|words|lines|digits|bits|bytes)|年|个?月|天|日|小时|分钟|秒|毫秒|周|星期|个?工作日|公里|米|里',
    ),
    isStrict: true,
  },
  {
    asks: /\b(?:price|costs?|charged?|fees?|fares?|deposit|salary|pension|bonus|tax|in (?:dollars|euros|pounds|yuan)|wages?|rent|budget|expensive|cheap|allowance|fine|profit|debt|dividend|revenue|turnover|income|total sales|how (?:high|large|big|great) [^?]*\bloss(?:es)?|(?<!by )how much (?:[^?]*\bmoney|(?:is|are|was|were|do|does|did|will)\b(?!.*\b(?:weigh|use|hold|drink|eat|grow|need)\b))|how much (?:[^?]*\b)?(?:paid|pay|pays))\b|多少钱|多少元|价格|售价|票价|房价|费用|收费|成本|造价|押金|工资|薪|预算|补贴|保费|保额|资本|(?:经济)?损失|产值|收入|经费/iu,
    holds:
      /[$€£¥]\s?\d|%|\bper ?cent\b|\bfree of charge\b|\bfor free\b|\bgo(?:es)? in free\b|\bfree\b|免费|\bhalf the wage\b|\d[\d.,]*\s*(?:million|billion)|(?:\d[\d.,]*|\b(?:one|two|three|four|five|six|ten|hundred|thousand|million))\s*(?:euros?|pounds?|dollars?|yuan|cents?|pence|crowns?|marks?|usd|eur|gbp|cny|rmb)\b|[\d一二两三四五六七八九十百千万]\s*[万亿]?(?:元|美元|欧元|英镑|块钱)|百分之|不予|不收|不出钱|一半|\d\s?[%％]|[一二三四五六七八九]成/iu,
    isStrict: true,
  },
  {
    asks: /\bhow (?:far|tall|high|wide|deep|thick)\b|\b(?:height|width|depth|distance|altitude|elevation|diameter|thickness|circumference)\b|(?<![率度]有?)多高|多[远宽深厚]|厚度|直径|高度|宽度|深度|距离|海拔|多大的空隙/iu,
    holds: amount(
      'm\\b|cm|mm|km|met(?:re|er)s?|(?:kilo|centi|milli)met(?:re|er)s?|(?:nautical )?miles?|feet|foot|inch(?:es)?|yards?|[厘毫微纳千分]?米|公里|里|英里|percent',
    ),
    isStrict: true,
  },
  {
    asks: /\bhow much (?!(?:is|are|was|were|do|does|did|will|would|can|could|may|must|has|have|had|of)\b)\p{L}+/iu,
    holds: new RegExp(
      `(?<![$€£¥]\\s?)${count}(?![\\d.,]*\\s*(?:million |billion )?(?:dollars?|euros?|cents?|pence|yuan|crowns?|degrees?|pounds (?:an?|per) (?:day|week|month|year))\\b)`,
      'iu',
    ),
    isStrict: true,
  },
  {
    asks: new RegExp(
      `\\bhow (?:many|much|large|big|fast)\\b|\\b(?:what|which) (?:is the )?(?:number|size|speed|frequency|figure)\\b|\\bwhat (?:is|are|was|were) the (?:\\p{L}+ ){1,3}(?:number|size|speed|frequency|limit|resolution)s?(?= (?:of|in|for|on)\\b|\\W*$)|多少|几\\s?[${measureWords}路号]|多[大快少]|第几`,
      'iu',
    ),
    holds: new RegExp(
      `\\d|\\b(?:${numberWord})\\b|[一二两三四五六七八九十百千万亿半几]+\\s?(?:[${measureWords}元天年月分秒周升克米里成日万亿]|[百千万亿]?多|小时|公|平方|毫|厘|千)`,
      'iu',
    ),
    isStrict: true,
  },
];
