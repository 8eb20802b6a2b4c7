import { isForeign } from './language.ts';

/** What is said to the assistant rather than about an app. */
export type SmallTalk = 'hello' | 'thanks' | 'about' | 'no' | 'foreign';

const praise =
  '(?:great|nice|good|awesome|amazing|perfect|cool|lovely|beautiful|excellent|wonderful|fantastic|brilliant|neat|super|fine)';
const phrases: readonly (readonly [SmallTalk, string])[] = [
  ['no', 'no(?:pe)?|not (?:now|yet)|不(?:要|行|是|好)?|别'],
  [
    'hello',
    'hi|hello|hey|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day|night)|there|nice to meet you|(?:good)?bye|see you(?: later| soon)?|[你您]们?好|哈[喽啰]|嗨|嘿|[早晚]上好|[早晚]安|[上中下]午好|在吗|在不在|再见|拜拜|很?高兴认识你',
  ],
  [
    'thanks',
    String.raw`(?:many )?thanks(?: a lot| so much| again)?|thank you(?: (?:so|very) much)?|thx|cheers|(?:(?:that|it|this|all|everything)(?: all)?(?:['’]s| is| was| looks| seems| works)? |looks |works |sounds )?(?:so |very |really |pretty |just |too )*${praise}(?: work| job| stuff)?|well done|you(?:['’]re| are) (?:the best|${praise})|i (?:really )?(?:love|like) (?:it|this|that|you)|wow|haha+|lol|never ?mind|nothing(?: more)?|no more|that['’]?s (?:all|it)|谢谢?[你您]?们?|多谢|感谢|辛苦[你您]?|[你您]?(?:太|真|很|好|非常|挺)+(?:棒|好看|好用|好|美|漂亮|厉害|完美|不错|喜欢|满意|赞)|不错|厉害|完美|喜欢|赞|牛|哇|哈哈+|没事|算了|不用了?|没有?别的|就这样|(?:做|干)得(?:真|很|太)?(?:好|棒|不错)`,
  ],
  [
    'about',
    String.raw`(?:so )?(?:who|what) are you|what(?:['’]s| is) your name|what (?:else )?(?:can|could|do|does|should|is) (?:you|this|it|i|we)(?: all)? (?:do|make|ask|say|build|for|able to do|capable of)(?: (?:here|for me|for us|with (?:this|you|it)))?|how (?:do|does|can|should) (?:you|this|it|i|we) (?:work|start|begin|help|use (?:this|you|it))|(?:can you |could you |please )?help(?: me| us)?(?: out)?|how are you(?: doing)?(?: today)?|how(?:['’]s| is) it going|what(?:['’]s| is) up|are you (?:an? )?(?:human|robot|bot|ai|real|person|machine)|tell me (?:a joke|about yourself)|[你您](?:到底)?是(?:谁|什么|干[嘛什]么?的|做什么的)|[你您]叫(?:什么|啥)(?:名字)?|[你您](?:都|还)?(?:能|会|可以)(?:帮我|帮忙|替我|为我)?(?:做|干)?(?:些|点|哪些|到)?(?:什么|啥|哪些事|嘛)事?情?|[你您]有(?:什么|哪些)(?:功能|本事|用处?)|(?:这个?)?(?:怎么|如何)(?:使?用|开始|玩)|(?:使用)?帮助|帮帮我|[你您]是(?:不是)?(?:机器人|人工智能|真人|人|ai)|[你您](?:今天|最近)?(?:好吗|怎么样|还好)|(?:给我)?讲个?笑话|吃了|介绍一?下(?:[你您]自己|自己)`,
  ],
];
const filler =
  '(?:吗|呢|啊|呀|吧|了|啦|哦|哟|哈|嘛|please|so|and|well|oh|ok|那|请问|嗯|my friend|everyone|again|assistant|助手|大家)';
const between = String.raw`[\s\p{P}\p{S}]*`;
const anyOf = phrases.map(([kind, words]) => `(?<${kind}>${words})`).join('|');
const step = new RegExp(`${between}(?:(?:${anyOf})(?![a-z])|${filler}(?![a-z]))`, 'iuy');

/** What a message is to the assistant where it is nothing but that: a greeting, thanks, a question about the assistant itself. */
export function smallTalkIn(message: string): SmallTalk | undefined {
  if (isForeign(message)) return 'foreign';
  const found = new Set<string>();
  let at = 0;
  for (; /\p{L}/u.test(message.slice(at));) {
    step.lastIndex = at;
    const match = step.exec(message);
    if (match === null) return undefined;
    at = step.lastIndex;
    for (const [kind] of phrases) if (match.groups?.[kind] !== undefined) found.add(kind);
  }
  return (['about', 'no', 'thanks', 'hello'] as const).find((kind) => found.has(kind));
}
