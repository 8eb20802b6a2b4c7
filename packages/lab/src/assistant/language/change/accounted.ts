import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { featurePhrases, pagePhrases } from '../words/feature-lexicon.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { nounPhrases } from '../words/noun-lexicon.ts';
import { numberOf, numberPattern } from '../words/numbers.ts';
import { tokenise } from '../words/tokens.ts';
import { effectsOf, type Effect } from './effects.ts';
import { findMentions, type Mention } from './named/mentions.ts';
import { both, refuse, type Outcome } from './outcome.ts';
import { entitiesNamed, fieldsNamed } from './resolve.ts';

/*
 * Where something is taken away, or a rule is made for what is there, every word of the clause must be accounted for: as the
 * name of what it is done to, as what is set, or as one of the few words that such a wish is made of. A clause that says
 * more (who did it, when, for which records, all but what) may mean something else: of it is asked, and nothing is done.
 */

type Words = Readonly<Record<'zh' | 'en', string>>;

/** Words that a wish of any kind may have. */
const anyWish: Words = {
  zh: '请|麻烦|帮忙|帮|把|将|给|替|为|让|我们|我|你|的|了|掉|吧|啊|呀|呗|啦|也|再|还|就|都|先|直接|一下|一|全部|全|整个|完全|根本|实在|可以|能|要|想|需要|谢谢|多谢|最好|从|里面|里头|里|中|上面|上|那边|这边|这|那|个|项|栏|列|条|块|部分|和|跟|与|以及|还有|并且|而且|且|但是?|吗|么|嘛|所以|就是|不过|字段|选项|选择|属性|现在|已经|太|它们?|一定|绝对|必须|应该|应|得|每|所有',
  en: "so|the|an?|this|that|these|those|my|our|your|its|their|all|any|both|each|every|whole|entire|please|pls|just|also|now|then|and|but|ok|okay|can|could|would|will|should|must|shall|may|has|have|had|needs?|ought|you|we|i|me|us|it|them|they|of|from|in|on|for|to|at|as|with|is|are|be|been|too|thanks|thank|again|well|instead|fields?|columns?|options?|choices?|like|want|let['’]?s|go|really|always|ones?",
};

