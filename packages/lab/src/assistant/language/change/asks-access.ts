import { mentionsAccess, readAccess } from '../read/access-words.ts';
import { normalise } from '../read/sentence/normalise.ts';
import { asks, opening } from './is-question.ts';

const someone = String.raw`(?:who(?:ever)?|(?:every|any|no|some) ?(?:one|body)|only (?:i|me|we|us)|(?:i|me|we) alone|just (?:i|me|us)|nobody|others?|other \w+|strangers?|visitors?|guests?|customers?|clients?|people|users?|members?|outsiders?|(?:my|the|our) (?:public|world|internet|owner|team|family|staff|colleagues|employees|boss|partner|assistant|clients|customers|users))`;
const doing = String.raw`(?:see|seen|view|viewed|read|look|edit|edited|change|changed|update|add|added|delete|deleted|remove|access|open|submit|send|sign up|visible|hidden)`;
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
export function asksAccess(sentence: string): boolean {
  const isMarked = /[?？]\s*$/u.test(sentence);
  const said = normalise(sentence)
    .trim()
    .replace(/[?？.。!！\s]+$/u, '')
    .replace(opening, '');
  const isChinese = /\p{Script=Han}/u.test(said);
  const isAbout = isChinese ? mayDoInChinese : mayDo;
  if (said === '' || !(mentionsAccess(said) || isAbout.test(said) || readAccess(said).said.length > 0)) return false;
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
