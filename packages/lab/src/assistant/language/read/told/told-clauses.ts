import { fieldPhrases } from '../../words/field-lexicon.ts';
import { splitList } from '../sentence/split-list.ts';
import { introducedAt, type Introduced } from './introductions.ts';
import { toldFields, type ToldField, type ToldThing } from './told-fields.ts';

/** Where a list is over although its sentence goes on, outside brackets. */
const over =
  /,\s+with\s|,?\s+(?:so that|so (?:i|we)|because|but|while|whereas|when(?=ever| i | we ))\s|,?\s+and (?:now|every time|each time|whenever|sometimes|later (?:i|we))\s|[,;]\s*(?:and )?(?:i|we|you|they|he|she|it|everyone|nobody|only|please|sort|show|the (?:list|app)|customers|members|visitors|guests|there)(?:['’]\w+)? \w|\s(?:should|must) be\s|[,;]\s*(?:并且?|而且|按|只有|最好|希望|方便|请|谁[能可]|每\p{Script=Han}|不要|不用|要能|可以|想|首页|默认|用来|这样|因为|所以|谢谢|另外|还有)/iu;

/** Ends of clauses; commas count, since a clause may follow one. */
const clauseEnd = /[,;。!?\n]|\.(?=\s|$)|:|\s(?:and|plus|[–—-])\s|(?:和|以及|还有|、)(?=\p{Script=Han}{1,6}\()/giu;
const sentenceEnd = /[;。!\n]|\?(?!\s*,)|\.(?=\s|$)/u;

/** The text with what stands in brackets made invisible, so that no mark in them counts. Places stay. */
export const hidden = (text: string) =>
  text.replace(/\([^()]*\)/gu, (inside) => `(${'\u0001'.repeat(inside.length - 2)})`);

const fewestFields = 2;
/** No message that is meant tells of more clauses, or lists more. */
const mostClauses = 300;
const longestList = 600;

/** Where a list that begins at a place of a text is over, at the latest at `most`. `plain` is the text as `hidden` leaves it. */
export function endOf(plain: string, from: number, most: number = plain.length): number {
  const until = Math.min(most, from + longestList);
  const ends = [over, sentenceEnd]
    .map((pattern) => plain.slice(from, until).search(pattern))
    .filter((at) => at >= 0)
    .map((at) => from + at);
  return Math.min(until, ...ends);
}

/** The list of what was introduced, before the next clause of the kind or where it is over. */
function listOf(text: string, plain: string, { from, isBracketed }: Introduced, until: number) {
  if (isBracketed) {
    const close = text.indexOf(')', from);
    const end = close < 0 || close > from + longestList ? endOf(plain, from, until) : close;
    return { list: text.slice(from, end).replace(/^(?:with|each with|including|包括|有)\s+/iu, ''), end: end + 1 };
  }
  const end = endOf(plain, from, until);
  return { list: text.slice(from, end).replace(/[\s,、]*(?:\b(?:and|plus|also)|和|以及|还有)?\s*$/iu, ''), end };
}

/** Several names with lists of fields of their own: 队员(姓名、手机)、训练(日期、地点). */
const ofLists = /[\p{L}\d]\((?<inside>[^()]+)\)/gu;
const listsThings = (list: string) =>
  [...list.matchAll(ofLists)].filter(
    ({ groups }) =>
      splitList(groups?.inside ?? '', () => false).filter((item) => fieldPhrases.get(item) !== undefined).length >=
      fewestFields,
  ).length >= fewestFields;

/** Whether a list is one of fields: of so many names some are known to be, or tell their type; and not of the choices of a field. */
function isList(fields: readonly ToldField[], list: string, { isFieldToo }: Introduced): boolean {
  if (fields.length < fewestFields || /^\s*(?:each|every|每)/iu.test(list) || listsThings(list)) return false;
  const known = fields.filter(
    ({ words, field }) => field.type !== 'text' || fieldPhrases.findAtEnd(words) !== undefined,
  );
  return known.length >= (isFieldToo ? fewestFields : 1);
}

/** “batch of cheese”, 库存的木料: what is kept are batches, and 木料. */
const headOf = (words: string) =>
  words.replace(/\s+(?:of|for|in|on)\s.*$/iu, '').replace(/^.{2,}的(?=\p{Script=Han}{2})/u, '');

/** The kinds of records that clauses tell. */
export function toldInClauses(text: string): { things: ToldThing[]; rest: string } {
  const plain = hidden(text);
  const places = [0, ...[...plain.matchAll(clauseEnd)].map(({ 0: mark, index }) => index + mark.length)];
  const starts = [...new Set(places.map((at) => at + (/^\s*/u.exec(text.slice(at))?.[0].length ?? 0)))];
  const introduced = starts.slice(0, mostClauses).flatMap((start) => introducedAt(text, start) ?? []);
  const tells = (one: Introduced) => {
    const { list } = listOf(text, plain, one, text.length);
    return isList(toldFields(list), list, one);
  };
  const telling = introduced.filter(tells);
  const things: ToldThing[] = [];
  let rest = '';
  let at = 0;
  for (const [index, one] of telling.entries()) {
    if (one.start < at) continue;
    const next = telling.slice(index + 1).find(({ start }) => start >= one.from);
    const { list, end } = listOf(text, plain, one, next?.start ?? text.length);
    const fields = toldFields(list);
    if (!isList(fields, list, one)) continue;
    things.push({ words: headOf(one.words), fields, clause: text.slice(one.start, end) });
    rest += `${text.slice(at, one.start)}\n`;
    at = end;
  }
  return { things, rest: rest + text.slice(at) };
}