const wordsOf: Readonly<Record<Effect['kind'], Words>> = {
  removal: {
    zh: '删除|删掉|删去|删了|删|去掉|去除|去了|移除|拿掉|取消|隐藏|撤掉|撤下|清掉|不要|不需要|不想要|不再需要|不必要|用不着|用不上|没什么用|没用|多余|没必要|表单|按钮|相关|内容|东西',
    en: "remove|removed|delete|deleted|drop|dropped|scrap|ditch|get rid|take|throw|kill|lose|cut|axe|toss|omit|leave out|strip|skip|hide|gone|(?:don['’]?t|do not|no longer|never) (?:really |even |actually )?(?:need|want|use|care about)|no longer needed|not needed|isn['’]?t needed|aren['’]?t needed|no more|no|without|pointless|useless|unnecessary|superfluous|out|away|off|up|about|anymore|any more|altogether|completely|everything|stuff|thing|value|entry|entries|property|button|box|part|forms?",
  },
  rule: {
    zh: '必填|必须|填写|填|写|输入|录入|提供|保存|提交|通过|漏掉?|缺|留空|留|空着?|空白|为|是|成|设置?|改|变|标记|变成|不能|不可以?|不许|不准|不让|不得|不允许|不用|不必|不|允许|别|选填|可选|可|非|唯一|重复|重名|重|一样|相同|同样|不再|没有|没|存|出现|两次|他们?|她|别人|大家|同一|否则|不然|才行|才|行|也行|有|两个|两|任何|人|谁|无需|取消|去掉|限制|要求|规则|随便',
    en: "make|set|mark|let|keep|required|mandatory|obligatory|compulsory|optional|unique|different|distinct|duplicates?|duplicated|repeat(?:ed|s)?|same|twice|filled?|fill(?:ing)?|out|given|entered|enter|present|empty|blank|missing|left|not|n['’]t|cannot|can['’]?t|mustn['’]?t|shouldn['’]?t|doesn['’]?t|don['’]?t|needn['’]?t|isn['’]?t|aren['’]?t|do|does|no|two|nobody|anyone|people|users?|able|possible|allowed|sav(?:e|ed|ing)|submit(?:ted)?|without|longer|numbers?|must-have|anything|share|twins?|or|need not|remove|rule|requirement|there",
  },
  bound: {
    zh: '取消|去掉|删除|删掉|删|移除|清除|清空|没有|不设|不再|不能|不可以?|不许|不准|不得|不会|不要|别|超过|超出|大于|小于|高于|低于|多于|少于|最多|最少|最大|最小|最高|最低|至多|至少|不超过|不低于|不少于|上限|下限|封顶|打底|起步|起|写|填|范围|在|之间|之内|以内|以下|以上|到|至|限制?|控制|为|是|设置?|改|成|字符?|字数|长度|长|个字|太|短|负数?|为负|零|数|的数|才行|只能?|才|行|好看|不|元|块钱?|分|岁|次|公斤|千克|千米|kg|克|米|厘米|分钟|小时|天',
    en: "remove|drop|delete|clear|lift|get rid|without|any|there|bounds?|max(?:imum)?|min(?:imum)?|limit(?:ed)?|up|most|least|no|not|never|more|less|fewer|than|over|under|above|below|between|within|beyond|exceed|go|gets?|longer|shorter|higher|lower|larger|bigger|smaller|greater|long|short|characters?|chars?|letters?|cannot|can['’]?t|mustn['’]?t|shouldn['’]?t|don['’]?t|doesn['’]?t|do|does|negative|zero|only|make|set|cap(?:ped)?|keep|range|or|allow(?:ed)?|at|value|numbers?|length|points?|years?|minutes?|hours?|kg|km|cm",
  },
  preset: {
    zh: '取消|去掉|删除|删掉|删|移除|清除|清空|没有|不设|不再|不要|默认|缺省|预设|初始|一开始|开始|新建|新增|新|时候|时|值|状态|为|是|用|设置?|成|改|都|先|填|自动|显示|选中|算|今天|当天|现在|当前|否|没有特别|说明|不填|没填',
    en: 'default|defaults|by|start|starts|starting|begin|begins|initially|initial|new|newly|created|added|make|set|use|value|state|when|if|nothing|else|said|chosen|selected|today|now|yes|no|true|false|pre-?(?:selected|filled)|filled|same|status',
  },
};

/** Words parted by bars, those within brackets left whole, the longest first. */
const longestFirst = (words: string): string =>
  (words.match(/(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^|()[\]])+/gu) ?? [])
    .toSorted((one, other) => other.length - one.length)
    .join('|');

/** What kinds of records and pages may be called besides. */
const ofWhole: Words = {
  zh: '页面|页|视图|数据表|表|数据|记录|列表|功能|模块',
  en: 'pages?|views?|tabs?|screens?|tables?|records?|entity|kinds?|lists?|feature|section|module',
};

/** Each word is taken once and for all, so that no text makes this try every way of cutting it. */
const closed = new Map(
  Object.entries({
    ...wordsOf,
    whole: { zh: `${wordsOf.removal.zh}|${ofWhole.zh}`, en: `${wordsOf.removal.en}|${ofWhole.en}` },
  }).map(([kind, { zh, en }]) => {
    const chinese = longestFirst(`${zh}|${anyWish.zh}`);
    const english = `(?<![a-z])(?:${longestFirst(`${en}|${anyWish.en}`)})(?![a-z])`;
    return [kind, new RegExp(String.raw`^(?:(?=(${chinese}|${english}|n['’]t|[^\p{L}\p{N}]))\1)*$`, 'iu')];
  }),
);

/** Why something is wished may stand behind it. */
const reason =
  /(?:\b(?:because|since (?:it|we|they|i|you|nobody|no one|the)|as (?:it|we|they|nobody)|so that)\b|因为|反正|毕竟).*$/iu;
