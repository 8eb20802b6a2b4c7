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
export const numberPattern = `-?\\d{1,9}(?:\\.\\d{1,4})?|[${chineseDigits}十百两]{1,5}|${englishNumbers.join('|')}`;

/** 50, 二十五, 一百, “ten”; undefined for what is no number. */
export function numberOf(words: string): number | undefined {
  const text = words.trim().toLowerCase().replace('两', '二');
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
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
