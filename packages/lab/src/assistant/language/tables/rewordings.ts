/**
 * How people word wishes that the commands know in another form: each fits a clause as a whole and says exactly the same. What
 * would have to be guessed stays as it is and is refused.
 */
export const rewordings: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^补(?:上|充)?(?:一?个)?(?=.)/u, '加一个'],
  [/^(.{1,10}?)那一?(?:块|部分|摊)(?:内容)?(?:整个|全部?|都)?(?:去掉|删掉|删了?|不要)$/u, '去掉$1'],
  [/^([^,和]{1,10})和([^,和]{1,10}?)(?:全?都)(?:得填|要填|必填|必须填写?|不能为空|不能空着?)$/u, '$1、$2必填'],
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
    /^(.{2,30}?) (?:shouldn['’]?t|should not|needn['’]?t|need not|doesn['’]?t (?:need|have) to|does not (?:need|have) to) be (?:mandatory|required|obligatory|filled(?: in| out)?|given)$/i,
    '$1 is optional',
  ],
  [
    /^([\w ]{2,24}?) and ([\w ]{2,24}?) (?:are|should be|must be)(?: both)? (required|mandatory|optional|unique)$/i,
    '$1 and $2 must be $3',
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
  // Fields, wished for without a word for adding.
  [/^(?:再|还|也)?(?:要|得)?(?:(?:弄|搞|来)一?个|整一个)(?=["“「]|.{2,12}$)/u, '加一个'],
  [/^(?:再|还|也)?(?:要|得)?(?:记|写|填|留|登记)(?:一下|上|下)([^,]{2,14})$/u, '加一个$1字段'],
  [/^([^,把给]{2,12})也(?:要|得|需要)(?:有|记|填|写|留|加)?(?:一下|上)?$/u, '加一个$1'],
  [/^(?:再|还)?(?:加|添|增加|多)上?一?[列栏]([^,]{2,12})$/u, '加一个$1字段'],
  [/^\+\s*(?=\S)/u, 'add '],
  [
    /^(?:also )?(?:record|note(?: down)?|track|log|ask for|store) (?:the |an? |their |its |each |every )?([\w ]{2,30})$/i,
    'add a $1 field',
  ],
  [
    /^(?:(?:we |i )?(?:also |still )?(?:need|want)s? |have )(?:an? )?["“']?([\w -]{2,30}?)["”']? (?:box|field|column|entry|input)(?:,? (?:for |as |which is )?(?:an? )?(\w+))?$/i,
    'add a $1 ($2) field',
  ],
  [
    /^(?:(?:we |i )?(?:also |still )?(?:need|want)s? )(?:an? )?check ?box (?:for |whether |if )?(?:it['’]?s |it is |they are )?["“']?([\w ]{2,30}?)["”']?$/i,
    'add a $1 checkbox field',
  ],
  [/^an? ["“']([\w ]{2,30}?)["”'] (?:box|field|column)(?:,? (?:an? )?(\w+))?$/i, 'add a $1 ($2) field'],
  // Choices.
  [
    /^(?:the )?([\w ]{2,20}?) (?:needs?|should (?:also )?have|could use|gets?|is missing|lacks)(?: an?| another| one more)(?: (?:new|extra|second|third|fourth|fifth|sixth|additional|more))? (?:level|option|choice|value|stage|step|state|status|category)[:,]?(?: called| named| for)? ["“']?([\w ]{2,24}?)["”']?$/i,
    'add option $2 to $1',
  ],
  [
    /^(?:for |in |under )?(?:the )?([\w ]{2,20})[:,] ?(?:replace|swap|change|rename) ["“']?(.{1,24}?)["”']? (?:with|for|to|by|into) (.{1,24})$/i,
    'rename "$2" in $1 to $3',
  ],
  [/^([^,:]{1,8})[:,](?:把|将)(.{1,10}?)(?:换|改)[成为叫](.{1,10})$/u, '把$1里的“$2”改名为“$3”'],
  [
    /^add (\w[\w ]{1,20}) as an? (?:new |extra )?(stage|status|category|priority|type|level)$/i,
    'add "$1" to the $2 options',
  ],
  [/^([^,]{1,8}?)(?:还)?(?:要|得)?(?:能|可以)(?:够)?选(?:择)?["“]([^"”,]{1,10})["”]$/u, '给$1加选项$2'],
  [
    /^(?:we |i )?(?:need|add|want) (?:\w+ )?more (status|stage|type|level|option)(?:es|s)?\s*:\s*(.+)$/i,
    'add options $2 to $1',
  ],
  // Rules.
  [
    /^(?:nobody|no one|no[- ]?body|you|people|users?|we|it) (?:should |must |can |may |could )?(?:not |n['’]t |never )?(?:be (?:able|allowed|possible) to )?(?:can['’]?t |cannot )?(?:save|submit|add|send|create)(?: \w+){0,3} without (?:an? |the |giving |entering |filling in )*(.+)$/i,
    '$1 is required',
  ],
  [
    /^(?:没有?填?|不填|没写)([^,]{1,10}?)(?:的话)?,?(?:就)?(?:不能|不许|不让|不可以)(?:保存|提交|新建|添加)$/u,
    '$1必填',
  ],
  [/^(.{1,10}?)(?:不用填|不填也可以|填不填都行|不必填写?)$/u, '$1可以不填'],
  [
    /^([\w ]{2,20}) and ([\w ]{2,20}) (?:must|should|have to|need to) (?:both |all )?be (?:filled(?: in| out)?|given|entered)$/i,
    '$1 and $2 must be required',
  ],
  [
    /^([\w ]{2,20}) (?:doesn['’]?t|does not) (?:have|need) to be (?:required|filled(?: in)?|given|there)$/i,
    '$1 is optional',
  ],
  // What goes.
  [
    /^([^,]{1,10}?)(?:这一?[栏列项个块])?(?:没什么?用|没用|用不上|多余),(?:就|给我|直接)?(?:删|去|拿)(?:掉|了|除)?$/u,
    '删除$1',
  ],
  [/^(?:ditch|scrap|lose|kill|cut|axe|toss|omit|leave out|strip out|throw out|skip) (?:the |all )?(?=\w)/i, 'remove '],
  [
    /^(?:i|we|you|they)?\s*(?:(?:really )?(?:don['’]?t|do not|never|no longer) (?:really |even )?(?:need|want|use|care about)) (?:the |any |an? )?([\w ]{2,24}?)(?:,?\s*(?:so )?(?:remove|drop|delete) (?:it|them|that))?$/i,
    'remove the $1',
  ],
  // Pages and kinds of records.
  [
    /^(?:想|要|希望)?(?:能)?(?:在|用)(日历|看板|图表|画廊)(?:页面?)?(?:上|里|中)?(?:看|查看|看到|看见)([^,]{1,8})$/u,
    '用$1显示$2',
  ],
  [/^按照?([^,]{1,8}?)(?:也|再|还)?(?:来|加|做|弄|要|画|出)一?[个张](看板)(?:页面?)?$/u, '加一个按$1分列的看板'],
  [
    /^按照?([^,]{1,8}?)(?:也|再|还)?(?:来|加|做|弄|要|画|出)一?[个张](?:统计)?(?:图表?)(?:页面?)?$/u,
    '加一个按$1统计的图表',
  ],
  [
    /^(?:再)?(?:画|做|来|弄|加|出)一?[张个](?:统计)?图表?,?(?:来)?(?:看看?|显示|统计)?(?:每个|每种|各个?)([^,]{1,8}?)的([^,]{1,10})$/u,
    '加一个按$1统计$2的图表',
  ],
  [
    /^(?:put|show|see|display) (?:the |all |my )?([\w ]{2,20}?) (?:on|in|as) an? (board|kanban board|chart|graph) by ([\w ]{2,20})$/i,
    'add a $2 by $3',
  ],
  [
    /^(?:group|organi[sz]e|put|file|bundle|collect) (?:the |all |my |our )?([a-z]+s) (?:in|into|under) (?:different |several )?(?!weeks|months|days|years|columns|pages|sections|tabs|lists)([a-z]+s)$/i,
    'each $1 belongs to a $2',
  ],
  [/^([\w]+s) (?:should|must|can|may) be able to (?:rate|give stars to) (?:the )?([\w]+)$/i, 'add a rating to $2'],
];
