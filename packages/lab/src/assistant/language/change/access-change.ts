import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { rightsInWords } from '../../model/rights-words.ts';
import { accessCommands, accessLeftOut, names } from '../build/with-access.ts';
import { readAccess, type AccessWords, mentionsAccess } from '../read/access-words.ts';
import { blank, normalise } from '../read/sentence/normalise.ts';
import { negations } from '../read/access-polarity.ts';
import { hidingClause, namedBeside, noTarget } from './access-target.ts';
import { asks, opening } from './is-question.ts';
import { sentencePieces } from './speech-acts.ts';
import { andThen, both, refuse, run, type Outcome } from './outcome.ts';
import { allFieldsNamed } from './resolve.ts';

const noSuchAccess = (words: readonly string[]) =>
  both(
    `做不到${words.map((one) => `“${one}”`).join('、')}：能设定的是谁看得到、访客能不能填写、是不是只有店主能修改（增、改、删一起，整个应用一样；只要有一种记录不给别人看，就只有店主能修改）。`,
    `${words.map((one) => `“${one}”`).join(', ')} cannot be done. What can be set: who sees records, whether visitors send them in, and whether only the owner changes them (adding, changing and deleting together, the same for the whole app; as long as some records are kept from others, only the owner changes things).`,
  );

/** Who may do what with the records that a question names, else with all. */
function answerAccess(model: AppModel, question: string): Bilingual {
  const named = model.entities.filter((entity) => names(entity, question));
  const missing = named.length > 0 ? '' : askedBeside(model, question);
  const told = rightsInWords(
    model,
    (named.length > 0 ? named : model.entities).map(({ name }) => name),
  );
  const said = told.length > 0 ? told : [both('应用不保存记录。', 'The app keeps no records.')];
  const none = missing === '' ? both('', '') : both(`没有“${missing}”。`, `There is no “${missing}”. `);
  return both(
    `这是一个提问，没有改动。${none.zh}${said.map(({ zh }) => zh).join('')}`,
    `this is a question, so nothing has changed. ${none.en}${said.map(({ en }) => en).join(' ')}`,
  );
}

/** What a plain question asks for and the app does not have: “who sees orders?”. */
const plainly =
  /^(?:谁(?:能|可以)?(?:看得?到?|查看|修改|改|添加|删除?)(?<zh>\p{Script=Han}{1,8}?)|(?:(?:who|can everyone|can everybody|can anyone|can others)(?: can| may)? (?:sees?|reads?|views?|edits?|changes?|adds?|deletes?) (?:the |my |our )?(?<en>[\w -]{2,24}?))|(?<zhBe>\p{Script=Han}{1,8}?)(?:是公开的|公开了?|是私密的|谁能看|谁看得到)|(?:is|are) (?:the |my |our )?(?<enBe>[\w -]{2,24}?) (?:public|private|hidden|visible)(?: to \w+)?)(?:吗|么|呢)?\s*[?？.。]*$/iu;

function askedBeside(model: AppModel, question: string): string {
  const { zh, en, zhBe, enBe } = plainly.exec(normalise(question).replace(opening, ''))?.groups ?? {};
  const words = zh ?? en ?? zhBe ?? enBe;
  // Who sees a record sees its fields.
  return words === undefined || allFieldsNamed(model.entities, words).length > 0 ? '' : namedBeside(model, words);
}

const someone = String.raw`(?:who(?:ever)?|(?:every|any|no|some) ?(?:one|body)|only (?:i|me|we|us)|(?:i|me|we) alone|just (?:i|me|us)|nobody|others?|other \w+|strangers?|visitors?|guests?|customers?|clients?|people|users?|members?|outsiders?|(?:my|the|our) (?:public|world|internet|owner|team|family|staff|colleagues|employees|boss|partner|assistant|clients|customers|users))`;
const doing = String.raw`(?:sees?|seen|reads|views|edits|changes|adds|deletes|view|viewed|read|look|edit|edited|change|changed|update|add|added|delete|deleted|remove|access|open|submit|send|sign up|visible|hidden)`;
const mayDo = new RegExp(
  String.raw`\b${someone}\b.*\b${doing}\b|\b(?:visible|accessible|hidden|readable|editable|private|public|locked|protected)\b`,
  'iu',
);
const mayDoInChinese =
  /(?:谁|人|大家|别人|他人|访客|游客|顾客|客户|用户|外人|公众|店主|我|陌生人).*(?:看|见|读|查|访问|改|编辑|加|添|删|填|提交|用|进)|公开|私密|保密|隐私|可见|开放|权限/u;

