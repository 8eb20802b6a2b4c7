/** What a message asks for, where its words alone decide. `restore`: an earlier version, see `versionIn`. `agree`: a bare yes, which only means something where a question was asked. `wish`: everything else. */
export type Intent = 'confirm' | 'agree' | 'undo' | 'redo' | 'restore' | 'deploy' | 'wish';

/** Page and API clients confirm with 'confirm requirement: ... start generating code'. */
const confirmation = /^\s*(?:确认需求|confirm(?:ed)?\s+(?:the\s+)?requirements?)/i;
/** A wish to deploy is all that a message says: what asks of it, tells of it or puts it off is none. No such wish is longer. */
const longestWish = 120;
const politely = /能不能|可不可以|能否|\b(?:can|could|would|will) (?:you|we)\b/iu;
const beginning =
  /^(?:请|帮我|帮忙|麻烦|现在|马上|立刻|直接|那就|那|就|好的?|再|重新|一键|我?要|我?想|能不能|可不可以|能否|ok(?:ay)?\b|yes\b|please\b|now\b|then\b|just\b|let['’]?s\b|go ahead and\b|i(?: want| would like|['’]d like)(?: you)? to\b|(?:can|could|would|will) (?:you|we)\b)[\s,，。!！]*/iu;
const end = /(?:吧|啊|呀|吗|么|谢谢|一下|下|一次|please|thanks|thank you|now|again|today|for me)?[\s,，.。!！~?？]*$/iu;
const app =
  '(?:(?:把|将)?(?:这个|我的|整个|做好的|当前的?|最新的?|新的?)?(?:应用|项目|网站|程序|系统|小程序|版本|它|app))';
const place =
  '(?:到|在|至)(?:[^,，。;；!！\\n]{0,12}(?:云|云端|云上|服务器|主机|机器|本地|本机|线上|环境|平台|集群|容器)|[a-z][a-z0-9 .()_-]{1,30})';
const ofApp =
  "(?:it|this|that|everything|(?:the|my|our|this)(?: [\\w'’-]{1,20}){0,3} (?:app|application|site|website|project|version|tool|system)|(?:version|v) ?\\d{1,4})";
const where = "(?:to|on|onto|via|using|with|without) (?!(?:an?|where|which|what|the home)\\b)[\\w .()'’-]{2,40}";
const deployment = [
  new RegExp(`^${app}?(?:部署|发布|上线)(?:上线|出去|上去)?(?:${app}|第?\\d{1,4}版)?(?:${place})?$`, 'iu'),
  new RegExp(`^(?:re)?(?:deploy|publish|ship|release)(?: ${ofApp})?(?: (?:live|online))?(?: ${where})?$`, 'iu'),
];

function asksToDeploy(message: string): boolean {
  if (message.length > longestWish) return false;
  const isAsked = /[?？吗么][\s?？]*$/u.test(message.trim());
  if (isAsked && !politely.test(message)) return false;
  let wish = message.trim();
  for (let last = ''; last !== wish;) [last, wish] = [wish, wish.replace(beginning, '').replace(end, '')];
  return deployment.some((one) => one.test(wish)) && !/\b(?:later|tomorrow|soon)\b/iu.test(wish);
}

/** Words that are the whole of a message, whatever politeness stands around them. */
const whole = (words: string) =>
  new RegExp(
    `^\\s*(?:(?:请|麻烦|帮我|please)\\s*)?(?:${words})(?:[\\s,，]*(?:吧|了|啊|呀|谢谢|please|thanks))?[\\s.!。！~,，]*$`,
    'i',
  );
const yes =
  '好的?|行|可以|没问题|对|是的?|确认|确定|同意|就这样|开始(?:生成)?|ok(?:ay)?|yes|yep|yeah|sure|confirm(?:ed)?|agreed|go(?: ahead)?|do it|looks good|sounds good|perfect|generate(?: it)?';
