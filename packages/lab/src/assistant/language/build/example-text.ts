import type { AppEntity, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { exampleKinds, examples } from '../tables/examples.ts';
import { nounNamed } from '../words/noun-lexicon.ts';
import { cellsOf, chineseWords, englishWords, rowsOf } from '../words/table.ts';
import { createPhrasebook } from '../words/tokens.ts';

export type Locale = 'zh' | 'en';

/** What decides how the texts of an example row read. */
interface Told {
  readonly entity: AppEntity;
  readonly locale: Locale;
  /** What the app's shop sells; empty where nothing says it. */
  readonly products: readonly string[];
}

const pools = new Map(
  rowsOf(examples).map((row): [string, Record<Locale, readonly string[]>] => {
    const [name = '', zh = '', en = ''] = cellsOf(row);
    return [name, { zh: zh.split('、').map((text) => text.trim()), en: englishWords(en) }];
  }),
);

const kinds = createPhrasebook(
  rowsOf(exampleKinds).flatMap((row) => {
    const [name = '', zh = '', en = ''] = cellsOf(row);
    return [...chineseWords(zh), ...englishWords(en)].map((ending): [string, string] => [ending, name]);
  }),
);

/** Somebody, though no word names them: “picked up by”, “lent to”, 谁借走了. */
const somebody =
  /^(?:who|whom)\b|\b[a-z]+(?:ed|en|wn|ade|ought|ld|aid)(?: [a-z]+)? by$|\b(?:lent|given|sold|assigned|rented|issued|loaned) to$|^谁/iu;
/** 几口人 asks for a number, and is nobody. */
const amount = /几|多少|^how (?:many|much)/iu;

/** “reason for leaving” is a reason. */
const furtherWords = /(?<=\w) (?:for|of|in|at) .*$/;

/** The row of examples for what a label says; undefined where it tells none. */
function kindOf(label: string): string | undefined {
  if (amount.test(label)) return undefined;
  return somebody.test(label) ? 'person' : kinds.findAtEnd(label.replace(furtherWords, ''))?.value;
}

const ofPeople = /^(?:birthday|gender|email|studentNumber|employeeNumber|idNumber|position|phone)$/;

/** People are told by their own word or by what is kept of them; of other things a name is not the name of a person. */
const isPerson = ({ label, fields }: AppEntity) =>
  kindOf(label.zh) === 'person' || kindOf(label.en) === 'person' || fields.some(({ name }) => ofPeople.test(name));

/** Fields that only say what a record is called, so that the thing itself tells how. */
const general = /^(?:name|title|description|content|notes|service)$/;

/** What is sold, where a field names it; none where it does not. */
function poolOfProducts(field: AppField, entity: AppEntity, products: readonly string[]): readonly string[] {
  const noun = nounNamed(entity.name)?.key;
  if (noun === 'order' && field.name === 'items') return products.map((product, at) => `${product} × ${(at % 3) + 1}`);
  const isProduct =
    (noun === 'product' || noun === 'secondHandItem') && field.name === entity.titleField && general.test(field.name);
  return isProduct || (noun === 'sale' && field.name === 'productName') ? products : [];
}

function poolFor(field: AppField, { entity, locale, products }: Told): readonly string[] {
  const sold = poolOfProducts(field, entity, products);
  if (sold.length > 0) return sold;
  const name = field.name.replace(/\d+$/, '');
  const noun = nounNamed(entity.name);
  const kind = kindOf(field.label[locale]);
  const isOwn = general.test(name) || noun?.fields.some((one) => one.name === name) === true;
  const titles = field.name === entity.titleField && isOwn ? (noun?.titles[locale] ?? []) : [];
  if (general.test(name) && titles.length > 0 && kind !== 'person') return titles;
  if (name === 'name' && kind !== 'person' && noun === undefined && !isPerson(entity)) return [];
  const own = pools.get(name) ?? pools.get(kind ?? '');
  if (own !== undefined) return own[locale];
  return titles.length > 0 || field.type !== 'long-text' ? titles : (pools.get('description')?.[locale] ?? []);
}

/** A text as somebody could have written it in one row of `rows`; “Label 3” where the words of the field tell nothing. */
export function exampleText(field: AppField, told: Told & { readonly rows: number }, row: number): string {
  const { entity, locale, rows } = told;
  const pool = poolFor(field, told);
  const isTitle = field.name === entity.titleField;
  const number = String(row + 1);
  const text = pool[row % Math.max(pool.length, 1)] ?? `${(isTitle ? entity : field).label[locale]} ${number}`;
  // Of many records some are alike, as in life; of a few none should be.
  const isOne = field.unique || (isTitle && field.name !== 'author' && rows <= pool.length * 2);
  return row >= pool.length && pool.length > 0 && isOne ? `${text} ${number}` : text;
}
