/** Patterns that are asked for again and again. Each one runs in time proportional to the text. */
export const shortcuts = {
  /** Addresses as people write them. The lookbehind keeps the search from starting again at every letter of a word. */
  email: String.raw`(?<![\w.%+-])[\w.%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}`,
  /** http and https, up to white space, quotes or Chinese punctuation; punctuation at the end belongs to the sentence. */
  url: String.raw`https?:\/\/[^\s<>"'“”\u3000-\u303f\uff00-\uffef]+(?<![.,;:!?)\]}])`,
  /** Mobile numbers of mainland China, with or without +86, in one piece or as 3-4-4. */
  phone: String.raw`(?<!\d)(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)`,
  /** IPv4 in dotted decimal, 0 to 255 each. */
  ipAddress: String.raw`(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?!\.?\d)`,
  /** 2026-01-31, 2026/1/31, 2026.1.31 and 2026年1月31日. */
  date: String.raw`(?<!\d)(?<year>\d{4})[-/.年](?<month>0?[1-9]|1[0-2])[-/.月](?<day>0?[1-9]|[12]\d|3[01])(?!\d)日?`,
  /** Whole and decimal numbers, with sign, thousands separators and exponent. */
  number: String.raw`(?<![\w.])[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:[eE][+-]?\d+)?(?!\w|\.\d)`,
  /** Han characters of the basic blocks. */
  chineseChars: String.raw`[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+`,
  englishChars: '[A-Za-z]+',
} as const;

export type Shortcut = keyof typeof shortcuts;
export const shortcutNames = Object.keys(shortcuts) as readonly Shortcut[];
