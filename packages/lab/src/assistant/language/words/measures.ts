import type { FieldType } from '@toolbench/contracts/assistant/app-model.ts';

/** The words that Chinese puts between a number and what is counted, for patterns. */
export const measure =
  '(?:个|本|次|件|张|条|份|单|台|辆|间|节|场|回|项|套|只|篇|门|位|名|笔|把|样|种|部|首|支|块|瓶|盒|袋|箱|杯|堂)';

/** 三科 in 语文、数学、英语三科, for patterns: how many a list has named, which is part of no name. 高三 and 第三 count nothing. */
export const summing =
  '(?<=\\p{Script=Han}{2})(?<![第高初大周期])(?:这|等|共|一共)?[两三四五六七八九十](?:科目?|门课?程?|个?(?:科目|课程|方面|部分)|大?[类种样])(?:的?(?:成绩|分数))?(?=\\s*(?:[,，。;；、!?]|$))';

const sums = new RegExp(summing, 'gu');

/** Where a text says how many its list has named. */
export const sumsIn = (text: string) =>
  [...text.matchAll(sums)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }));

const unitTypes: readonly (readonly [RegExp, FieldType])[] = [
  [/^(?:[€$£¥]|eur|usd|gbp|cny|rmb|euros?|dollars?|pounds?|yuan|cents|(?:万|美|欧|日)?元|块钱?)$/iu, 'money'],
  [
    /^(?:[个人天日月周次张件颗只本页箱袋瓶株棵头台辆]|分钟|days?|weeks?|months?|minutes?|mins?|pcs|pieces|people|pages)$/iu,
    'integer',
  ],
  [
    /^(?:%|‰|°?[cf]|°|k?hz|k?wh?|v|a|bar|psi|ph|lux|db|[kmμn]?g|lbs?|oz|t|[kcmnd]?m|km\/h|ft|feet|inch(?:es)?|yards?|miles?|acres?|ha|hectares?|m[l³²23]|l|litres?|liters?|gallons?|kilos?|grams?|tons?|tonnes?|metres?|meters?|kilomet(?:re|er)s|percent|degrees?|hours?|hrs?|h|[mµ]?g\/m?l|squ?a?r?e?\.? ?(?:met(?:re|er)s?|m|feet|ft)|斤|公?斤|千?克|吨|两|亩|公顷|平方?米?|平|立方米?|[厘毫分千]?米|公?里|海里|英[尺寸里亩镑]|磅|盎司|毫?升|度|小时|钟头)$/iu,
    'decimal',
  ],
];

/** The type of numbers in a unit, such as kg, 亩 or EUR; undefined for words that are none. */
export const unitType = (words: string): FieldType | undefined =>
  unitTypes.find(([pattern]) => pattern.test(words.trim()))?.[1];

/** What numbers are measured in, for patterns. */
export const unit =
  '(?:公斤|千克|毫?克|吨|斤|[厘毫分]?米|公里|千米|毫?升|小时|分钟|秒|天|万?元|美元|[度℃%]|kg|mg|g|cm|mm|km|m|ml|l|hours?|minutes?)';
