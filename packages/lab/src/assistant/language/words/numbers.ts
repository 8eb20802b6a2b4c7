const chineseDigits = '零一二三四五六七八九';
const englishNumbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** What a number in words or digits looks like, for patterns. */
export const numberPattern = `-?\\d{1,3}(?:,\\d{3})+(?!\\d)|-?\\d{1,9}(?:\\.\\d{1,4})?(?:\\s?[千万](?![克米卡瓦])|k\\b)?|[${chineseDigits}十百两]{1,5}|${englishNumbers.join('|')}`;

/** How many times what stands before it: 3万, 2千, 5k. */
const times: ReadonlyMap<string, number> = new Map([
  ['千', 1e3],
  ['万', 1e4],
  ['k', 1e3],
]);

/** 50, 1,000, 3万, 二十五, 一百, “ten”; undefined for what is no number. */
export function numberOf(words: string): number | undefined {
  const text = words.trim().toLowerCase().replace('两', '二');
  if (/^-?\d{1,3}(?:,\d{3})*$|^-?\d+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  const scaled = /^(?<digits>-?\d+(?:\.\d+)?)\s?(?<scale>[千万k])$/u.exec(text)?.groups;
  if (scaled !== undefined) return Number(scaled.digits) * (times.get(scaled.scale ?? '') ?? 1);
  const english = englishNumbers.indexOf(text);
  if (english >= 0) return english;
  const hundreds = /^([一二三四五六七八九]?)百(.*)$/u.exec(text);
  if (hundreds !== null) return digit(hundreds[1]) * 100 + (numberOf((hundreds[2] ?? '').replace('零', '')) ?? 0);
  const tens = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/u.exec(text);
  if (tens !== null) return digit(tens[1]) * 10 + (tens[2] ? chineseDigits.indexOf(tens[2]) : 0);
  const at = chineseDigits.indexOf(text);
  return text.length === 1 && at >= 0 ? at : undefined;
}

const digit = (word: string | undefined) => chineseDigits.indexOf(word || '一');
