/**
 * Questions that stand for names in a list, written as those names: 谁来、坐哪桌、吃不吃素 becomes 姓名、是否参加、桌号、是否吃素. Only
 * what is all of an item counts.
 */
export const askedNames: readonly (readonly [question: RegExp, names: string])[] = [
  [/谁(?:会|要|能)?(?:来|参加|出席|到场)/u, '姓名、是否参加'],
  [/(?:来|去|参|到|出)不(?:来|去|参加|到|到场|出席)|能不能(?:来|去|参加|到)/u, '是否参加'],
  [/(?:一共|总共)?(?:带|来|去)(?:几|多少)(?:个?人|位|口)(?:来)?/u, '人数'],
  [/(?:坐|在|安排)(?:在)?(?:哪一?|几号?)桌/u, '桌号'],
  [/(?<verb>\p{Script=Han})不\k<verb>(?<rest>\p{Script=Han}{1,3})/u, '是否$<verb>$<rest>'],
  [/(?:去(?:的|了)?)?哪(?:一?[个家所间位种款只台辆本门])(?<rest>(?:(?!的)\p{Script=Han}){2,4})/u, '$<rest>'],
  [/(?:医生|大夫)(?:怎么|咋)说(?:的)?/u, '医嘱'],
  [/[开吃用拿配]了?(?:些)?(?:什么|哪些|啥)药/u, '药品'],
  [/谁(?:跟|和|对|打)谁(?:下|打|比|赛)?/u, '选手、对手'],
  [/谁(?:赢|胜)(?:了|出)?/u, '胜者'],
  [
    /谁(?!的)(?:扫地|拖地|洗碗|做饭|倒垃圾|擦黑板|值日|打扫|干活|做家务)(?:谁(?:扫地|拖地|洗碗|做饭|倒垃圾|擦黑板|值日|打扫)){0,5}/u,
    '值日人、值日内容',
  ],
  [/谁借(?:了|走了?)?(?:哪[本个件样])(?<rest>\p{Script=Han}{1,3})/u, '借用人、$<rest>'],
  [/(?:什么时候|啥时候|哪天|几号)(?:该|要)?还/u, '应还日期'],
  [/who(?:['’]s| is| are)? (?:coming|attending|going|comes)(?: to (?:the|our|my) [a-z]+)?/iu, 'name, attending'],
  [/who (?:brings|is bringing|takes) what/iu, 'name, item to bring'],
  [/who (?:has|borrowed|took) (?:which|what) (?<rest>[a-z]+)/iu, 'borrower, $<rest>'],
  [
    /(?:at )?(?:which|what) (?<rest>table|seat|room|bed|plot|shelf|court|desk|floor)(?: (?:they|he|she|it|you) (?:sits?|is|are)(?: at| in)?)?/iu,
    '$<rest>',
  ],
  [/who (?:was|is|were|are) (?:on board|there|present|in)/iu, 'people'],
  [/since when/iu, 'start date'],
];
