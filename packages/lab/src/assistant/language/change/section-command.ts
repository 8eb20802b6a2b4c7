import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { splitList } from '../read/sentence/split-list.ts';
import { isSample } from '../tables/landing-texts.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { phraseKey } from '../words/tokens.ts';
import { both, matchAny, refuse, run, unquoted, type Command, type Outcome } from './outcome.ts';

type Section = AppModel['sections'][number];
type Item = Section['items'][number];

/** What the parts of a page are called beside their titles. */
const kindNames: Readonly<Record<Section['kind'], RegExp>> = {
  hero: /^(?:标语|口号|简介|副标题|slogan|tagline|headline|subtitle|intro(?:duction)?)$/iu,
  features: /^(?:特色|特点|优势|服务|features?|services?)$/iu,
  pricing: /^(?:价格|价目表?|收费|报价|prices?|pricing|price list)$/iu,
  questions: /^(?:常见问题|问答|faq|questions?)$/iu,
  quotes: /^(?:评价|口碑|reviews?|testimonials?|quotes?)$/iu,
  contact: /^(?:联系方式|联系我们|contact(?: details)?)$/iu,
};

const saying = [
  /^(?:把|将)?(?:首页|页面)?的?(?<what>[^,，。:：]{1,16}?)(?:的?(?:内容|文字))?(?:改为|改成|换成|设为|写成|写|是|为|:)\s*(?<text>.+)$/u,
  /^(?:change|set|make|update)\s+(?:the |our |my )?(?<what>[\w' -]{2,30}?)\s+(?:to|as)\s+(?<text>.+)$/iu,
  /^(?:the |our |my )?(?<what>[\w' -]{2,30}?)(?:\s+(?:is|are|reads?|says)\s+|:\s*)(?<text>.+)$/iu,
];
const priced =
  /^(?:the |our |an? )?(?<title>[^\d:：]{1,40}?)(?:的价格)?\s*(?:costs?|is|for|at|卖|要|是|改为|改成|:)?\s*(?<price>(?:[¥$€£]\s?)?\d+(?:\.\d{1,2})?\s*(?:元|块|dollars?|euros?|pounds?)?)(?:\s*(?:each|apiece|一?[个份块只]|per \w+))?$/iu;

const money = /[¥$€£元块]|\b(?:dollars?|euros?|pounds?|costs?)\b/iu;

const { sectionItems: mostItems } = limits.assistant;

const isCalled = (title: Item['title'], words: string): boolean => {
  const key = phraseKey(words);
  const meant = fieldPhrases.get(words)?.name;
  return [title.zh, title.en].some(
    (one) => phraseKey(one) === key || (meant !== undefined && fieldPhrases.get(one)?.name === meant),
  );
};

/** What a person wrote stands on the page in both languages: it is not translated. */
const own = (text: string) => both(text, text);

/** The prices of a list such as “cheesecake $30, brownie $4”; undefined where one of it has none. */
function pricesIn(list: string): Item[] | undefined {
  const items = splitList(list, () => false).map((one) => priced.exec(unquoted(one))?.groups);
  if (items.length === 0) return undefined;
  return items.every((one) => one !== undefined)
    ? items.map(({ title = '', price = '' }) => ({ title: own(`${title.trim()} ${price.trim()}`), text: own('') }))
    : undefined;
}

const nameOf = ({ title }: Item) => title.zh.replace(/\s*(?:[¥$€£]\s?)?\d[\d.]*\s*\S{0,8}$/u, '');

/** Own prices among those that are there; those that the page had for examples go. */
function withPrices(section: Section, prices: readonly Item[]): Section {
  const named = new Set(prices.map((item) => phraseKey(nameOf(item))));
  const kept = section.items.filter((item) => !isSample(item) && !named.has(phraseKey(nameOf(item))));
  return { ...section, items: [...kept, ...prices] };
}

function withWords(section: Section, item: Item | undefined, text: string): Section {
  const words = own(unquoted(text));
  if (item === undefined) return { ...section, text: words };
  return { ...section, items: section.items.map((one) => (one === item ? { ...one, text: words } : one)) };
}

/**
 * “The phone is …”, 把地址改成…, “cheesecake costs $30”: what stands on the page of a model that has sections. What names none of
 * them is no wish of this kind.
 */
export const sectionCommand: Command = (model, clause): Outcome | undefined => {
  const { sections } = model;
  const set = (at: number, section: Section): Outcome =>
    section.items.length > mostItems
      ? refuse(both(`一个栏目最多 ${mostItems} 项。`, `A section has at most ${mostItems} items.`))
      : run(model, { do: 'set-section', at, section });
  const pricing = sections.findIndex(({ kind }) => kind === 'pricing');
  // Without the word price only money is one: “the phone is 5550100” is none.
  const alone = pricing < 0 || !money.test(clause) ? undefined : pricesIn(clause);
  if (alone !== undefined) return set(pricing, withPrices(sections[pricing], alone));
  const said = matchAny(clause, saying);
  if (said === undefined) return undefined;
  const at = sections.findIndex(
    ({ kind, title, items }) =>
      kindNames[kind].test(said.what) ||
      (kind !== 'hero' && isCalled(title, said.what)) ||
      items.some((item) => isCalled(item.title, said.what)),
  );
  if (at < 0) return undefined;
  const most = limits.assistant.nameCharacters * 4;
  if (said.text.length > most)
    return refuse(both(`一段文字最多 ${most} 字。`, `A text of the page has at most ${most} characters.`));
  const section = sections[at];
  const prices = section.kind === 'pricing' ? pricesIn(said.text) : undefined;
  if (prices !== undefined) return set(at, withPrices(section, prices));
  const item = section.items.find(({ title }) => isCalled(title, said.what));
  return set(at, withWords(section, item, said.text));
};
