/** What may be done with records. */
export type Right = 'see' | 'add' | 'change' | 'delete';

const rightWords: Readonly<Record<Right, { readonly en: string; readonly zh: string }>> = {
  see: {
    en: 'see|read|view|look (?:at|up)|browse|find|visit|know(?: about)?',
    zh: '看得[到见]|看[到见]|查看|访问|读取|阅读|浏览|可见|知道|打开|进入|[看读查见]',
  },
  add: {
    en: 'add|create|submit|send(?: in)?|fill(?: in| out)?|post|insert|put in|write',
    zh: '添加|新增|增加|填写|提交|录入|登记|[加填写]',
  },
  change: {
    en: 'change|edit|update|modify|alter',
    zh: '修改|编辑|更改|改动|更新|维护|改',
  },
  delete: { en: 'delete|remove|erase|wipe', zh: '删除|删掉|清空|删' },
};
/** Words for all of it. */
const useWords = { en: 'use|access|open|enter|manage|get (?:in|into|at)|control', zh: '使用|管理|操作|用' };
const rightNames = ['see', 'add', 'change', 'delete'] as const;
const everything: ReadonlySet<Right> = new Set(rightNames);

const anyVerb = (language: 'en' | 'zh') =>
  [...rightNames.map((right) => rightWords[right][language]), useWords[language]].join('|');
const verbs = `(?:${anyVerb('en')})\\b(?:(?:,| and| or|, and|, or|\\/| &) ?(?:${anyVerb('en')})\\b)*`;
const verbsInChinese = `(?:${anyVerb('zh')})(?:(?:和|或者?|、|,|并且?|及|与|以及|\\/)?(?:${anyVerb('zh')}))*`;

const wordsOf = (right: Right) =>
  new RegExp(
    `\\b(?:${rightWords[right].en}|${useWords.en})(?:e?d|able)?\\b|${rightWords[right].zh}|${useWords.zh}`,
    'iu',
  );
/** The rights that verbs name; none is to see. */
export function rightsIn(said: string): ReadonlySet<Right> {
  const verbsAlone = said.replace(/管理员|使用者|用户|\bopen(?= (?:only |just )?(?:to|for)\b)/giu, '');
  const named = rightNames.filter((right) => wordsOf(right).test(verbsAlone));
  return new Set(named.length === 0 ? ['see' as const] : named);
}

const owner =
  "(?:i|me|myself|us|we|ourselves|(?:the (?:app['’]?s )?)?owners?|(?:the |an? )?admin(?:istrator)?s?|(?:the |my |our )(?:\\w+ )?(?:managers?|boss|team|staff|family|partner|wife|husband|employees|colleagues|secretary|assistant|doctors?|teachers?|organi[sz]ers?)|staff|managers|authori[sz]ed (?:people|users|staff))";
const all =
  '(?:any ?one|any ?body|every ?one|every ?body|all (?:people|users|visitors)|the (?:whole |general )?(?:public|world|internet)|strangers)';
const others =
  '(?:others|other (?:people|users|visitors)|strangers|visitors|outsiders|the (?:general )?public|customers|people|users|(?:any|every) ?(?:one|body)(?: else)?|the (?:rest|others))';
const can =
  '(?:(?:can|may|could|should|shall|must|will|would|is|are|am|gets?|has|have) )?(?:only |also |still |then )?(?:be )?(?:(?:able|allowed|permitted|supposed) to |to )?';
const cannot =
  "(?:can ?not|can['’]?t|must not|mustn['’]?t|may not|should not|shouldn['’]?t|shall not|will not|won['’]?t|do not|don['’]?t|never|can never|(?:are|is) ?n[o'’]t (?:able|allowed|permitted|supposed) to|(?:aren|isn)['’]?t (?:able|allowed|permitted) to) (?:be able to )?(?:ever )?";
const what =
  '(?: (?:it|them|this|that|these|those|everything|anything|all(?: of (?:it|them))?|(?:(?:all|any|the|its|their|my|our|these|those) )*(?:lists?|entry|entries|records?|data|details|info(?:rmation)?|app|pages?|site|contents?|submissions?|responses?))\\b)?';