/** What politely has something done: it wishes, whatever mark ends it. */
const wishes = new RegExp(
  [
    String.raw`^(?:(?:can|could|would|will) (?:you|we)\b|(?:can|could|may) i (?:please |just )?(?:have|get|make|keep|set|let|hide|show|ask|limit|restrict)\b|shall we|how about|what about|why (?:not|don['’]?t (?:you|we))|is it possible|would it be possible|any chance|would you mind|do you mind|mind |let['’]?s )`,
    String.raw`\bplease\b`,
    // Orders begin with their verb.
    String.raw`^(?:then |now |also )?(?:make|let|set|keep|hide|show|open|allow|give|add|remove|only (?:show|let|allow)|do not|don['’]?t|never|stop|lock|protect|restrict|limit|put|change|turn|have|i (?:want|need|would|['’]d))\b`,
  ].join('|'),
  'iu',
);
/** 看看, 确认一下: who has somebody look asks. */
const looking =
  /^(?:请|麻烦|能不能|可以|能)?(?:你|您)?(?:帮我|帮忙|给我|替我)?(?:们)?(?:再|先|去)?(?:看看|看一下|看下|看一看|查查|查一下|查下|查一查|确认一?下|确认|检查一?下|检查|瞧瞧|瞅瞅|说说|说一下|讲讲|告诉我|问问)[,，:：]?/u;
const lookingInEnglish =
  /^(?:(?:can|could|would|will) you (?:please )?|please )?(?:check|verify|confirm|see|look|find out|let me know|tell me|show me|explain|say)(?: (?:to )?me)?(?: (?:up|at))? (?=(?:if|whether|who|what)\b)|^i (?:want|wanted|need|would like|['’]d like) to know (?=(?:if|whether|who|what)\b)|^(?:i wonder|i am wondering|i['’]m wondering|any idea|do you know) (?=(?:if|whether|who|what)\b)/iu;
const wishesInChinese =
  /把|将|让(?!别人.*不好)|给(?!谁)|帮|请(?!问)|麻烦|劳驾|拜托|设(?:为|成|置)|改(?:为|成)|变(?:为|成)|换成|弄成|调成|做成|不如|要不(?!要)|^(?:只|仅)?(?:允许|禁止)/u;
/** What it has become is asked for, not ordered. */
const isDone = /已经?(?!经?[能可])|了(?:吗|么|没有?|沒)$|(?:现在|目前|当前)是|^是不是|^是否/u;
const asksInChinese =
  /(?:吗|么|呢|没有?)$|是不是|是否|能不能|可不可以|会不会|有没有|能否|可否|谁(?![都也])|哪些人|什么人|哪种人/u;
