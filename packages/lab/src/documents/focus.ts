import { isMostlyChinese } from './scripts.ts';
import { lightWords } from './tables/light-words.ts';
import { chineseStopWords } from './tables/stop-words.ts';
import { termsOf } from './terms.ts';
import { wordsOf } from './words.ts';

const asks = /\b(what|which|whose|whom?|when|where|why|how)\b/iu;
/** Where a group of words around a noun ends. */
const groupEnd =
  /^(?:of|for|in|on|at|to|from|by|with|per|is|are|was|were|be|do|does|did|has|have|had|can|could|may|might|must|should|will|would|and|or|than|that|which|who|i|you|we|they|it|there)$/iu;
/** What begins another group: the word before it is a verb, as in "Which company announced a lamp?" */
const determiner = /^(?:the|an?|this|these|those|its|his|her|their|my|your|our|all|each|every|no)$/iu;
const skipped =
  /^(?:is|are|was|were|the|a|an|this|that|these|those|did|does|do|will|can|may|must|kind|sort|type|many|much)$/iu;

const isContent = (word: string) => termsOf(word).length > 0;

/** The last word of the first group: "share price" of "What is the share price of …" gives "price". */
function headOf(words: readonly string[]): string | undefined {
  const first = words.findIndex((word) => !skipped.test(word));
  const rest = words.slice(Math.max(first, 0));
  const end = rest.findIndex((word, index) => index > 0 && (groupEnd.test(word) || determiner.test(word)));
  const group = rest.slice(0, end < 0 ? rest.length : end).filter(isContent);
  if (end < 0 || !determiner.test(rest[end] ?? '')) return group.at(-1);
  return group.length > 1 ? group.at(-2) : headOf(rest.slice(end));
}

function englishFocus(question: string): string | undefined {
  const found = asks.exec(question);
  if (!found) return undefined;
  const words = question.slice(found.index + found[0].length).match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  const word = found[0].toLowerCase();
  const isNamed = /^(?:what|which|whose)$/.test(word) || /^(?:many|much)$/i.test(words[0] ?? '');
  if (isNamed) return headOf(words);
  if (word === 'who' && /^(?:is|are|was|were)$/i.test(words[0] ?? '')) return headOf(words);
  const content = words.filter(isContent);
  return word === 'who' || word === 'whom' ? content[0] : content.at(-1);
}

const chineseAsks =
  /多少钱|多少|多久|多长时间|多[大高长远宽深重快远]|几|什么时候|什么时间|什么样|什么|何时|哪|谁|怎么|如何|怎样|为什么|为何/u;
const measures = /^[的个名位种只条户笔台次篇座层档家辆年天月日号岁元里人些一]$/u;
const stopPattern = new RegExp(chineseStopWords.join('|'), 'gu');

/** The last word of a text that is not light; single characters at its end are taken together. */
function lastWord(text: string): string | undefined {
  const words = wordsOf(text.replace(stopPattern, ' '));
  while (measures.test(words.at(-1) ?? '') || lightWords.has(words.at(-1) ?? '')) words.pop();
  const last = words.at(-1);
  const before = words.at(-2) ?? '';
  return last?.length === 1 && before.length === 1 ? before + last : last;
}

function chineseFocus(question: string): string | undefined {
  const found = chineseAsks.exec(question);
  if (!found) return undefined;
  return lastWord(question.slice(found.index + found[0].length)) ?? lastWord(question.slice(0, found.index));
}

/**
 * The word that says what a question wants to know: "price" of "What is the price of the lamp?", 面积 of 房间的面积有多大.
 * A document may speak of the lamp and the room at length and not of these.
 */
export function focusOf(question: string): string | undefined {
  return isMostlyChinese(question) ? chineseFocus(question) : englishFocus(question);
}