const numerals = new RegExp(numberPattern, 'giu');

/** Whether a name of a clause is that of something that the wish is about, or of what it is a part of. */
const isOf = (effects: readonly Effect[], { entity, fields, choices }: Mention): boolean =>
  effects.some(
    (one) =>
      (entity !== undefined && entity.name === one.entity) ||
      [...fields, ...choices].some((other) => other.entity.name === one.entity && other.field.name === one.field),
  );

interface Place {
  readonly start: number;
  readonly end: number;
}

const blank = (text: string, { start, end }: Place) =>
  `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`;

/** The clause without what is set and without the names of what that is done to, by their labels or by the lexicon. */
function withoutNames(model: AppModel, clause: string, effects: readonly Effect[]): string {
  const owners = model.entities.filter(({ name }) => effects.some(({ entity }) => entity === name));
  const isMeant = ({ start, end }: Place) => {
    const words = clause.slice(start, end);
    return owners.some(
      (owner) =>
        entitiesNamed([owner], words).length > 0 ||
        fieldsNamed(owner, words).some(({ name }) => effects.some(({ field }) => field === name)),
    );
  };
  const tokens = tokenise(clause);
  const isOfPage = effects.some(({ kind, field }) => kind === 'removal' && field === undefined);
  const inLexicon: readonly Place[] = [...fieldPhrases.find(tokens), ...nounPhrases.find(tokens)];
  const ofPages: readonly Place[] = [...pagePhrases.find(tokens), ...featurePhrases.find(tokens)];
  const places: readonly Place[] = [
    ...findMentions(model, clause).filter((mention) => isOf(effects, mention)),
    ...inLexicon.filter(isMeant),
    ...(isOfPage ? ofPages : []),
  ];
  const values = effects.flatMap((one) => one.values.map(String));
  return [...effects.flatMap(({ label }) => [label.zh, label.en]), ...values]
    .filter((words) => words !== '' && !/^\d/u.test(words))
    .reduce((text, words) => text.replaceAll(words, ' '), places.reduce(blank, clause))
    .replace(numerals, (digits) => (values.includes(String(numberOf(digits))) ? ' ' : digits));
}

/** How many, before what is kept, counts records: “all tasks”, 所有会员. */
const counted =
  /\b(?:all|every|each|any|an?|some|one|two|three)\s+(?:the |of the |my |our )?$|(?:所有|全部|每一?个|一个|某个|几个|那些|这些)的?$/iu;

/** Whether a clause speaks of records and not of what is kept of them: “paid invoices”, 已离店的寄养, “all tasks”. */
function speaksOfRecords(model: AppModel, clause: string): boolean {
  const named = findMentions(model, clause);
  return named.some(({ entity, start }, at) => {
    if (entity === undefined) return false;
    const before = named[at - 1];
    const isMarked =
      before !== undefined && before.entity === undefined && /^\s*的?\s*$/u.test(clause.slice(before.end, start));
    return isMarked || counted.test(clause.slice(0, start));
  });
}

/** What is told and offered where a clause says more than the wish that was read in it. */
function asked(clause: string, { kind, label: { zh, en }, field }: Effect): Outcome {
  if (kind !== 'removal')
    return refuse(
      both(
        `“${clause}”里不止说了“${zh}”的规则，没有改动。请单独说要改的那一条。`,
        `“${clause}” says more than a rule of “${en}”, so nothing was changed. Please say only what is to change.`,
      ),
    );
  const [isField, isFieldToo] = field === undefined ? ['', ''] : ['字段', ' field'];
  return refuse(
    both(
      `不确定“${clause}”是不是要去掉“${zh}”，没有改动。要去掉就单独说。`,
      `It is not clear whether “${clause}” asks to remove “${en}”, so nothing was changed. To remove it, say only that.`,
    ),
    both(`删除${zh}${isField}`, `Remove the ${en}${isFieldToo}`),
  );
}