/** Who has or asks for an account, which other words of the sentence are about. */
const accounts =
  '(?:(?:registered|signed|logged|verified|paying|approved)\\b|(?:members?|users?|customers?|clients?|visitors?|guests?|strangers?|people|every ?(?:one|body)|any ?(?:one|body)|they|the first|one|two|three|a few|some)\\b)';
/** Somebody by whatever name: “the parents”, “my boss”, “Karin”. */
const somebody = "(?:(?:the|my|our|any|other|all) )?(?:[a-z][\\w'’-]* )?[a-z][\\w'’-]*";
const may = '(?:can|may|should|must|is allowed to|are allowed to|gets? to|has to|have to)';
const mayNot =
  "(?:can ?not|can['’]?t|must not|mustn['’]?t|may not|shall not|should not|shouldn['’]?t|(?:is|are) ?n[o'’]t (?:allowed|permitted|supposed) to) (?:be able to )?(?:ever )?";
/** Only people do these: a shop may not open and a price must not change, but neither sees or deletes anything. */
const ofPeople = `(?=(?:${rightWords.see.en}|${rightWords.delete.en}|${rightWords.change.en}|add|create|post|insert|write)\\b)(?!(?:find|visit|know)\\b)(?!(?:change|update|write|post)\\b(?! (?:or|and|any|the|it|them|these|those|what)\\b|,))${verbs}`;
const object = "(?: (?!(?:and|but|while|who|that|which|if|when|unless|until|only)\\b)[\\w'’-]+){0,4}";
const joint = '(?:(?:,? ?\\b(?:so that|so|that|which|where|and|but|while|though)) )?';
const state =
  '(?:visible|viewable|accessible|available|readable|editable|open|shown|seen|read|viewed|edited|changed|added|deleted|shared|limited|restricted|reserved)';
const being =
  "(?:(?:is|are|be|being|it['’]?s|should be|must be|can be|may be|to be|only|which (?:is|are)|that (?:is|are)) ){0,6}";
const container =
  '(?:lists?|logs?|apps?|applications?|pages?|sites?|websites?|(?:note|address)?books?|diary|diaries|journals?|notes|trackers?|databases?|register|registry|directory|records?|files?|archive|tables?|sheets?|calendars?|boards?|planners?|organi[sz]ers?|systems?|tools?|collections?|catalogu?e|inventory|blog|data|entries|managers?|crm|dashboards?|wiki|budgets?|expenses?|finances?|ledgers?|wish ?lists?|to-?dos?|tasks|contacts|album|vault|memos?|agenda|schedules?|portal|area|api)';
/** What “private” goes with to name a thing: private lessons are for everybody. */
const notAccess =
  '(?!(?:lessons?|tutor\\w*|class(?:es)?|rooms?|part(?:y|ies)|events?|practice|clinics?|coach\\w*|chefs?|hire|schools?|messages?|sessions?|equity|keys?|sector|train\\w+|bests?|loans?|injury|data|details|info\\w*|e-?mails?|phones?|address(?:es)?|numbers?|assistants?|shoppers?|stylists?|transport|librar(?:y|ies)|holidays?|speaking|health|relations|parks?|toilets?|service)\\b)(?!(?:[\\w-]+ ){0,3}(?:fields?|columns?|check ?box(?:es)?|box(?:es)?|options?|flags?|property|properties)\\b)';

const me =
  '(?:我们?(?:自己|本人|一个人)?|自己|本人|店主|管理员|老板|店长|主人|所有者|拥有者|站长|负责人|(?:我的?)?(?:团队|家人|内部|员工|工作人员|医生|老师))';