/** What asks whatever is said of it; “if” and “whether” stand behind “tell me”. */
const howOrWhy =
  /^(?:how (?!about\b)|why (?!not\b|don['’]?t)|what (?!about\b)|who\b|whose\b|whether\b|if [^,]+$)|^(?:怎么(?!不)|如何|怎样|为什么(?!不)|为何(?!不)|为啥(?!不))/iu;
/** What turns the sentence around to ask, also without a mark: “can only I see it”. */
const turned =
  /^(?:can|could|may|do(?! not)|does|did|is|are|was|were|am|will|would|should|has|have|isn['’]?t|aren['’]?t|can['’]?t|doesn['’]?t|don['’]t (?!let|allow|show|share|make))(?: only| just)? (?!you\b|be\b|see\b|read\b|add\b|edit\b|change\b|delete\b|view\b|visible|public|private|open|hidden|accessible|not\b)/iu;
const tag =
  /,\s*(?:right|correct|yes|no|true|is(?:n['’]?t)? (?:it|that)|are(?:n['’]?t)? they|can(?:['’]?t)? (?:they|it|anyone)|do(?:n['’]?t)? they|does(?:n['’]?t)? it|or not)$/iu;

/** Whether one sentence asks who may see or do what, rather than wish for it. */
function asksAccess(sentence: string): boolean {
  const isMarked = /[?？]\s*$/u.test(sentence);
  const said = normalise(sentence)
    .trim()
    .replace(/[?？.。!！\s]+$/u, '')
    .replace(opening, '');
  const isChinese = /\p{Script=Han}/u.test(said);
  const isAbout = isChinese ? mayDoInChinese : mayDo;
  if (said === '' || !(mentionsAccess(said) || isAbout.test(said) || readAccess(said, true).said.length > 0))
    return false;
  if (isChinese) {
    const plain = said.replace(looking, '');
    if (plain !== said && (asksInChinese.test(plain) || isMarked)) return true;
    if (howOrWhy.test(said)) return true;
    const isAsked = isMarked || asksInChinese.test(said);
    return isAsked && (isDone.test(said) || !wishesInChinese.test(said));
  }
  if (lookingInEnglish.test(said) || howOrWhy.test(said)) return true;
  if (wishes.test(said)) return false;
  return isMarked || turned.test(said) || tag.test(said) || asks(sentence);
}

/** No message that is meant has more sentences. */
const mostPieces = 60;

/**
 * Changes who may see and do what as a sentence says, and with it what else the sentence wishes for, which `changePlainly` reads. A
 * question about access changes nothing.
 */
export function changeAccess(model: AppModel, sentence: string, changePlainly: ChangePlainly): Outcome {
  const pieces = sentence.match(sentencePieces) ?? [sentence];
  if (pieces.length > mostPieces)
    return refuse(
      both('这段话句子太多，请分开说。', 'That is too many sentences at once: please say them separately.'),
    );
  // What is ordered with a question mark and answered in the next sentence is not ordered: “Make it public? Never.”
  const isAnswered = (piece: string, at: number) =>
    /[?？]\s*$/u.test(piece) && /\p{L}/u.test(pieces[at + 1] ?? '') && mentionsAccess(normalise(piece));
  const questions = pieces.filter((piece, at) => asksAccess(piece) || isAnswered(piece, at));
  if (questions.length > 0) {
    const answer = answerAccess(model, questions.join(' '));
    const others = pieces.filter((piece) => !questions.includes(piece)).join('');
    if (!/\p{L}{2}|\p{Script=Han}/u.test(others)) return refuse(answer);
    const outcome = changeAccess(model, others, changePlainly);
    return outcome.ok
      ? { ...outcome, assumptions: [...(outcome.assumptions ?? []), answer] }
      : { ...outcome, reason: both(`${answer.zh}${outcome.reason.zh}`, `${answer.en} ${outcome.reason.en}`) };
  }
  const text = withHiding(model, normalise(sentence));
  if (typeof text !== 'string') return text;
  const { said, bare, left } = readAccess(text, true);
  if (said.length === 0) return changePlainly(model, sentence);
  const { rest, unused: beside, refused } = besideAccess(model, said, { bare, left }, changePlainly);
  if (refused !== undefined) return refused;
  const isNothing = namedBeside(model, rest) === '';
  const plainly = isNothing ? run(model) : changePlainly(model, rest);
  const first = plainly.ok ? plainly : run(model);
  const meant = said.flatMap((one) => ofItsKind(one, model, first) ?? []);
  const given = (some: readonly AccessWords[]) => andThen(first, (next) => run(next, ...accessCommands(next, some)));
  const whole = given(meant);
  if (whole?.ok !== true) return whole ?? plainly;
  // What cannot be had brings nothing else with it: who is to change things is not shown them for it.
  const kept = meant.filter((one) => accessLeftOut(whole.model, [one]).length === 0);
  const outcome = kept.length === meant.length ? whole : given(kept);
  if (outcome?.ok !== true) return outcome ?? plainly;
  const leftOut = meant.filter((one) => !kept.includes(one)).map(({ words }) => words);
  if (outcome.commands.length === 0 && leftOut.length > 0) return refuse(noSuchAccess(leftOut));
  const unread = plainly.ok
    ? (plainly.unused ?? [])
    : [rest.replace(/\s+/gu, ' ').replace(/^[\s,，、;；]+|[\s,，、;；]+$/gu, '')];
  const unused = [...unread, ...beside, ...leftOut];
  const isOpened = outcome.commands.slice(first.ok ? first.commands.length : 0).some(opens);
  if (isOpened && (unused.some((words) => namedBeside(model, words) !== '') || doubted.test(text)))
    return refuse(notOpened(sentence));
  const assumptions = plainly.ok ? plainly.assumptions : undefined;
  const changes = outcome.changes.length === 0 && kept.length > 0 ? [asItWas(model, kept)] : outcome.changes;
  return { ...outcome, changes, ...(assumptions && { assumptions }), ...(unused.length > 0 && { unused }) };
}

/** What was wished for is so already. */
function asItWas(model: AppModel, said: readonly AccessWords[]): Bilingual {
  const named = model.entities.filter((entity) => said.some(({ clause }) => names(entity, clause)));
  const told = rightsInWords(
    model,
    (named.length > 0 ? named : model.entities).map(({ name }) => name),
  );
  return both(
    `${told.map(({ zh }) => zh).join('')}（原来就是这样）`,
    `${told.map(({ en }) => en).join(' ')} (it already was so)`,
  );
}

/** Whether a command lets others see or do more than before. */
const opens = (command: AppCommand): boolean =>
  (command.do === 'set-hidden' && !command.hidden) ||
  (command.do === 'set-open' && command.open) ||
  (command.do === 'set-owned' && !command.owned);

/** What tells that somebody does not want what he says. */
const doubted = /不行|不好(?!意思)|不妥|不对(?!外|所|任|大|公|别|他)|糟|是错|难道|凭什么|怕|担心|反面/u;

/** Nothing is shown to others for a message that says more than that. */
const notOpened = (sentence: string): Bilingual =>
  both(
    `“${sentence.trim()}”里还说了别的，所以没有给别人看任何东西。要公开就单独说，例如“所有人都能看…”。`,
    `“${sentence.trim()}” says more than that, so nothing was shown to others. To have it public, say only that, such as “everyone can see the …”.`,
  );

/**
 * Words of access with the records that they are about: those that the clause names, else those that the rest of the sentence adds
 * or changes, else all. Undefined where what was named is there no more.
 */
function ofItsKind(one: AccessWords, before: AppModel, done: Outcome): AccessWords | undefined {
  const { model, commands } = done.ok ? done : { model: before, commands: [] };
  if (model.entities.some((entity) => names(entity, one.clause))) return one;
  if (before.entities.some((entity) => names(entity, one.clause))) return undefined;
  const touched = new Set(
    commands.flatMap((command) =>
      'entity' in command ? [typeof command.entity === 'object' ? command.entity.name : command.entity] : [],
    ),
  );
  const labels = model.entities.filter(({ name }) => touched.has(name)).map(({ label }) => label.zh);
  return labels.length === 0 ? one : { ...one, clause: `${one.clause} ${labels.join(' ')}` };
}

/** The text with each clause that hides something in words of access; or why something cannot be hidden. */
function withHiding(model: AppModel, text: string): string | Outcome {
  const parts = text.split(/([,，;；.。!！\n]+\s*)/u).map((part) => ({ part, hiding: hidingClause(model, part) }));
  const refused = parts.map(({ hiding }) => hiding).find((hiding) => typeof hiding === 'object');
  return refused ?? parts.map(({ part, hiding }) => (typeof hiding === 'string' ? hiding : part)).join('');
}

type ChangePlainly = (model: AppModel, sentence: string) => Outcome;

/**
 * What is left to be read as a wish once the clauses of access are taken out. A clause goes with what it names, unless the rest
 * of it is a wish of its own: “a phone field that only I can see”. What it names and the app does not have is why nothing is done.
 */
function besideAccess(
  model: AppModel,
  said: readonly AccessWords[],
  { bare, left }: { readonly bare: string; readonly left: string },
  changePlainly: ChangePlainly,
): { rest: string; unused: readonly string[]; refused?: Outcome } {
  let rest = bare;
  const unused: string[] = [];
  for (const { start, end } of said) {
    const clause = left.slice(start, end);
    const words = namedBeside(model, clause);
    const isWish = words !== '' && isWishIn(changePlainly(model, clause.replace(negations, ' ').trim()), clause);
    if (isWish) continue;
    const refused = noTarget(model, clause);
    if (refused !== undefined) return { rest, unused, refused };
    rest = blank(rest, start, end);
    if (words !== '' && !unused.includes(words)) unused.push(words);
  }
  return { rest, unused };
}

/** Whether what is beside words of access is a wish: one that has a verb, since a name alone is what the access is of. */
const isWishIn = (outcome: Outcome, clause: string) =>
  outcome.ok && outcome.commands.length > 0 && wishVerb.test(clause);
const wishVerb =
  /加|添|增|新建|创建|删|去掉|移除|改|换|设|排|做|\b(?:add|include|create|remove|delete|drop|rename|change|sort|turn|use|call|track|record|need|want|put|give|with)\b/iu;
