import type { Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { asks, opening } from './is-question.ts';
import { both } from './outcome.ts';

/** A message cut by what its parts do. */
export interface SpeechActs {
  readonly questions: readonly string[];
  /** What is to stay as it is: “don't remove the title”. */
  readonly kept: readonly string[];
  /** What may ask whether something can be taken away, or wish for it. */
  readonly unsure: readonly string[];
  /** What is left, which may wish for something; empty where there is nothing of it. */
  readonly rest: string;
}

const joining = String.raw`(?:(?:and|but|just|also|please|then|however|yet|though|you|we|make sure (?:that )?(?:you |to )?|be careful (?:to )?)[\s,]+)*`;
const changing = String.raw`(?:remove|delete|drop|touch|change|rename|move|modify|alter|edit|add|replace|break|lose|recolou?r|colou?r|paint|hide|mess|get rid|take (?:out|away|off)|throw|turn|switch|undo|convert|reset|clear|make(?!.*\b(?:required|optional|unique|mandatory)\b))`;
const keepingInEnglish = new RegExp(
  [
    String.raw`^${joining}(?:do not|don['’]?t|never|(?:must|should|can|may|shall|need|ought)(?: ?not|n['’]?t)(?: to)?|no need to|refrain from|avoid|stop|let['’]?s not|(?:i |we )?(?:do not|don['’]?t|would not|wouldn['’]?t|never) (?:want|wish|like)(?: (?:you|anyone|anybody|us|it|them))? to|under no circumstances|by no means|in no case|on no account|at no time|no(?:body| one) (?:may|must|should|can|is to))(?: (?:you |ever |please |just |dare |yet |to ))* ?${changing}(?:[a-z]{0,4})\b`,
    String.raw`^${joining}(?:leave|keep) (?!track\b).+ (?:alone|as (?:it|they|is|are)\b.*|unchanged|untouched|there|the same|in place|in peace)$`,
    String.raw`^${joining}keep (?:the|my|our|all|everything|it|that|this)\b(?!.*\b(?:at|under|below|above|in|on|sorted|short|only|first|when|if|for)\b)`,
    String.raw`^(?:but |and )?without (?:removing|deleting|dropping|touching|changing|renaming|moving|losing|editing|hiding|altering)\b`,
  ].join('|'),
  'iu',
);
const changingInChinese =
  '(?:删|动(?!态)|碰|改|变|换|去掉|去除|移|加|添|增|新增|拿掉|隐藏|重命名|调整|修改|替换|取消|破坏|影响|丢|清空|关[闭掉]?|开启|打开|弄丢|乱)';
const keepingInChinese = new RegExp(
  [
    `^(?:但是?|不过|可是?|而且?|同时|并且?|另外|请|你|你们|我们|千万|一定|绝对|先|暂时|再|也|都)*(?:(?:不要|别|勿|不许|不准|不能|不可以?|不得|不用|不必|无需|不需要|禁止|避免|切勿|切忌|别再|甭)(?:再|去|随便|随意|乱|给我|把|将|让|对)*)(?:[^,，]{1,12}?)?(?<![自活移运])${changingInChinese}`,
    `^(?:但是?|不过|可是?)?[^,，]{1,12}?(?:千万|一定|先|暂时|也|都)?(?:不要|别|不用|不必|可?不[能许准得]|不可以?|禁止)(?:再|去|给我|随便|被)?(?:删|动|碰|改|变|换|去掉|移)(?:除|掉|了|它|他|动|变|名|走|成.*)?$`,
    `^(?:但是?|不过|可是?|请|就|把|将)*(?:[^,，]{0,12}?)(?:保持(?:不变|原样|现状)|保留(?:不变|着|原样)?|留着|不变|原样不动|照旧)$`,
    `^(?:但是?|不过|可是?|请|就)*(?:保留|保持|留着|留下)[^,，]{1,14}$`,
  ].join('|'),
  'u',
);

/** Whether a clause says that something is not to be changed. */
const keeps = (clause: string): boolean => {
  const said = clause.trim().replace(/[.。!！,，;；\s]+$/u, '');
  return /\p{Script=Han}/u.test(said) ? keepingInChinese.test(said) : keepingInEnglish.test(said);
};

const takingAway = /删|去掉|去除|移除|拿掉|清空|\b(?:remove|delete|drop|get rid of)\b/iu;
const mayBe =
  /^(?:我|我们|请问|那|现在|是不是)*(?:可不可以|能不能|能否|可否|是否可以|是不是可以|可以|能)|[能可](?:以|不能|不可以)?(?:直接|先|再)?(?:删|去掉|去除|移除|拿掉|清空)/u;
const asked = /(?:吗|么|嘛|不|呢)[?？\s]*$|[?？]\s*$|能不能|可不可以|能否|可否|是否/u;
const pleading = /请(?!问)|帮|麻烦|给我|劳驾|拜托|辛苦/u;
/** An order with a question mark behind it, and nothing of what politely asks for something: “make it green?”. */
const orders =
  /^\s*(?:please |请)?(?:(?:add|make|set|change|rename|turn|sort|hide|show|use|put|include|create|move|switch)\b|加|添加|新增|增加|把|将|改|换|设|删|去掉|显示|隐藏|按).*[?？]\s*$/iu;
const politely =
  /["“「『]|吗|么|嘛|呢|吧|能|可以|可否|好不好|行不行|如何|怎么|什么|哪|谁|几|多少|\b(?:can|could|would|will|may|shall|possible|mind|right|ok(?:ay)?|yes|no|who|what|which|how|when|where|why|whether|if)\b/iu;

/** “Could there be a calendar?” asks whether it can be, or wishes for it. */
const thereBe = /^\s*(?:could|can|may|might|should) there (?:also )?be\b/iu;

/** Whether a sentence asks whether something can be taken away or there be, or wishes for it: 能删除优先级字段吗？, “remove the status?”. */
const isUnsure = (sentence: string): boolean => {
  if (orders.test(sentence) && !politely.test(sentence) && !asks(sentence)) return true;
  if (thereBe.test(sentence)) return true;
  if (!takingAway.test(sentence)) return false;
  if (/\p{Script=Han}/u.test(sentence)) {
    return asked.test(sentence) && mayBe.test(sentence.trim()) && !pleading.test(sentence);
  }
  return /^\s*(?:remove|delete|drop|get rid of)\b.*\?\s*$/iu.test(sentence) && !asks(sentence);
};

/** Pieces of a text up to a border; what stands in quotation marks is never cut. */
const quoted = String.raw`["“「『《][^"”」』》\n]{0,80}["”」』》]`;
export const sentencePieces = /[^?？。!！;；\n.]+(?:\.(?=\S)[^?？。!！;；\n.]*)*[?？。!！;；\n.]*\s*/gu;
const clausePieces = new RegExp(
  String.raw`(?:${quoted}|(?!\s(?:but|and)\s+(?:(?:please|also|just|you)\s+)*(?:do not|don['’]?t|never|leave|keep)\b|\swithout\s|(?:但是?|不过)(?=[^,，]*(?:不|别|保)))[^,，。;；!！\n])+[,，。;；!！\n]*|[\s\S]`,
  'giu',
);

/** The clauses of a sentence that wish for something, and those that only say what is to stay. */
function withoutKept(sentence: string): { kept: string[]; rest: string } {
  const clauses: string[] = [];
  for (const piece of sentence.match(clausePieces) ?? []) {
    // A joint that was cut at belongs to what follows it.
    const last = clauses.at(-1);
    if (last !== undefined && last.length === 1) clauses[clauses.length - 1] = last + piece;
    else clauses.push(piece);
  }
  const kept = clauses.filter(keeps);
  if (kept.length === 0) return { kept: [], rest: sentence };
  const rest = clauses.filter((clause) => !keeps(clause)).join('');
  return { kept, rest: /\p{L}/u.test(rest) ? rest.replace(/[,，\s]+(?:but|and)?\s*$/iu, '') : '' };
}

/**
 * Decides of each part of a message whether it wishes, asks or says what is to stay, before anything is read as a change. What
 * stands after a colon or in quotation marks is content, such as the questions of a form.
 */
export function speechActs(message: string): SpeechActs {
  const sentences = message.match(sentencePieces) ?? [message];
  const [first = ''] = sentences;
  const isContent = sentences.length > 1 && /[:："“「『]/u.test(message) && !asks(first);
  if (isContent) return { questions: [], kept: [], unsure: [], rest: message };
  const questions = sentences.filter((sentence) => !isUnsure(sentence) && asks(sentence));
  const unsure = sentences.filter(isUnsure);
  const others = sentences.filter((sentence) => !questions.includes(sentence) && !unsure.includes(sentence));
  const parts = others.map(withoutKept);
  const kept = parts.flatMap((part) => part.kept);
  const rest = parts.map((part) => part.rest).join('');
  const isThanks = !/\p{L}{2}/u.test(rest.replace(opening, '').replace(/^\s*(?:thanks?|thank you|谢谢|多谢)/iu, ''));
  const trimmed = (texts: readonly string[]) =>
    texts.map((text) => text.replace(/^(?:[\s,，]+|(?:but|and)\s+|但是?|不过)+|[\s,，。.;；!！]+$/gu, ''));
  return {
    questions: questions.map((question) => question.trim()),
    kept: trimmed(kept),
    unsure: trimmed(unsure),
    rest: isThanks && sentences.length > others.length ? '' : rest,
  };
}

/** A sentence that may ask, as the wish that it may be. */
export function plainWish(words: string): Bilingual {
  const plain = words
    .replace(thereBe, 'add')
    .replace(/^(?:我们?|请问|那|现在)*(?:可不可以|能不能|能否|可否|是否可以|是不是可以|可以|能)/u, '')
    .replace(/(?:可以|能)(?=直接|删|去掉|去除|移除|拿掉|清空)/u, '')
    .replace(/(?:吗|么|嘛|不|呢)?[?？\s]*$/u, '');
  // 标题删 is ordered as 删除标题.
  const ordered = plain.replace(/^(?!把|将)(.+?)(?:直接|先|再)?(?:删除?|去掉|去除|移除|拿掉)掉?$/u, '删除$1');
  return both(ordered, ordered);
}