const only = '(?:只有|仅有|只限|仅限|只供|仅供|唯有|只给|只让|只允许|仅允许|只|仅)';
const able = '(?:一个人|自己|本人)?(?:才)?(?:能够?|可以?|有权|允许|来)?';
const allInChinese = '(?:所有的?人|任何人|每个人|人人|大家|谁|公众|陌生人|游客|路人|外人|全世界)';
const othersInChinese =
  '(?:别人|他人|其他的?人|其他用户|外人|陌生人|外界|游客|访客|路人|顾客|客户|大家|任何人|所有人|谁|公众)';
const accountsInChinese =
  '(?:注册|登录|登陆|认证|会员|用户|客户|顾客|访客|游客|大家|所有|任何|每|[一二两三四五六七八九十\\d]|它|这|那|其中|前|为什么|为何|怎么|谁)';
const objectInChinese = '(?!为|成[负零\\d]|到)\\p{Script=Han}{1,8}';
const whatInChinese = '(?:它们?|这些|其中)?(?:的?(?:全部|所有)?(?:内容|数据|记录|信息|资料|名单|列表|页面))?';

/** A way of saying who may do what; the group `noun` is what it is said of. */
export interface Way {
  readonly pattern: RegExp;
  readonly who: 'owner' | 'everyone' | 'own';
  /** Where the words do not name them. */
  readonly rights?: ReadonlySet<Right>;
}

const way = (who: Way['who'], source: string, rights?: ReadonlySet<Right>): Way => ({
  who,
  pattern: new RegExp(source, 'giu'),
  ...(rights && { rights }),
});
const see: ReadonlySet<Right> = new Set(['see' as const]);
const add: ReadonlySet<Right> = new Set(['add' as const]);