const agreement = whole(`(?:${yes})(?:[\\s,，.。!！、]+(?:${yes}))*`);
const newOne = whole(
  "(?:我?(?:要|想要?|是|做|选)*)(?:一?个)?(?:全?新的?(?:一个|应用|那个)?|另外?(?:做)?一个(?:新的?)?(?:应用)?|新建(?:一个)?|前者)|(?:it['’]?s |i (?:want|mean|need|meant) |make |start )?(?:an? |the )?(?:brand )?(?:new|another|different|separate)(?: one| app(?:lication)?)?|the (?:first|former)(?: one)?",
);
const thisOne = whole(
  "(?:我?(?:要|想要?|是|选)*)(?:就|直接|修)?改?(?:现在|当前|目前)?的?(?:这一?个|它|现有的?|原来的?|现在的|当前的)(?:应用)?|(?:修)?改|后者|(?:it['’]?s |i (?:want|mean|meant) )?(?:(?:an? )?(?:change|modification)(?: (?:to|of))?(?: (?:this|it|the (?:current|existing|same))(?: one| app)?)?|(?:change |modify |edit )?(?:this|it|the (?:current|existing|same))(?: one| app)?|the (?:second|latter)(?: one)?)",
);

/** What answers the question whether a sentence means a new app or a change to the one at hand; undefined where nothing does. */
export function appChosen(message: string): 'new' | 'this' | undefined {
  if (newOne.test(message)) return 'new';
  return thisOne.test(message) ? 'this' : undefined;
}

const lastChange =
  '(?: (?:it|that|this|(?:the |my |your )?(?:very )?(?:last|latest|previous|recent) (?:change|step|one|edit|modification)|the changes?|what you (?:just )?did))?';
const chineseChange =
  '(?:一下|一步|上一步|到?上一[步个版]|(?:刚才|刚刚|上次|上一次|这次|最后一次)?的?(?:修改|改动|更改|操作))?';
/** What is said before a change is taken back. */
const onSecondThought = '(?:(?:算了|不对|不行|不好|还是|never ?mind|actually|oops|sorry|no|hmm|wait)[\\s,，.。!！]*)*';
const back = whole(
  `${onSecondThought}(?:(?:撤销|撤消|撤回|回退|后退|退回|还原)${chineseChange}|(?:恢复|回|退)到?上一[步个]?(?:版本?)?|取消(?:刚才|刚刚|上次|上一次|这次|最后一次)的?(?:修改|改动|更改|操作)|(?:改|变|换|还)回(?:来|去|原样)|undo${lastChange}(?: again)?|revert${lastChange}|take (?:it|that|this) back|(?:go|step|roll) (?:it )?back(?: (?:a|one) (?:step|version))?|(?:(?:go )?back to|restore|revert to) the (?:previous|last|earlier) (?:version|one|state))`,
);
const forward = whole(
  `(?:重做|恢复|恢复撤销|取消撤销)(?:一下|一步|(?:刚才|刚刚|上次)?(?:撤销|被撤销)?的?(?:修改|改动|更改|操作))?|redo${lastChange}|(?:restore|reapply) (?:it|that|this|(?:the |my )?(?:change|edit)s?)|(?:put|bring) (?:it|that|this|(?:the |my )?changes?) back(?: again)?`,
);

const chineseDigits = '零一二三四五六七八九十';
const toVersion = whole(
  String.raw`(?:把?(?:项目|应用|它)?)?(?:还原|恢复|回退|退回|回滚|回|切换|返回|撤销|变回|改回)(?:到|为|成|至)?(?:第\s*(?<zh>\d+|[一二三四五六七八九十]+|1)\s*个?版本?|版本\s*(?<zhAfter>\d+)|v\s*(?<zhShort>\d+)|(?<zhFirst>最初|最早|最开始|原始|一开始)的?(?:版本|样子|状态)?)|(?:(?:can|could) (?:you|we) )?(?:go|switch|roll|turn|change|take (?:it|me|us)|bring (?:it|me|us)|revert|restore|reset|undo)(?: (?:it|this|everything|the (?:app|project)|all))?(?: back)?(?: to)? (?:(?:the )?(?:version|ver\.?|v|revision)\s*(?:no\.?|number|#)?\s*(?<en>\d+|one|two|three|four|five)|(?:the )?(?<enFirst>first|original|initial|second|third) (?:version|one|state)|(?:the )?(?<enBegin>beginning|start))`,
);
const englishNumbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  first: 1,
  original: 1,
  initial: 1,
  second: 2,
  third: 3,
};

function chineseNumber(text: string): number {
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['0', text];
  const digit = (word: string, empty: number) => (word === '' ? empty : chineseDigits.indexOf(word));
  return text.includes('十') ? digit(tens, 1) * 10 + digit(ones, 0) : digit(ones, 0);
}

