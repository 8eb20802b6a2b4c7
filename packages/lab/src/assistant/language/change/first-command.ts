import type { AppField, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { orderWords } from '../tables/words/order-words.ts';
import { ordered } from './app-commands.ts';
import { both, matchAny, refuse, type Command } from './outcome.ts';

const patterns: readonly RegExp[] = [
  /^(?:把|将|让)?(?<what>[^,。]{1,8}?)的?(?:那些|东西|任务|商品|记录|书|客户)?(?:要|都|应该|应|得|给我)?(?:(?:排|放|显示|列|摆)(?:在|到)?|在)(?:最)?(?:前面?|上面?|最?顶上?|前头|靠前)(?:边)?$/u,
  /^(?:put |show |list |have |keep |bring )?(?:the )?(?<what>[\w'’ -]{2,24}?)(?: (?:stuff|ones?|things|items|tasks|products|books|customers|records|entries))?(?: (?:should|must|to|can|goes?|comes?|be|stay|shown|listed))* (?:first|on top|at the top|up top|to the top|up front)$/iu,
];

/** What is not yet so: 没付的, “unpaid”, “not returned”. */
const undone =
  /^(?:还?没有?|未)(?<zh>\p{Script=Han}{1,4}?)[了的]?$|^(?:un(?=[a-z]{3})|not (?:yet )?)(?<en>[a-z]{3,}?)(?: yet)?$/iu;

const stem = (word: string) => word.toLowerCase().replace(/(?:ed|d|e|s)$/, '');

function isAbout(field: AppField, words: string): boolean {
  const { zh, en } = field.label;
  return /\p{Script=Han}/u.test(words) ? zh.includes(words) : `${en} ${field.name}`.toLowerCase().includes(stem(words));
}

/** The field that decides what comes first, and whether its largest does; undefined where the words tell none. */
function orderOf(fields: readonly AppField[], words: string): { field: AppField; isDescending: boolean } | undefined {
  const open = undone.exec(words)?.groups;
  const isDone = fields.find(({ type }) => type === 'boolean');
  const meant = open?.zh ?? open?.en;
  const flag = meant === undefined ? undefined : fields.find((one) => one.type === 'boolean' && isAbout(one, meant));
  const any = meant !== undefined && /^(?:完成|做完?|办完?|弄完?|finished|done)$/i.test(meant) ? isDone : undefined;
  const unset = flag ?? any;
  if (unset !== undefined) return { field: unset, isDescending: false };
  const word = orderWords.find(({ pattern }) => pattern.test(words));
  const ofType = word === undefined ? [] : fields.filter(({ type }) => word.types.includes(type));
  const named = ofType.find(({ name, label }) => word?.field.test(`${name} ${label.zh}`) === true);
  const field = named ?? (word?.isTypeEnough === true ? ofType[0] : undefined);
  return word === undefined || field === undefined ? undefined : { field, isDescending: word.isDescending };
}

/** “overdue stuff first”, 便宜的在前, 没付的排前面: an order told by what shall come first. */
export const firstCommand: Command = (model: AppModel, clause) => {
  const words = matchAny(clause, patterns)?.what;
  if (words === undefined) return undefined;
  const found = model.entities.flatMap((entity) => {
    const order = orderOf(entity.fields, words);
    return order === undefined ? [] : [{ entity, order }];
  });
  // In a shop the goods are meant, which stand before the orders.
  const [first, second] = found;
  if (first === undefined) return undefined;
  if (second !== undefined && model.family !== 'shop')
    return refuse(
      both('没有说是哪一种数据。', 'It is not said which records are meant.'),
      ...found.map(({ entity, order }) =>
        both(`${entity.label.zh}按${order.field.label.zh}排序`, `Sort ${entity.label.en} by ${order.field.label.en}`),
      ),
    );
  return ordered(model, first.entity.name, first.order.field.name, first.order.isDescending);
};
