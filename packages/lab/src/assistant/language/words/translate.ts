import type { Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { glossary } from '../tables/words/glossary.ts';
import { sentenceCase } from './english.ts';
import { fieldPhrases } from './field-lexicon.ts';
import { nounPhrases } from './noun-lexicon.ts';
import { createPhrasebook, tokenise } from './tokens.ts';

const pairs = glossary
  .split(',')
  .map((pair) => pair.trim())
  .filter((pair) => pair !== '')
  .map((pair): [string, string] => {
    const at = pair.indexOf(' ');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });

const toEnglish = createPhrasebook(pairs);
const toChinese = createPhrasebook(pairs.map(([chinese, english]): [string, string] => [english, chinese]));

/** Put together from known parts; undefined where a part of the phrase is not known. */
function compose(phrase: string, parts: typeof toEnglish, mark: string): string | undefined {
  const tokens = tokenise(phrase);
  const mentions = parts.find(tokens);
  const covered = mentions.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return tokens.length > 0 && covered === tokens.length ? mentions.map(({ value }) => value).join(mark) : undefined;
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** What a phrase names: “release” is a date among fields, and none as a kind of records. */
type Names = 'field' | 'kind';

const known = (phrase: string, names: Names): Bilingual | undefined =>
  (names === 'field' ? fieldPhrases.get(phrase)?.label : undefined) ?? nounPhrases.get(phrase)?.label;

/**
 * A phrase in both languages. What is not known in the other one stays as it was written: a wrong word would be worse than
 * an untranslated one.
 */
export function inBothLanguages(phrase: string, names: Names = 'field'): Bilingual {
  const text = phrase.trim();
  if (isChinese(text)) {
    const english = known(text, names)?.en ?? compose(text, toEnglish, ' ');
    return { zh: text, en: english === undefined ? text : sentenceCase(english) };
  }
  return { zh: known(text, names)?.zh ?? compose(text, toChinese, '') ?? sentenceCase(text), en: sentenceCase(text) };
}