/** In the order in which they are tried: what denies comes before what allows, and whole clauses before single words. */
export const ways: readonly Way[] = [
  way(
    'own',
    `${joint}(?:every ?one|every ?body|each (?:\\w+)|visitors|users|people|customers|they) (?:can |may |should |must )?(?:only )?sees? (?:only )?(?:their|his|her|his or her) own(?: \\w+)?`,
    add,
  ),
  way(
    'own',
    `(?:每个?人|各人|大家|用户|访客|各自|顾客|客户)?(?:都)?(?:各自)?只能?看得?到?(?:各自|自己)(?:的|提交的|填写的)(?:记录|内容|数据|信息)?`,
    add,
  ),
  way(
    'own',
    `(?:,? ?\\b(?:and|with|plus|but|has|having)\\b ){1,4}(?:an? |the )?public (?:[\\w-]+ ){0,2}?(?:forms?|sign-?up(?: page)?|questionnaire|(?:submission|registration|entry|contact) page)\\b(?: (?:to|for|where|so|that)\\b[^,.;]*)?`,
    add,
  ),
  way('own', `\\bpublic (?=(?:[\\w-]+ ){0,2}?(?:forms?|sign-?up|questionnaire|survey|registration)\\b)`, add),
  way(
    'own',
    `(?<=[^\\s])[,、;。和及]?(?:并|再|还)?(?:有|要|带|配|加)?(?:一?个|一份)?公开的?\\p{Script=Han}{0,4}?(?:表单|填写页面?|提交页面?|报名页面?)(?:来?(?:添加|填写|提交|登记|新增)[^,。;、]*)?`,
    add,
  ),
  way('own', '公开的?(?!课|赛|信|招)(?=\\p{Script=Han}{0,4}?(?:表单|报名表?|登记表|问卷|报名))', add),
  way(
    'everyone',
    `${joint}\\b(?:(?:should|must|need|do|does|is|are|be|has|have|shall|can|may)(?:n['’]?t| not) (?:to )?(?:be |stay |remain |kept |keep )*(?:private|confidential|secret|hidden)(?: any ?more| any longer)?|(?:(?:should|must|shall|is|are|be) )?no longer (?:be |stay )?(?:private|confidential|secret|hidden))\\b`,
    see,
  ),
  way(
    'everyone',
    '(?:不再|(?:不用|不必|不需要?|不要|无需|取消|解除|别)(?:再)?)(?:是|要|需要|设为)?(?:保密|私密|私有|机密|隐藏)(?:了)?|(?:取消|解除)(?=\\p{Script=Han}{1,6}?的?(?:保密|私密|隐藏))|(?<=(?:取消|解除)\\p{Script=Han}{1,6}?)的?(?:保密|私密|隐藏)',
    see,
  ),
  way('owner', '(?<=(?:取消|停止|终止|关闭|撤下|撤销|收回)\\p{Script=Han}{1,8}?)的?(?:公开|对外开放)(?:状态)?', see),
  way('owner', `${joint}\\bonly ${owner} ${can}${verbs}${what}`),
  way('owner', `${joint}\\bonly (?!${accounts})${somebody} ${may} ${ofPeople}${what}`),
  way('owner', `${joint}\\b${owner} alone ${can}${verbs}${what}`),
  way('owner', `${joint}\\b(?:i am|i['’]?m) the only (?:one|person) (?:who |that )?${can}${verbs}${what}`),
  way(
    'owner',
    `${joint}\\bno(?:body| ?one)(?: else)?(?: (?:but|except|other than|apart from|besides) ${owner})? ${can}${verbs}${what}`,
  ),
  way(
    'owner',
    `${joint}\\b${others}(?: (?:but|except|other than|apart from|besides) ${owner})? ${cannot}${verbs}${what}`,
  ),
  way(
    'owner',
    `${joint}\\b(?!it\\b|this\\b|that\\b|i\\b|we\\b|you\\b|${owner}\\b)${somebody} ${mayNot}${ofPeople}${object}`,
  ),
  way(
    'owner',
    ` ?\\bbut (?:they )?(?:can|may|must|should)?(?: ?not|n['’]t) (?:to )?(?=(?:${rightWords.change.en}|${rightWords.delete.en})\\b)${verbs}${what}`,
  ),
  way('owner', `${joint}(?:do not|don['’]?t|never) (?:let|allow) ${others}(?: to)? ${verbs}${what}`),
  way(
    'owner',
    `${joint}${being}(?:only|just|solely|exclusively) ${state}(?: and ${state})* (?:to|by|for|with) ${owner}\\b`,
  ),
  way(
    'owner',
    `${joint}${being}\\b${state}(?: and ${state})* (?:only|just|solely|exclusively) (?:to|by|for|with) ${owner}\\b`,
  ),
  way(
    'owner',
    `${joint}${being}\\b${state}(?: and ${state})* (?:to|by|for|with) (?:(?:only|just|nobody but|no one but) ${owner}|${owner} (?:only|alone))\\b`,
  ),
  way('owner', `${joint}${being}(?:limited|restricted|reserved) (?:to|for) ${owner}\\b`, see),
  way(
    'owner',
    `${joint}${being}(?:(?:only|just) for (?:me|myself|us|our own|my team|my own)(?: use| eyes)?|for my (?:own )?eyes only|for me (?:only|alone))\\b`,
    see,
  ),
  way(
    'owner',
    `${joint}${being}(?:hidden|kept|concealed|protected|invisible|not ${state}) (?:from|to|by|for|with) ${others}\\b`,
    see,
  ),
  way('owner', `${joint}${being}(?:not|never|non-?)[ -]?public(?:ly ${state})?\\b`, see),
  way(
    'owner',
    `${joint}${being}(?:password[- ]protect(?:ed|ion)|(?:protected|secured|locked|guarded) (?:by|with|behind) (?:a |my |the )?password|behind (?:a |my |the )?password|(?:needs?|requires?|asks? for|only with) (?:a |my |the )?password(?: (?:to|for) ${verbs}${what})?)`,
    everything,
  ),
  way(
    'owner',
    `${joint}\\b(?:(?:please )?(?:keep|make|set|keeping|making|setting) (?:(?:it|them|everything|this|all|(?<noun>(?:all )?(?:the|my|our|these|those) (?:[\\w-]+ ){0,2}?[\\w-]+)) )?|(?:is|are|be|stays?|remains?|kept|must be|should be) )(?:to be |be )?(?:strictly |completely |fully |totally |all )?(?:private|confidential|secret)(?: and (?:private|confidential|secret))?(?: to (?:me|us))?\\b`,
    see,
  ),
  way(
    'owner',
    '(?<=(?:^|[,;:.(])\\s*)(?:strictly |completely )?(?:private|confidential|secret)(?: and (?:private|confidential))?(?: to (?:me|us))?(?=\\s*(?:[.)!]|$))',
    see,
  ),
  way(
    'owner',
    `\\b(?:strictly |completely )?(?:private|confidential|secret),? (?:and (?:private|confidential) )?${notAccess}(?=(?:[\\w'’-]+ ){0,3}?${container}\\b)`,
    see,
  ),
  way(
    'owner',
    `\\bpersonal ${notAccess}(?!(?:[\\w-]+ )?(?:blogs?|(?:web)?sites?|(?:home)?pages?|portfolios?)\\b)(?=(?:[\\w'’-]+ ){0,2}?${container}\\b)`,
    see,
  ),
  way('owner', `\\b(?:privately|confidentially)\\b`, see),
  way('owner', `(?:但是?|而且|并且?|不过|且)?${only}${me}${able}${verbsInChinese}${whatInChinese}的?`),
  way(
    'owner',
    `(?:但是?|而且|并且?|不过|且)?(?:只有|仅有|唯有|只允许|仅允许|只让)(?!${accountsInChinese})\\p{Script=Han}{1,6}?才?(?:能够?|可以?|有权|允许)(?:${verbsInChinese}|记(?=$|[,。;、]))${whatInChinese}的?`,
  ),
  way(
    'owner',
    `(?<=^|[,。;、])(?!${accountsInChinese})\\p{Script=Han}{1,4}?(?:都|也|们|一律)*(?:不能够?|不可以?|不得|不准|不许|不应该?)(?=看|查看|删|修改|编辑|更改)(?:${verbsInChinese})${objectInChinese}`,
  ),
  way(
    'owner',
    `(?:但是?|而且|并且?|不过|且)?(?:(?:不要|不能|不准|别)(?:再)?(?:让|给)|不让|别让|别给|不给|不想让|不能让|不准|禁止|避免|防止)${othersInChinese}(?:随便|随意)?${verbsInChinese}${whatInChinese}`,
  ),
  way(
    'owner',
    `(?:但是?|而且|并且?|不过|且)?(?:除了?${me}(?:以外|之外|外)?,?)?${othersInChinese}(?:都|也|们|一律)*(?:看不[到见了]|读不到|进不[来去]|打不开|[删改加]不[了掉]|(?:不能够?|不可以?|不得|不准|不许|无法|没法|不应该?)(?:${verbsInChinese}))${whatInChinese}的?`,
  ),
  way(
    'owner',
    `(?:需要?|要|凭|输入?|用|有)密码才?(?:能|可以?)?(?:${verbsInChinese})${whatInChinese}|密码保护的?|加(?:上|个)?密码保护的?`,
    everything,
  ),
  way(
    'owner',
    '(?<!是否|能否|可否|有无|有没有)(?:对(?:外|别人|他人|公众))?(?:完全|严格)?(?:不(?:对外)?公开|不对外开放|非公开|保密|机密|私密|私有|私人(?!教练|[订定]制|医生|飞机|课|助理|影院|诊所|老师|家教|厨师|司机|会所|医院|律师|信息|电话|邮箱))(?!\\p{Script=Han}{0,6}(?:字段|[栏列级]|选项|协议|范围|状态))的?',
    see,
  ),
  way('everyone', `${joint}\\b${all} (?:to )?${can}${verbs}${what}`),
  way(
    'everyone',
    `${joint}\\b(?:guests|visitors|others|strangers|people) (?:can|may) (?:also |only |just )?(?:${rightWords.add.en})\\b(?=\\s*(?:[,.;]|$))`,
  ),
  way(
    'everyone',
    `${joint}${being}(?:publicly )?${state}(?: and ${state})* (?:to|by|for|with) ${all}\\b|${being}publicly ${state}\\b`,
  ),
  way(
    'everyone',
    `${joint}\\b(?:(?:please )?(?:keep|make|set|keeping|making|setting) (?:(?:it|them|everything|this|all|(?<noun>(?:all )?(?:the|my|our|these|those) (?:[\\w-]+ ){0,2}?[\\w-]+)) )?|(?:is|are|be|stays?) )public\\b`,
    see,
  ),
  way('everyone', '(?<=(?:^|[,;:.(])\\s*)public(?=\\s*(?:[.)!]|$))', see),
  way('everyone', `\\bpublic ${notAccess}(?=(?:[\\w'’-]+ ){0,3}?${container}\\b)`, see),
  way(
    'everyone',
    `(?:但是?|而且|并且?|不过|且)?(?:让)?${allInChinese}(?:都|也|均)?(?:能够?|可以?|有权|允许)${verbsInChinese}${whatInChinese}的?`,
  ),
  way(
    'everyone',
    '对(?:所有人|任何人|大家|外|公众|外界)(?:公开|可见|开放)的?|(?:所有人|任何人|人人)可见的?|(?<!是否|能否|可否|有无|有没有|不)公开(?!\\p{Script=Han}{0,6}(?:字段|[栏列]|选项)|课|赛|信|招|日|时|状|程|范|级|的?(?:页|网|主页|首页|地方))的?',
    see,
  ),
];

