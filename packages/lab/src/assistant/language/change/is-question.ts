/** What people say before what they mean. */
export const opening =
  /^(?:(?:hi|hey|hello|so|and|but|ok|okay|well|just (?:wondering|curious)|quick question|one question|i (?:wonder|was wondering)|please|(?:(?:can|could|would|will) you )?(?:please )?(?:tell me|explain(?: to me)?)|do you know|你好|请问|问一下|问个问题|我想(?:问一?下?|知道)|想问一?下?|那|那么|话说|能?告诉我一?下?|解释一下)[\s,:，：]*)+/iu;

/** Questions that politely wish for something. */
const wishing =
  /^(?:(?:can|could|would|will) (?:you|we|i (?:have|get))|may i|shall we|how about|what about|why (?:not|don['’]?t (?:you|we))|is it possible|would it be possible|any chance)\b|^(?:能不能|可不可以|可以不可以|能否|可否|是否可以|是不是可以|可以|能|要不(?!要)|要么|不如|(?:为什么|为何|怎么)不(?![能可会让是行在见对够])|何不)|(?:可以|好|行)(?:吗|么|不)?$/iu;

const people = String.raw`(?:users?|people|customers?|visitors?|members?|everyone|anyone|anybody|others|they|strangers|i|it(?! be)|the app|this app|the site)`;

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
  /为什么|为何|为啥|怎么|如何|什么|哪(?:里|儿|个|些|几|一)|在哪|谁(?![都也])|(?<![好每这那加隔十])几(?:个|条|项|种|页|列|张)|多少|干嘛|何时|有没有|是不是|是否|能不能|会不会|(?:吗|么|呢)$/u;
/** What asks also where no question mark says so. */
const plainChineseQuestion =
  /^(?:为什么|为何|为啥|怎么|如何|什么|哪|谁(?![都也])|有没有|是不是|是否)[^,，]*$|(?:什么(?:的|用|意思|东西|样)?|哪[里儿个些]|谁|多少|几[个条项页种][^,，]{0,3}|吗|呢|怎么用|怎么样|干嘛的?)$/u;
/** What asks however the sentence begins: whether something is good or needed, what it leads to, which of two it is to be. */
const chineseDoubt = new RegExp(
  [
    String.raw`^(?:我们?|你(?:觉得|认为|说)?|是不是|到底|究竟)*(?:要不要|该不该|应不应该|需不需要|用不用|有没有必要|有必要|是不是[要该])`,
    String.raw`(?:(?:好|行|对|妥|值|合|要|该|用)不(?:好|行|对|妥|值得?|合适?|要|该|用)|怎么?样|如何|怎么办|为什么|咋办)(?:呢|啊|呀|[加删改留换去]|好看)?$`,
    String.raw`(?:会|还|是|有|该|需要|必要|合适|好看|值得|影响|可惜|安全)[^,，]{0,14}(?:吗|么|呢)$`,
    String.raw`(?:会不会|能不能再|还能不能)[^,，]*(?<!字段|选项|[栏项列])$`,
    String.raw`还是[^,，]*(?:好|呢)$|([^,，]{1,3})还是[^,，]*\1$`,
    String.raw`[吗么][,，](?:没|不|要是|如果|若|否则)`,
    String.raw`(?:什么|哪里|哪些?|哪个|多少)(?:影响|后果|区别|好处|坏处|变化|问题|用|事|地方|好|呢|数据|东西)*$`,
  ].join('|'),
  'u',
);
/** What asks beside one of these only where a question mark says so. */
const chineseMarkedDoubt = /还是|什么|怎么|哪[里个些一]|多少|为啥|(?<!可以|好|行)(?:吗|么)$/u;
const politeTag = /(?:可以|好|行|能)(?:吗|么|嘛)$/u;
/** “…, or is it needed?”, “…, will it be missed?”: the order before it is what is asked about. */
const doubtfulTail =
  /,\s*(?:or\b|(?:is|are|was|will|would|does|do|did|should) (?:it|that|this|they|there|we|i|the|any\w*)\b(?! (?:be )?(?:ok|okay|fine|possible|all ?right|good)\b))/iu;
const englishDoubt =
  /^(?:if .+,\s*(?:then )?(?:what|will|would|is|are|does|do|can|how|should)\b|whether\b|(?:i['’]?m |i am )?(?:not sure|unsure)\b|do you (?:think|recommend|suggest)\b)|^(?:can|could|may|might) (?!you\b|we\b|i\b).+ be (?:removed|deleted|dropped|undone|restored|changed|renamed|exported|shared|edited)\b/iu;
const englishMarkedDoubt =
  /^(?:is|are|was|were|am|does|did|do|has|have|had|will|should|would(?! you\b)|isn['’]t|aren['’]t|doesn['’]t|won['’]t|shouldn['’]t|wouldn['’]t) /iu;

/** “What is now frames should be called combs”: what it begins with only names something. */
const naming = /\b(?:should|must|has to|have to|needs? to|ought to)\b/iu;

/** What stands in quotation marks or brackets says nothing about the sentence. */
const quoted = /["“「『《(（][^"”」』》)）\n]{0,80}["”」』》)）]/gu;

/** Whether one sentence asks about what there is, rather than wish for something. */
export function asks(sentence: string): boolean {
  const said = sentence.trim().replace(/[?？\s]+$/u, '');
  const plain = said.replace(opening, '');
  if (plain === '') return false;
  const isMarked = /[?？]\s*$/u.test(sentence);
  const isChinese = /\p{Script=Han}/u.test(plain);
  const bare = plain.replace(quoted, '').replace(/(?<=.)[:：].*$/u, '');
  if (isChinese && !politeTag.test(plain)) {
    if (chineseDoubt.test(bare)) return true;
    if (isMarked && !wishing.test(plain) && chineseMarkedDoubt.test(bare)) return true;
  }
  if (!isChinese && (englishDoubt.test(plain) || (isMarked && doubtfulTail.test(plain)))) return true;
  // “Could you tell me why …” asks, “could you add …” wishes.
  if (wishing.test(plain)) return false;
  if (isChinese) {
    if (chineseOrder.test(plain)) return false;
    return (isMarked ? chineseQuestion : plainChineseQuestion).test(plain);
  }
  if (isMarked && englishMarkedDoubt.test(plain)) return true;
  if (!englishQuestion.test(plain)) return false;
  if (isMarked) return true;
  // “When is it due” asks, “where it is done, hide it” does not.
  return /^(?:when|where|who)\b/iu.test(plain) ? !/[,;]/u.test(plain) : !/^wh/iu.test(plain) || !naming.test(plain);
}