/** The number of the version that a message wants back; undefined where it wants none. */
export function versionIn(message: string): number | undefined {
  const groups = toVersion.exec(message)?.groups;
  if (groups === undefined) return undefined;
  const { zh, zhAfter, zhShort, en, enFirst } = groups;
  const word = zh ?? zhAfter ?? zhShort ?? en ?? enFirst;
  if (word === undefined) return 1;
  if (/^\d+$/.test(word)) return Number(word);
  return englishNumbers[word.toLowerCase()] ?? chineseNumber(word);
}

/** Reads what a message is as a whole; a sentence that only mentions deploying is a wish. */
export function intentOf(message: string): Intent {
  if (confirmation.test(message)) return 'confirm';
  if (agreement.test(message)) return 'agree';
  if (back.test(message)) return 'undo';
  if (forward.test(message)) return 'redo';
  if (versionIn(message) !== undefined) return 'restore';
  return asksToDeploy(message) ? 'deploy' : 'wish';
}

const newApp =
  /(?:重新|另外|改)?(?:做|写|开发|搭建?|创建|新建|生成|设计|弄|搞|整)(?:一?[个款套份]|一张)|^\s*(?:please |now |also |can you |could you |i (?:want|need) (?:you to )?)*(?:make|build|create|write|develop|design)(?: me| us)? (?:an?|another|the following)\b/i;
const partOfApp =
  /(?:页面?|视图|字段|按钮|看板|日历|图表|选项|模式|功能)\s*$|\b(?:page|view|field|column|button|board|calendar|chart|option|mode|feature)s?\s*$/i;
/** Begins what comes on top of the app at hand, unless it names a whole app. */
const addition =
  /^\s*(?:再|还|也|另外|顺便|同时|also|and(?: also)?|plus|in addition|additionally)(?!.*(?:网站|应用|系统|小程序|平台|软件|\bapps?\b|\b(?:web ?)?sites?\b|\bsystem\b))/i;

const furtherThing = /^(\s*(?:再|还|也|另外|顺便|同时)(?:要|帮我|给我)?)(?:做|建立?|创建|新建|弄|搞)(?=一?[个张份])/;
const furtherThingInEnglish = /^(\s*(?:also|and also|plus|in addition|additionally),?\s+)(?:make|build|create)\b/i;

/** A sentence that wants one thing more made in the app at hand, said as adding it: 再做一个读者表 is 再加一个读者表. */
export const asAddition = (message: string): string =>
  addition.test(message) ? message.replace(furtherThing, '$1加').replace(furtherThingInEnglish, '$1add') : message;

const kindOfApp =
  'app(?:lication)?|web ?site|site|system|platform|tool|tracker|planner|organi[sz]er|calculator|shop|store|blog';
/** A list with the names of what it keeps is an app, as a list of something in the app at hand need not be. */
const kindOfList = '(?:list|register|log|catalog(?:ue)?|directory|database|inventory)\\b[^:]{0,60}:';
const wanting =
  "(?:(?:make|build|create|develop|design|write)(?: me| us)?|(?:i|we)(?:['’]d like| would like| need| want)(?: to have)?)";
const wholeApp = [
  new RegExp(
    `^\\s*(?:(?:please|now|hi|hello|ok(?:ay)?)[,!]? )*${wanting} (?:an?|another) (?:[\\w'’-]+ ){0,6}?(?:(?:${kindOfApp})(?=\\s*(?:[:,.!]|$| (?:for|that|where|with|to|of)\\b))|${kindOfList})`,
    'i',
  ),
  /^\s*(?:请|麻烦|帮我|给我|我们?)*(?:(?:想?要|需要|想)(?:有|做|写|开发|搭建?|创建|建)?|做|写|开发|搭建?|创建|新建|生成|设计|弄|搞)一?[个款套份](?:[^，,。:：]{0,20}?)(?:应用|系统|网站|小程序|平台|软件|工具|清单|台账|登记表?|管理)(?=\s*(?:$|[，,。:：;；!！]))/,
];

/** Whether words name a whole app: then they ask for another one, whatever of them could be read as a change. */
export const namesWholeApp = (message: string): boolean =>
  wholeApp.some((pattern) => pattern.test(message)) && !partOfApp.test(message) && !addition.test(message);

/** Whether words that no change was understood from ask for another app instead of the one at hand. */
export const asksForNewApp = (message: string): boolean =>
  (newApp.test(message) && !partOfApp.test(message) && !addition.test(message)) || namesWholeApp(message);
