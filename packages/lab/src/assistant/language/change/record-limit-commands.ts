import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppEntity, AppModel, RecordLimit } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { limitText } from '../../record-limits.ts';
import { countsTheSame, isOwner, limitedBy } from '../build/record-limits.ts';
import { findLimits } from '../read/record-limits.ts';
import { measure } from '../words/measures.ts';
import { numberOf, numberPattern } from '../words/numbers.ts';
import { both, run, andThen, matchAny, refuse, type Command, type Outcome } from './outcome.ts';
import { allFieldsNamed, entitiesNamed } from './resolve.ts';

/** A limit with the entity that has it. */
interface Found {
  readonly entity: AppEntity;
  readonly limit: RecordLimit;
}

const limitsIn = (model: AppModel): Found[] =>
  model.entities.flatMap((entity) => (entity.limits ?? []).map((limit) => ({ entity, limit })));

const lead =
  /^(?:(?:把|将)?(?:上限|限制|规则|这个|它)?(?:改成|改为|改到|换成|变成|设为|设成|设置为|调整为|调成|放宽到)|(?:再|还)?(?:加|增加|添加|加上)(?:一[条个])?(?:规则|限制)?[:,]?|规定|限定|要求|(?:change|set|make) (?:it|that|the (?:limit|rule)) (?:to|so that|so)|make it|now|(?:add|set) (?:a |the )?(?:rule|limit)[:,]?(?: that| of)?|from now on)\s*/iu;
const replacing = /改|换|变|调|放宽|^(?:change|make|now)/iu;

const newNumber: readonly RegExp[] = [
  new RegExp(
    `^(?:把|将)?(?<what>[^,。]{0,10}?)的?(?:数量|次数)?(?:上限|限额|限制|最多)(?:的?(?:数量|次数|数))?(?:也|都)?(?:改|调|提高|降低|降|设|变|增加|减少|放宽|加|减)?(?:成|为|到|至|是)?\\s*(?<most>${numberPattern})\\s*${measure}?$`,
    'iu',
  ),
  new RegExp(
    `^(?:change|set|raise|lower|increase|reduce|put|make) (?:the )?(?<what>[\\w ]{0,30}?) ?(?:limit|maximum|cap)(?: (?:of|on|for) [\\w ]{2,24}?)? (?:to|at|up to|down to) (?<most>${numberPattern})(?: \\w+)?$`,
    'iu',
  ),
];
const without: readonly RegExp[] = [
  /^(?:允许|可以|能够?|不再禁止)(?<what>[^,。]{0,8}?)(?:时间)?(?:重复|重叠|同时)(?:预[订定约]|[订定约借租]|使用)?(?:了)?$/u,
  /^(?:allow|permit) (?<what>)(?:double[- ]?bookings?|overlap(?:s|ping(?: \w+)?)?)$/iu,
  /^(?:把|将)?(?:取消|去掉|去除|删掉|删除|删了|不要|不需要|不用|解除|放开|撤掉|拿掉)(?:掉|了)?(?<what>[^,。]{0,12}?)的?(?:数量|次数)?(?:上限|限额|限制)(?:了|吧)?$/u,
  /^(?:把|将)(?<what>[^,。]{0,12}?)的?(?:数量|次数)?(?:上限|限额|限制)(?:取消|去掉|去除|删掉|删除|放开|撤掉|拿掉)(?:掉|了|吧)?$/u,
  /^(?<what>每[人个位名]\p{Script=Han}{0,4}?)?(?:不限制?|不再限制)(?:每人)?(?:借|预约|预订|报|买|领)?(?:数量|次数|几[本次个件]|多少[本次个件]?|本数)(?:了)?$/u,
  /^(?:remove|drop|delete|lift|cancel|get rid of|take away|no more|without|no)(?: the| any| all| this| that)? ?(?<what>[\w ]{0,30}?) ?(?:limits?|cap|maximum|restrictions?)(?: (?:on|of|for|to) [\w ]{2,40})?$/iu,
  /^(?<what>[\w ]{2,24}?) (?:can|may|should be able to) (?:borrow|book|take|have|order|make|get) as many (?:\w+ )?as they (?:like|want|need|wish)$/iu,
];

/** What leads from an entity to itself with more fields and another rule, as reading a wish makes it. */
function toRule(before: AppModel, after: AppModel): AppCommand[] {
  return after.entities.flatMap((entity): AppCommand[] => {
    const old = before.entities.find(({ name }) => name === entity.name);
    const { fields = [], limits: rules = [] } = old ?? {};
    const added = entity.fields.filter(({ name }) => !fields.some((field) => field.name === name));
    const rule = entity.limits?.find((one) => !rules.includes(one));
    if (rule === undefined) return [];
    const at = rules.findIndex((one) => countsTheSame(one, rule));
    return [
      ...added.map((field): AppCommand => ({ do: 'add-field', entity: entity.name, field })),
      at < 0 ? { do: 'add-rule', entity: entity.name, rule } : { do: 'change-rule', entity: entity.name, at, rule },
    ];
  });
}

