import type { LimitWish } from './limit-wish.ts';

/**
 * That nothing is booked twice at the same time, in the words of the sentence: 同一会议室同一时间不能重复预订, “no double
 * bookings”.
 */

const zhThing = '(?<who>(?:(?![同一时不]|的时)\\p{Script=Han}){1,6}?)';
const zhSame = `同一?[个间张台辆位名块片]?${zhThing}(?:的)?`;
const zhTime = '(?:在?(?:同一?个?|相同的?)(?:时间段?|时段|时刻|天|日期))';
const zhNot = '(?:不能|不可以?|不许|不得|不准|不允许|不应|禁止|避免|防止|别)';
const zhTwice =
  '(?:被)?(?:(?:重复|同时|多人|两次|两个人|再次|冲突|重叠|撞车?|再)(?:被)?(?:预[订定约]|[订定约借租]|占用|使用|安排)?|(?:预[订定约]|[订定约借租]|占用|使用|安排)(?:两|多|几)[次人回])';

const patterns: readonly RegExp[] = [
  new RegExp(`${zhSame}${zhTime}?,?(?:只能|仅能|只可以?)被?(?:一[个位]?人|预[订定约]|[订定约借租])一?[次人组]?`, 'giu'),
  new RegExp(
    `(?:${zhSame})?${zhTime},?(?:也|都)?(?:${zhNot}${zhTwice}|只能(?:有|被)?(?:预[订定约]|[订定约借租])?一[个次条人场])`,
    'giu',
  ),
  new RegExp(
    `(?:(?:同一?[个间张台辆位名块片]?|(?<=^|[,。;、\\s]))${zhThing}的?)?(?:预[订定约]|预约|使用|借用|租用)?的?(?:时间段?|时段|日期)${zhNot}(?:有|出现)?(?:冲突|重叠|重复|交叉|撞车?)`,
    'giu',
  ),
  new RegExp(
    `(?:${zhSame})?${zhNot}(?:出现)?(?:重复(?:预[订定约]|[订定约借租])|撞(?:期|单|车|档)|时间(?:段)?(?:冲突|重叠))`,
    'giu',
  ),
];

const enThing = '(?<who>[a-z]+(?: [a-z]+)?)';
const enCannot = "(?:can ?not|can['’]?t|must not|mustn['’]?t|may not|should(?: never| not|n['’]?t)|never)";
const enSameTime = '(?: (?:at|for|on|in) the same (?:time(?: slot)?|slot|period|day|date|hours?)| at once)';

const english: readonly RegExp[] = [
  new RegExp(
    `\\b(?:no|without|(?:avoid|prevent|block|stop|forbid|disallow)(?:ing|s)?) (?:any )?(?:double[- ]?bookings?|overlap(?:s|ping(?: [a-z]+)?)?|(?:time|booking|schedule|scheduling) (?:conflicts?|clashes))(?: (?:of|for|in|on) (?:the same |an? |one |each |any |every )?${enThing})?`,
    'giu',
  ),
  new RegExp(
    `(?:(?<=^|[,.;:] ?|\\b(?:and|but|so|that|where) )(?:the same |an? |one |each |every |any |the )?${enThing}|(?<it>\\bit)) ${enCannot} be (?:double[- ]?booked|(?:booked|reserved|rented|taken|used|lent|hired) (?:twice${enSameTime}?|by two [a-z]+${enSameTime}))`,
    'giu',
  ),
  new RegExp(
    `(?:(?<=^|[,.;:] ?|\\b(?:and|but|so|that|where) ))?(?:two |any two )?(?:bookings?|reservations?|appointments?|rentals?|shifts?|meetings?|lessons?|classes|events|slots?|times?) (?:(?:of|for|in) (?:the same |one |an? |each )${enThing} )?${enCannot} (?:ever )?(?:overlap|clash|conflict|collide)`,
    'giu',
  ),
  new RegExp(
    `\\b(?:only )?one (?:booking|reservation|appointment|rental|meeting) (?:per|for (?:each|every|a|the same)|in (?:each|a)) ${enThing} (?:at (?:a|any|the same) time|at once|per (?:time )?slot)`,
    'giu',
  ),
];

/** Where a text says that no two records of a thing, or of anything, may take the same time. */
export function findOverlaps(text: string): LimitWish[] {
  return [...patterns, ...english].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      most: 1,
      who: (match.groups?.who ?? '').trim(),
      what: '',
      unit: '',
      period: 'overlap' as const,
      isLent: false,
      isOpen: false,
    })),
  );
}
