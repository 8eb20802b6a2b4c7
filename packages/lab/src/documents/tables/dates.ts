export const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December';

const chineseNumber = '[\\d一二三四五六七八九十百.]+';

/** Dates, years, times of day and numbers of order: numbers that count nothing and measure nothing. */
export const dates = new RegExp(
  [
    '\\d{4}\\s?年(?:\\s?\\d{1,2}\\s?月)?(?:\\s?\\d{1,2}\\s?[日号])?',
    '\\d{1,2}\\s?月\\s?\\d{1,2}\\s?[日号](?:\\s?至\\s?\\d{1,2}\\s?[日号])?',
    `第\\s?${chineseNumber}\\s?(?:公里|[条章节天年次名届期代位])?`,
    '\\b\\d{1,2}(?::\\d{2})+\\b',
    `\\b(?:\\d{1,2} )?(?:${monthNames})\\b(?: \\d{1,2}\\b)?(?:,? \\d{4}\\b)?`,
    // A year alone, unless it is a price, a part of a larger number or a number of something.
    '(?<![\\d.,$€£]|\\b(?:[Oo]ver|than|[Nn]early|[Aa]lmost|[Uu]p to|[Aa]t least|[Aa]t most)\\s)\\b(?:1[5-9]|20)\\d{2}\\b(?![.,]\\d|\\s*\\p{Script=Han}|\\s*(?:km|m|kg|g|metres?|people|pounds|euros|dollars)\\b)',
  ].join('|'),
  'gu',
);