const placeOf = ({ entity, limit }: Found) => entity.limits?.indexOf(limit) ?? 0;

const withoutRule = (found: Found): AppCommand => ({
  do: 'remove-rule',
  entity: found.entity.name,
  at: placeOf(found),
});

/** The limit with another number. */
const renumbered = (model: AppModel, found: Found, most: number): Outcome =>
  run(model, {
    do: 'change-rule',
    entity: found.entity.name,
    at: placeOf(found),
    rule: { ...found.limit, most },
  });

const isNumber = (most: number | undefined): most is number =>
  most !== undefined && Number.isInteger(most) && most >= 1 && most <= limits.assistant.recordsPerLimit;

/** Words that leave open which limit is meant, or name what has it; not those of a field with bounds of its own. */
function meant(model: AppModel, what: string): Found[] | undefined {
  const all = limitsIn(model);
  const named = entitiesNamed(model.entities, what);
  const ofNamed = all.filter(({ entity }) => named.includes(entity));
  if (ofNamed.length > 0) return ofNamed;
  const isOfField = allFieldsNamed(model.entities, what.replace(/的?(?:字数|长度)$/u, '')).length > 0;
  return isOfField && !isOwner(what) ? undefined : all;
}

const unclear = (found: readonly Found[]) =>
  refuse(
    both('有不止一条数量上限，没有说是哪一条。', 'There is more than one limit, and it is not said which is meant.'),
    ...found.map(({ entity, limit }) => limitText(entity, limit)),
  );

const none = refuse(
  both('现在没有数量上限。', 'There is no limit on numbers.'),
  both('每人最多 3 条', 'At most 3 per person'),
);

function removed(model: AppModel, what: string): Outcome | undefined {
  const found = meant(model, what);
  if (found === undefined) return undefined;
  if (found.length === 0) return none;
  // From the last on, so that the others keep their places.
  return run(model, ...found.toReversed().map(withoutRule));
}

const fieldsIn = ({ entities }: AppModel) => entities.reduce((sum, { fields }) => sum + fields.length, 0);

function stated(model: AppModel, clause: string): Outcome | undefined {
  const bare = clause.replace(lead, '');
  const [wish] = findLimits(bare);
  if (wish === undefined || wish.start > 0 || wish.end < bare.length) return undefined;
  const all = limitsIn(model);
  const fresh = limitedBy(model, wish);
  // Nothing here is lent, so it is said of another app.
  if (wish.isLent && fresh !== undefined && fieldsIn(fresh.model) > fieldsIn(model)) return undefined;
  if (fresh === undefined && wish.period === 'overlap')
    return refuse(
      both('没有哪种记录写明了时间，所以分不清是否重叠。', 'No record tells its time, so none can overlap.'),
      both('给预订加开始时间和结束时间', 'Add a start time and an end time to the bookings'),
    );
  if (fresh === undefined) {
    const [zh, en] = [
      '没有看懂是什么、谁的、按什么时间的上限。',
      'It is not clear what is limited, whose records, or of what time.',
    ];
    return wish.period === 'other' || isOwner(wish.who)
      ? refuse(both(zh, en), both('每人每天最多 2 次', 'At most 2 per person per day'))
      : undefined;
  }
  const known = limitsIn(fresh.model);
  const isSame = (one: Found, other: Found) =>
    one.entity.name === other.entity.name && countsTheSame(one.limit, other.limit);
  const same = all.find((one) =>
    known.some((other) => !all.some(({ limit }) => limit === other.limit) && isSame(one, other)),
  );
  // Another number alone leaves what takes a record out of the count.
  if (same !== undefined) return renumbered(model, same, wish.most);
  const [only] = all;
  if (only === undefined || all.length > 1 || !replacing.test(clause)) return run(model, ...toRule(model, fresh.model));
  return andThen(run(model, withoutRule(only)), (freed) => {
    const again = limitedBy(freed, wish);
    return again && run(freed, ...toRule(freed, again.model));
  });
}

/** 改成每人最多 5 本, “change the limit to 5”, “remove the limit”: how many records somebody may have. */
export const recordLimitCommand: Command = (model, clause) => {
  const gone = matchAny(clause, without);
  if (gone !== undefined) return removed(model, gone.what ?? '');
  const number = matchAny(clause, newNumber);
  const most = numberOf(number?.most ?? '');
  if (number !== undefined && isNumber(most)) {
    const found = (meant(model, number.what ?? '') ?? []).filter(({ limit }) => limit.span === undefined);
    const [only] = found;
    if (only !== undefined) return found.length > 1 ? unclear(found) : renumbered(model, only, most);
  }
  return stated(model, clause);
};
