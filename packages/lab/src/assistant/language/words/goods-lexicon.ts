import { goods, shopEndings, shopNames } from '../tables/goods.ts';
import { cellsOf, chineseWords, englishWords, rowsOf, wordPairs } from './table.ts';
import { createPhrasebook, tokenise } from './tokens.ts';

/** A kind of goods that shops sell. */
export interface Goods {
  /** Products of the kind. */
  readonly products: { readonly zh: readonly string[]; readonly en: readonly string[] };
}

const rows = rowsOf(goods).map((row) => {
  const [chinese = '', english = '', zh = '', en = ''] = cellsOf(row);
  const kind: Goods = { products: { zh: zh.split('、'), en: englishWords(en) } };
  return { kind, chinese: chineseWords(chinese), english: englishWords(english) };
});

const endings = chineseWords(shopEndings);

const shops = [
  ...rows.flatMap(({ kind, chinese }) =>
    chinese.flatMap((word) => endings.map((ending): [string, Goods] => [word + ending, kind])),
  ),
  ...wordPairs(shopNames).flatMap(([name, word]) =>
    rows.filter(({ chinese }) => chinese.includes(word)).map(({ kind }): [string, Goods] => [name, kind]),
  ),
];

/** Chinese words for places that sell goods: 茶叶店. */
export const shopPhrases = createPhrasebook(shops);

/** Words for goods, and for places that sell them. */
export const goodsPhrases = createPhrasebook([
  ...shops,
  ...rows.flatMap(({ kind, chinese, english }) =>
    [...chinese, ...english].map((word): [string, Goods] => [word, kind]),
  ),
]);

/** Products of the kinds of goods that a text names, of each kind in turn; none where it names no goods. */
export function productsIn(text: string, locale: 'zh' | 'en'): readonly string[] {
  const kinds = [...new Set(goodsPhrases.find(tokenise(text)).map(({ value }) => value))];
  const lists = kinds.map(({ products }) => products[locale]);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
