const chinese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const ideograph = /\p{Script=Han}/gu;

/** Whether a character is one of scripts written without spaces between words, their punctuation included. */
export function isChinese(character: string): boolean {
  return chinese.test(character);
}

/** Whether a text is mostly Chinese: it decides the words of an answer. */
export function isMostlyChinese(text: string): boolean {
  const ideographs = text.match(ideograph)?.length ?? 0;
  const words = text.match(/[a-z]+/giu)?.length ?? 0;
  return ideographs > words;
}

/** Whether cutting before this index would part a surrogate pair. */
export function partsPair(text: string, index: number): boolean {
  const before = text.charCodeAt(index - 1);
  const after = text.charCodeAt(index);
  return before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000;
}

/** The first characters of a text, at most this many UTF-16 units, with no half of a surrogate pair. */
export function beginning(text: string, length: number): string {
  return text.slice(0, partsPair(text, length) ? length - 1 : length);
}
