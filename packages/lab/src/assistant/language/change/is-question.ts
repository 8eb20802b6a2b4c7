/** What people say before what they mean. */
const opening =
  /^(?:(?:hi|hey|hello|so|and|but|ok|okay|well|just (?:wondering|curious)|quick question|one question|i (?:wonder|was wondering)|please|(?:(?:can|could|would|will) you )?(?:please )?(?:tell me|explain(?: to me)?)|do you know|你好|请问|问一下|问个问题|我想(?:问一?下?|知道)|想问一?下?|那|那么|话说|能?告诉我一?下?|解释一下)[\s,:，：]*)+/iu;

/** Questions that politely wish for something. */
const wishing =
  /^(?:(?:can|could|would|will) (?:you|we|i (?:have|get))|may i|shall we|how about|what about|what if|why (?:not|don['’]?t (?:you|we))|is it possible|would it be possible|any chance)\b|^(?:能不能|可不可以|可以不可以|能否|可否|是否可以|是不是可以|可以|能|要不要?|要么|不如|为什么不|为何不|怎么不|何不)|(?:可以|好|行|怎么样|如何)(?:吗|么|不)?$/iu;

const people = String.raw`(?:users?|people|customers?|visitors?|members?|everyone|anyone|anybody|others|they|strangers|i|the app|this app|the site)`;

const englishQuestion = new RegExp(
  [
    String.raw`^(?:why|what(?! (?:i|we) (?:need|want))|which|whose)\b`,
    String.raw`^how (?:many|much|often|long|big|old|come|do|does|did|is|are|was|can|could|should|would)\b`,
    String.raw`^(?:where|when|who)(?:['’]s)? (?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|the|sees?|adds?|made)\b.*`,
    String.raw`^(?:is|are|was|were|does|did|has) (?:there|it|this|that|these|those|the|an?|my|our|every|each|all|any|\w+)\b`,
    String.raw`^(?:do|have) (?:we|you|they|i|users?|people|tasks?|all|the \w+)\b(?=.*(?:have|need|see|use|\?))`,
    String.raw`^(?:can|could|should|must|may|will|would) ${people}\b(?!.*\b(?:be able|have|get)\b)`,
    String.raw`^(?:should|must|will|would) (?:the|it|there|we|i)\b`,
  ].join('|'),
  'iu',
);

/** Words that order something, at the beginning: what follows is no question whatever it says. */
const chineseOrder =
  /^(?:再|还|也|先|顺便)?(?:加|添|增|新增|删|去掉|去除|移除|改|换|把|将|给|让|设(?:为|成|定|置(?:为|成))|显示|隐藏|按|用|做|建|创建|请|帮|我要|我想要|希望|需要|要有|要能|支持)/u;
const chineseQuestion =
  /为什么|为何|为啥|怎么|如何|什么|哪(?:里|儿|个|些|几|一)|在哪|谁|(?<![好每这那加隔十])几(?:个|条|项|种|页|列|张)|多少|干嘛|何时|有没有|是不是|是否|能不能|会不会|(?:吗|么|呢)$/u;
/** What asks also where no question mark says so. */
const plainChineseQuestion =
  /^(?:为什么|为何|为啥|怎么|如何|什么|哪|谁|有没有|是不是|是否)[^,，]*$|(?:什么(?:的|用|意思|东西|样)?|哪[里儿个些]|谁|多少|几[个条项页种][^,，]{0,3}|吗|呢|怎么用|怎么样|干嘛的?)$/u;
/** “What is now frames should be called combs”: what it begins with only names something. */
const naming = /\b(?:should|must|has to|have to|needs? to|ought to)\b/iu;

/** Whether one sentence asks about what there is, rather than wish for something. */
function asks(sentence: string): boolean {
  const said = sentence.trim().replace(/[?？\s]+$/u, '');
  const plain = said.replace(opening, '');
  if (plain === '') return false;
  // “Could you tell me why …” asks, “could you add …” wishes.
  if (wishing.test(plain)) return false;
  const isMarked = /[?？]\s*$/u.test(sentence);
  if (/\p{Script=Han}/u.test(plain)) {
    if (chineseOrder.test(plain)) return false;
    return (isMarked ? chineseQuestion : plainChineseQuestion).test(plain);
  }
  if (!englishQuestion.test(plain)) return false;
  if (isMarked) return true;
  // “When is it due” asks, “where it is done, hide it” does not.
  return /^(?:when|where|who)\b/iu.test(plain) ? !/[,;]/u.test(plain) : !/^wh/iu.test(plain) || !naming.test(plain);
}

/** A message cut into what asks and what does not. */
export interface Asked {
  readonly questions: readonly string[];
  /** What is left, which may wish for something; empty where all of it asks. */
  readonly rest: string;
}

/**
 * The questions of a message. They end a message or begin it: what stands after a colon or in quotation marks is content,
 * such as the questions of a form.
 */
export function questionsIn(message: string): Asked {
  const sentences = message.match(/[^?？。!！;；\n.]+(?:\.(?=\S)[^?？。!！;；\n.]*)*[?？。!！;；\n.]*\s*/gu) ?? [
    message,
  ];
  if (sentences.length === 1) return asks(message) ? { questions: [message.trim()], rest: '' } : none(message);
  if (/[:："“「『]/u.test(message) && !asks(sentences[0] ?? '')) return none(message);
  const questions = sentences.filter(asks);
  const rest = sentences.filter((sentence) => !questions.includes(sentence)).join('');
  const isThanks = !/\p{L}{2}/u.test(rest.replace(opening, '').replace(/^\s*(?:thanks?|thank you|谢谢|多谢)/iu, ''));
  return {
    questions: questions.map((question) => question.trim()),
    rest: isThanks && questions.length > 0 ? '' : rest,
  };
}

const none = (message: string): Asked => ({ questions: [], rest: message });
