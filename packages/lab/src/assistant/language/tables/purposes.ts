import type { AppFamily } from '@toolbench/contracts/assistant/app-model.ts';

/**
 * What people want an app for, where they do not say what kind it is: “I keep forgetting which plants I watered”. With their
 * weight as in family-cues.ts: from 4 on the purpose says the kind outright, and a sentence with one asks for an app.
 */
export const purposes: readonly (readonly [family: AppFamily, weight: number, pattern: RegExp])[] = [
  ['todo', 5, /家务(?:分工|安排|表)|需求池|(?:谁|轮到谁)(?:来|去)?(?:倒垃圾|拖地|洗碗|打扫|做饭|值日)/gu],
  ['todo', 4, /老?(?:是|总)?忘(?:了|记)(?:要)?(?:做|办|交|回复)|(?:还没|没)(?:做|办|弄)完的(?:事|活)/gu],
  [
    'todo',
    5,
    /\b(?:homework|chore|wedding|moving|party) (?:planner|checklist)\b|\bbugs? list\b|\bbacklog\b|\bforget(?:ting)? to\b/giu,
  ],
  ['todo', 3, /\bwho(?:['’]s| is) responsible\b/giu],
  ['records', 5, /值[日勤](?:表|安排|生)|\bduty (?:rota|roster)\b/giu],
  [
    'tracker',
    7,
    /(?:会员|员工|学生|学员|成员|社员|志愿者|同事|同学|队员|球员|孩子|老人|职工)的?(?:上课|上班|进馆|到店|到场)?(?:签到|打卡)(?!站|地|点)|\b(?:members?|employees?|staff|students?|volunteers?|players?|pupils?|workers?) (?:check[ -]?ins?|sign[ -]?ins?|clock[ -]?ins?)\b|\b(?:check|sign|clock)[ -]?ins? (?:\w+ )?(?:for|of) (?:(?:my|our|the|all|gym) )*(?:members|employees|staff|students|volunteers|players|pupils|workers)\b/giu,
  ],
  ['notes', 5, /错题本|记灵感|(?:方子|秘方|菜谱|想法|灵感).{0,6}记(?:下来|一记|一下)|随手(?:一条|写|记)/gu],
  [
    'notes',
    5,
    /\b(?:keep|save|collect) (?:the |my |all )?(?:quotes|ideas|thoughts|snippets)\b|\bjot (?:down|things)\b/giu,
  ],
  ['blog', 6, /写.{1,14}?(?:给|让|跟)(?:别的|其他)?.{1,6}?(?:看|读|分享)|校报|班刊|院刊|电子报/gu],
  [
    'blog',
    6,
    /\bwrite (?:about|on) .{2,40}?\b(?:people|others?|readers?|everyone|friends|public|world)\b.{0,8}\b(?:read|follow|see)\b|\b(?:newspaper|changelog|gazette)\b/giu,
  ],
  ['shop', 5, /(?:街坊|顾客|客人|粉丝|邻居|同学|大家|别人).{0,12}?(?:下单|订货|来买|购买)|能下单/gu],
  ['shop', 5, /转让|(?:出|卖)(?:掉)?(?:闲置|旧物|二手)/gu],
  [
    'shop',
    6,
    /\bmerch\b|\b(?:put|add) (?:them|it|things|items) (?:in|into|to) (?:a|the|their) (?:basket|cart|bag)\b/giu,
  ],
  [
    'booking',
    5,
    /(?:客人|顾客|学生|学员|家长|患者|病人|大家|别人)(?:来|可以|能)?(?:找我)?约(?!会)|(?:订|约|租)(?:场子|场地|包间|位子|房间)/gu,
  ],
  ['booking', 4, /开(?:民宿|客栈|旅馆|酒店)|(?:一|半|几)个?小时一[段块格]/gu],
  [
    'booking',
    5,
    /\b\d+[ -]?min(?:ute)?s? (?:time )?slots?\b|\bbook (?:a|an|their|the|in)\b.{0,24}?\b(?:slot|time|lesson|table|room|session|visit|jab|chair|court)\b|\b(?:pick|choose|reserve) an? (?:time|slot|hour)\b/giu,
  ],
  ['contacts', 5, /跑(?:保险|业务|销售)|(?:供应商|客户|商家|校友|单位)(?:名录|名单)|校友录|(?:记住|维护)(?:老)?客户/gu],
  [
    'contacts',
    5,
    /\bkeep tabs on (?:\w+ )?(?:donors|clients|customers|leads|people|contacts|members)\b|\bstay in touch\b|\bkeep in touch with\b/giu,
  ],
  [
    'inventory',
    5,
    /(?:冰箱|冰柜|柜子|衣柜|仓库|库房|抽屉|储物间|车库|家里).{0,10}?(?:有啥|有什么|还剩|剩多少|过期)|(?:器材|设备|工具|物资|模具)台账/gu,
  ],
  [
    'inventory',
    5,
    /\b(?:what(?:['’]s| is| do (?:i|we) have)?|stuff|things) (?:left |still )?in (?:my|our|the) (?:\w+ )?(?:freezer|fridge|pantry|garage|attic|basement|closet|storage|cupboard|shed|cellar|locker|drawer)\b|\bstock (?:for|of|in)\b|\b(?:run|running|ran) out of\b/giu,
  ],
  [
    'inventory',
    4,
    /\bwho (?:has |have )?(?:borrowed|took|checked out) (?:what|which|my|our|the)\b|\btool (?:crib|library)\b/giu,
  ],
  ['inventory', 3.5, /谁(?:借|拿|领)走?了|每人最多借|借期|超期/gu],
  [
    'expenses',
    6,
    /日记账|流水账|(?:花|用)(?:的|掉的?|了的)钱|钱(?:都)?(?:花|用)(?:到|在)?哪|谁(?:垫|付|掏|请(?!假))(?:了|的)?(?:钱|多少)?|欠(?:我|谁)?(?:多少)?钱/gu,
  ],
  [
    'expenses',
    6,
    /\bwhere (?:does|did|do|is|has) (?:all )?(?:my|our|the) money (?:go|going|gone)\b|\bwho (?:paid|owes)\b|\bsplit(?:ting)? (?:the )?(?:costs|rent|bills|expenses)\b|\b(?:trip|travel|running|project) costs\b/giu,
  ],
  [
    'tracker',
    5,
    /监督(?:我|自己)|(?:老|总)?是?忘(?:了|记)?(?:哪|有没有|是不是|什么时候).{0,8}?过|戒(?:烟|糖|酒|奶茶|手机)/gu,
  ],
  [
    'tracker',
    4,
    /每次(?:跑|练|测|训练|喂|喝|吃|量|打|换|去之前)|(?:喂养|成长|训练|治疗|复健|康复|作息)(?:记录|日记)/gu,
  ],
  ['tracker', 4, /(?:喂|跑|练|睡|喝|吃|走)了(?:多少|几)/gu],
  [
    'tracker',
    5,
    /\bforget(?:ting)? (?:which|when|whether|if|what|how)\b|\b(?:quit|give up|cut down on|no) (?:sugar|smoking|coffee|alcohol|drinking|snacks)\b|\b\d+[ -]?days?\b.{0,12}\bchallenge\b|\bchallenge\b.{0,8}\b\d+ days?\b/giu,
  ],
  [
    'tracker',
    4,
    /\bsee (?:if|whether|how) (?:my|our|the) .{3,60}\b(?:better|improve\w*|grow\w*|change\w*|develop\w*)\b|\b(?:after|before|at) (?:each|every) (?:training|session|workout|practice|meal|match|game|run)\b/giu,
  ],
  [
    'survey',
    6,
    /(?:统计|问问?|了解|调查|征求|收集)(?:一?下)?.{1,14}?(?:想去哪|想吃|想要什么|意见|同不同意|愿不愿意|怎么看|有没有空|几点方便)|同不同意|匿名(?:打分|评价|填写)|(?:年会|比赛|活动|节目)报名/gu,
  ],
  [
    'survey',
    6,
    /\bask (?:the|my|our|all) (?:\w+ ){1,3}?(?:where|what|when|which|how|if|whether|about)\b|\bfind out (?:what|where|when|who|how) (?:people|everyone|everybody|my|our)\b|\bfollow[ -]?up questions\b|\bwould you (?:come|recommend|buy|pay)\b/giu,
  ],
  ['dashboard', 6, /老板(?:要|想|得)?(?:看|盯)|用(?:图|图表|曲线)看看?/gu],
  [
    'dashboard',
    6,
    /\bshow (?:me|us) .{0,24}?\b(?:kpis?|numbers|figures|stats|metrics)\b|\b(?:graphs?|charts?) of\b/giu,
  ],
  [
    'calculator',
    8,
    /算(?:一下|个|出|一?算)?(?:报价|总评|总价|工资|房贷|月供|税|用量|绩点)|(?:输入|填上?).{2,30}?[,，](?:就|再|能)?(?:帮我)?(?:自动)?(?:算出?|得出)/gu,
  ],
  [
    'calculator',
    8,
    /\bwork(?:s|ing)? out (?:how (?:many|much)|the)\b|\b(?:tip|bill|cost|rent|check) splitter\b|\b(?:estimate|figure out) how (?:many|much)\b/giu,
  ],
  ['landing', 6, /(?:想|要)(?:要)?有?一?个网页|请柬|请帖|邀请函|喜帖|(?:讲讲|介绍)(?:一下)?.{2,24}?(?:的事|的故事)/gu],
  ['chat', 6, /(?:能|可以)(?:说说?话|聊聊?天?|唠嗑|吐槽)的地方|匿名提问|互相留言|留(?:一)?句话/gu],
  [
    'chat',
    6,
    /\bleave (?:an?|their|your|some) (?:[\w-]+ ){0,2}?(?:messages?|notes?|wish(?:es)?|words?|greetings?)\b|\btalk (?:to|with) each other\b|\bask (?:\w+ )?questions\b.{0,24}\banswer\b/giu,
  ],
  ['api', 9, /(?:给|供)(?:小程序|前端|客户端|app|安卓)(?:同学)?(?:调|用)|不要(?:页面|界面)|只要接口/giu],
  ['api', 6, /\bbackend only\b|\b(?:no|without) (?:pages|frontend|front end|ui)\b/giu],
  [
    'tracker',
    4,
    /每(?:天|晚|周|个?月|年)(?:都|要|得)?(?:点|勾|量|测|称|吃|记|打卡)(?:一下|一次|个勾|一记)?|(?:吃|喝|做|练|写|打)没(?:吃|喝|做|练|写|打)/gu,
  ],
  ['tracker', 4, /\btick (?:off|it|them)\b|\bkeep an eye on\b|\b(?:every|each) (?:morning|night|evening)\b/giu],
  ['expenses', 5, /(?:每个?月|每年|一共|总共|各).{0,14}?(?:花|用)了?多少钱?|(?:电费|水费|房租|燃气费|话费)/gu],
  [
    'survey',
    4,
    /(?:想|来)?(?:收集|征集|摸底)一下|填报|接龙|让(?:大家|顾客|客人|同学|家长|用户)(?:来)?(?:评价|打分|选|填)/gu,
  ],
  [
    'survey',
    3,
    /\b(?:students?|people|guests?|staff|everyone|members?|customers?|parents?|users?|visitors?|colleagues|volunteers?) (?:to|can|could|should) (?:hand in|submit|send in|fill (?:in|out)|register|apply|sign up|vote|answer|rate)\b/giu,
  ],
  ['survey', 5, /(?:来|去|参)不(?:来|去|参加)|能不能(?:来|去|参加)|\btell (?:me|us) (?:if|whether)\b/giu],
  ['booking', 5, /寄养|凑车|拼车|拼桌|班车|选(?:班次|时段|场次)|\bon[- ]call\b/giu],
  ['calculator', 8, /(?<![预结打核清验推])算(?!是|了)(?:出|一下)?.{0,6}?(?:费|钱|价|税|分|工资|用量)(?:用)?的$/gu],
  ['landing', 5, /\bon (?:one|a single) page\b/giu],
  ['shop', 4, /团购/gu],
  // What is asked of somebody is put on record, and so are orders that are listed, homework that is marked.
  ['records', 7, /(?<!报名|报销|求职|入会)申请(?:单|表|审批|登记)*(?=[,:。;、\s]|$)/gu],
  ['records', 8, /订(?:货|单)(?:登记|记录|汇总|统计)?(?:表|台账|簿|本)|订单(?:登记|记录|台账)/gu],
  ['records', 8, /\border (?:sheet|log|book|list|records?)\b/giu],
  [
    'records',
    8,
    /^(?:(?:make|build|create|give me|(?:i|we) (?:need|want)) )?(?:an? |the |my |our )?(?:table|spreadsheet|grid|list|register) of (?:(?:all|my|our|the) )*(?:[a-z]+ )?orders\b/giu,
  ],
  ['records', 6, /(?:批改?|判|改|阅)(?:作业|作文|试卷|卷子)/gu],
  ['records', 6, /\b(?:grading|marking|correcting) (?:of )?(?:homework|essays|papers|tests|exams)\b/giu],
  ['tracker', 5, /(?:提醒|按时|记得|别忘了?|忘了?).{0,8}(?:吃药|服药|喝药|打针)|(?:吃药|服药|打针)(?:提醒|记录)/gu],
  ['tracker', 5, /\b(?:remind|forget(?:ting)?)\b.{0,16}\b(?:pills?|medicines?|meds|medication|insulin)\b/giu],
];

/** Who somebody is, which says nothing on what the app is about: 我是开民宿的, “nurse here”. */
export const roles: readonly RegExp[] = [
  /^(?:班主任|老师|医生|护士|教练|律师|会计|店长|老板|师傅|家长)(?=[批改判阅记收查登算看管排]\p{Script=Han}{1,6}(?:用|的))/u,
  /^(?:我们?)(?:是|在|做)[^,。;:、]{1,14}?的?[,。;:]/u,
  /^[^,。;:、]{2,8}的,(?=我|想|要|帮|给|需要)/u,
  /^[^,。;:、]{1,6}(?:老师|店长|阿姨|师傅)用[,。;:]|^(?:老师|老板|师傅|亲|大神|朋友)(?=[,我]|帮|给)/u,
  /^(?:班主任|宿管阿姨|宿管|护士长|物业|村干部|教练|店长|老板)(?:要|想|用来|用)?(?:[,。;:]|(?=登记|记录|看|统计|管理|要|想))/u,
  /^(?:(?:as an? |(?:i['’]?m|i am|we['’]?re|we are) (?:an? )?)(?:[\w&'’-]+ ){0,4}?[\w-]+)(?:,|\.|:| and (?=(?:i |we )?(?:want|need|would)))/iu,
  /^(?:[\w-]+ ){1,3}here\s*[-:,.]/iu,
  /^(?:\w+ )?(?:coach|nurse|teacher|doctor|baker|barber|florist|farmer|librarian|therapist|trainer|landlord|photographer|student|manager)\s*:/iu,
];
