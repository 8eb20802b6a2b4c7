import type { Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { actors, actVerbs, englishActors } from '../../tables/acts.ts';
import { sentenceCase, singular } from '../../words/english.ts';
import { nounPhrases } from '../../words/noun-lexicon.ts';
import { cellsOf, chineseWords, englishWords, rowsOf, wordPairs } from '../../words/table.ts';
import { createPhrasebook, tokenise } from '../../words/tokens.ts';
import { inBothLanguages } from '../../words/translate.ts';

const kinds = [
  'submit',
  'assign',
  'handle',
  'fill',
  'approve',
  'grade',
  'rate',
  'pay',
  'post',
  'sign',
  'discuss',
  'reply',
] as const;

/** What somebody does with a record. */
export type ActKind = (typeof kinds)[number];

/** “The manager assigns them to a plumber”: one clause that tells who does what. */
export interface Act {
  readonly kind: ActKind;
  readonly actor: Bilingual;
  readonly verb: string;
  /** Words behind the verb, without what only points back: 完成情况, “what was done”. */
  readonly what: string;
  /** Of actor and verb, and of the whole clause, in the text. */
  readonly start: number;
  readonly actorStart: number;
  readonly actorEnd: number;
  readonly verbStart: number;
  readonly verbEnd: number;
  readonly end: number;
}

const verbs = createPhrasebook(
  rowsOf(actVerbs).flatMap((row) => {
    const [name = '', zh = '', en = ''] = cellsOf(row);
    const kind = kinds.find((one) => one === name);
    return kind === undefined
      ? []
      : [...chineseWords(zh), ...englishWords(en)].map((verb): [string, ActKind] => [verb, kind]);
  }),
);

const chineseActors = new Map(rowsOf(actors).flatMap(wordPairs));
const knownInEnglish: ReadonlySet<string> = new Set(englishWords(englishActors));
const inChinese = new Map([...chineseActors].reverse().map(([zh, en]): [string, string] => [en.toLowerCase(), zh]));

const trade = /^\p{Script=Han}{1,3}[员师者工]$|^\p{Script=Han}{1,3}(?<![何别本个每])人$|^\p{Script=Han}{2,3}部$/u;
const englishTrade = /[a-z]{2}(?:er|or|ist|ian|ee)$/i;
const notWho = /^(?:whatever|however|either|or|for|never|ever|after|another|other|over|under|number|order)$/i;

const longestActor = 4;

/** Who acts, in both languages; undefined for words that name nobody. */
export function actorNamed(words: string): Bilingual | undefined {
  const zh = words.trim();
  if (/^\p{Script=Han}+$/u.test(zh)) {
    // 部门经理 is a 经理 of some kind.
    const known = [0, 1, 2].map((from) => zh.slice(from)).find((part) => part.length >= 2 && chineseActors.has(part));
    const en = chineseActors.get(known ?? '');
    if (en !== undefined) return { zh: zh.length <= longestActor && !/[里内中的]/u.test(zh) ? zh : (known ?? zh), en };
    return trade.test(zh) ? { zh, en: inBothLanguages(zh).en } : undefined;
  }
  const parts = zh.toLowerCase().split(/\s+/).map(singular);
  const last = parts.at(-1) ?? '';
  if (parts.length > 2 || notWho.test(last) || !(knownInEnglish.has(last) || englishTrade.test(last))) return undefined;
  const en = sentenceCase(parts.join(' '));
  return { zh: inChinese.get(en.toLowerCase()) ?? inBothLanguages(en).zh, en };
}

const joints = /\b(?:and|then|where|while|after which)\b|并且?|然后/giu;
const marks = /[,。;:.!?\n]/gu;
const beforeActor =
  /^(?:\s|由|让|先|再|最后|每个|各个?|当|\b(?:where|so|that|the|an?|our|my|each|every|once|when|all|only|finally)\s)+/iu;
const afterActor =
  /(?:\s|可以|能够?|需要|负责|来|要|会|再|直接|在线|统一|进行|必须|应该?|去|在[^,]{1,3}上|\s(?:can|may|must|should|will|then|also|would|to|has to|have to|get to|gets to))+$/iu;
const pointsBack =
  /^(?:\s|了|给|到|一?下|it|them|this|that|these|those|those|back|the|a|an|some|their|his|her|its|to)+(?=\s|$|\p{Script=Han})/iu;

/** 感兴趣的留言: whoever it is. */
const anyone =
  /^\p{Script=Han}{2,5}的(?:人|同学|朋友)?$|^(?:the )?others?$|^(?:anyone|everyone|everybody|其他人|别人|大家)$/iu;
const writer: Bilingual = { zh: '留言人', en: 'Written by' };

/** Who acts in a clause, by the words before its verb; `isSure`: only people that are known, else any short words. */
function whoActs(words: string, kind: ActKind, isSure: boolean): Bilingual | undefined {
  const known = actorNamed(words) ?? (kind === 'discuss' && anyone.test(words) ? writer : undefined);
  if (known !== undefined || isSure) return known;
  const isShort = /^\p{Script=Han}{2,4}$/u.test(words) || /^[a-z]{3,}s$/iu.test(words);
  return isShort ? inBothLanguages(words) : undefined;
}

/** 处理结果 behind a verb is what is written down, and no second thing that is done. */
const ofItself = /^\p{Script=Han}{0,4}(?:情况|结果|意见|报告|记录)$/u;

/** 上门维修后填写维修结果: what else the same one does. */
const further = /^(?:完成?|好|之?后|了|再)*/u;

function actsIn(clause: string, at: number, before: Bilingual | undefined, isSure: boolean): Act[] {
  for (const { value, start, end } of verbs.find(tokenise(clause))) {
    if (/^\s*(?:in|out)\b/iu.test(clause.slice(end))) continue;
    const head = clause.slice(0, start);
    const skipped = beforeActor.exec(head)?.[0].length ?? 0;
    const who = head.slice(skipped).replace(afterActor, '').trim();
    // 宿舍报修 is the name of something, unless somebody known does it.
    const isName = end === clause.trimEnd().length && nounPhrases.get(clause.slice(start, end)) !== undefined;
    const actor = who === '' ? before : whoActs(who, value, isSure || isName);
    if (actor === undefined) continue;
    const rest = clause.slice(end);
    const what = rest.replace(pointsBack, '').trim();
    const act: Act = {
      kind: value,
      actor,
      verb: clause.slice(start, end),
      what,
      start: at + (/^\s*/u.exec(head)?.[0].length ?? 0),
      actorStart: at + skipped,
      actorEnd: at + skipped + who.length,
      verbStart: at + start,
      verbEnd: at + end,
      end: at + clause.length,
    };
    const joined = further.exec(rest)?.[0].length ?? 0;
    const next = /\p{Script=Han}/u.test(rest) ? actsIn(rest.slice(joined), at + end + joined, actor, true) : [];
    const isNext = next[0]?.verbStart === at + end + joined && !ofItself.test(rest);
    return isNext ? [{ ...act, what: '', end: at + end }, ...next] : [act];
  }
  return [];
}

const isList = /、/u;
const fewest = 2;
/** What comes of something, which only somebody who does it can write down. */
const outcome = /(?:情况|结果)$|^what (?:was|they|is)\b/iu;

/** The pieces of a text between places that match, with where they begin. */
function piecesOf(text: string, parting: RegExp): { words: string; at: number }[] {
  const parted = [...text.matchAll(parting)].map(({ index, 0: { length } }) => ({ index, end: index + length }));
  const starts = [0, ...parted.map(({ end }) => end)];
  return starts.map((at, part) => ({ words: text.slice(at, parted[part]?.index), at }));
}

function actsOf(text: string, isSure: boolean): Act[] {
  return piecesOf(text, marks).flatMap(({ words, at }) => {
    let actor: Bilingual | undefined;
    return piecesOf(words, joints).flatMap((piece) => {
      const acts = isList.test(piece.words) ? [] : actsIn(piece.words, at + piece.at, actor, isSure);
      actor = acts.at(-1)?.actor;
      return acts;
    });
  });
}

/** What goes on with a record names no field even where it is the only such clause: 管理员审核. */
const goesOn: ReadonlySet<ActKind> = new Set(['assign', 'approve', 'reply']);

/** The clauses of a text that tell who does what; where there are some, others need not name people that are known. */
export function findActs(text: string): readonly Act[] {
  const sure = actsOf(text, true);
  const isTold = sure.some(
    ({ kind, verb, what, start }) =>
      (kind === 'fill' && outcome.test(what)) ||
      (goesOn.has(kind) && what === '' && start > 0 && /\p{Script=Han}/u.test(verb)),
  );
  const all = sure.length === 0 ? [] : actsOf(text, false);
  return all.length >= fewest || isTold ? all : [];
}

/** What is handed in or offered stays, for it is what the records are; all else of the clauses is told by their fields. */
const keepsWhat: ReadonlySet<ActKind> = new Set(['submit', 'post']);

const repairs = /repair|fix|修/iu;

/** Whether the records are called by something that goes on by itself: requests, tickets, repairs. */
const isRequestLike = (text: string) =>
  nounPhrases
    .find(tokenise(text))
    .some(({ value }) => /^(?:ticket|issue|request|repair|feedback|maintenance|homework|task|order)$/.test(value.key));

/** Marks and words that joined a clause that is gone. */
const dangling = /(?:[,;\s]|\b(?:and|then|where|while)\b|并且?|然后)+(?=[,;.。!]|$)/giu;

/** The text with what the acts are about in their place: 业主提交报修,物业派单 becomes 管理报修. */
export function withoutActs(text: string, acts: readonly Act[]): string {
  const isFixing = acts.some(({ kind, verb }) => kind === 'handle' && repairs.test(verb));
  const left = [...acts].reverse().reduce((left, act) => {
    const { kind, start, end, verb, what } = act;
    const isChinese = /\p{Script=Han}/u.test(verb);
    const subject =
      isFixing && !isRequestLike(`${text.slice(0, act.start)} ${what}`) ? (isChinese ? '维修' : 'repairs') : what;
    const isNoun =
      what === '' &&
      nounPhrases.get(verb) !== undefined &&
      nounPhrases.find(tokenise(text.slice(0, start))).length === 0;
    const kept = keepsWhat.has(kind) && (subject !== '' || isNoun) ? (subject === '' ? verb : subject) : '';
    return `${left.slice(0, start)}${kept === '' ? ' ' : isChinese ? `管理${kept}。` : `manage ${kept}. `}${left.slice(end)}`;
  }, text);
  return acts.length === 0 ? text : left.replace(dangling, '');
}
