/** What no text is written in: private use, controls, characters that are none. */
const unwritten = /[\p{Co}\p{Cn}\ufffd]|(?![\t\n\r])\p{Cc}/gu;
const blank = /\s/gu;
const latinWord = /^[\p{Ps}\p{Pi}"']*(?:\p{Lu}?\p{Ll}+|\p{Lu}+)(?:['’-]\p{L}+)*[\p{Pe}\p{Pf}"'.,:;!?…]*$/u;
const vowel = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýąęěůőűıāēīōū]/iu;
const vowels = new RegExp(vowel.source, 'giu');

/** Of a page with so many characters or words at least, this share tells. */
const leastCharacters = 8;
const mostUnwritten = 0.25;
const leastWords = 30;
/** As many letters tell where the blanks between the words are lost, too, so that each line is one word. */
const leastLetters = 5 * leastWords;
const leastPlausible = 0.3;
/** Of the letters of every language in Latin letters, more are vowels. */
const leastVowels = 0.2;

/** Whether a word may be one of a language in Latin letters: letters alone, with a vowel unless it is short. */
const isPlausible = (word: string) => latinWord.test(word) && (word.length < 3 || vowel.test(word));

/**
 * Whether the text of a page says something else than what is drawn: the font does not tell which letters its signs are, so
 * that they come out as characters for private use or as letters of which no language makes words.
 */
export function isMeaningless(text: string): boolean {
  const characters = text.replace(blank, '');
  if (characters.length >= leastCharacters) {
    const found = characters.match(unwritten)?.length ?? 0;
    if (found > characters.length * mostUnwritten) return true;
  }
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(characters)) return false;
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const plausible = words.filter(isPlausible).length;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const hasFewVowels = (text.match(vowels)?.length ?? 0) < letters * leastVowels;
  const isImplausible = words.length >= leastWords && plausible < words.length * leastPlausible;
  return isImplausible || (hasFewVowels && (words.length >= leastWords || letters >= leastLetters));
}