const kept =
  "(?:(?:please )?(?:keep|make|set|keeping|making|setting|leave)) (?<noun>(?:[\\w'’-]+ ){1,4}?)(?:to be |be |as )?(?:strictly |completely |fully |all )?";
const atEnd =
  '(?: (?:to|for|from) (?:me|us|the owner))?(?=\\s*(?:[.,;:!?]|$|\\b(?:and|but|please|now|again|too|also|by default|any ?more|any longer)\\b))';
const looksAt = '(?:see|view|read|browse|look at|access)';
const looksAtInChinese = '(?:看得?[到见]|查看|浏览|访问|可见|看)(?!的)';

/** What is said of the records that there are; in the wish for an app the same words say what it is about. */
export const waysOfChange: readonly Way[] = [
  way(
    'owner',
    `${joint}\\b${kept}(?:private|confidential|secret|hidden|invisible|concealed|non-?public)\\b${atEnd}`,
    see,
  ),
  way(
    'owner',
    `${joint}\\b(?:hide|conceal|withhold|keep) (?<noun>(?:[\\w'’-]+ ){0,4}?)(?:away )?from ${others}\\b`,
    see,
  ),
  way('owner', `对${othersInChinese}(?:都|全部)?(?:隐藏|保密)|(?:瞒|藏)着?${othersInChinese}`, see),
  way('everyone', `${joint}\\b${kept}(?:public|visible|viewable)\\b${atEnd}`, see),
  way(
    'everyone',
    `${joint}\\b(?:(?:show|display|reveal|publish|open)(?:ing)?|(?:expos|disclos|shar)(?:e|ing))(?: up)? (?<noun>(?:[\\w'’-]+ ){0,4}?)(?:to|with|for) (?:${all}|${others})\\b`,
    see,
  ),
  way(
    'everyone',
    `${joint}\\b(?:every|any) ?(?:one|body) (?:but|except(?: for)?|other than|apart from) (?:(?:the|my) )?[\\w-]+ ${can}${verbs}`,
  ),
  way('everyone', `${joint}\\b(?:let|allow|have|enable|permit) ${others}(?: to)? ${looksAt}\\b${what}`, see),
  way('everyone', `(?:让|给|允许|向|对)${othersInChinese}(?:都|也)?(?:能够?|可以?)?${looksAtInChinese}`, see),
  way(
    'everyone',
    `(?:显示|展示|公布|开放|展现|透露|泄露)给${othersInChinese}|[对向]${othersInChinese}(?:显示|展示|公布|展现)`,
    see,
  ),
];
