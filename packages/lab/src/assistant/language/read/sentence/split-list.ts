const open = '([{';
const close = ')]}';

/** Words between the last two items of a list, where they part items and are not within one. */
const chineseAnd = /(?:以及|还有|和(?!谐)|(?<!涉)及(?!时|格)|(?<!参)与(?!否|会)|跟(?!进|踪|单)|或者?(?!许))/;
const englishAnd = /\s(?:and|plus|as well as|&|\+|or)\s/i;

/** Cuts at the marks that are not within brackets. */
function cutAt(text: string, marks: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (open.includes(character)) depth += 1;
    else if (close.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      marks.lastIndex = at;
      const mark = marks.exec(text)?.[0];
      if (mark === undefined) continue;
      parts.push(text.slice(from, at));
      from = at + mark.length;
      at = from - 1;
    }
  }
  return [...parts, text.slice(from)];
}

const sticky = (pattern: RegExp) => new RegExp(pattern.source, 'iy');

/**
 * The items of a list in words: `a, b and c`, `甲、乙和丙`. Brackets stay with their item. `isWhole` tells of an item that its
 * “and” belongs to it, such as 意见和建议; `marks` are what parts two items.
 */
export function splitList(text: string, isWhole: (item: string) => boolean, marks = /[,、;/\n]|\t/y): string[] {
  return cutAt(text, marks)
    .flatMap((part) => {
      const isName = isWhole(part.trim());
      const trimmed = isName ? part.trim() : part.replace(/^\s*(?:(?:and|or|plus)\b|以及|还有|和)\s*/i, '').trim();
      if (trimmed === '' || isWhole(trimmed)) return [trimmed];
      return /\p{Script=Han}/u.test(trimmed)
        ? cutAt(trimmed, sticky(chineseAnd)).flatMap((one) => cutAt(one, sticky(englishAnd)))
        : cutAt(trimmed, sticky(englishAnd));
    })
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
