import type { FieldType } from '@toolbench/contracts/assistant/app-model.ts';

/** What the end of a name, or a word in it, tells about values; the first that fits counts. */
const chineseRules: readonly (readonly [RegExp, FieldType])[] = [
  [
    /^(?:是否|有无|有没有|能否|能不能|可否|要不要|会不会|是不是|已(?!.{1,4}[数量额钱]$))|(?:与否|\p{Script=Han}没|没有|完了|好了|[了过]吗|吗)$|(\p{Script=Han})没\1|^(\p{Script=Han})[没不]\2/u,
    'boolean',
  ],
  [/(?:邮箱|邮件|e-?mail)$/i, 'email'],
  [/(?:电话|手机|手机号|座机)$/, 'phone'],
  [/(?:网址|链接|图片|照片|图|封面|视频|附件|主页|截图|url)$/i, 'url'],
  [
    /(?:日期(?:和|与|及)?|\p{Script=Han}{2}(?<!有效|营业|开放|工作|服务|上班|创建|更新))时间$|(?:起飞时间|到达时间|会议时间|发生时间|比赛时间|面试时间|上课时间|入场时间|到店时间)$/u,
    'date-time',
  ],
  [/(?:营业|开放|工作|服务|上班)时间$/, 'text'],
  [/(?:日期|日|时间|生日|年月)$/, 'date'],
  [/(?:评分|星级|打分|满意度|评星|几星)$/, 'rating'],
  [
    /(?:价格|价|金额|费用|费|工资|薪资|收入|支出|成本|预算|租金|押金|余额|总额|款|金|奖金|利润|资金|小计|合计)$/,
    'money',
  ],
  [/(?:几|多少)(?:钱|块|元)$|[付差垫欠][了]?多少$/u, 'money'],
  [/(?:几|多少)(?:公?斤|毫?升|公里|米|厘米|个?小时|千?克|度)$|^ph(?:值)?$/iu, 'decimal'],
  [/[吃坏剩用喝卖做了到](?:几|多少)(?:\p{Script=Han}{0,2})$/u, 'integer'],
  [
    /(?:^|[^\p{Script=Han}]|了|有)多少[个间根杯次人天只件本张份瓶条块斤趟]|几(?![点号月日时何乎楼层])\p{Script=Han}|(?:名次|排名)$/u,
    'integer',
  ],
  [/(?:数量|人数|次数|天数|年龄|页数|数|年限|库存|件数|层数|楼层|积分|得分|步数|分钟|年份|票数|岁)$/, 'integer'],
  [
    /(?:重量|体重|身高|长度|宽度|高度|面积|体积|温度|湿度|率|比例|里程|距离|时长|工时|小时|浓度|血糖|温|载重|承重|尺度|水温|室温|[食水奶药用运产销料油气]量)$/,
    'decimal',
  ],
  [
    /(?:备注|描述|说明|内容|介绍|详情|详细情况|地址备注|意见|建议|简介|总结|心得|感想|日志|步骤|过程|经过|病史|要求|摘要|正文|记录)$/,
    'long-text',
  ],
];

const englishRules: readonly (readonly [RegExp, FieldType])[] = [
  [
    /^(?:is|has|was|can|whether|did|needs?)\b|\b(?:yes\/no|or not|done|completed|finished|paid|enabled|available|sold|returned|confirmed|approved|checked|settled|packed|yet|flag)$/,
    'boolean',
  ],
  [/\be-?mail(?: address)?$/, 'email'],
  [/\b(?:phone|telephone|mobile|cell)(?: number| no)?$/, 'phone'],
  [/\b(?:url|link|website|photo|image|picture|cover|avatar|logo|video|screenshot|portfolio)s?$(?<!we cover)/, 'url'],
  [
    /\b(?:da(?:te|y) and time|datetime|timestamp|start time|end time|arrival time|departure time|[a-z]+(?:ed|en) at|sent at)$/,
    'date-time',
  ],
  [
    /^date\b|\b(?:date|deadline|day|birthday|dob|expiry|due|since|watered|visited|read on)$|\b(?:date|day) of\b|^last [a-z]+ed$|^(?:day|date) (?:it|they|he|she|of|when)\b|\bpromised for$/,
    'date',
  ],
  [/\b(?:rating|stars?|satisfaction)$/, 'rating'],
  [
    /\b(?:price|cost|amount|fee|salary|budget|total|revenue|income|wage|rent|deposit|balance|profit|payment|spent|msrp|value|donation|sales|bill|estimate|quote|fine)s?$/,
    'money',
  ],
  [
    /\b(?:quantity|count|number of .+|qty|age|year|pages|stock|score|points|story point|minutes|seats|attendees|guests|people|floors?|days|weeks|months|times|reps|sets|votes|wins|losses|goals|level|capacity|calories|steps taken|(?<!\b(?:kilos|grams|liters|litres|hours|kwh) )(?<=\w{3,}s )left)$|^(?:number of|how many)\b|^(?:max|min|maximum|minimum)\.? [a-z]+s$/,
    'integer',
  ],
  [
    /\b(?:weight|height|length|width|depth|area|volume|temperature|humidity|percent(?:age)?|rate|ratio|distance|mileage|hours|duration|size in .+|gpa|latitude|longitude|kg|km|kwh|liters?|litres?|kilos?)$|\b(?:kilos?|liters?|litres?|kwh) \w+$/,
    'decimal',
  ],
  [
    /\b(?:notes?|description|comments?|content|details?|bio|message|summary|instructions?|remarks?|body|address notes|feedback|review|story|reason|history|requirements?|thoughts|reflections?|takeaways?)$/,
    'long-text',
  ],
];

/** The type that values of a field with this name most likely have. */
export function inferType(name: string): FieldType {
  const rules = /\p{Script=Han}/u.test(name) ? chineseRules : englishRules;
  return rules.find(([pattern]) => pattern.test(name.trim().toLowerCase()))?.[1] ?? 'text';
}
