import { rewordings } from '../tables/rewordings.ts';

/** Stars of a rating, which always goes from one to five. */
const fiveStars =
  /(?<=评分|星级|打分)[,，]?(?:从)?[一1][到至-][五5]颗?[星分]|(?<=\brating),? (?:from )?(?:one|1) to (?:five|5)(?: stars)?/giu;

/** The sentence without what a rating says anyway. */
export const withoutStars = (sentence: string): string => sentence.replace(fiveStars, '');

/** A clause as the commands know it. */
export function reword(clause: string): string {
  const found = rewordings.find(([pattern]) => pattern.test(clause));
  return found === undefined ? clause : clause.replace(found[0], found[1]);
}

/** 类别再细一点,加上房租和医疗: what is added are choices of the field before. */
const moreChoices =
  /(?<=^|[,，。;；])(?<field>[^,，。;；]{1,8}?)(?:再?分?得?细一[点些]|分?得?不够细|不够[用分]?|太少了?|太粗了?|再多几个|还不够)[,，](?:再|给我|帮我)?(?:加上?|多加|补上?|添上?)(?:几个|一些)?(?<list>[^,，。;；]+)/gu;

/** The sentence with what only two clauses together say in one. */
export const joinClauses = (sentence: string): string => sentence.replace(moreChoices, '给$<field>加选项$<list>');