/** What something is done without may be said of another wish: “add remarks to lessons, no exams”. Said as done with, it is a removal. */
const doneWithout =
  /^(?![^]*(?:删|去掉|去除|移除|拿掉|撤|不要了|不用了|不需要了|隐藏|\b(?:remov|delet|drop|scrap|ditch|get rid|hide|throw|kill|lose|cut|axe|toss|omit|leave out|strip|skip|take\b.*\b(?:out|away|off)|any ?more|no longer|pointless|useless)))/iu;

/**
 * A wish of one clause of several, or the question of what is meant, where it may only say what another one is to be without.
 * @param within the clauses that it stands among: “we don't use the colour, so take it out”
 */
export function onlyDoneWith(model: AppModel, clause: string, outcome: Outcome, within = clause): Outcome {
  if (!outcome.ok || !doneWithout.test(within)) return outcome;
  const [first] = outcome.commands.flatMap((command) => effectsOf(model, clause, command));
  return first?.kind === 'removal' ? asked(clause, first) : outcome;
}

/** What is named is all but what is meant. */
const exceptional =
  /(?<![移删去清排免消开])除了?(?![^。]*[还也])[^,，。]{1,20}(?:[以之]?外|[都全,，])|\b(?:except|apart from|other than|(?:everything|all|anything|nothing|everyone)(?: [^,.;]{1,40})? but|save for|neither|nor)\b|\bfrom the (?:public|start|home|front|landing|first|main) ?(?:page|site)\b|从[^,，]{0,6}(?:公开|首|主|开始)[^,，]{0,3}页面?(?:里|上|中)?(?:删|去|移|拿)/iu;

/** Where, when or for whom something is to be so. */
const circumstance =
  /^\s*(?:in|on|at|for|during|within|under|after|before|by|from) (?!addition|the app\b|short\b|general\b|total\b)(?:the |all |each )?(?<en>[^,]{1,40}),\s|^(?:在|对于?|从)(?<zh>[^,，]{1,12}?)(?:里面?|上|中|时|的时候|来说|之前|之后)?[,，]/iu;

/** Whether a message begins with a circumstance that is no kind of records of the app. */
function hasCircumstance(model: AppModel, message: string): boolean {
  const groups = circumstance.exec(message)?.groups;
  const words = groups?.en ?? groups?.zh;
  return words !== undefined && entitiesNamed(model.entities, words).length === 0;
}

/** What is done only after something else, or if something is so. */
const hedge =
  /^(?:(?:and )?but(?! not\b| keep\b|.*\bstays?\b)|no|sorry|or|says?|only if|provided|assuming|as long as|unless|after|before)\b|^(?:但是?|不过|前提|不[,，]|算了)|除外$/iu;

/** What a message says of everything but something is read of nothing. */
export function withoutExceptions(model: AppModel, message: string, outcome: Outcome): Outcome {
  const isHedged = outcome.ok && outcome.unused?.some((words) => hedge.test(words));
  const isOfSome = isHedged === true || exceptional.test(message) || hasCircumstance(model, message);
  if (!outcome.ok || !isOfSome) return outcome;
  const [first] = outcome.commands.flatMap((command) => effectsOf(model, message, command));
  return first === undefined ? outcome : asked(message, first);
}

/** A wish as it was read, or the question of what is meant, where its clause says more than that. */
export function onlyAccounted(model: AppModel, clause: string, outcome: Outcome): Outcome {
  if (!outcome.ok || outcome.commands.some((command) => command.do.startsWith('add-'))) return outcome;
  const effects = outcome.commands.flatMap((command) => effectsOf(model, clause, command));
  const [first] = effects;
  if (first === undefined || effects.some(({ kind }) => kind !== first.kind)) return outcome;
  // A booking is cancelled; what is kept of bookings is removed.
  const isWhole = first.kind === 'removal' && first.field === undefined;
  if (isWhole && /取消|\bcancel/iu.test(clause)) return asked(clause, first);
  if (first.kind === 'removal' && speaksOfRecords(model, clause)) return asked(clause, first);
  const rest = withoutNames(model, clause.replace(reason, ''), effects);
  return closed.get(isWhole ? 'whole' : first.kind)?.test(rest) === true ? outcome : asked(clause, first);
}
